-- What each merchant has earned and was not paid, by what it waits for: summed up by a job, read at once.

create table earnings_sums (
  merchant_id bigint primary key references merchants,
  pending bigint not null,
  awaits_cash bigint not null,
  frozen bigint not null,
  available bigint not null
);

-- Merchants whose sums are no longer true. Many rows of one on purpose: nobody waits for anybody. Whoever reads the sums
-- of such a merchant counts them himself.
create table stale_earnings (
  merchant_id bigint not null
);
insert into stale_earnings (merchant_id) select distinct merchant_id from merchant_entries;

create function earnings_of(merchant bigint) returns table (pending bigint, awaits_cash bigint, frozen bigint, available bigint)
language sql stable as $$
  select coalesce(sum(amount) filter (where state = 'pending'), 0)::bigint,
         coalesce(sum(amount) filter (where state = 'awaits_cash'), 0)::bigint,
         coalesce(sum(amount) filter (where state = 'frozen'), 0)::bigint,
         coalesce(sum(amount) filter (where state = 'available'), 0)::bigint
    from earnings where merchant_id = merchant and payout_id is null and not is_payout
$$;

-- The sums of every merchant who has any, true at every moment.
create view earnings_now as
select s.merchant_id, s.pending, s.awaits_cash, s.frozen, s.available
  from earnings_sums s where s.merchant_id not in (select merchant_id from stale_earnings)
union all
select stale.merchant_id, e.pending, e.awaits_cash, e.frozen, e.available
  from (select distinct merchant_id from stale_earnings) stale cross join lateral earnings_of(stale.merchant_id) e;

-- Everything that the view `earnings` looks at.
create function entries_made_stale() returns trigger language plpgsql as $$
begin
  insert into stale_earnings (merchant_id) select distinct merchant_id from touched;
  return null;
end $$;
create trigger merchant_entries_added after insert on merchant_entries referencing new table as touched
  for each statement execute function entries_made_stale();
create trigger merchant_entries_stamped after update on merchant_entries referencing new table as touched
  for each statement execute function entries_made_stale();

create function earnings_made_stale() returns trigger language plpgsql as $$
begin
  insert into stale_earnings (merchant_id) values (new.merchant_id);
  return null;
end $$;
create trigger completed_made_stale after update of completed_at on merchant_orders for each row
  when (old.completed_at is distinct from new.completed_at) execute function earnings_made_stale();
create trigger claim_opened after insert on claims for each row execute function earnings_made_stale();
create trigger claim_moved after update of closed_at on claims for each row
  when (old.closed_at is distinct from new.closed_at) execute function earnings_made_stale();
create trigger return_opened after insert on returns for each row execute function earnings_made_stale();
create trigger return_moved after update of state on returns for each row
  when (old.state is distinct from new.state) execute function earnings_made_stale();

create function cash_made_stale() returns trigger language plpgsql as $$
begin
  insert into stale_earnings (merchant_id)
  select mo.merchant_id from parcels p join merchant_orders mo on mo.id = p.merchant_order_id where p.id = new.parcel_id;
  return null;
end $$;
create trigger cash_expected after insert on cod_collections for each row execute function cash_made_stale();
create trigger cash_moved after update of state on cod_collections for each row
  when (old.state is distinct from new.state) execute function cash_made_stale();

create function dispute_made_stale() returns trigger language plpgsql as $$
begin
  insert into stale_earnings (merchant_id)
  select distinct mo.merchant_id from payment_shares s join merchant_orders mo on mo.id = s.merchant_order_id
   where s.payment_id = new.id;
  return null;
end $$;
create trigger payment_disputed after update of status on payments for each row
  when (old.status is distinct from new.status and 'disputed' in (old.status, new.status)) execute function dispute_made_stale();
