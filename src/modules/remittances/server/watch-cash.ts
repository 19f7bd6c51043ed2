import { readSettings } from '#modules/settings/server/read-settings.ts';
import { DAY } from '#platform/clock.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { markOverdue, openMissing } from './watch-cash.sql.ts';

/**
 * Once a day: records which cash couriers have kept too long, and reports overdue cash to staff as missing. Returns how
 * many parcels that are. Safe to run again.
 */
export async function watchCash(ctx: Ctx): Promise<number> {
  const { cashLateDays, cashOverdueDays } = await readSettings(ctx);
  const at = ctx.clock.now();
  const daysAgo = (days: number) => new Date(at.getTime() - days * DAY);
  const { late, missing } = await transaction(ctx, async tx => {
    const first = await markOverdue(tx, { before: daysAgo(cashLateDays), days: cashLateDays });
    const second = await markOverdue(tx, { before: daysAgo(cashOverdueDays), days: cashOverdueDays });
    return { late: first + second, missing: await openMissing(tx, { before: daysAgo(cashOverdueDays), at }) };
  });
  if (late > 0) ctx.log.warn({ parcels: late, missing }, 'couriers have not sent cash in time');
  return missing;
}
