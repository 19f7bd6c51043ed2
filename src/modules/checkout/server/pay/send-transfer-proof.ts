import { storeSealed } from '#modules/media/server/sealed-pictures.ts';
import { lockOrder } from '#modules/orders/server/lock-order.ts';
import { lockAttempts } from '#modules/payments/server/attempts.ts';
import { attachProof } from '#modules/payments/server/back-office/transfer-proof.ts';
import { paymentRefusal } from '#modules/payments/text.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { sendTransferProof as sendCall } from '../../calls.ts';
import { ownOrder } from './start-payment.ts';

/**
 * Stores the buyer's picture of a transfer, which staff see next to it. The picture releases nothing: only the bank's
 * own statement counts. Refuses with `nothing_to_pay` if no transfer is awaited.
 */
export const sendTransferProof: UseCase<typeof sendCall> = async (ctx, { orderId, file }, { viewer }) => {
  await ownOrder(ctx, orderId, viewer);
  await storeSealed(ctx, { folder: 'proofs', file }, async (tx, key) => {
    await lockOrder(tx, orderId);
    const attempts = await lockAttempts(tx, orderId);
    const transfer = attempts.findLast(each => each.provider === 'manual' && each.captured === 0);
    if (!transfer || !AWAITED.has(transfer.status)) throw paymentRefusal('nothing_to_pay');
    return attachProof(tx, { paymentId: transfer.id, key, at: ctx.clock.now() });
  });
  return { success: true };
};

/** Also after the deadline, because the money may have been on its way. */
const AWAITED: ReadonlySet<string> = new Set(['pending', 'expired']);
