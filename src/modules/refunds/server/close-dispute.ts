import { type LossParty, lossAccount } from '#modules/ledger/loss-party.ts';
import { takenBack } from '#modules/ledger/server/bear-shortfall.ts';
import { post } from '#modules/ledger/server/post.ts';
import type { Payment } from '#modules/payments/attempt.ts';
import { tenderAccount } from '#modules/payments/server/accounts.ts';
import { lockAttempt } from '#modules/payments/server/attempts.ts';
import { auditDispute } from '#modules/payments/server/audit-dispute.ts';
import { paymentRefusal } from '#modules/payments/text.ts';
import { nextPaymentStatus } from '#modules/payments/transitions.ts';
import { type Piastres, sumPiastres } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { splitByWeight } from '#platform/split-money.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import {
  addChargedBack,
  type DisputedShare,
  markUnsent,
  type OpenDispute,
  selectDisputedShares,
  selectOpenDispute,
  updateEnded,
} from './close-dispute.sql.ts';
import { enqueueClaimed } from './send-tender.sql.ts';
import { concludeTender } from './send-tender.ts';

interface Ending {
  paymentId: number;
  /** What the bank charges for it. */
  fee: Piastres;
  reason: string;
}

interface By<T> {
  ending: T;
  caller: Caller<Account>;
}

export interface LostPayment {
  payment: Payment;
  dispute: OpenDispute;
  /** Of every part what the bank keeps, and whether that is all that was left of it. */
  taken: (DisputedShare & { amount: Piastres; isAll: boolean })[];
  /** Refunds that waited: their money reached the buyer by the bank. */
  arrived: number[];
  /** What of the amount the buyer had back already. */
  lostAgain: Piastres;
  lossParty: LossParty;
  reason: string;
  /** Who wrote the bank's decision down. */
  userId: number;
}

/** A dispute that was won: refunds that waited for it are sent. Refuses what is not disputed. Audited. */
export async function winDispute(ctx: Ctx, tx: Tx, { ending, caller }: By<Ending>) {
  const { payment, dispute } = await lockDisputed(tx, ending.paymentId, 'dispute_won');
  const ended = { decision: 'won', lossParty: null, arrived: 0, lostAgain: 0 } as const;
  await updateEnded(tx, { id: dispute.id, ...ended, fee: ending.fee, at: ctx.clock.now() });
  await bookFee(ctx, tx, { payment, dispute, fee: ending.fee, userId: caller.viewer.userId });
  await enqueueClaimed(tx, payment.id);
  await auditDispute(tx, caller, { payment, to: 'won', reason: ending.reason });
}

/**
 * A dispute that was lost. What the bank took is first the refunds that waited, as whole ones; then what was not refunded,
 * from the parts in proportion; and what is more the buyer has twice. Gives all three, which `bookLoss` books. Refuses what
 * is not disputed. Audited. The order is locked by then.
 */
export async function loseDispute(
  ctx: Ctx,
  tx: Tx,
  { ending, caller }: By<Ending & { lossParty: LossParty }>,
): Promise<LostPayment> {
  const { paymentId, fee, lossParty, reason } = ending;
  const { payment, dispute } = await lockDisputed(tx, paymentId, 'dispute_lost');
  const unsent = await markUnsent(tx, { paymentId, most: dispute.amount });
  const arrived = sumPiastres(unsent.map(({ amount }) => amount));
  const shares = await selectDisputedShares(tx, paymentId);
  const rest = dispute.amount - arrived;
  const left = shares.map(share => share.left);
  const amounts = splitByWeight(Math.min(rest, sumPiastres(left)), left);
  const taken = shares.map((share, at) => ({ ...share, amount: amounts[at] ?? 0 }));
  for (const share of taken) await addChargedBack(tx, paymentId, share);
  const lostAgain = rest - sumPiastres(amounts);
  const at = ctx.clock.now();
  await updateEnded(tx, { id: dispute.id, decision: 'lost', fee, lossParty, arrived, lostAgain, at });
  const { userId } = caller.viewer;
  await bookFee(ctx, tx, { payment, dispute, fee, userId });
  await auditDispute(tx, caller, { payment, to: `lost ${lossParty}`, reason });
  return {
    payment,
    dispute,
    taken: taken.map(share => ({ ...share, isAll: share.amount > 0 && share.amount === share.left })),
    arrived: unsent.map(({ id }) => id),
    lostAgain,
    lossParty,
    reason,
    userId,
  };
}

async function lockDisputed(tx: Tx, id: number, event: 'dispute_won' | 'dispute_lost') {
  const payment = await lockAttempt(tx, id);
  if (!payment) throw paymentRefusal('payment_not_found');
  const dispute = await selectOpenDispute(tx, id);
  if (nextPaymentStatus(event, payment.status) === null || !dispute) throw paymentRefusal('not_disputed');
  return { payment, dispute };
}

/** Whatever the bank decided, it takes its fee from what it pays out. */
async function bookFee(
  { clock }: Ctx,
  tx: Tx,
  { payment, dispute, fee, userId }: Pick<LostPayment, 'payment' | 'dispute' | 'userId'> & { fee: Piastres },
): Promise<void> {
  await post(tx, {
    cause: { type: 'dispute', id: dispute.id },
    kind: 'fee',
    entries: [
      { account: 'gateway_cost', debit: fee },
      { account: tenderAccount(payment), credit: fee },
    ],
    userId,
    at: clock.now(),
  });
}

/**
 * Reverses what the bank took, part by part: what stands in its advances, and beyond that as the loss of who bears it, as
 * is all that its buyer had back before. Refunds that waited have reached the buyer with it.
 */
export async function bookLoss(ctx: Ctx, tx: Tx, lost: LostPayment): Promise<void> {
  const { payment, dispute, taken, lossParty, reason, userId } = lost;
  const said = { cause: { type: 'dispute', id: dispute.id }, reason, userId, at: ctx.clock.now() } as const;
  for (const { merchantOrderId, merchantId, amount } of taken)
    await post(tx, {
      ...said,
      kind: `charged_back/${merchantOrderId}`,
      entries: [
        ...(await takenBack(tx, { merchantOrderId, merchantId, amount, lossParty })),
        { account: tenderAccount(payment), credit: amount },
      ],
      of: { merchantOrderId },
    });
  for (const { merchantOrderId, merchantId, amount } of again(lost))
    await post(tx, {
      ...said,
      kind: `charged_again/${merchantOrderId}`,
      entries: [
        { account: lossAccount(lossParty, merchantId), debit: amount },
        { account: tenderAccount(payment), credit: amount },
      ],
      of: { merchantOrderId },
    });
  for (const id of lost.arrived) await concludeTender(ctx, tx, { id });
}

/** What was lost a second time, by the parts that the payment paid for. */
function again({ taken, lostAgain }: LostPayment) {
  const captured = taken.map(share => share.captured);
  const amounts = splitByWeight(lostAgain, captured);
  return taken.map((share, at) => ({ ...share, amount: amounts[at] ?? 0 }));
}
