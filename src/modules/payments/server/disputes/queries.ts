import { sql } from 'kysely';
import type { LossParty } from '#modules/ledger/loss-party.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import { MOST_DISPUTES } from '../../disputes.calls.ts';
import { DISPUTABLE } from '../../provider.ts';

export async function selectDisputes(run: Runner) {
  const { rows } = await sql<{
    paymentId: number;
    orderId: number;
    method: string;
    captured: number;
    atStake: number;
  }>`
    select id as "paymentId", order_id as "orderId", method, captured, captured - refund_claimed as "atStake"
      from payments where status = 'disputed' order by id limit ${sql.lit(MOST_DISPUTES)}`.execute(run);
  return rows;
}

/** The payment of an order that money came by, not from the buyer's own credit: a bank can dispute no other. */
export async function selectDisputable(run: Runner, orderId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from payments where order_id = ${orderId} and captured > 0 and provider = any(${DISPUTABLE})
     order by status in ('disputed', 'lost', 'won'), id limit 1`.execute(run);
  return rows[0]?.id;
}

export interface TakenBack {
  merchantOrderId: number;
  merchantId: number;
  amount: number;
}

/**
 * Writes down that a bank keeps what it took and whose loss that is: of every part what was neither refunded nor is on
 * its way back.
 */
export async function recordLoss(
  tx: Tx,
  { paymentId, lossParty }: { paymentId: number; lossParty: LossParty },
): Promise<TakenBack[]> {
  const { rows } = await sql<TakenBack>`
    with payment as (update payments set status = 'lost', loss_party = ${lossParty} where id = ${paymentId})
    update payment_shares s set charged_back = s.captured - s.refund_claimed
      from merchant_orders mo
     where s.payment_id = ${paymentId} and mo.id = s.merchant_order_id and s.captured > s.refund_claimed
    returning mo.id as "merchantOrderId", mo.merchant_id as "merchantId", s.charged_back as amount`.execute(
    tx,
  );
  return rows.toSorted((a, b) => a.merchantOrderId - b.merchantOrderId);
}

/** Refunds of a payment that nobody has asked for yet, or that failed: marked as on their way. */
export async function markUnsent(tx: Tx, paymentId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update payment_refunds set by_hand = true, state = 'approved'
     where payment_id = ${paymentId} and state in ('drafted', 'approved', 'failed') returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function selectUnsent(run: Runner, paymentId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from payment_refunds where payment_id = ${paymentId} and state = 'approved' and not by_hand`.execute(
    run,
  );
  return rows.map(({ id }) => id);
}
