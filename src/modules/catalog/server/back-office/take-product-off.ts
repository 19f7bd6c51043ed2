import { notifyMerchant } from '#modules/merchants/server/notify-merchant.ts';
import { refuseReport } from '#modules/moderation/text.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { takenOffMessage } from '../../back-office/taken-off.text.ts';
import type { takeProductOff as takeOffCall } from '../../back-office.calls.ts';
import { isReported, lockProducts, takeOff } from './queries.ts';
import { readSaved } from './show-managed-product.ts';

/**
 * Takes a reported product off the shop, whatever its status, and tells its merchant why: publishing it waits for a review
 * from then on. Refuses one that nobody reported (`report_not_found`): who answers reports does not manage products.
 */
export async function takeProductOff(
  ctx: Ctx,
  { productId, reason }: CallInput<typeof takeOffCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof takeOffCall>> {
  await transaction(ctx, async tx => {
    await lockProducts(tx, [productId]);
    const { status, title, merchantId } = await readSaved(tx, { productId, merchantId: null });
    if (!(await isReported(tx, productId))) throw refuseReport('report_not_found');
    await takeOff(tx, productId, ctx.clock.now());
    const subject = { type: 'product', id: productId };
    await recordChange(tx, caller, {
      what: 'product.status',
      subject,
      from: status,
      to: 'hidden',
      reason,
      isAct: true,
    });
    const link = `/product-details/${productId}`;
    await notifyMerchant(ctx, tx, { ...takenOffMessage({ title, reason }), merchantId, link });
  });
  return { success: true };
}
