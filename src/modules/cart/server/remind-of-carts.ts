import { notifyPerson } from '#modules/notifications/server/notify-person.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { DAY, HOUR } from '#platform/clock.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { cartReminder } from '../reminder.text.ts';
import { describeLines } from './account-cart.sql.ts';
import { type ForgottenCart, takeForgotten } from './remind-of-carts.sql.ts';

const AT_ONCE = 200;
/** Whatever the hours are, so long after them nobody is reminded any more. */
const NOT_LATER = 7 * DAY;

/**
 * Reminds whoever agreed to it of a cart that was left, once a cart and by the channels that they chose. What is sold out
 * is not named, and a cart of nothing else is not told of.
 */
export async function remindOfCarts(ctx: Ctx): Promise<void> {
  const { timers } = await readSettings(ctx);
  const now = ctx.clock.now();
  const before = new Date(now.getTime() - timers.cartReminderHours * HOUR);
  const due = { before, after: new Date(before.getTime() - NOT_LATER), now, most: AT_ONCE };
  let taken: number;
  do {
    taken = await transaction(ctx, async tx => {
      const carts = await takeForgotten(tx, due);
      for (const cart of carts) await remind(ctx, tx, cart);
      return carts.length;
    });
  } while (taken === AT_ONCE);
}

async function remind(ctx: Ctx, tx: Tx, { lines, userId }: ForgottenCart): Promise<void> {
  const [first, ...others] = (await describeLines(tx, lines)).filter(({ inStock }) => inStock);
  if (!first) return;
  await notifyPerson(ctx, tx, {
    to: userId,
    said: {
      kind: 'cart',
      channels: ['inbox', 'email'],
      title: cartReminder.title,
      body: cartReminder.body(first.title, others.length),
      linkWords: cartReminder.link,
      link: '/cart',
      act: 'checkout',
    },
  });
}
