import { notifyPerson } from '#modules/notifications/server/notify-person.ts';
import { orderNumber } from '#platform/id.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import { selectArrived } from './queries.ts';
import { refundArrived } from './text.ts';

/** Tells a buyer that a payment was refunded. Refunds of returns and claims have messages of their own. */
export async function notifyOfRefund(ctx: Ctx, tx: Tx, { id }: Event): Promise<void> {
  const arrived = await selectArrived(tx, id);
  if (!arrived) return;
  const { orderId, method, amount, userId } = arrived;
  const facts = { order: orderNumber(orderId), amount, isCredit: method === 'store_credit' };
  const body = refundArrived.body(facts);
  await notifyPerson(ctx, tx, {
    to: userId,
    said: {
      kind: 'money',
      channels: ['inbox', 'email', 'sms'],
      title: refundArrived.title(facts),
      body,
      mail: url => refundArrived.mail(body, url),
      sms: refundArrived.sms(facts),
      whatsapp: refundArrived.whatsapp(facts),
      link: `/order-details/${orderId}`,
    },
  });
}
