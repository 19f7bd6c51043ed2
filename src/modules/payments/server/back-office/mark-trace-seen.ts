import type { CallBody, CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { markTraceSeen as seenCall } from '../../back-office.calls.ts';
import { paymentRefusal } from '../../text.ts';
import { updateSeen } from './queries.ts';

/** Removes a trace from the list and records who looked at it. Refuses with `trace_not_found`. */
export async function markTraceSeen(
  ctx: Ctx,
  { traceId }: CallInput<typeof seenCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof seenCall>> {
  await transaction(ctx, async tx => {
    const { userId } = caller.viewer;
    if (!(await updateSeen(tx, { traceId, userId, at: ctx.clock.now() })))
      throw paymentRefusal('trace_not_found');
    const subject = { type: 'payment_trace', id: traceId };
    await recordChange(tx, caller, { what: 'payment_trace.seen', subject, from: null, to: 'seen' });
  });
  return { success: true };
}
