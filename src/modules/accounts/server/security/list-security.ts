import type { CallBody, CallInput } from '#platform/call.ts';
import { addDays, startOfCairoDay } from '#platform/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { listSecurity as listCall } from '../../audit.calls.ts';
import { describeDevice } from '../../session.ts';
import { accountIdOf } from '../list-audit.ts';
import { findSecurityEvents } from './queries.ts';

/** The security log, newest first, filtered by kind, account, place and day. */
export async function listSecurity(
  ctx: Ctx,
  { account, fromDay, toDay, limit, ...asked }: CallInput<typeof listCall>,
): Promise<CallBody<typeof listCall>> {
  const userId = account ? await accountIdOf(ctx, account) : undefined;
  const found = await findSecurityEvents(ctx.db, {
    ...asked,
    userId,
    from: fromDay ? startOfCairoDay(fromDay) : undefined,
    until: toDay ? startOfCairoDay(addDays(toDay, 1)) : undefined,
    limit: limit + 1,
  });
  const events = found.slice(0, limit).map(event => {
    const { browser, system } = describeDevice(event.device);
    return { ...event, device: [browser, system].filter(Boolean).join(' · ') };
  });
  return { events, next: found.length > limit ? (events.at(-1)?.id ?? null) : null };
}
