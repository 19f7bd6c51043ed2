import type { LedgerAccount } from '#modules/ledger/account.ts';
import { post } from '#modules/ledger/server/post.ts';
import { SECOND } from '#platform/clock.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { emit } from '#platform/server/events.ts';
import type { Payment } from '../attempt.ts';
import { type PaymentProvider, PaymentRefused } from '../provider.ts';
import type { Refund } from '../refund.ts';
import { tenderAccount } from './accounts.ts';
import { known } from './known-payment.ts';
import { openProvider, throughCircuit } from './providers.ts';
import { lockPayment, selectPayment } from './queries.ts';
import {
  claimSending,
  finishRefund,
  isReplacement,
  markByHand,
  moveRefund,
  selectRefund,
  selectSending,
} from './refunds/queries.ts';

/** For this long an answer may still be on its way, so it does not count as lost. */
const PATIENCE = 30 * SECOND;

/**
 * Sends an approved refund the way its payment came. The claim commits first; then the gateway is asked, outside any
 * transaction. A second run after a crash or a lost answer does not ask again but inquires about the first request (M4;
 * docs/orders-rules.md, Payments). Throws if nobody knows yet, so that the queue tries again.
 */
export async function refundPayment(ctx: Ctx, refundId: number): Promise<void> {
  const claimed = await claimSending(ctx.db, refundId, ctx.clock.now());
  const refund = await selectRefund(ctx.db, refundId);
  const payment = refund && (await selectPayment(ctx.db, refund.paymentId));
  if (!refund || !payment || (refund.state === 'approved' && refund.byHand)) return;
  const provider = openProvider(ctx.config, payment.provider);
  if (!provider)
    throw new Error(`refund ${refundId} goes by ${payment.provider}, which this shop does not have`);
  const way = { refund, payment, provider: throughCircuit(ctx, provider) };
  if (claimed) return send(ctx, way);
  if (refund.state === 'sending') return settle(ctx, way);
  if (refund.state === 'approved') throw new Error(`refund ${refundId} waits for another of its payment`);
}

interface Way {
  refund: Refund;
  payment: Payment;
  provider: PaymentProvider;
}

async function send(ctx: Ctx, { refund, payment, provider }: Way): Promise<void> {
  try {
    const { id, amount, reason } = refund;
    const answer = await provider.refund({ reference: `R${id}`, payment: known(payment), amount, reason });
    if (answer === 'by_hand') return await markByHand(ctx.db, id);
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    await transaction(ctx, tx =>
      moveRefund(tx, refund.id, { from: ['sending'], to: 'failed', failure: error.message }),
    );
    ctx.log.error({ refund: refund.id, err: error }, 'a refund was refused and waits for staff');
    return;
  }
  await transaction(ctx, tx => completeRefund(ctx, tx, { refundId: refund.id }));
}

/** The answer was lost: the gateway says what it refunded, and only then may anything be requested again. */
async function settle(ctx: Ctx, { refund, payment, provider }: Way): Promise<void> {
  const { refunded } = await provider.inquire(known(payment));
  if (refunded === null) return leaveToStaff(ctx, refund);
  if (refunded >= (refund.refundedBefore ?? 0) + refund.amount) {
    await transaction(ctx, tx => completeRefund(ctx, tx, { refundId: refund.id }));
    return;
  }
  const waited = ctx.clock.now().getTime() - (refund.sentAt?.getTime() ?? 0);
  if (waited >= PATIENCE)
    await transaction(ctx, tx => moveRefund(tx, refund.id, { from: ['sending'], to: 'approved' }));
  throw new Error(`refund ${refund.id} has not arrived at ${payment.provider}`);
}

/** Only a person can see there whether this refund is among those already made. */
async function leaveToStaff(ctx: Ctx, { id }: Refund): Promise<void> {
  await transaction(ctx, tx => moveRefund(tx, id, { from: ['sending'], to: 'failed', failure: 'unknown' }));
  ctx.log.error({ refund: id }, 'nobody but staff can tell whether a refund arrived');
}

/**
 * Records that a refund arrived, in its payment and the ledger. Also for refunds sent by hand `from` another account of
 * ours, once the sender confirms them. False if it was recorded before.
 */
export async function concludeRefund(
  ctx: Ctx,
  tx: Tx,
  { refundId, from }: { refundId: number; from?: LedgerAccount },
): Promise<boolean> {
  const refund = await selectRefund(tx, refundId);
  const payment = refund && (await lockPayment(tx, { id: refund.paymentId }));
  if (!refund || !payment || !(await finishRefund(tx, refundId, ctx.clock.now()))) return false;
  // What an exchange was paid with is still owed: it goes on by the means of the first order.
  const exchanged = payment.provider === 'store_credit' && (await isReplacement(tx, payment.orderId));
  await post(tx, {
    cause: { type: 'payment_refund', id: refundId },
    kind: 'sent',
    entries: [
      { account: 'refund_payable', debit: refund.amount },
      { account: exchanged ? 'refund_payable' : (from ?? tenderAccount(payment)), credit: refund.amount },
    ],
    at: ctx.clock.now(),
  });
  return true;
}

/** The same, and emits `payment.refunded`, which tells the buyer. */
export async function completeRefund(
  ctx: Ctx,
  tx: Tx,
  which: Parameters<typeof concludeRefund>[2],
): Promise<boolean> {
  const isNews = await concludeRefund(ctx, tx, which);
  if (isNews) await emit(tx, 'payment.refunded', { id: which.refundId });
  return isNews;
}

/** After a gateway reported a refund: inquires about the refunds of this payment whose answers were lost. */
export async function finishRefunds(ctx: Ctx, paymentId: number): Promise<void> {
  for (const id of await selectSending(ctx.db, paymentId)) await refundPayment(ctx, id);
}
