import { HOUR } from '#platform/clock.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { MANY_FAILURES } from '../../security-event.ts';
import { secondsToWait } from '../limits.ts';
import { countFailures } from './alert.sql.ts';
import { alertAdmins } from './alert.ts';
import { insertSecurityEvent } from './queries.ts';

/** Tells every super_admin, once an hour, that many sign-ins fail in the whole shop. */
export async function watchFailures(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const failed = await countFailures(ctx.db, new Date(now.getTime() - HOUR), MANY_FAILURES);
  if (failed < MANY_FAILURES || (await secondsToWait(ctx, 'failures_alert', 'shop')) > 0) return;
  await transaction(ctx, async tx => {
    const happened = { kind: 'many_failures', userId: null, detail: '', address: '', device: '' } as const;
    await insertSecurityEvent(tx, { ...happened, at: now });
    await alertAdmins(ctx, tx, { kind: 'many_failures', userId: null });
  });
}
