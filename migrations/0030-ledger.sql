-- The shop's books: double entry in piastres, append-only. A balance is the sum of its entries and stands nowhere else.

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

create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transactions,
  account text not null check (account ~ '^[a-z_]+(:[a-z0-9_]+)?$'),
  amount bigint not null check (amount <> 0)       -- a debit is positive, a credit negative
);
create index on ledger_entries (transaction_id);
create index on ledger_entries (account, id desc) include (amount);

create trigger ledger_transactions_kept before update or delete on ledger_transactions
  for each row execute function never_changed();
create trigger ledger_entries_kept before update or delete on ledger_entries
  for each row execute function never_changed();

-- M7, judged when the transaction commits: no code can post what does not balance.
create function ledger_balances() returns trigger language plpgsql as $$
declare
  asked bigint := case when tg_table_name = 'ledger_entries' then (to_jsonb(new) ->> 'transaction_id')::bigint else new.id end;
  entries integer;
  total bigint;
begin
  select count(*), coalesce(sum(amount), 0) into entries, total from ledger_entries where transaction_id = asked;
  if entries < 2 or total <> 0 then
    raise exception 'ledger transaction % does not balance: % entries, sum %', asked, entries, total;
  end if;
  return null;
end $$;
create constraint trigger ledger_transactions_balance after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_balances();
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_balances();

-- A merchant's side of an entry: what it is for, and the payout and the statement that have it. Only these two stamps
-- ever change, and each entry is in one payout at most (M10).
create table merchant_entries (
  entry_id bigint primary key references ledger_entries,
  merchant_id bigint not null references merchants,
  amount bigint not null check (amount <> 0),      -- what he gains is positive, what he loses negative
  merchant_order_id bigint,                        -- the order it belongs to, where there is one
  parcel_id bigint,                                -- the parcel whose cash must have arrived first
  waits boolean not null,                          -- an earning that is his once its order is completed
  is_payout boolean not null,                      -- the payout itself, which no payout pays
  payout_id bigint,
  statement_id bigint,
  check (not (waits and merchant_order_id is null)),
  check (not (waits and is_payout))
);
create index merchant_entries_unpaid on merchant_entries (merchant_id, entry_id) where payout_id is null and not is_payout;
create index merchant_entries_unstated on merchant_entries (merchant_id, entry_id) where statement_id is null;
create index on merchant_entries (merchant_id, entry_id desc);
create index on merchant_entries (payout_id) where payout_id is not null;
create index on merchant_entries (statement_id) where statement_id is not null;
create index on merchant_entries (merchant_order_id) where merchant_order_id is not null;

create function only_stamped() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'payout_id' - 'statement_id' = to_jsonb(old) - 'payout_id' - 'statement_id' then
    return new;
  end if;
  raise exception '% is append-only but for its stamps', tg_table_name;
end $$;
create trigger merchant_entries_kept before update or delete on merchant_entries
  for each row execute function only_stamped();

-- Frozen when the order is placed (M5): what the buyer saves on the line, how much of that the shop bears and not the
-- merchant, and the commission with the VAT on top of it. All for the whole quantity, in piastres.
alter table order_lines
  add column discount integer not null default 0 check (discount >= 0 and discount <= unit_price::bigint * quantity),
  add column platform_discount integer not null default 0 check (platform_discount >= 0 and platform_discount <= discount),
  add column commission_percent numeric(5, 2) not null default 0 check (commission_percent between 0 and 100),
  add column commission integer not null default 0 check (commission >= 0),
  add column commission_vat integer not null default 0 check (commission_vat >= 0);
