-- The settings of the shop, and its texts.

create table settings (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now()
);

-- A save of a group of settings names the version that was shown: of two saves at once, the second is refused.
create table setting_versions (
  name text primary key,
  version integer not null default 1,
  changed_at timestamptz,
  changed_by bigint
);
insert into setting_versions (name)
  select unnest(array['shop', 'delivery', 'zones', 'payment', 'commission', 'payouts', 'control', 'timers', 'returns']);

-- The texts of /about, /terms, /privacy and /complaints as they are now.
create table pages (
  name text primary key check (name in ('about', 'terms', 'privacy', 'complaints', 'credits')),
  number integer not null default 1,
  version text not null,
  sections jsonb not null,
  saved_at timestamptz not null default now(),
  saved_by bigint
);

-- Every version of them stays, because buyers agreed to one of them; a trigger on pages writes it. Append-only.
create table page_versions (
  name text not null,
  number integer not null,
  version text not null,
  sections jsonb not null,
  saved_at timestamptz not null,
  saved_by bigint,
  primary key (name, number),
  unique (name, version)
);
