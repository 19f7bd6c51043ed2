-- A payment that its bank disputes, what it takes back, and refunds that their gateway could not make.

-- Taken back by the bank after a dispute that was lost: with what was refunded never more than was captured (M4).
alter table payment_shares
  add column charged_back integer not null default 0,
  add check (charged_back >= 0 and refund_claimed + charged_back <= captured);
create index on payment_shares (merchant_order_id);

-- When the buyer chose another way for a refund that did not go by the one he had paid with.
alter table refunds add column rechosen_at timestamptz;

-- What a merchant earned waits while somebody may still want it back: an open claim, an open return, a disputed payment.
create function earnings_frozen(part bigint) returns boolean language sql stable as $$
  select exists (select from claims c where c.merchant_order_id = part and c.closed_at is null and c.kind <> 'courier')
      or exists (select from returns r where r.merchant_order_id = part
                                        and r.state not in ('resolved', 'cancelled', 'expired', 'closed'))
      or exists (select from payment_shares s join payments p on p.id = s.payment_id
                  where s.merchant_order_id = part and s.captured > 0 and p.status = 'disputed')
$$;

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
