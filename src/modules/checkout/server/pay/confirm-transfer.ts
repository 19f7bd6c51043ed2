import { lockOrder } from '#modules/orders/server/lock-order.ts';
import { orderRefusal } from '#modules/orders/text.ts';
import { lockAttempts } from '#modules/payments/server/attempts.ts';
import { capture } from '#modules/payments/server/capture.ts';
import { paymentInput, paymentRefusal } from '#modules/payments/text.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { fromPounds } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { confirmTransfer as confirmCall } from '../../calls.ts';

/**
 * Staff saw the transfer of an order on the bank statement. The amount must be right to the piastre; otherwise it
 * refuses with `amount_differs`. A late transfer revives the order or is refunded, like any money.
 */
export async function confirmTransfer(
  ctx: Ctx,
  { orderId, amount }: CallInput<typeof confirmCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof confirmCall>> {
  await transaction(ctx, async tx => {
    if ((await lockOrder(tx, orderId)).length === 0) throw orderRefusal('order_not_found');
    const transfers = (await lockAttempts(tx, orderId)).filter(each => each.provider === 'manual');
    const payment = transfers.findLast(each => each.captured === 0);
    if (!payment) throw paymentRefusal('nothing_to_pay');
    if (fromPounds(amount) !== payment.amount)
      throw paymentRefusal('amount_differs', { fields: { amount: paymentInput.otherAmount } });
    await capture(ctx, tx, { payment, transaction: `manual-${payment.id}` });
    await recordChange(tx, caller, {
      what: 'payment.captured',
      subject: { type: 'payment', id: payment.id },
      from: payment.status,
      to: 'captured',
    });
  });
  return { success: true };
}
