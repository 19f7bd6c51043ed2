import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { Refund, RefundInput, RefundState } from '../../refund.ts';

const COLUMNS = sql`
  id, payment_id as "paymentId", amount, state, by_hand as "byHand", reason, refunded_before as "refundedBefore",
  sent_at as "sentAt"`;

/**
 * Claims the amounts from what was captured, of each part and of the whole, before any gateway is asked. False if less
 * is left (M4); the caller holds the payment's lock.
 */
export async function claimShares(tx: Tx, { paymentId, shares }: RefundInput): Promise<boolean> {
  const { rows } = await sql`
    update payment_shares s set refund_claimed = s.refund_claimed + asked.amount
      from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as asked ("merchantOrderId" bigint, amount int)
     where s.payment_id = ${paymentId} and s.merchant_order_id = asked."merchantOrderId"
       and s.refund_claimed + s.charged_back + asked.amount <= s.captured
    returning s.merchant_order_id`.execute(tx);
  if (rows.length !== shares.length) return false;
  await sql`
    update payments set refund_claimed = (select sum(refund_claimed) from payment_shares where payment_id = ${paymentId})
     where id = ${paymentId}`.execute(tx);
  return true;
}

/** Null if this cause has already had its refund of this payment. */
export async function insertRefund(
  tx: Tx,
  asked: RefundInput & { amount: number; state: RefundState; at: Date; dueAt: Date },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    with refund as (
      insert into payment_refunds (payment_id, amount, state, cause_type, cause_id, reason, drafted_at, due_at)
      values (${asked.paymentId}, ${asked.amount}, ${asked.state}, ${asked.cause.type}, ${asked.cause.id},
              ${asked.reason}, ${asked.at}, ${asked.dueAt})
      on conflict (payment_id, cause_type, cause_id) do nothing
      returning id
    ), shares as (
      insert into payment_refund_shares (refund_id, merchant_order_id, amount)
      select refund.id, share."merchantOrderId", share.amount
        from refund, jsonb_to_recordset(${JSON.stringify(asked.shares)}::jsonb)
             as share ("merchantOrderId" bigint, amount int)
    )
    select id from refund`.execute(tx);
  return rows[0]?.id ?? null;
}

export async function selectRefund(run: Runner, id: number): Promise<Refund | undefined> {
  const { rows } = await sql<Refund>`select ${COLUMNS} from payment_refunds where id = ${id}`.execute(run);
  return rows[0];
}

/** Moves a refund on from one of the given states; false if it is in another. */
export async function moveRefund(
  tx: Tx,
  id: number,
  { from, to, failure = '' }: { from: readonly RefundState[]; to: RefundState; failure?: string },
): Promise<boolean> {
  const { rows } = await sql`
    update payment_refunds set state = ${to}, failure = ${failure}
     where id = ${id} and state = any(${from}::text[]) returning id`.execute(tx);
  return rows.length > 0;
}

/** Claims the right to send it; false if it must not be sent, or another refund of its payment is under way. */
export async function claimSending(run: Runner, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update payment_refunds r
       set state = 'sending', sent_at = ${at}, failure = '',
           refunded_before = (select refunded from payments where id = r.payment_id)
     where r.id = ${id} and r.state = 'approved' and not r.by_hand
       and not exists (select from payments p where p.id = r.payment_id and p.status = 'disputed')
       and not exists (select from payment_refunds other where other.payment_id = r.payment_id and other.state = 'sending')
    returning id`.execute(run);
  return rows.length > 0;
}

export async function markByHand(run: Runner, id: number): Promise<void> {
  await sql`
    update payment_refunds set state = 'approved', by_hand = true where id = ${id} and state = 'sending'`.execute(
    run,
  );
}

/** Records that it arrived; false if that was recorded before. */
export async function finishRefund(tx: Tx, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    with refund as (
      update payment_refunds set state = 'succeeded', ended_at = ${at}, failure = ''
       where id = ${id} and (state = 'sending' or (state = 'approved' and by_hand))
      returning payment_id, amount
    ), shares as (
      update payment_shares s set refunded = s.refunded + share.amount
        from payment_refund_shares share, refund
       where share.refund_id = ${id} and s.payment_id = refund.payment_id
         and s.merchant_order_id = share.merchant_order_id
    )
    update payments p
       set refunded = p.refunded + refund.amount,
           status = case when p.status in ('disputed', 'lost', 'won') then p.status
                         when p.refunded + refund.amount = p.captured then 'refunded' else 'partly_refunded' end
      from refund where p.id = refund.payment_id
    returning p.id`.execute(tx);
  return rows.length > 0;
}

export async function enqueueSending(tx: Tx, id: number): Promise<void> {
  await sql`select graphile_worker.add_job('payments.send-refund', json_build_object('id', ${id}::bigint))`.execute(
    tx,
  );
}

/** Refunds of a payment that are under way. */
export async function selectSending(run: Runner, paymentId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from payment_refunds where payment_id = ${paymentId} and state = 'sending' order by id`.execute(
    run,
  );
  return rows.map(({ id }) => id);
}

/**
 * Resumes a failed refund as one under way, so the gateway is first asked what became of it. False if it has not
 * failed, or another refund of its payment is under way.
 */
export async function resumeFailed(
  tx: Tx,
  { paymentId, cause }: Pick<RefundInput, 'paymentId' | 'cause'>,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    update payment_refunds r
       set state = 'sending', failure = '', refunded_before = (select refunded from payments where id = r.payment_id)
     where r.payment_id = ${paymentId} and r.cause_type = ${cause.type} and r.cause_id = ${cause.id} and r.state = 'failed'
       and not exists (select from payment_refunds other where other.payment_id = r.payment_id and other.state = 'sending')
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Whether an order was placed in exchange for returned products. */
export async function isReplacement(run: Runner, orderId: number): Promise<boolean> {
  const { rows } = await sql`select from replacements where order_id = ${orderId}`.execute(run);
  return rows.length > 0;
}

interface ArrivedRefund {
  orderId: number;
  method: string;
  amount: number;
  userId: number;
}

/** A completed refund and the person to tell; undefined once the account is deleted, and where it only goes on. */
export async function selectArrived(run: Runner, id: number): Promise<ArrivedRefund | undefined> {
  const { rows } = await sql<ArrivedRefund>`
    select o.id as "orderId", p.method, r.amount, u.id as "userId"
      from payment_refunds r
      join payments p on p.id = r.payment_id
      join orders o on o.id = p.order_id
      join users u on u.id = o.user_id
     where r.id = ${id} and r.cause_type <> 'return_refund' and u.deleted_at is null
       and not (p.provider = 'store_credit' and exists (select from replacements x where x.order_id = o.id))`.execute(
    run,
  );
  return rows[0];
}
