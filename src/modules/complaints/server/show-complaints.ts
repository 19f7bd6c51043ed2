import { countAttempt } from '#modules/accounts/server/limits.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { Complaint, findComplaint as findCall, listOwnComplaints as ownCall } from '../calls.ts';
import { stateOf } from '../complaint.ts';
import { refuseComplaint } from '../text.ts';
import { type StoredComplaint, selectOfGuest, selectOwn } from './queries.ts';

/** What the account complained about, the newest first. */
export async function listOwnComplaints(
  { db }: Ctx,
  _: object,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof ownCall>> {
  return { complaints: (await selectOwn(db, viewer.userId)).map(shown) };
}

/** Of a guest. Refuses with `complaint_not_found` whether the number or the mobile is another, and endless guesses. */
export async function findComplaint(
  ctx: Ctx,
  { number, mobile }: CallInput<typeof findCall>,
  { address }: Caller,
): Promise<CallBody<typeof findCall>> {
  await countAttempt(ctx, 'complaint_look_by_address', address);
  const found = await selectOfGuest(ctx.db, Number(number), mobile);
  if (!found) throw refuseComplaint('complaint_not_found');
  return shown(found);
}

/** As its sender sees it. */
export function shown(stored: StoredComplaint): Complaint {
  const { id, subject, body, orderId, sentAt, dueAt, answers } = stored;
  const times = { sentAt: sentAt.toISOString(), dueAt: dueAt.toISOString() };
  return { number: id, subject, body, orderId, ...times, state: stateOf(stored), answers };
}
