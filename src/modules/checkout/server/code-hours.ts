import type { Settings } from '#modules/settings/settings.ts';
import { DAY } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { countLapsed } from './unpaid.sql.ts';

/** Orders that ended without money are remembered for so long. */
const LAPSED_FOR = 30 * DAY;

/** How many hours goods wait for a code to be paid: fewer for a buyer, mobile or door whose orders went unpaid before. */
export async function codeHours(
  ctx: Ctx,
  orderId: number,
  { timers, lapsedOrdersMax }: Settings,
): Promise<number> {
  const since = new Date(ctx.clock.now().getTime() - LAPSED_FOR);
  const lapsed = await countLapsed(ctx.db, { orderId, since });
  return lapsed < lapsedOrdersMax
    ? timers.paymentCodeHours
    : Math.min(timers.lapsedCodeHours, timers.paymentCodeHours);
}
