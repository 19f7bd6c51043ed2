import type { CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { generalRefusal } from '#platform/text.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { RoleData } from '../account.ts';
import type * as calls from '../calls.ts';
import { fieldText } from '../text.ts';
import { deleteCodes } from './codes/queries.ts';
import { confirmOwner } from './confirm-owner.ts';
import { countAttempt } from './limits.ts';
import { type ProfileChange, updateUser } from './queries.ts';
import { recordSecurity } from './security/record-security.ts';
import { showRole } from './show-role.ts';
import { takenRefusal } from './taken.ts';

/** Changes the account's profile. Mobile and e-mail can open the account, so changing them needs the password. */
export async function updateProfile(
  ctx: Ctx,
  { password, ownerCode, ...change }: CallInput<typeof calls.updateProfile>,
  { viewer: { userId }, address, device }: Caller<Account>,
): Promise<RoleData> {
  const before = await showRole(ctx, userId);
  const moves = change.mobile !== before.mobile || change.email !== before.email;
  if (moves) {
    if (before.email && !change.email)
      throw generalRefusal('invalid_input', { fields: { email: fieldText.emailStays } });
    await confirmOwner(ctx, { userId, password, ownerCode });
    // The answer reveals who has an account.
    await countAttempt(ctx, 'contact_by_account', userId);
  }
  await refuseTaken(ctx, userId, change);
  try {
    await transaction(ctx, async tx => {
      const by = { address, device };
      // Before the change, so that the old address hears of it.
      for (const kind of changedContacts(before, change))
        await recordSecurity(ctx, tx, { happening: { kind, userId }, by });
      await updateUser(tx, userId, change);
      if (moves) await deleteCodes(tx, userId);
    });
  } catch (error) {
    // Somebody else may have taken it since the check; then the database refused.
    await refuseTaken(ctx, userId, change);
    throw error;
  }
  return showRole(ctx, userId);
}

function changedContacts(before: RoleData, { email, mobile }: ProfileChange) {
  return [
    ...(email === before.email ? [] : (['email_changed'] as const)),
    ...(mobile === before.mobile ? [] : (['mobile_changed'] as const)),
  ];
}

async function refuseTaken(ctx: Ctx, userId: number, change: ProfileChange): Promise<void> {
  const refusal = await takenRefusal(ctx.db, change, userId);
  if (refusal) throw refusal;
}
