-- The shop's books: double entry in piastres, append-only. A balance is the sum of its entries and is stored nowhere else.

create table ledger_transactions (
  id bigint generated always as identity primary key,
  cause_type text not null check (cause_type <> ''),
  cause_id bigint not null,
  kind text not null check (kind <> ''),
  reason text not null default '',                 -- for what a person decided
  user_id bigint,                                  -- who decided; null for what follows by itself
  posted_at timestamptz not null default now(),
  unique (cause_type, cause_id, kind)              -- M8: each cause posts each kind once
);
create index on ledger_transactions (posted_at, id);
create index ledger_transactions_by_cause on ledger_transactions (cause_type, id desc);

create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transactions,
  account text not null check (account ~ '^[a-z_]+(:[a-z0-9_]+)?$'),
  amount bigint not null check (amount <> 0)       -- a debit is positive, a credit negative
);
create index on ledger_entries (transaction_id);
create index on ledger_entries (account, id desc) include (amount);
create index ledger_entries_by_kind on ledger_entries (split_part(account, ':', 1), id desc);

-- A merchant's side of an entry: what it is for, and the payout and the statement that hold it. Only these two stamps
-- ever change, and each entry is in at most one payout (M10).
create table merchant_entries (
  entry_id bigint primary key references ledger_entries,
  merchant_id bigint not null references merchants,
  amount bigint not null check (amount <> 0),      -- what the merchant gains is positive, what it loses negative
  merchant_order_id bigint,                        -- the order it belongs to, where there is one
  parcel_id bigint,                                -- the parcel whose cash must have arrived first
  waits boolean not null,                          -- an earning that belongs to the merchant once its order is completed
  is_payout boolean not null,                      -- the payout itself, which no payout pays
  payout_id bigint,
  statement_id bigint,
  check (not (waits and merchant_order_id is null)),
  check (not (waits and is_payout))
);
create index on merchant_entries (merchant_id, entry_id desc);
create index merchant_entries_unpaid on merchant_entries (merchant_id, entry_id) where payout_id is null and not is_payout;
create index merchant_entries_unstated on merchant_entries (merchant_id, entry_id) where statement_id is null;
create index on merchant_entries (payout_id) where payout_id is not null;
create index on merchant_entries (statement_id) where statement_id is not null;
create index on merchant_entries (merchant_order_id) where merchant_order_id is not null;

-- Penalties and corrections above what one person may give: posted once a second person has agreed (A4).
create table adjustment_requests (
  key bigint primary key,                          -- the request's: a form that is sent twice asks once
  merchant_id bigint not null references merchants,
  amount bigint not null check (amount <> 0),      -- what the merchant gains; a penalty is below nothing
  reason text not null check (reason <> ''),
  asked_by bigint not null references users,
  asked_at timestamptz not null,
  decision text check (decision in ('agree', 'refuse')),
  decided_by bigint references users,
  decided_at timestamptz,
  check (num_nulls(decision, decided_by, decided_at) in (0, 3)),
  check (decision is distinct from 'agree' or decided_by <> asked_by)
);
create index adjustment_requests_waiting on adjustment_requests (asked_at, key) where decision is null;
