-- What the buyer of a merchant order paid for it and has back. A payment that is overpaid goes back as a whole, so its
-- money counts apart. `given` went back by a payment before anything was returned; `refunds` are the returned goods',
-- whatever brings them back. What is left can still go back (M4).
create or replace view part_money as
select mo.id as merchant_order_id, door.by_hand, online.captured, online.charged_back, back.given,
       online.surplus_captured, back.surplus_given, goods.refunds,
       door.by_hand + online.captured + online.surplus_captured - online.charged_back - online.surplus_charged_back
         - back.given - back.surplus_given - goods.refunds as "left"
  from merchant_orders mo
  cross join lateral (
    select coalesce(sum(s.captured) filter (where not p.overpaid), 0)::int as captured,
           coalesce(sum(s.charged_back) filter (where not p.overpaid), 0)::int as charged_back,
           coalesce(sum(s.captured) filter (where p.overpaid), 0)::int as surplus_captured,
           coalesce(sum(s.charged_back) filter (where p.overpaid), 0)::int as surplus_charged_back
      from payment_shares s join payments p on p.id = s.payment_id where s.merchant_order_id = mo.id) online
  cross join lateral (
    select coalesce(sum(rs.amount) filter (where not p.overpaid), 0)::int as given,
           coalesce(sum(rs.amount) filter (where p.overpaid), 0)::int as surplus_given
      from refund_shares rs
      join refund_tenders t on t.id = rs.tender_id
      join refunds f on f.id = t.refund_id and f.cause in ('unused', 'surplus')
      join payments p on p.id = t.payment_id
     where rs.merchant_order_id = mo.id) back
  cross join lateral (
    -- At the door, and again for a parcel that was refunded and found.
    select coalesce(sum(coalesce(c.collected, 0) + coalesce((
             select sum(f.paid) from refunded_parcels f where f.parcel_id = p.id), 0)), 0)::int as by_hand
      from parcels p left join cod_collections c on c.parcel_id = p.id where p.merchant_order_id = mo.id) door
  cross join lateral (
    select coalesce(sum(f.amount), 0)::int as refunds
      from refunds f where f.merchant_order_id = mo.id and f.state <> 'refused') goods;
