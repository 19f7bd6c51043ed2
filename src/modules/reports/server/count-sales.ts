import { DAY } from '#platform/clock.ts';
import { cairoDay, startOfCairoDay } from '#platform/dates.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { BEST_GOODS, BEST_GOODS_DAYS } from '../sale.ts';
import { countDays, rankProductsSince, takeStaleDays } from './count-sales.sql.ts';

/** Counted in one transaction; a shop that was imported has years of them. */
const MOST_DAYS = 31;

/** Brings the sums of every day up to date that something happened to. Gives how many days that were. */
export async function countSales(ctx: Ctx): Promise<number> {
  const counted = await transaction(ctx, async tx => {
    const days = await takeStaleDays(tx, MOST_DAYS);
    if (days.length > 0) await countDays(tx, days);
    return days.length;
  });
  return counted === 0 ? 0 : counted + (await countSales(ctx));
}

/** Ranks what sold best in the last days, today counted. */
export async function rankProducts(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const since = startOfCairoDay(cairoDay(new Date(now.getTime() - (BEST_GOODS_DAYS - 1) * DAY)));
  await transaction(ctx, tx => rankProductsSince(tx, since, BEST_GOODS));
}
