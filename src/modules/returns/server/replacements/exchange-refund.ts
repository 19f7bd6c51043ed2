import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { splitRefund } from '../../refund-amount.ts';
import { addFees } from '../refunds/add-fees.ts';
import { type StoredRefund, selectRefund } from '../refunds/queries.ts';
import { paidBy } from '../refunds/split-again.ts';
import { type Planned, planReplacement } from './place-replacement.ts';
import { becomeRefund, isReplaced, rewriteTenders } from './queries.ts';

/**
 * Replaces money by goods before any of it is sent. If they cost less, the difference is refunded by the original
 * means; if they are no longer available, everything is. Once for each refund.
 */
export async function exchangeRefund(
  ctx: Ctx,
  tx: Tx,
  asked: StoredRefund,
): Promise<{ refund: StoredRefund; plan: Planned | null }> {
  if (asked.wish !== 'exchange' || (await isReplaced(tx, asked.id))) return { refund: asked, plan: null };
  const plan = await planReplacement(ctx, tx, asked);
  const refund = plan ? asked : await withdraw(ctx, tx, asked);
  const spent = plan ? Math.min(plan.cost, refund.amount) : 0;
  const credit = spent > 0 ? [{ means: 'credit' as const, paymentId: null, amount: spent }] : [];
  const paid = await paidBy(tx, refund.merchantOrderId);
  const rest = refund.amount - spent > 0 ? splitRefund(refund.amount - spent, paid, 'refund').tenders : [];
  await rewriteTenders(tx, refund.id, [...credit, ...rest]);
  return { refund: (await selectRefund(tx, refund.id)) as StoredRefund, plan };
}

/** There is nothing to exchange it for: it is a withdrawal, with the fees that go back with one. */
async function withdraw(ctx: Ctx, tx: Tx, refund: StoredRefund): Promise<StoredRefund> {
  await becomeRefund(tx, refund.id);
  return addFees(ctx, tx, refund);
}
