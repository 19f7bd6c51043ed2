import { post } from '#modules/ledger/server/post.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { endOfCairoDay } from '#platform/dates.ts';
import { sumPiastres } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RefundInput } from '../../refund.ts';
import { paymentRefusal } from '../../text.ts';
import { lockPayment } from '../queries.ts';
import { claimShares, enqueueSending, insertRefund, resumeFailed } from './queries.ts';

interface Draft extends RefundInput {
  /** `drafted` waits for approval; `approved` is sent as soon as this transaction has committed. */
  state: 'drafted' | 'approved';
  /** The account that held the money: advances, if it was never delivered. Null if the caller posts it. */
  from: 'buyer_advances' | null;
}

/**
 * Claims money for a refund of one payment. Refuses with `refund_above_captured` if a part or the whole has less left
 * (M4). Null if this cause has already had its refund of this payment. The caller has locked the order.
 */
export async function draftRefund(ctx: Ctx, tx: Tx, draft: Draft): Promise<number | null> {
  const at = ctx.clock.now();
  const amount = sumPiastres(draft.shares.map(share => share.amount));
  await lockPayment(tx, { id: draft.paymentId });
  const { returns } = await readSettings(ctx);
  const dueAt = endOfCairoDay(at, returns.refundDays);
  const id = await insertRefund(tx, { ...draft, amount, at, dueAt });
  if (id === null) return null;
  if (!(await claimShares(tx, draft))) throw paymentRefusal('refund_above_captured');
  if (draft.from !== null)
    await post(tx, {
      cause: { type: 'payment_refund', id },
      kind: 'due',
      entries: [
        { account: draft.from, debit: amount },
        { account: 'refund_payable', credit: amount },
      ],
      at,
    });
  if (draft.state === 'approved') await enqueueSending(tx, id);
  return id;
}

/** Resumes a refund that its gateway could not make; false if there is none, or another one is under way. */
export async function retryRefund(tx: Tx, which: Pick<Draft, 'paymentId' | 'cause'>): Promise<boolean> {
  await lockPayment(tx, { id: which.paymentId });
  const id = await resumeFailed(tx, which);
  if (id !== null) await enqueueSending(tx, id);
  return id !== null;
}
