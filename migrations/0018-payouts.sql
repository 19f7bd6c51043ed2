-- What merchants are paid and what they owe: where to, in weekly batches, with statements and documents. Money is whole
-- piastres.

-- Where a merchant receives its money. The number is sealed; people are shown its last digits.
create table merchant_channels (
  merchant_id bigint primary key references merchants,
  kind text not null check (kind in ('iban', 'wallet')),
  holder text not null check (holder <> ''),
  number bytea not null,
  tail text not null check (tail ~ '^\d{4}$'),
  changed_at timestamptz not null,
  set_by bigint references users,                  -- of a closed merchant it is one of finance, who then approves nothing to it
  held_until timestamptz                           -- of an account that took another's place
);

create table payout_batches (
  id bigint generated always as identity primary key,
  day date not null unique,                        -- in Cairo: one batch a day, whoever makes it
  created_by bigint references users,              -- null: the shop's own clock
  created_at timestamptz not null,
  reminded_at timestamptz                          -- when colleagues were last told that it waits for them
);

create table payouts (
  id bigint primary key,
  merchant_id bigint not null references merchants,
  batch_id bigint not null references payout_batches,
  state text not null check (state in ('draft', 'approved', 'processing', 'paid', 'failed')),
  amount bigint not null check (amount > 0),
  -- What of it goes to the tax authority in the merchant's name, and at which rate; frozen when it is drafted.
  withheld bigint not null default 0 check (withheld >= 0 and withheld < amount),
  withheld_percent numeric(5, 2) not null default 0,
  entries integer not null default 0,              -- how many it pays, counted when they are stamped
  -- What they are of, as merchants read it: when they were posted (in Cairo), of how many orders, and what was sold.
  first_day date,
  last_day date,
  orders integer not null default 0,
  sales bigint not null default 0 check (sales >= 0),
  attempt integer not null default 1 check (attempt > 0),
  created_by bigint references users,
  created_at timestamptz not null,
  approved_by bigint references users,
  approved_at timestamptz,
  sent_by bigint references users,
  sent_at timestamptz,
  ended_at timestamptz,
  bank_reference text not null default '',
  failure text not null default '',
  -- The channel as it was when the payout was approved.
  kind text,
  holder text,
  number bytea,
  tail text,
  check (approved_by is null or created_by is null or approved_by <> created_by),  -- A4
  -- What the clock drafted is approved by one person and sent by another.
  constraint payouts_sender_differs check (created_by is not null or sent_by is null or sent_by <> approved_by),
  check (state not in ('approved', 'processing', 'paid') or (approved_by is not null and number is not null)),
  check (state not in ('processing', 'paid') or sent_at is not null),
  check ((state in ('paid', 'failed')) = (ended_at is not null)),
  check ((first_day is null) = (last_day is null) and first_day <= last_day)
);
create sequence payouts_id_seq owned by payouts.id;
alter table payouts alter id set default timed_id('payouts_id_seq');
-- What failed is tried again under the same number: a merchant has at most one payout under way.
create unique index payouts_open on payouts (merchant_id) where state <> 'paid';
create index on payouts (batch_id);
create index on payouts (merchant_id, id desc);
create index payouts_by_state on payouts (state, id desc);

create table statements (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchants,
  number integer not null check (number > 0),
  opening bigint not null,
  closing bigint not null,
  entries integer not null default 0,              -- how many it lists, counted when they are stamped
  made_at timestamptz not null,
  disputed_at timestamptz,
  dispute text,
  disputed_entry_id bigint,                        -- the one entry that is wrong, if it is one
  answer text,
  answered_at timestamptz,
  unique (merchant_id, number),
  check ((dispute is null) = (disputed_at is null)),
  check (answer is null or dispute is not null)
);
create index statements_of_merchant on statements (merchant_id, id desc);
create index statements_disputed on statements (disputed_at, id) where dispute is not null and answer is null;
-- The statements that were made together: invoices for their commission follow at once.
create index statements_by_time on statements (made_at);

-- What each merchant has earned and was not paid yet, by what it waits for: summed up by a job, read at once.
create table earnings_sums (
  merchant_id bigint primary key references merchants,
  pending bigint not null,
  awaits_cash bigint not null,
  frozen bigint not null,
  available bigint not null
);

-- Merchants whose sums are no longer true. Many rows of one merchant on purpose: no transaction waits for another. The
-- sums of such a merchant are counted when they are read (view earnings_now).
create table stale_earnings (
  merchant_id bigint not null
);

-- Merchants who owe the shop, since when, and until when they may clear it. The row is deleted once the balance has
-- recovered.
create table merchant_balance_states (
  merchant_id bigint primary key references merchants,
  state text not null check (state in ('owing', 'restricted', 'suspended')),
  since timestamptz not null,
  due_at timestamptz not null,
  status_before text                               -- the status that the shop took away, and gives back by itself
);

-- Receipts, commission invoices and credit notes, numbered without a gap for each issuer. Append-only.
create table document_numbers (
  kind text not null,
  issuer_id bigint not null,                       -- a merchant; 0 is the shop itself
  last integer not null,
  primary key (kind, issuer_id)
);

create table documents (
  id bigint primary key,
  kind text not null check (kind in ('receipt', 'credit_note', 'commission_invoice', 'withholding_certificate')),
  issuer_id bigint not null,
  number integer not null check (number > 0),
  merchant_id bigint not null references merchants,
  user_id bigint,                                  -- the buyer; null between the shop and a merchant
  order_id bigint,
  original_id bigint references documents,         -- what a credit note takes back
  cause_type text not null,
  cause_id bigint not null,
  content jsonb not null,
  issued_at timestamptz not null,
  unique (kind, issuer_id, number),
  -- The goods of a parcel are on their merchant's receipt, the shop's fees on its own; a refund corrects each receipt.
  unique nulls not distinct (kind, issuer_id, cause_type, cause_id, original_id),
  check ((kind = 'credit_note') = (original_id is not null))
);
create sequence documents_id_seq owned by documents.id;
alter table documents alter id set default timed_id('documents_id_seq');
-- The buyer of a document, apart from its content: stored for the legal term, even when the person is erased, then deleted
-- (docs/how-to/keep-personal-data.md).
create table document_buyers (
  document_id bigint primary key references documents,
  buyer jsonb not null,
  issued_at timestamptz not null
);
create index on document_buyers (issued_at);

create index on documents (user_id, id desc) where user_id is not null;
create index on documents (merchant_id, id desc);
create index documents_by_issuer on documents (issuer_id, id);
create index documents_by_day on documents (issuer_id, issued_at);
create index documents_for_merchants on documents (merchant_id, issued_at) where user_id is null;
create index on documents (order_id) where order_id is not null;
create index on documents (original_id) where original_id is not null;

-- The ledger's stamps refer to payouts and statements.
alter table merchant_entries
  add foreign key (payout_id) references payouts,
  add foreign key (statement_id) references statements;
