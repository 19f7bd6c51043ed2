import { cairoDay } from '#platform/dates.ts';
import { isRefusal } from '#platform/refusal.ts';
import { byItself } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { changeStatus } from './change-status.ts';
import { applyIdentityChanges, remindOfPapers } from './identity/jobs.ts';
import { selectBackFromHoliday } from './queries.ts';

export const jobs: Jobs = {
  /** Every hour: a holiday ends automatically after its last day in Cairo. */
  'merchants.end-holidays': endHolidays,
  'merchants.apply-identity-changes': applyIdentityChanges,
  'merchants.remind-of-papers': remindOfPapers,
};

async function endHolidays(ctx: Ctx): Promise<void> {
  for (const merchantId of await selectBackFromHoliday(ctx.db, cairoDay(ctx.clock.now()))) {
    const change = { merchantId, event: 'holiday_ended' } as const;
    await transaction(ctx, tx => changeStatus(ctx, tx, { change, by: byItself })).catch(unlessOverBefore);
  }
}

/** Somebody may have ended it, or stopped the merchant, since the query. */
function unlessOverBefore(error: unknown) {
  if (!isRefusal(error)) throw error;
}
