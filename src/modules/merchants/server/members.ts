import { endSessionsOfBefore } from '#modules/accounts/server/sessions/sessions.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { type Account, type Caller, DUTIES, type MemberRole } from '#platform/viewer.ts';
import type * as calls from '../members.calls.ts';
import { merchantRefusal } from '../text.ts';
import {
  deleteInvitationsBy,
  deleteMember,
  lockMemberRoles,
  selectInvitations,
  selectMembers,
  updateMemberRole,
} from './members.sql.ts';
import { notifyOfTeam } from './notify-of-team.ts';

type By = Caller<Account>;
type Team = CallBody<typeof calls.listMembers>;

/** The caller's merchant; refuses with `no_shop`. */
export function ownMerchant({ merchantId }: Account): number {
  if (merchantId === null) throw merchantRefusal('no_shop');
  return merchantId;
}

/** The members of the viewer's merchant, and its invitations. */
export async function listMembers(ctx: Ctx, viewer: Account): Promise<Team> {
  const merchantId = ownMerchant(viewer);
  return {
    members: await selectMembers(ctx.db, merchantId, viewer.userId),
    invitations: await selectInvitations(ctx.db, merchantId, ctx.clock.now()),
  };
}

export async function changeMemberRole(
  ctx: Ctx,
  { userId, duty }: CallInput<typeof calls.changeMemberRole>,
  by: By,
): Promise<Team> {
  const merchantId = ownMerchant(by.viewer);
  await transaction(ctx, async tx => {
    const from = await memberRoleOf(tx, { merchantId, userId, stays: duty === 'owner' });
    await notifyOfTeam(ctx, tx, { merchantId, userId, to: duty });
    await updateMemberRole(tx, { merchantId, userId, duty });
    if (duty !== 'owner') await deleteInvitationsBy(tx, { merchantId, userId });
    // What somebody may do more than before needs a new sign-in, and a token from before must not have it.
    if (DUTIES.indexOf(duty) < DUTIES.indexOf(from)) await endSessionsOfBefore(tx, userId);
    await recordMemberRole(tx, by, { userId, from, to: duty });
  });
  return listMembers(ctx, by.viewer);
}

/**
 * Ends a membership, possibly the caller's own. Invitations that are not accepted yet go with whoever sent them: they
 * would be a way back.
 */
export async function removeMember(
  ctx: Ctx,
  { userId }: CallInput<typeof calls.removeMember>,
  by: By,
): Promise<{ success: true }> {
  const merchantId = ownMerchant(by.viewer);
  await transaction(ctx, async tx => {
    const from = await memberRoleOf(tx, { merchantId, userId, stays: false });
    await notifyOfTeam(ctx, tx, { merchantId, userId, to: null });
    await deleteMember(tx, { merchantId, userId });
    await deleteInvitationsBy(tx, { merchantId, userId });
    await recordMemberRole(tx, by, { userId, from, to: null });
  });
  return { success: true };
}

interface Leaving {
  merchantId: number;
  userId: number;
  /** Whether the member is an owner afterwards. */
  stays: boolean;
}

/** A member's duty, with all of the merchant's duties locked; refuses with `member_not_found` and `last_owner`. */
async function memberRoleOf(tx: Tx, { merchantId, userId, stays }: Leaving): Promise<MemberRole> {
  const duties = await lockMemberRoles(tx, merchantId);
  const found = duties.find(each => each.userId === userId);
  if (!found) throw merchantRefusal('member_not_found');
  const owners = duties.filter(each => each.duty === 'owner');
  if (!stays && found.duty === 'owner' && owners.length === 1) throw merchantRefusal('last_owner');
  return found.duty;
}

function recordMemberRole(
  tx: Tx,
  by: By,
  change: { userId: number; from: MemberRole | null; to: MemberRole | null },
) {
  const { userId, from, to } = change;
  return recordChange(tx, by, { what: 'user.duty', subject: { type: 'user', id: userId }, from, to });
}
