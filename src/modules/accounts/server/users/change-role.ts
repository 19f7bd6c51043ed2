import { normalise } from '#platform/arabic.ts';
import type { CallInput } from '#platform/call.ts';
import { normaliseMobile } from '#platform/phone.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { accountRefusal, fieldText } from '../../text.ts';
import type { GivenRole } from '../../user.ts';
import type * as calls from '../../users.calls.ts';
import { alertAdmins } from '../security/alert.ts';
import { OF_STAFF, recordSecurity } from '../security/record-security.ts';
import { deleteOtherSessions } from '../sessions/queries.ts';
import { lockOther } from './lock-other.ts';
import { type LockedUser, setRole } from './queries.ts';

/**
 * Gives an account another role and signs it out everywhere. Refuses if the typed name is not the
 * person's, or the typed mobile where the person has given no name, if somebody changed the role meanwhile, for a merchant's member, and for the last super_admin.
 */
export async function changeRole(
  ctx: Ctx,
  { userId, role, was, name }: CallInput<typeof calls.changeRole>,
  caller: Caller<Account>,
): Promise<void> {
  await transaction(ctx, async tx => {
    const { user, refuseLastAdmin } = await lockOther(tx, userId, caller.viewer);
    if (!isCalled(user, name)) throw accountRefusal('wrong_name', { fields: { name: fieldText.wrongName } });
    if (user.role !== was) throw accountRefusal('role_changed_meanwhile');
    if (user.role === role) return;
    refuseMisfit(user, role);
    if (user.role === 'super_admin') refuseLastAdmin();
    await setRole(tx, userId, { role, now: ctx.clock.now() });
    // What somebody may do now needs a new sign-in, and a token from before must not have it.
    await deleteOtherSessions(tx, { userId, sessionId: 0 });
    await recordSecurity(ctx, tx, {
      event: { kind: 'role_changed', userId, detail: role },
      by: OF_STAFF,
    });
    await alertAdmins(ctx, tx, { kind: 'role_changed', userId });
    await recordChange(tx, caller, {
      what: 'user.role',
      subject: { type: 'user', id: userId },
      from: user.role,
      to: role,
    });
  });
}

/** Whether a person was typed as staff see them. Who signed up by a code has a mobile and perhaps no name. */
const isCalled = ({ name, mobile }: LockedUser, typed: string): boolean =>
  name === '' ? mobile !== null && normaliseMobile(typed) === mobile : normalise(typed) === normalise(name);

function refuseMisfit(user: LockedUser, role: GivenRole): void {
  if (user.role === 'merchant' || user.isMember) throw accountRefusal('merchant_account');
  // Buyers are 18 or older, and staff were never asked [TRM-1].
  if (role === 'user' && !user.hasBirthDate) throw accountRefusal('buyer_needs_birth_date');
}
