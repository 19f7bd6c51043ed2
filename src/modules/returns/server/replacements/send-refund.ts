import { giveMoneyInstead, spendOnGoods } from '#modules/refunds/server/exchange.ts';
import { lockApproved, startSending } from '#modules/refunds/server/send-refund.ts';
import type { CaseRefund } from '#modules/refunds/stored-refund.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import { type Planned, placeReplacement, planReplacement } from './place-replacement.ts';
import { isReplaced } from './queries.ts';

/** Starts to pay an approved refund, or places the order in its place. */
export async function sendRefund(ctx: Ctx, tx: Tx, { id }: Event): Promise<void> {
  const approved = await lockApproved(tx, id);
  if (!approved) return;
  const { refund, plan } = await exchange(ctx, tx, approved);
  await startSending(ctx, tx, refund);
  if (plan) await placeReplacement(ctx, tx, { refund, plan });
}

/**
 * Replaces money by goods before any of it is sent. If they cost less, the difference is refunded by the original
 * means; if they are no longer available, everything is. Once for each refund.
 */
async function exchange(
  ctx: Ctx,
  tx: Tx,
  refund: CaseRefund,
): Promise<{ refund: CaseRefund; plan: Planned | null }> {
  if (refund.wish !== 'exchange' || (await isReplaced(tx, refund.id))) return { refund, plan: null };
  const plan = await planReplacement(ctx, tx, refund);
  if (!plan) return { refund: await giveMoneyInstead(ctx, tx, refund), plan };
  return { refund: await spendOnGoods(tx, refund, plan.merchantOrder.total), plan };
}
