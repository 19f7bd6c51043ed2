import { createHash, randomBytes } from 'node:crypto';
import { secondsToWait } from '#modules/accounts/server/limits.ts';
import { endSessionsOfBefore } from '#modules/accounts/server/sessions/sessions.ts';
import { sendMessage } from '#modules/notifications/server/send-message.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { DAY } from '#platform/clock.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { MOST_INVITATIONS } from '../member.ts';
import type * as calls from '../members.calls.ts';
import { invitationMessage } from '../messages.text.ts';
import { merchantRefusal } from '../text.ts';
import { appointMember } from './appoint-member.ts';
import {
  deleteInvitation,
  isApplying,
  isMember,
  isReachedBy,
  type OpenInvitation,
  selectInvitation,
  selectInvitations,
  selectMerchantName,
  upsertInvitation,
} from './members.sql.ts';
import { listMembers, ownMerchant } from './members.ts';
import { notifyOfTeam } from './notify-of-team.ts';

/** Also used in the message. */
const INVITATION_LIFETIME = 7 * DAY;

type By = Caller<Account>;
type Team = CallBody<typeof calls.listMembers>;

/**
 * Sends a link. Only this link makes the account a member. Refuses once the merchant has sent, or the receiver got, too
 * many in a day.
 */
export async function inviteMember(
  ctx: Ctx,
  { recipient, duty }: CallInput<typeof calls.inviteMember>,
  { viewer }: By,
): Promise<Team> {
  const merchantId = ownMerchant(viewer);
  await countInvitation(ctx, { merchantId, recipient });
  const now = ctx.clock.now();
  const token = randomBytes(32).toString('base64url');
  await transaction(ctx, async tx => {
    if (await isMember(tx, merchantId, recipient)) throw merchantRefusal('already_member');
    const open = await selectInvitations(tx, merchantId, now);
    if (open.length >= MOST_INVITATIONS) throw merchantRefusal('too_many_invitations');
    const expiresAt = new Date(now.getTime() + INVITATION_LIFETIME);
    const tokenHash = hash(token);
    await upsertInvitation(tx, {
      merchantId,
      recipient,
      duty,
      tokenHash,
      invitedBy: viewer.userId,
      now,
      expiresAt,
    });
    const link = new URL(`/marketplace?invitation=${token}`, ctx.config.publicUrl).href;
    const { title, body, sms } = invitationMessage(await selectMerchantName(tx, merchantId), link);
    const channel = recipient.includes('@') ? 'email' : 'sms';
    const message = {
      userId: null,
      channel,
      recipient,
      subject: title,
      body: channel === 'sms' ? (sms ?? body) : body,
    } as const;
    await sendMessage(tx, { ...message, secret: true, goodUntil: expiresAt });
  });
  return listMembers(ctx, viewer);
}

async function countInvitation(
  ctx: Ctx,
  { merchantId, recipient }: { merchantId: number; recipient: string },
): Promise<void> {
  if ((await secondsToWait(ctx, 'invitation_by_merchant', merchantId)) > 0)
    throw merchantRefusal('invites_too_often');
  if ((await secondsToWait(ctx, 'invitation_by_receiver', recipient)) > 0)
    throw merchantRefusal('invited_too_often');
}

export async function withdrawInvitation(
  ctx: Ctx,
  { invitationId }: CallInput<typeof calls.withdrawInvitation>,
  { viewer }: By,
): Promise<Team> {
  const found = await transaction(ctx, tx => deleteInvitation(tx, ownMerchant(viewer), invitationId));
  if (!found) throw merchantRefusal('invitation_not_found');
  return listMembers(ctx, viewer);
}

/** The merchant that invites, and the duty. */
export async function showInvitation(ctx: Ctx, { token }: CallInput<typeof calls.showInvitation>) {
  const { merchantName, duty } = await findInvitation(ctx, token);
  return { merchantName, duty };
}

/** Makes the account a member from its next call; only the account that was invited. */
export async function acceptInvitation(
  ctx: Ctx,
  { token }: CallInput<typeof calls.acceptInvitation>,
  by: By,
): Promise<{ success: true }> {
  const { id, merchantId, recipient, duty } = await findInvitation(ctx, token);
  const { userId } = by.viewer;
  if (!(await isReachedBy(ctx.db, userId, recipient))) throw merchantRefusal('invitation_for_another');
  if (await isApplying(ctx.db, userId)) throw merchantRefusal('application_under_review');
  await transaction(ctx, async tx => {
    // The first to take the row has it, so an invitation cannot be accepted twice or after it was withdrawn.
    const mine = await deleteInvitation(tx, merchantId, id);
    if (!mine || !(await appointMember(tx, { merchantId, userId, duty })))
      throw merchantRefusal('invitation_not_found');
    // A token from before must not have what the merchant's people may do; whoever accepts by the link is there.
    await endSessionsOfBefore(tx, userId, by.viewer.sessionId);
    await notifyOfTeam(ctx, tx, { merchantId, userId, to: duty });
    await recordChange(tx, by, {
      what: 'user.duty',
      subject: { type: 'user', id: userId },
      from: null,
      to: duty,
    });
  });
  return { success: true };
}

async function findInvitation(ctx: Ctx, token: string): Promise<OpenInvitation> {
  const found = await selectInvitation(ctx.db, hash(token), ctx.clock.now());
  if (!found) throw merchantRefusal('invitation_not_found');
  return found;
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
