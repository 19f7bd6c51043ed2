import { readSealed, storeSealed } from '#modules/media/server/sealed-pictures.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { attachReceipt as attachCall, readReceipt as readCall } from '../../calls.ts';
import { isByHand } from '../../refund.ts';
import { refundRefusal } from '../../text.ts';
import { lockRefund } from '../finish-refund.ts';
import { selectReceipt, updateReceipt } from './receipt.sql.ts';

/**
 * Stores the bank's receipt of a transfer, redrawn and sealed, because it shows somebody's account. Until the transfer
 * is recorded another picture replaces it; from then on it stays, and one that was forgotten may still be added. Refuses
 * with `not_possible_now` where nobody sends anything by hand, and what `redrawPicture` refuses.
 */
export const attachReceipt: UseCase<typeof attachCall> = async (ctx, { refundId, file }, caller) => {
  await storeSealed(ctx, { folder: 'receipts', file }, async (tx, key) => {
    const refund = await lockRefund(tx, refundId);
    const stored = await selectReceipt(tx, refundId);
    if (!stored) throw refundRefusal('refund_not_found');
    const isOpen = refund.state === 'sending' || refund.state === 'failed';
    const isWaited = isOpen && refund.tenders.some(isByHand);
    if (!isWaited && !(stored.isSent && stored.key === null)) throw refundRefusal('not_possible_now');
    await updateReceipt(tx, { refundId, key });
    await recordChange(tx, caller, {
      what: 'refund.receipt',
      subject: { type: 'refund', id: refundId },
      from: null,
      to: null,
    });
    return stored.key;
  });
  return { success: true };
};

/** Every look at it is audited, as it shows somebody's account. */
export const readReceipt: UseCase<typeof readCall> = async (ctx: Ctx, { refundId }, caller) => {
  const stored = await selectReceipt(ctx.db, refundId);
  const receipt = await readSealed(ctx, stored?.key, `receipt-${refundId}`);
  if (!receipt) throw refundRefusal('refund_not_found');
  await transaction(ctx, tx =>
    recordChange(tx, caller, {
      what: 'refund.receipt_shown',
      subject: { type: 'refund', id: refundId },
      from: null,
      to: null,
    }),
  );
  return receipt;
};

export { eraseReceiptsOf, forgetOldReceipts } from './receipt.sql.ts';
