import { sayOf } from '#modules/notifications/said-text.ts';
import { notifyPerson } from '#modules/notifications/server/notify-person.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { orderNumber } from '#platform/id.ts';
import type { Piastres } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { payAgain } from '../text.ts';
import { selectReminder } from './refunded-parcels.sql.ts';

/** Asks the buyer of a refunded parcel that arrives after all to send its money again, and says where to. */
export async function askToPayAgain(
  ctx: Ctx,
  tx: Tx,
  { parcelId, amount }: { parcelId: number; amount: Piastres },
): Promise<void> {
  const asked = await selectReminder(tx, parcelId);
  if (!asked) return;
  const { orderId, userId } = asked;
  const { transferTo } = await readSettings(ctx);
  const facts = { order: orderNumber(orderId), amount, ...transferTo };
  await notifyPerson(ctx, tx, {
    to: userId,
    said: {
      channels: ['inbox', 'email', 'sms'],
      ...sayOf(payAgain, facts),
      linkWords: payAgain.link,
      link: `/order-details/${orderId}`,
      act: 'pay',
    },
  });
}
