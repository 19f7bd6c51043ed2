import { countAttempt } from '#modules/accounts/server/limits.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { sendReport as sendCall } from '../calls.ts';
import { refuseReport } from '../text.ts';
import { selectOwner, upsertReport } from './queries.ts';

/** Refuses what nobody sees (`report_subject_not_found`), and one's own (`own_subject`). */
export async function sendReport(
  ctx: Ctx,
  report: CallInput<typeof sendCall>,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof sendCall>> {
  await countAttempt(ctx, 'report_by_account', viewer.userId);
  const owner = await selectOwner(ctx.db, report, viewer);
  if (!owner) throw refuseReport('report_subject_not_found');
  const isOwn =
    owner.userId === viewer.userId || (viewer.merchantId !== null && owner.merchantId === viewer.merchantId);
  if (isOwn) throw refuseReport('own_subject');
  await upsertReport(ctx.db, viewer.userId, { ...report, now: ctx.clock.now() });
  return { success: true };
}
