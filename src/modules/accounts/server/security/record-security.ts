import type { Ctx } from '#platform/server/context.ts';
import type { Runner } from '#platform/server/database.ts';
import type { Caller } from '#platform/viewer.ts';
import { NOTIFIED_EVENTS, type NotifiedEvent, type SecurityEventKind } from '../../security-event.ts';
import { secondsToWait } from '../limits.ts';
import { enqueueOwnerNotice, findContact, insertSecurityEvent } from './queries.ts';

interface SecurityEvent {
  kind: SecurityEventKind;
  /** Whose account it is; null if nobody has the one that was asked for. */
  userId: number | null;
  /** Which call was refused, or which role was given. */
  detail?: string;
  /** By which the old address can take the account back. */
  restoreToken?: string | undefined;
}

/** Done by staff: the audit log says by whom, and the owner of the account is not told from where. */
export const OF_STAFF = { address: '', device: '' } as const;

const isNotified = (kind: SecurityEventKind): kind is NotifiedEvent =>
  (NOTIFIED_EVENTS as readonly SecurityEventKind[]).includes(kind);

/**
 * Writes into the security log what happened to an account, from where and with which device; and queues a message to
 * its owner if it is one of the told ones. In the transaction of the change, before the change of an address, so that
 * the message goes to the old one.
 */
export async function recordSecurity(
  ctx: Ctx,
  run: Runner,
  { event, by }: { event: SecurityEvent; by: Pick<Caller, 'address' | 'device'> },
): Promise<void> {
  const { kind, userId, detail = '', restoreToken } = event;
  const { address } = by;
  const device = by.device.slice(0, 300);
  const at = ctx.clock.now();
  await insertSecurityEvent(run, { kind, userId, detail, address, device, at });
  if (userId === null || !isNotified(kind)) return;
  const contact = await findContact(run, userId);
  if (contact)
    await enqueueOwnerNotice(run, { kind, userId, ...contact, device, restoreToken, at: at.toISOString() });
}

/** The same for what somebody can do endlessly: at most so often for each of them (limits.ts). */
export async function recordSecuritySeldom(
  ctx: Ctx,
  { who, ...given }: { event: SecurityEvent; by: Pick<Caller, 'address' | 'device'>; who: string | number },
): Promise<void> {
  if ((await secondsToWait(ctx, 'security_note', `${given.event.kind}:${who}`)) === 0)
    await recordSecurity(ctx, ctx.db, given);
}
