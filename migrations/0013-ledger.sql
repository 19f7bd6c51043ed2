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
create index ledger_entries_by_amount on ledger_entries (abs(amount), id desc); -- what a bank's line may be
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

-- What staff do that moves or creates money, and who signed it (A4): one person up to a limit of the settings, several above
-- it. It is done in the same transaction as the last signature; until then it waits.
create table money_acts (
  id bigint generated always as identity primary key,
  action text not null,                            -- src/modules/settings/money-action.ts
  subject text not null,                           -- the refund, payout …; the request's key for what is only made by it
  beneficiary_id bigint,                           -- the merchant or buyer who is given something
  amount bigint not null check (amount > 0),
  people integer not null check (people > 0),      -- how many must sign, by the settings of its time
  asked jsonb not null,                            -- what is done once they have
  asked_by bigint not null references users,
  asked_at timestamptz not null,
  done_at timestamptz,
  withdrawn_at timestamptz,                        -- refused, or taken back; another may be asked for then
  check (num_nonnulls(done_at, withdrawn_at) < 2)
);
create unique index money_acts_one on money_acts (action, subject) where withdrawn_at is null;
create index money_acts_waiting on money_acts (asked_at, id) where done_at is null and withdrawn_at is null;
create index money_acts_of_giver on money_acts (action, asked_by, asked_at);
create index money_acts_of_given on money_acts (action, beneficiary_id, asked_at) where beneficiary_id is not null;

create table money_signatures (
  act_id bigint not null references money_acts,
  user_id bigint not null references users,
  signed_at timestamptz not null,
  primary key (act_id, user_id)
);

-- Months that finance has closed: a trigger refuses what would be posted into them. The balances are as they were then.
create table closed_months (
  month date primary key check (extract(day from month) = 1),    -- its first day in Cairo
  closed_by bigint not null references users,
  closed_at timestamptz not null
);

create table closed_month_balances (
  month date not null references closed_months,
  account text not null,                           -- those that exist once for each owner count as one
  opening bigint not null,
  debit bigint not null check (debit >= 0),
  credit bigint not null check (credit >= 0),
  closing bigint not null generated always as (opening + debit - credit) stored,
  primary key (month, account)
);
