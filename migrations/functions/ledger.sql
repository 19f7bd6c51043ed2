-- What the books promise by themselves.

-- M7, checked when the transaction commits: no code can post what does not balance.
create or replace function ledger_balances() returns trigger language plpgsql as $$
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
-- PostgreSQL cannot replace a constraint trigger in place.
drop trigger if exists ledger_transactions_balance on ledger_transactions;
create constraint trigger ledger_transactions_balance after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_balances();
drop trigger if exists ledger_entries_balance on ledger_entries;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_balances();

-- How much account credit a buyer can spend, with the account locked until the transaction ends: two tabs never spend the
-- same pound (M11). A function, because the sum must be read after the lock was had.
create or replace function credit_to_spend(buyer bigint) returns bigint language plpgsql as $$
begin
  perform from users where id = buyer for no key update;
  return (select coalesce(-sum(amount), 0) from ledger_entries where account = 'store_credit:' || buyer);
end $$;

-- A4, checked when the transaction commits: nothing is done that fewer people have signed than it takes.
create or replace function money_act_signed() returns trigger language plpgsql as $$
begin
  if (select count(*) from money_signatures where act_id = new.id) < new.people then
    raise exception 'money act % needs % signatures', new.id, new.people;
  end if;
  return null;
end $$;
drop trigger if exists money_acts_signed on money_acts;
create constraint trigger money_acts_signed after insert or update on money_acts
  deferrable initially deferred for each row when (new.done_at is not null) execute function money_act_signed();

-- The month of a moment, by its first day in Cairo.
create or replace function cairo_month(at timestamptz) returns date language sql stable as $$
  select date_trunc('month', at at time zone 'Africa/Cairo')::date
$$;

-- A closed month stays as it is: what is found later is posted in the month in which it is found.
create or replace function month_is_open() returns trigger language plpgsql as $$
begin
  if exists (select from closed_months where month = cairo_month(new.posted_at)) then
    raise exception 'the month % is closed', cairo_month(new.posted_at);
  end if;
  return new;
end $$;
create or replace trigger ledger_month_is_open before insert on ledger_transactions
  for each row execute function month_is_open();
