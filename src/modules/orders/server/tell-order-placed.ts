import { sendMessage } from '#modules/notifications/server/send-message.ts';
import { orderNumber } from '#platform/id.ts';
import { formatPrice, toPounds } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import { placedMessage } from '../text.ts';
import { selectOrderContact } from './queries.ts';

/** Tells the buyer, by text message and by mail, that the shop has the order. */
export async function tellOrderPlaced({ config }: Ctx, tx: Tx, { id }: Event): Promise<void> {
  const buyer = await selectOrderContact(tx, id);
  if (!buyer) return;
  const number = orderNumber(id);
  const url = new URL(`/order-details/${id}`, config.publicUrl).href;
  const message = { userId: buyer.userId, subject: placedMessage.subject(number), holdsCode: false };
  await sendMessage(tx, {
    ...message,
    channel: 'sms',
    recipient: buyer.mobile,
    body: placedMessage.sms(number, toPounds(buyer.total)),
  });
  await sendMessage(tx, {
    ...message,
    channel: 'email',
    recipient: buyer.email,
    body: placedMessage.mail({ number, total: formatPrice(buyer.total), url }),
  });
}
