-- Who uses the shop: accounts, their sessions, one-time codes, addresses, and what they agreed to.

-- A deleted account keeps its row, because its orders stay, and nothing that tells who it was: its mobile and
-- e-mail are free for a new account.
create table users (
  id bigint generated always as identity primary key,
  name text not null,
  mobile text unique check (mobile ~ '^\+201[0125][0-9]{8}$'),
  mobile_verified_at timestamptz,
  email text unique check (email = lower(email)),
  password_hash text not null,
  birth_date date,                                 -- of buyers; staff are not asked
  role text not null default 'user' check (role in ('user', 'merchant', 'support', 'finance', 'super_admin')),
  blocked_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  check (deleted_at is not null or (mobile is not null and email is not null)),
  check (deleted_at is not null or role <> 'user' or birth_date is not null)
);

-- Only the hash of a token is kept: a stolen copy of this table opens no account.
create table sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  user_id bigint not null references users on delete cascade,
  device text not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on sessions (user_id);
create index on sessions (expires_at);

create table one_time_codes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  purpose text not null check (purpose in ('verify_mobile', 'reset_password')),
  code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on one_time_codes (user_id, purpose, created_at desc);

-- Counts of what is limited (log-in tries, codes sent), one row a key and window.
create unlogged table limits (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);

create table consents (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  purpose text not null,
  text_version text not null,
  given_from text not null default '',             -- network address
  given_at timestamptz not null default now()
);
create index on consents (user_id);

create table governorates (
  id smallint primary key,
  iso_code text not null unique,
  name_ar text not null,
  name_en text not null,
  shipping_zone text not null check (shipping_zone in ('A', 'B', 'C', 'D', 'E'))
);

create table cities (
  id integer primary key,
  governorate_id smallint not null references governorates,
  name_ar text not null,
  name_en text not null
);
create index on cities (governorate_id);

create table addresses (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  recipient text not null,
  mobile text not null,
  governorate_id smallint not null references governorates,
  city_id integer references cities,
  city_name text not null,
  street text not null,
  building text not null,
  floor text not null default '',
  flat text not null default '',
  landmark text not null default '',
  created_at timestamptz not null default now()
);
create index on addresses (user_id);

-- What is told to people: written in the transaction that causes it, sent afterwards by a job, at most once.
create table messages (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete set null,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  subject text not null default '',
  body text not null,
  holds_code boolean not null default false,       -- its body is dropped once it is sent
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  tries integer not null default 0,
  last_error text
);
create index on messages (created_at desc);

create table settings (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now()
);

create table pages (
  name text primary key check (name in ('about', 'terms')),
  version text not null,
  sections jsonb not null
);
