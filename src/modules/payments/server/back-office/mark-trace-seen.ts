import { recordChange } from '#platform/server/audit.ts';
import { transaction } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { markTraceSeen as seenCall } from '../../back-office.calls.ts';
import { paymentRefusal } from '../../text.ts';
import { updateSeen } from './queries.ts';

/** Removes a trace from the list and records who looked at it. Refuses with `trace_not_found`. */
export const markTraceSeen: UseCase<typeof seenCall> = async (ctx, { traceId }, caller) => {
  await transaction(ctx, async tx => {
    const { userId } = caller.viewer;
    if (!(await updateSeen(tx, { traceId, userId, at: ctx.clock.now() })))
      throw paymentRefusal('trace_not_found');
    const subject = { type: 'payment_trace', id: traceId };
    await recordChange(tx, caller, { what: 'payment_trace.seen', subject, from: null, to: 'seen' });
  });
  return { success: true };
};
