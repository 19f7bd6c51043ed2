import { sql } from 'kysely';
import type { Piastres } from '#platform/money.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { Recovery, RefundCause, RefundState, Wish } from '../refund.ts';
import type { PaidTender, RefundAmount } from '../refund-amount.ts';

/** Refunds that were refused owe nothing. */
const STANDING = sql`r.state <> 'refused'`;

interface OfMerchantOrder {
  merchantOrderId: number;
  /** What of the part was booked as a loss, because its buyer had the money back and kept the goods. */
  borne: Piastres;
}

/**
 * How a part was paid, and how much each means can still refund: captured minus refunds claimed or drafted; collected
 * in cash minus already sent. What the buyer had before counts up to what is `borne` for it.
 */
export async function selectTenders(
  run: Runner,
  { merchantOrderId, borne }: OfMerchantOrder,
): Promise<PaidTender[]> {
  const { rows } = await sql<PaidTender>`
    with mine as (
      select t.means, t.payment_id, t.amount, t.state from refund_tenders t join refunds r on r.id = t.refund_id
       where r.merchant_order_id = ${merchantOrderId} and ${STANDING}
    )
    select 'had' as means, null as "paymentId",
           (select coalesce(sum(charged_back), 0)::int from payment_shares where merchant_order_id = ${merchantOrderId}) as paid,
           greatest(0, ${borne}::int - coalesce((
             select sum(r.given_before) from refunds r
              where r.merchant_order_id = ${merchantOrderId} and ${STANDING} and not exists (
                select from ledger_transactions t
                 where t.cause_type = 'refund' and t.cause_id = r.id and t.kind like 'borne_reversed%')), 0))::int as left
    union all
    select 'gateway', s.payment_id, covered.amount,
           greatest(0, least(covered.amount - asked.all, s.captured - s.refund_claimed - s.charged_back - asked.unclaimed))::int
      from payment_shares s
      join merchant_orders mo on mo.id = s.merchant_order_id
      -- Beside cash, credit covers what arrived by parcels; the rest of it goes back with what does not.
      cross join lateral (
        select case when mo.payment_method <> 'cash_on_delivery' then s.captured - s.charged_back
                    else (select coalesce(sum(p.credit), 0)::int from parcels p
                           where p.merchant_order_id = mo.id and p.state = 'delivered') end as amount) covered
      cross join lateral (
        select coalesce(sum(mine.amount), 0) as all,
               coalesce(sum(mine.amount) filter (where mine.means = 'gateway' and mine.state = 'waiting'), 0) as unclaimed
          from mine where mine.payment_id = s.payment_id) asked
     where s.merchant_order_id = ${merchantOrderId} and s.captured > 0
    union all
    select 'channel', null, cash.paid,
           greatest(0, cash.paid - coalesce((select sum(amount) from mine where means = 'channel'), 0))::int
      from (select by_hand as paid from part_money where merchant_order_id = ${merchantOrderId}) cash
     where cash.paid > 0
     order by "paymentId" nulls last`.execute(run);
  return rows;
}

/**
 * What was paid for a part and its buyer has not back yet, by any means, account credit included (M4). Below nothing if
 * the buyer has more back than was paid.
 */
export async function selectLeft(run: Runner, merchantOrderId: number): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select "left" from part_money where merchant_order_id = ${merchantOrderId}`.execute(run);
  return rows[0]?.left ?? 0;
}

export interface NewRefund {
  orderId: number;
  merchantOrderId: number | null;
  cause: RefundCause;
  returnId?: number | null;
  claimId?: number | null;
  eventId?: number | null;
  paymentId?: number | null;
  state: RefundState;
  wish: Wish;
  amount: Pick<RefundAmount, 'lines' | 'goods' | 'delivery' | 'fees' | 'deducted' | 'givenBefore'>;
  recoveredFrom: Recovery | null;
  reason: string;
  draftedBy: number | null;
  dueAt: Date;
  now: Date;
}

/** Writes a refund with its lines; undefined if its cause has one that stands. */
export async function insertRefund(tx: Tx, asked: NewRefund): Promise<number | undefined> {
  const { amount } = asked;
  const { rows } = await sql<{ id: number }>`
    with drafted as (
      insert into refunds (order_id, merchant_order_id, cause, return_id, claim_id, event_id, payment_id, state, wish, goods,
                           delivery, fees, deducted, given_before, recovered_from, reason, drafted_by, drafted_at, due_at)
      values (${asked.orderId}, ${asked.merchantOrderId}, ${asked.cause}, ${asked.returnId ?? null}, ${asked.claimId ?? null},
              ${asked.eventId ?? null}, ${asked.paymentId ?? null}, ${asked.state}, ${asked.wish}, ${amount.goods},
              ${amount.delivery}, ${amount.fees}, ${amount.deducted}, ${amount.givenBefore}, ${asked.recoveredFrom},
              ${asked.reason}, ${asked.draftedBy}, ${asked.now}, ${asked.dueAt})
      on conflict do nothing returning id
    ), lines as (
      insert into refund_lines (refund_id, order_line_id, from_units, quantity, amount)
      select drafted.id, line."lineId", line."fromUnits", line.quantity, line.amount
        from drafted, jsonb_to_recordset(${JSON.stringify(amount.lines)}::jsonb)
             as line ("lineId" bigint, "fromUnits" int, quantity int, amount int)
    )
    select id from drafted`.execute(tx);
  return rows[0]?.id;
}
