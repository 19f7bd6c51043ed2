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
