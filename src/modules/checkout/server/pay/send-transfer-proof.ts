import { lockOrder } from '#modules/orders/server/lock-order.ts';
import { lockAttempts } from '#modules/payments/server/attempts.ts';
import { attachProof, storeProof } from '#modules/payments/server/back-office/transfer-proof.ts';
import { paymentRefusal } from '#modules/payments/text.ts';
import { transaction } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { sendTransferProof as sendCall } from '../../calls.ts';
import { ownOrder } from './start-payment.ts';

/**
 * Stores the buyer's picture of a transfer, which staff see next to it. The picture releases nothing: only the bank's
 * own statement counts. Refuses with `nothing_to_pay` if no transfer is awaited.
 */
export const sendTransferProof: UseCase<typeof sendCall> = async (ctx, { orderId, file }, { viewer }) => {
  await ownOrder(ctx, orderId, viewer);
  const key = await storeProof(ctx, file);
  await transaction(ctx, async tx => {
    await lockOrder(tx, orderId);
    const attempts = await lockAttempts(tx, orderId);
    const transfer = attempts.findLast(each => each.provider === 'manual' && each.captured === 0);
    if (!transfer || !AWAITED.has(transfer.status)) throw paymentRefusal('nothing_to_pay');
    await attachProof(ctx, tx, { paymentId: transfer.id, key });
  }).catch(async error => {
    await ctx.storage.remove(key);
    throw error;
  });
  return { success: true };
};

/** Also after the deadline, because the money may have been on its way. */
const AWAITED: ReadonlySet<string> = new Set(['pending', 'expired']);
