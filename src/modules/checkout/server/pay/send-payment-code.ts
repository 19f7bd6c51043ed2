import { sayOf } from '#modules/notifications/said-text.ts';
import { notifyPerson } from '#modules/notifications/server/notify-person.ts';
import type { Payment } from '#modules/payments/attempt.ts';
import type { PaymentOpened } from '#modules/payments/provider.ts';
import { orderNumber } from '#platform/id.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { payByCode, payByTransfer } from '../../text.ts';

interface PaymentCode {
  payment: Payment;
  opened: PaymentOpened & { kind: 'code' };
  userId: number;
}

/** Sends a buyer what is paid elsewhere, how much and until when: at the outlet nobody has the shop's page before them. */
export async function sendPaymentCode(
  ctx: Ctx,
  tx: Tx,
  { payment: { method, orderId, amount }, opened, userId }: PaymentCode,
): Promise<void> {
  const text = method === 'bank_transfer' ? payByTransfer : payByCode;
  const facts = { order: orderNumber(orderId), code: opened.code, amount, until: opened.expiresAt };
  await notifyPerson(ctx, tx, {
    to: userId,
    said: {
      channels: ['inbox', 'email', 'sms'],
      ...sayOf(text, facts),
      linkWords: text.link,
      link: `/payment/${orderId}`,
      act: 'pay',
    },
  });
}
