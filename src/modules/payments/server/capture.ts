import { post } from '#modules/ledger/server/post.ts';
import type { Piastres } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { emit } from '#platform/server/events.ts';
import type { Payment } from '../attempt.ts';
import { nextPaymentStatus } from '../transitions.ts';
import { tenderAccount } from './accounts.ts';
import { addAttempt } from './attempts.ts';
import { recordDispute } from './open-dispute.ts';
import { hasChargeback, isTransactionKnown, selectShares, updateCaptured } from './queries.ts';

/**
 * Records that a payment's money came: its shares, the ledger and `payment.captured`, in the transaction that holds the
 * payment's lock. `nothing_new` if it is recorded already. A second capture of one attempt becomes a payment of its
 * own, so that it can be refunded; no money is ever dropped (docs/orders-rules.md, Payments).
 */
export async function capture(
  ctx: Ctx,
  tx: Tx,
  { payment, transaction }: { payment: Payment; transaction: string | null },
): Promise<'done' | 'nothing_new'> {
  const { provider } = payment;
  if (transaction !== null && (await isTransactionKnown(tx, { provider, transaction }))) return 'nothing_new';
  const isFirst = nextPaymentStatus('captured', payment.status) !== null;
  if (!isFirst && (transaction === null || transaction === payment.transaction)) return 'nothing_new';
  await take(ctx, tx, { payment: isFirst ? payment : await again(ctx, tx, payment), transaction });
  return 'done';
}

/** One piastre more or less is a different payment, whoever says so. */
export function differenceOf(
  reported: { amount: Piastres; currency: string },
  { amount }: Payment,
): 'amount_differs' | 'currency_differs' | null {
  if (reported.currency !== 'EGP') return 'currency_differs';
  return reported.amount === amount ? null : 'amount_differs';
}

async function take(
  ctx: Ctx,
  tx: Tx,
  { payment, transaction }: { payment: Payment; transaction: string | null },
): Promise<void> {
  const at = ctx.clock.now();
  await updateCaptured(tx, payment.id, { transaction, at });
  await post(tx, {
    cause: { type: 'payment', id: payment.id },
    kind: 'captured',
    entries: [
      { account: tenderAccount(payment), debit: payment.amount },
      { account: 'buyer_advances', credit: payment.amount },
    ],
    at,
  });
  if (await hasChargeback(tx, payment.id))
    await recordDispute(ctx, tx, { payment, amount: payment.amount, dueAt: null });
  await emit(tx, 'payment.captured', { id: payment.id });
}

/** Nobody can pay by it, so it stands beside the attempt that may be open by now. */
async function again(ctx: Ctx, tx: Tx, { id, orderId, method, provider, amount }: Payment): Promise<Payment> {
  return addAttempt(tx, {
    orderId,
    method,
    provider,
    amount,
    reference: null,
    status: 'voided',
    shares: await selectShares(tx, id),
    at: ctx.clock.now(),
  });
}
