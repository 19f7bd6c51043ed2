-- The key, the effect and the stored reply of placing an order commit together: the same key gets the same bytes.
create table idempotency_keys (
  user_id bigint not null references users,
  key text not null,
  request_hash text not null,
  reply text,
  order_id bigint unique references orders,        -- one order for each key
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
-- The nightly job that forgets old rows finds them by age.
create index on idempotency_keys using brin (created_at);

-- A parcel that was refunded and is under way after all. One is open at a time (docs/decisions/0052).
create table refunded_parcels (
  id bigint generated always as identity primary key,
  parcel_id bigint not null references parcels,
  amount integer not null check (amount > 0),      -- what its buyer has back of what it is worth
  choice text not null check (choice in ('bring_back', 'ask_buyer', 'bear')),
  loss_party text check (loss_party in ('merchant', 'platform')), -- who bears it
  reason text not null check (reason <> ''),
  opened_at timestamptz not null,
  paid integer not null default 0 check (paid between 0 and amount), -- what the buyer paid again
  closed_at timestamptz,
  check ((choice = 'bear') = (loss_party is not null)),
  check (paid = 0 or (choice = 'ask_buyer' and closed_at is not null))
);
create unique index refunded_parcels_open on refunded_parcels (parcel_id) where closed_at is null;
create index on refunded_parcels (parcel_id);
