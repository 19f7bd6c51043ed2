-- What a merchant has earned, and what stands between it and the money. Only sums are stored, and what makes them stale
-- is noted in the transaction that does so.

-- An earning waits while somebody may still want it back: an open claim, an open return, a disputed payment.
create or replace function earnings_frozen(part bigint) returns boolean language sql stable as $$
  select exists (select from claims c where c.merchant_order_id = part and c.closed_at is null and c.kind <> 'courier')
      or exists (select from returns r where r.merchant_order_id = part
                                        and r.state not in ('resolved', 'cancelled', 'expired', 'closed'))
      or exists (select from payment_shares s join payments p on p.id = s.payment_id
                  where s.merchant_order_id = part and s.captured > 0 and p.status = 'disputed')
$$;

-- Each entry of a merchant with its state, which follows from order, cash and claims.
create or replace view earnings as
select m.*,
       case when m.payout_id is not null then case p.state when 'paid' then 'paid' else 'claimed' end
            when m.is_payout then 'paid'
            when m.waits and earnings_frozen(m.merchant_order_id) then 'frozen'
            when m.waits and mo.completed_at is null then 'pending'
            when m.waits and exists (select from cod_collections c where c.parcel_id = m.parcel_id
                                        and c.state not in ('remitted', 'settled')) then 'awaits_cash'
            else 'available' end as state
  from merchant_entries m
  left join payouts p on p.id = m.payout_id
  left join merchant_orders mo on mo.id = m.merchant_order_id;

create or replace function earnings_of(merchant bigint) returns table (pending bigint, awaits_cash bigint, frozen bigint, available bigint)
language sql stable as $$
  select coalesce(sum(amount) filter (where state = 'pending'), 0)::bigint,
         coalesce(sum(amount) filter (where state = 'awaits_cash'), 0)::bigint,
         coalesce(sum(amount) filter (where state = 'frozen'), 0)::bigint,
         coalesce(sum(amount) filter (where state = 'available'), 0)::bigint
    from earnings where merchant_id = merchant and payout_id is null and not is_payout
$$;

-- The sums of every merchant who has any, true at every moment.
create or replace view earnings_now as
select s.merchant_id, s.pending, s.awaits_cash, s.frozen, s.available
  from earnings_sums s where s.merchant_id not in (select merchant_id from stale_earnings)
union all
select stale.merchant_id, e.pending, e.awaits_cash, e.frozen, e.available
  from (select distinct merchant_id from stale_earnings) stale cross join lateral earnings_of(stale.merchant_id) e;

-- Everything that the view `earnings` reads makes the sums of its merchant stale.
create or replace function entries_made_stale() returns trigger language plpgsql as $$
begin
  insert into stale_earnings (merchant_id) select distinct merchant_id from touched;
  return null;
end $$;
create or replace trigger merchant_entries_added after insert on merchant_entries referencing new table as touched
  for each statement execute function entries_made_stale();
create or replace trigger merchant_entries_stamped after update on merchant_entries referencing new table as touched
  for each statement execute function entries_made_stale();

create or replace function earnings_made_stale() returns trigger language plpgsql as $$
begin
  insert into stale_earnings (merchant_id) values (new.merchant_id);
  return null;
end $$;
create or replace trigger completed_made_stale after update of completed_at on merchant_orders for each row
  when (old.completed_at is distinct from new.completed_at) execute function earnings_made_stale();
create or replace trigger claim_opened after insert on claims for each row execute function earnings_made_stale();
create or replace trigger claim_moved after update of closed_at on claims for each row
  when (old.closed_at is distinct from new.closed_at) execute function earnings_made_stale();
create or replace trigger return_opened after insert on returns for each row execute function earnings_made_stale();
create or replace trigger return_moved after update of state on returns for each row
  when (old.state is distinct from new.state) execute function earnings_made_stale();

create or replace function cash_made_stale() returns trigger language plpgsql as $$
begin
  insert into stale_earnings (merchant_id)
  select mo.merchant_id from parcels p join merchant_orders mo on mo.id = p.merchant_order_id where p.id = new.parcel_id;
  return null;
end $$;
create or replace trigger cash_expected after insert on cod_collections for each row execute function cash_made_stale();
create or replace trigger cash_moved after update of state on cod_collections for each row
  when (old.state is distinct from new.state) execute function cash_made_stale();

create or replace function dispute_made_stale() returns trigger language plpgsql as $$
begin
  insert into stale_earnings (merchant_id)
  select distinct mo.merchant_id from payment_shares s join merchant_orders mo on mo.id = s.merchant_order_id
   where s.payment_id = new.id;
  return null;
end $$;
create or replace trigger payment_disputed after update of status on payments for each row
  when (old.status is distinct from new.status and 'disputed' in (old.status, new.status)) execute function dispute_made_stale();
