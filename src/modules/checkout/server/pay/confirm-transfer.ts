import { type MoneyUseCase, signMoney } from '#modules/ledger/server/sign-money.ts';
import { lockOrder } from '#modules/orders/server/lock-order.ts';
import { orderRefusal } from '#modules/orders/text.ts';
import { lockAttempts } from '#modules/payments/server/attempts.ts';
import { capture } from '#modules/payments/server/capture.ts';
import { paymentInput, paymentRefusal } from '#modules/payments/text.ts';
import { fromPounds } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import type { confirmTransfer as confirmCall } from '../../calls.ts';

/**
 * Staff saw the transfer of an order on the bank statement; above the limit others must sign it too. The amount must be
 * right to the piastre; otherwise it refuses with `amount_differs`. A late transfer revives the order or is refunded, like
 * any money.
 */
export const confirmTransfer: MoneyUseCase<typeof confirmCall> = async (ctx, tx, { asked, by: caller }) => {
  const { orderId, amount } = asked;
  if ((await lockOrder(tx, orderId)).length === 0) throw orderRefusal('order_not_found');
  const transfers = (await lockAttempts(tx, orderId)).filter(each => each.provider === 'manual');
  const payment = transfers.findLast(each => each.captured === 0);
  if (!payment) throw paymentRefusal('nothing_to_pay');
  if (fromPounds(amount) !== payment.amount)
    throw paymentRefusal('amount_differs', { fields: { amount: paymentInput.otherAmount } });
  const act = { action: 'transfer', subject: payment.id, amount: payment.amount, asked } as const;
  if ((await signMoney(ctx, tx, { act, by: caller })).state === 'waits') return { waits: true };
  await capture(ctx, tx, { payment, transaction: `manual-${payment.id}` });
  await recordChange(tx, caller, {
    what: 'payment.captured',
    subject: { type: 'payment', id: payment.id },
    from: payment.status,
    to: 'captured',
  });
  return { waits: false };
};
