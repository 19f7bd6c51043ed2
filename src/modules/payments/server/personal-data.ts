import { readSettings } from '#modules/settings/server/read-settings.ts';
import { DAY } from '#platform/clock.ts';
import { yearsBefore } from '#platform/dates.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { collectPayments, eraseFromPayments, forgetOldPayments, isOwedMoney } from './personal-data.sql.ts';

/** Banks ask about a payment for 120 days, and then have their own papers. */
const KEPT_WORDS = 180 * DAY;

/** What a buyer paid and got back. Payments name an order and no person; gateways name one in what they write. */
export const personalData: PersonalData = {
  collect: collectPayments,
  erase: eraseFromPayments,
  findOpen: async (tx, userId) => ((await isOwedMoney(tx, userId)) ? 'open_refunds' : null),
};

/** What gateways wrote is forgotten first, and pictures of transfers with their orders. */
export async function forgetPayments(ctx: Ctx): Promise<void> {
  const { retention } = await readSettings(ctx);
  const now = ctx.clock.now();
  const words = new Date(now.getTime() - KEPT_WORDS);
  const before = { words, pictures: yearsBefore(now, retention.orderYears) };
  await transaction(ctx, tx => forgetOldPayments(tx, before));
}
