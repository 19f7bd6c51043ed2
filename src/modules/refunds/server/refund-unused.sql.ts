import { type RawBuilder, sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import type { MerchantOrderMoney } from '../retained-money.ts';

/** The money of every part of an order, by id; whoever acts on it holds the order's lock. */
export function selectMerchantOrderMoney(run: Runner, orderId: number): Promise<MerchantOrderMoney[]> {
  return selectMoney(run, sql`mo.order_id = ${orderId}`, null);
}

/** The same of one part; `but`: without what this refund gives back. */
export async function selectMoneyOf(
  run: Runner,
  merchantOrderId: number,
  { but = null }: { but?: number | null } = {},
): Promise<MerchantOrderMoney | undefined> {
  return (await selectMoney(run, sql`mo.id = ${merchantOrderId}`, but))[0];
}

const HAS_LEFT = sql`p.state not in ('packed', 'cancelled')`;
const HAS_FAILED = sql`parcel_fate(p) <> 'stands'`;

async function selectMoney(
  run: Runner,
  which: RawBuilder<unknown>,
  but: number | null,
): Promise<MerchantOrderMoney[]> {
  // Refunds that were refused owe nothing.
  const others = sql`f.state <> 'refused' and f.id is distinct from ${but}::bigint`;
  const { rows } = await sql<MerchantOrderMoney>`
    select mo.id as "merchantOrderId", mo.order_id as "orderId", mo.delivery - mo.waived_delivery as delivery,
           mo.packaging + mo.admin_fee - mo.waived_others as others,
           exists (select from order_lines l where l.merchant_order_id = mo.id and l.open > 0) as "isOpen",
           coalesce((select json_agg(json_build_object('fees', p.fees, 'fate', parcel_fate(p), 'hasFailed',
                              p.state in ('undelivered', 'lost', 'damaged', 'returned')) order by p.id)
                       from parcels p where p.merchant_order_id = mo.id and p.state <> 'cancelled'), '[]') as parcels,
           mo.completed_at is not null as "isCompleted",
           pm.given as refunded, pm.charged_back as "chargedBack",
           back.delivery as "refundedDelivery", back.fees as "refundedOthers",
           (select json_agg(frozen_line(l) || jsonb_build_object('id', l.id,
                     'kept', l.quantity - l.cancelled - coalesce((
                       select sum(pl.quantity) from parcel_lines pl join parcels p on p.id = pl.parcel_id
                        where pl.order_line_id = l.id and ${HAS_FAILED}), 0),
                     'arrived', case when mo.payment_method = 'cash_on_delivery' then l.delivered
                                     else l.quantity - l.cancelled - l.failed end,
                     'refundedUnits', (select coalesce(sum(rl.quantity), 0)::int
                                         from refund_lines rl join refunds f on f.id = rl.refund_id
                                        where rl.order_line_id = l.id and ${others}),
                     'withdrawnUnits', withdrawn_units(l.id, ${but}::bigint), 'earned', coalesce((
                       select sum(pl.net) from parcel_lines pl join parcels p on p.id = pl.parcel_id
                        where pl.order_line_id = l.id and p.state = 'delivered'), 0)) order by l.id)
              from order_lines l where l.merchant_order_id = mo.id) as lines,
           coalesce((select json_agg(json_build_object('paymentId', p.id, 'captured', s.captured,
                                                       'left', s.captured - s.refund_claimed - s.charged_back) order by p.id)
              from payment_shares s join payments p on p.id = s.payment_id
             where s.merchant_order_id = mo.id and s.captured > 0 and not p.overpaid), '[]') as shares,
           case when o.payment_method = 'cash_on_delivery' then json_build_object(
             'parcels', coalesce((select json_agg(json_build_object('credit', p.credit, 'fees', p.fees, 'stands', not ${HAS_FAILED},
                          'worth', p.fees + (select sum(pl.net) from parcel_lines pl where pl.parcel_id = p.id)) order by p.id)
                from parcels p where p.merchant_order_id = mo.id and ${HAS_LEFT}), '[]'),
             'lines', (select json_agg(frozen_line(l) || jsonb_build_object('wanted', l.quantity - l.cancelled, 'left', coalesce((
                          select sum(pl.quantity) from parcel_lines pl join parcels p on p.id = pl.parcel_id
                           where pl.order_line_id = l.id and ${HAS_LEFT}), 0)) order by l.id)
                from order_lines l where l.merchant_order_id = mo.id)) end as door
      from merchant_orders mo join orders o on o.id = mo.order_id join part_money pm on pm.merchant_order_id = mo.id
      cross join lateral (
        select coalesce(sum(f.delivery), 0)::int as delivery, coalesce(sum(f.fees), 0)::int as fees from refunds f
         where f.merchant_order_id = mo.id and ${others}) back
     where ${which} order by mo.id`.execute(run);
  return rows;
}
