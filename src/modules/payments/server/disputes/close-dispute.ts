import type { LossParty } from '#modules/ledger/loss-party.ts';
import { takenBack } from '#modules/ledger/server/bear-shortfall.ts';
import { post } from '#modules/ledger/server/post.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { Payment } from '../../attempt.ts';
import { paymentRefusal } from '../../text.ts';
import { nextPaymentStatus } from '../../transitions.ts';
import { tenderAccount } from '../accounts.ts';
import { lockPayment, updateStatus } from '../queries.ts';
import { concludeRefund } from '../refund-payment.ts';
import { enqueueSending } from '../refunds/queries.ts';
import { auditDispute } from './audit-dispute.ts';
import { markUnsent, recordLoss, selectUnsent, type TakenBack } from './queries.ts';

interface Ending {
  paymentId: number;
  reason: string;
}

export interface LostPayment {
  payment: Payment;
  /** Of every part what the bank keeps. */
  taken: TakenBack[];
  lossParty: LossParty;
  reason: string;
}

/** A dispute that was won: refunds that waited for it are sent. Refuses what is not disputed. Audited. */
export async function winDispute(tx: Tx, { paymentId, reason }: Ending, caller: Caller<Account>) {
  const payment = await lockDisputed(tx, paymentId, 'dispute_won');
  await updateStatus(tx, paymentId, 'won');
  for (const id of await selectUnsent(tx, paymentId)) await enqueueSending(tx, id);
  await auditDispute(tx, caller, { payment, to: 'won', reason });
}

/**
 * A dispute that was lost: the bank has taken what was not refunded. Gives what that was, which `bookLoss` books. Refuses
 * what is not disputed. Audited. The order is locked by then.
 */
export async function loseDispute(
  tx: Tx,
  { paymentId, lossParty, reason }: Ending & { lossParty: LossParty },
  caller: Caller<Account>,
): Promise<LostPayment> {
  const payment = await lockDisputed(tx, paymentId, 'dispute_lost');
  const taken = await recordLoss(tx, { paymentId, lossParty });
  await auditDispute(tx, caller, { payment, to: `lost ${lossParty}`, reason });
  return { payment, taken, lossParty, reason };
}

async function lockDisputed(tx: Tx, id: number, event: 'dispute_won' | 'dispute_lost'): Promise<Payment> {
  const payment = await lockPayment(tx, { id });
  if (!payment) throw paymentRefusal('payment_not_found');
  if (nextPaymentStatus(event, payment.status) === null) throw paymentRefusal('not_disputed');
  return payment;
}

/**
 * Reverses what the bank took, part by part: what stands in its advances, and beyond that as the loss of who bears it.
 * Refunds that waited have reached the buyer with it.
 */
export async function bookLoss(
  ctx: Ctx,
  tx: Tx,
  { payment, taken, lossParty, reason }: LostPayment,
): Promise<void> {
  for (const { merchantOrderId, merchantId, amount } of taken)
    await post(tx, {
      cause: { type: 'payment', id: payment.id },
      kind: `charged_back/${merchantOrderId}`,
      entries: [
        ...(await takenBack(tx, { merchantOrderId, merchantId, amount, lossParty })),
        { account: tenderAccount(payment), credit: amount },
      ],
      of: { merchantOrderId },
      reason,
      at: ctx.clock.now(),
    });
  for (const id of await markUnsent(tx, payment.id)) await concludeRefund(ctx, tx, { refundId: id });
}
