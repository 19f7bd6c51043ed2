import { sql } from 'kysely';
import type { Payment } from '#modules/payments/attempt.ts';
import type { PayoutState } from '#modules/payouts/payout.ts';
import type { RefundState } from '#modules/refunds/refund.ts';
import type { ClaimState } from '#modules/returns/claim.ts';
import type { ReturnState } from '#modules/returns/return.ts';
import type { Runner } from '#platform/server/database.ts';

interface SeenCase<State> {
  id: number;
  state: State;
  buyerId: number;
  merchantId: number;
}

export interface MoneyView {
  attempts: (Pick<Payment, 'id' | 'orderId' | 'status' | 'reference' | 'provider' | 'amount'> & {
    waits: boolean;
    asked: boolean;
  })[];
  returns: (SeenCase<ReturnState> & {
    lines: { lineId: number; quantity: number; received: number | null }[];
  })[];
  claims: SeenCase<ClaimState>[];
  refunds: { id: number; state: RefundState }[];
  payouts: { id: number; state: PayoutState }[];
  cash: { tracking: string; due: number }[];
  remittances: { id: number; net: number; settled: boolean }[];
  differences: { id: number; actId: number | null; closed: boolean }[];
}

const all = (rows: string) => sql.raw(`(select coalesce(json_agg(x order by x.id), '[]') from (${rows}) x)`);
const OF_PART = 'join merchant_orders mo on mo.id = r.merchant_order_id join orders o on o.id = mo.order_id';

/** What there is of money to act on. */
export async function lookAtMoney(run: Runner): Promise<MoneyView> {
  const { rows } = await sql<MoneyView>`
    select ${all(`
             select p.id, p.order_id as "orderId", p.status, p.reference, p.provider, p.amount, p.asked_at is not null as asked,
                    exists (select from merchant_orders mo
                             where mo.order_id = p.order_id and mo.status = 'pending_payment') as waits
               from payments p where p.provider not in ('cash', 'store_credit')`)} as attempts,
           ${all(`
             select r.id, r.state, o.user_id as "buyerId", mo.merchant_id as "merchantId",
                    (select json_agg(json_build_object('lineId', l.order_line_id, 'quantity', l.quantity,
                              'received', l.received) order by l.id)
                       from return_lines l where l.return_id = r.id) as lines
               from returns r ${OF_PART}`)} as returns,
           ${all(`
             select r.id, r.state, o.user_id as "buyerId", mo.merchant_id as "merchantId"
               from claims r ${OF_PART} where r.kind <> 'courier'`)} as claims,
           ${all('select id, state from refunds')} as refunds,
           ${all('select id, state from payouts')} as payouts,
           ${all(`
             select p.id, p.tracking_number as tracking, c.goods + c.fees as due from cod_collections c
               join parcels p on p.id = c.parcel_id
              where c.state = 'collected' and c.holder = 'bosta' and p.tracking_number is not null`)} as cash,
           ${all('select id, net, settled_at is not null as settled from remittances')} as remittances,
           ${all(`
             select e.id, e.closed_at is not null as closed, a.id as "actId" from cash_exceptions e
               left join money_acts a on a.action = 'cashDifference' and a.subject = e.id::text
                                     and a.done_at is null and a.withdrawn_at is null`)} as differences`.execute(
    run,
  );
  return rows[0] as MoneyView;
}

/**
 * Parts that nothing is left of, with what of their money was forgotten. Of a parcel that its buyer did not take the
 * delivery may be kept (docs/orders-rules.md, Fees); beyond that everything has gone back.
 */
export async function forgottenMoney(run: Runner) {
  const { rows } = await sql<{ partId: number; orderId: number; retained: number }>`
    select mo.id as "partId", mo.order_id as "orderId", sum(s.captured - s.refund_claimed - s.charged_back)::int as retained
      from merchant_orders mo join payment_shares s on s.merchant_order_id = mo.id
     where mo.status in ('cancelled', 'returned_to_merchant')
     group by mo.id
    having sum(s.captured - s.refund_claimed - s.charged_back) not between 0 and case
             when exists (select from order_events e where e.merchant_order_id = mo.id and e.event = 'refused')
             then mo.delivery else 0 end`.execute(run);
  return rows;
}

/** What gateways gave back by our books, all payments together, but for what a person sent; and refunds that hang. */
export async function givenBack(run: Runner) {
  const { rows } = await sql<{ refunded: number; hanging: number }>`
    select coalesce(sum(p.refunded - (select coalesce(sum(t.amount), 0) from refund_tenders t
                                      where t.payment_id = p.id and t.by_hand and t.state = 'succeeded')), 0)::int as refunded,
           (select count(*)::int from refund_tenders t
             where t.state in ('sending', 'claimed') and not t.by_hand) as hanging
      from payments p where p.provider = 'paymob'`.execute(run);
  return rows[0] as (typeof rows)[0];
}
