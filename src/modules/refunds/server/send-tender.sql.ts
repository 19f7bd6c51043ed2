import { sql } from 'kysely';
import type { Piastres } from '#platform/money.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { TenderState } from '../refund.ts';

/** A tender that goes by a payment. */
export interface SentTender {
  id: number;
  refundId: number;
  orderId: number;
  paymentId: number;
  amount: Piastres;
  state: TenderState;
  byHand: boolean;
  /** Why the refund is made, for the gateway. */
  reason: string;
  /** The amount already refunded at the gateway when it was asked; null until then. */
  refundedBefore: Piastres | null;
  sentAt: Date | null;
  /** It paid for goods in the place of others: what of it comes back goes on by the means of the first order. */
  isExchange: boolean;
}

export async function selectTender(run: Runner, id: number): Promise<SentTender | undefined> {
  const { rows } = await sql<SentTender>`
    select t.id, t.refund_id as "refundId", f.order_id as "orderId", p.id as "paymentId", t.amount, t.state,
           t.by_hand as "byHand", f.cause as reason, t.refunded_before as "refundedBefore", t.sent_at as "sentAt",
           p.provider = 'store_credit' and exists (select from replacements x where x.order_id = f.order_id) as "isExchange"
      from refund_tenders t join refunds f on f.id = t.refund_id join payments p on p.id = t.payment_id
     where t.id = ${id} and t.means = 'gateway'`.execute(run);
  return rows[0];
}

/**
 * Claims a tender of what was captured, of each part and of the whole, before any gateway is asked, and puts it into the
 * queue. False if less is left (M4); the caller holds the payment's lock.
 */
export async function claimTender(tx: Tx, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql<{ isWhole: boolean }>`
    with asked as (
      select t.payment_id, s.merchant_order_id, s.amount
        from refund_tenders t join refund_shares s on s.tender_id = t.id where t.id = ${id}
    ), claimed as (
      update payment_shares s set refund_claimed = s.refund_claimed + asked.amount from asked
       where s.payment_id = asked.payment_id and s.merchant_order_id = asked.merchant_order_id
         and s.refund_claimed + s.charged_back + asked.amount <= s.captured
      returning asked.amount
    ), counted as (
      update payments p set refund_claimed = p.refund_claimed + (select sum(amount) from claimed)
       where p.id = (select min(payment_id) from asked) and exists (select from claimed)
    ), marked as (
      update refund_tenders set state = 'claimed', claimed_at = ${at} where id = ${id}
      returning graphile_worker.add_job('refunds.send-tender', json_build_object('id', id))
    )
    select (select count(*) from claimed) = (select count(*) from asked) as "isWhole" from marked`.execute(
    tx,
  );
  return rows[0]?.isWhole === true;
}

/** Claims the right to ask the gateway; false if it must not be asked, or another tender of its payment is under way. */
export async function claimSending(run: Runner, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update refund_tenders t
       set state = 'sending', sent_at = ${at}, failure = '',
           refunded_before = (select refunded from payments where id = t.payment_id)
     where t.id = ${id} and t.state = 'claimed' and not t.by_hand
       and not exists (select from payments p where p.id = t.payment_id and p.status = 'disputed')
       and not exists (select from refund_tenders other where other.payment_id = t.payment_id and other.state = 'sending')
    returning id`.execute(run);
  return rows.length > 0;
}

/** The gateway has no way back. */
export async function markByHand(run: Runner, id: number): Promise<void> {
  await sql`update refund_tenders set state = 'claimed', by_hand = true where id = ${id} and state = 'sending'`.execute(
    run,
  );
}

/** Moves a tender that is under way; false if it is not. */
export async function moveTender(
  tx: Tx,
  id: number,
  { to, failure = '' }: { to: 'claimed' | 'failed'; failure?: string },
): Promise<boolean> {
  const { rows } = await sql`
    update refund_tenders set state = ${to}, failure = ${failure} where id = ${id} and state = 'sending'
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Records that a tender arrived, in its payment too; false if that was recorded before. */
export async function finishTender(
  tx: Tx,
  { id, reference, sentBy, now }: { id: number; reference: string; sentBy: number | null; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with tender as (
      update refund_tenders
         set state = 'succeeded', failure = '', reference = ${reference}, sent_by = ${sentBy}, done_at = ${now},
             by_hand = by_hand or ${sentBy !== null}
       where id = ${id} and state <> 'succeeded' returning id, means, payment_id, amount
    ), shares as (
      update payment_shares s set refunded = s.refunded + share.amount
        from refund_shares share, tender
       where tender.means = 'gateway' and share.tender_id = tender.id and s.payment_id = tender.payment_id
         and s.merchant_order_id = share.merchant_order_id
    ), payment as (
      update payments p
         set refunded = p.refunded + tender.amount,
             status = case when p.status in ('disputed', 'lost', 'won') then p.status
                           when p.refunded + tender.amount = p.captured then 'refunded' else 'partly_refunded' end
        from tender where tender.means = 'gateway' and p.id = tender.payment_id
    )
    select from tender`.execute(tx);
  return rows.length > 0;
}

/** Tenders of a payment whose gateway was asked. */
export async function selectSending(run: Runner, paymentId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from refund_tenders where payment_id = ${paymentId} and state = 'sending' order by id`.execute(
    run,
  );
  return rows.map(({ id }) => id);
}

/** Puts the tenders of a payment into the queue that wait for nothing any more. */
export async function enqueueClaimed(tx: Tx, paymentId: number): Promise<void> {
  await sql`
    select graphile_worker.add_job('refunds.send-tender', json_build_object('id', id)) from refund_tenders
     where payment_id = ${paymentId} and state = 'claimed' and not by_hand`.execute(tx);
}

/** Puts tenders back into the queue that have been under way for an hour; one that is there stays as it is. */
export async function resumeTenders(run: Runner, now: Date): Promise<void> {
  await sql`
    select graphile_worker.add_job('refunds.send-tender', json_build_object('id', t.id), job_key => 'send-tender-' || t.id,
                                   job_key_mode => 'preserve_run_at')
      from refund_tenders t join payments p on p.id = t.payment_id
     where t.state in ('claimed', 'sending') and not t.by_hand and p.status <> 'disputed'
       and coalesce(t.sent_at, t.claimed_at) < ${now}::timestamptz - interval '1 hour'`.execute(run);
}
