-- Merchants: how a company becomes one, its papers, its people, and what happens to it.

create table merchants (
  id bigint generated always as identity primary key,
  name_ar text not null default '',
  logo text not null default '',
  status text not null default 'active' check (status in
    ('applied', 'under_review', 'needs_info', 'rejected', 'active', 'on_holiday', 'restricted', 'suspended', 'closed')),
  status_reason text not null default '',          -- why it was rejected, restricted, suspended or closed
  holiday_until date,                              -- the last day of the holiday
  closed_at timestamptz,                           -- what is owed to it is paid 90 days later
  reviews_products boolean not null default false, -- staff see its new products before shoppers do
  low_stock_at integer not null default 3 check (low_stock_at between 0 and 10000), -- so many free units of a variant are few; 0: never
  entity_kind text not null default 'company' check (entity_kind in ('person', 'sole', 'company')),
  activity text not null default '',
  legal_name text not null default '',
  commercial_register text not null default '',
  tax_number text not null default '',
  vat_registered boolean not null default false,
  address text not null default '',
  return_address text not null default '',
  phone text not null default '',
  email text not null default '',
  created_at timestamptz not null default now(),
  check (holiday_until is null or status = 'on_holiday')
);

create table merchant_members (
  merchant_id bigint not null references merchants on delete cascade,
  user_id bigint not null unique references users on delete cascade,
  duty text not null default 'owner' check (duty in ('owner', 'manager', 'packer')),
  joined_at timestamptz not null default now(),
  primary key (merchant_id, user_id)
);

-- Only the hash of what the link of an invitation carries is stored.
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

-- What an applicant has typed and sent so far. It becomes a row of merchants when the applicant submits it.
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

-- What a selling merchant asks to be changed in its legal identity. Staff compare it with the papers. It holds from a
-- day on; what was issued before keeps the former one.
create table merchant_identity_changes (
  id bigint generated always as identity (start with 501) primary key,
  merchant_id bigint not null references merchants on delete cascade,
  state text not null default 'draft' check (state in ('draft', 'waiting', 'approved', 'refused', 'in_force')),
  fields jsonb not null default '{}',              -- what is to change; empty where only papers are renewed
  former jsonb not null default '{}',              -- the same fields before it came into force
  effective_from date,
  reason text not null default '',                 -- the merchant's
  answer text not null default '',                 -- of staff who refused
  user_id bigint references users on delete set null, -- who asked
  asked_at timestamptz,
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null,
  check (state = 'draft' or (effective_from is not null and asked_at is not null))
);
create index on merchant_identity_changes (merchant_id, id);
-- One at a time: staff never compare a paper with two requests.
create unique index merchant_identity_changes_open on merchant_identity_changes (merchant_id)
  where state in ('draft', 'waiting', 'approved');
create index on merchant_identity_changes (effective_from) where state = 'approved';

-- The bytes of a paper lie in the storage under papers/, which no address serves.
create table merchant_papers (
  id bigint generated always as identity primary key,
  application_id bigint references merchant_applications on delete cascade,
  change_id bigint references merchant_identity_changes on delete cascade,
  kind text not null check (kind in ('commercial_register', 'tax_card', 'owner_id', 'bank_proof', 'other')),
  name text not null,
  media_type text not null,
  size integer not null check (size > 0),
  storage_key text not null unique,
  sent_at timestamptz not null,
  expires_on date,                                 -- the last day it holds; null: it does not end, or nobody said when
  reminded_at_days integer,                        -- how many days before the end its merchant was last reminded
  check (num_nonnulls(application_id, change_id) = 1)
);
create index on merchant_papers (application_id);
create index on merchant_papers (change_id);
create index on merchant_papers (expires_on) where expires_on is not null;

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
