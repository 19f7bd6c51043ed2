import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Caller } from '#platform/viewer.ts';
import { TAKE_BACK_FOR } from '../contact.ts';
import { accountRefusal } from '../text.ts';
import { insertFormer, restoreContacts, takeFormer } from './contacts.sql.ts';
import { countAttempt } from './limits.ts';
import { findContact } from './security/queries.ts';
import { recordSecurity } from './security/record-security.ts';
import { forgetDevices } from './sessions/known-device.sql.ts';
import { deleteOtherSessions } from './sessions/queries.ts';
import { hashToken, newToken } from './sessions/token.ts';
import { takenRefusal } from './taken.ts';

/** Keeps what the account was opened by until now, and gives the token of the old address's letter; none without one. */
export async function storeFormer(ctx: Ctx, tx: Tx, userId: number): Promise<string | undefined> {
  const contact = await findContact(tx, userId);
  if (!contact?.email) return undefined;
  const token = newToken();
  const changedAt = ctx.clock.now();
  const expiresAt = new Date(changedAt.getTime() + TAKE_BACK_FOR);
  await insertFormer(tx, { userId, ...contact, changedAt }, { tokenHash: hashToken(token), expiresAt });
  return token;
}

/**
 * Whoever holds the letter to the former address gets the account back: the address, the mobile of then, no session, no
 * password and no key that came after, and no mobile that was proved in the days before. The owner sets a new password by a code to that address.
 */
export async function restoreContact(
  ctx: Ctx,
  { token }: { token: string },
  { address, device }: Caller,
): Promise<{ success: true }> {
  await countAttempt(ctx, 'reset_by_address', address);
  await transaction(ctx, async tx => {
    const former = await takeFormer(tx, hashToken(token), ctx.clock.now());
    if (!former) throw accountRefusal('cannot_take_back');
    const { userId, email } = former;
    const taken = await takenRefusal(tx, { email, mobile: '' }, userId);
    if (taken) throw taken;
    await recordSecurity(ctx, tx, { event: { kind: 'taken_back', userId }, by: { address, device } });
    await restoreContacts(tx, former, new Date(former.changedAt.getTime() - TAKE_BACK_FOR));
    await deleteOtherSessions(tx, { userId, sessionId: 0 });
    await forgetDevices(tx, userId);
  });
  return { success: true };
}
