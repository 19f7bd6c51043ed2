-- Becoming a merchant, and what may happen to one: orders-and-money.md, section 8.

alter table merchants drop constraint merchants_status_check;
alter table merchants
  add constraint merchants_status_check check (status in
    ('applied', 'under_review', 'needs_info', 'rejected', 'active', 'on_holiday', 'restricted', 'suspended', 'closed')),
  add column activity text not null default '',
  add column entity_kind text not null default 'company' check (entity_kind in ('person', 'sole', 'company')),
  add column vat_registered boolean not null default false,
  add column return_address text not null default '',
  add column reviews_products boolean not null default false, -- his new products show only once somebody has seen them
  add column status_reason text not null default '',          -- why he was rejected, restricted, suspended or closed
  add column holiday_until date,                              -- its last day
  add column closed_at timestamptz,                           -- what he is owed is paid 90 days later
  add check (holiday_until is null or status = 'on_holiday');

-- New orders are taken while he is active, or restricted (then not for cash): the same section.
create function merchant_sells(status text) returns boolean immutable language sql
  return status in ('active', 'restricted');

-- What an applicant has typed and sent so far. It becomes a row of merchants when he submits it.
create table merchant_applications (
  id bigint generated always as identity (start with 201) primary key,
  user_id bigint not null unique references users on delete cascade,
  merchant_id bigint unique references merchants,
  form jsonb not null default '{}',
  logo text not null default '',
  national_id bytea,                               -- of the owner, sealed
  papers_asked jsonb not null default '[]',        -- kinds of papers that are still wanted
  ask_reason text not null default '',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  submitted_at timestamptz
);

-- Their bytes lie in the storage under `papers/`, which nothing serves.
create table merchant_papers (
  id bigint generated always as identity primary key,
  application_id bigint not null references merchant_applications on delete cascade,
  kind text not null check (kind in ('commercial_register', 'tax_card', 'owner_id', 'bank_proof', 'other')),
  name text not null,
  media_type text not null,
  size integer not null check (size > 0),
  storage_key text not null unique,
  sent_at timestamptz not null
);
create index on merchant_papers (application_id);

create table merchant_checks (
  merchant_id bigint not null references merchants on delete cascade,
  item text not null check (item in ('name_unique', 'register_matches', 'tax_matches', 'owner_matches', 'bank_matches')),
  checked_by bigint not null references users,
  checked_at timestamptz not null,
  primary key (merchant_id, item)
);

create table merchant_events (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchants on delete cascade,
  event text not null,
  from_status text not null,
  to_status text not null,
  reason text not null default '',
  user_id bigint references users on delete set null, -- null: the shop's own clock
  happened_at timestamptz not null
);
create index on merchant_events (merchant_id, id);

-- Only the hash of what an invitation's link carries is kept.
create table merchant_invitations (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchants on delete cascade,
  recipient text not null,                         -- a mobile number or an e-mail address
  duty text not null check (duty in ('owner', 'manager', 'packer')),
  token_hash bytea not null unique,
  invited_by bigint not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (merchant_id, recipient)
);

alter table merchant_members add column joined_at timestamptz not null default now();

-- Who sold, as the law wants it to be known, as it was when the order was placed (law 181/2018, article 37).
alter table merchant_orders add column seller jsonb;

-- Pages show nothing of a merchant who applies: whoever fills in a form must not empty the caches.
drop trigger merchants_told on merchants;
create function merchants_inserted() returns trigger language plpgsql as $$
begin
  if exists (select from touched where merchant_shows(status)) then perform pg_notify('shop_changed', 'all'); end if;
  return null;
end $$;
create trigger merchants_insert_told after insert on merchants referencing new table as touched
  for each statement execute function merchants_inserted();
create trigger merchants_delete_told after delete on merchants referencing old table as touched
  for each statement execute function merchants_inserted();
create function merchants_updated() returns trigger language plpgsql as $$
begin
  if exists (select from before b join after a using (id) where merchant_shows(b.status) or merchant_shows(a.status)) then
    perform pg_notify('shop_changed', 'all');
  end if;
  return null;
end $$;
create trigger merchants_update_told after update on merchants referencing old table as before new table as after
  for each statement execute function merchants_updated();
create trigger merchants_truncated after truncate on merchants
  for each statement execute function everything_changed();
