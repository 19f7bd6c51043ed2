-- Goods from a spreadsheet: looked at first, then taken in chunks, each chunk one transaction, so that a run can stop
-- anywhere and go on from there.

-- The merchant's own name of a product, by which the rows of a file find it; where it is empty, P-<id> stands for it.
alter table products add column code text not null default '';
create unique index products_code on products (merchant_id, code) where code <> '';

create table imports (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchants,
  made_by bigint references users,                  -- null: from the command line
  role text not null default '',
  file_name text not null,
  status text not null check (status in ('checked', 'running', 'stopped', 'done')),
  unknown_columns text[] not null default '{}',
  rows_read integer not null,
  rows_bad integer not null,
  made_at timestamptz not null,
  started_at timestamptz,
  touched_at timestamptz,                           -- of the last chunk: one that is silent for long is taken up again
  ended_at timestamptz
);
create index on imports (merchant_id, id desc);
create index on imports (touched_at) where status = 'running';

-- One product of the file: what its rows say, what that would do, and whether it has been done.
create table import_rows (
  import_id bigint not null references imports on delete cascade,
  position integer not null,                        -- among the file's products
  row_numbers integer[] not null,
  wanted jsonb not null,                            -- an ImportedProduct
  seen jsonb not null default '{}',                 -- free units by variant when it was looked at
  action text check (action in ('create', 'change', 'same')),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  product_id bigint,
  primary key (import_id, position)
);
create index import_rows_waiting on import_rows (import_id, position) where state = 'waiting';

create table import_problems (
  id bigint generated always as identity primary key,
  import_id bigint not null references imports on delete cascade,
  row_number integer not null,
  column_key text not null default '',              -- empty: of the whole row
  value text not null default '',
  reason text not null
);
create index on import_problems (import_id, row_number, id);
