import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { accountRefusal } from '../../text.ts';
import { countCodeAttempt } from '../limits.ts';
import { setMobileVerified } from '../queries.ts';
import { showRole } from '../show-role.ts';
import { checkCode, useCode } from './code.ts';
import { enqueueMobileCode } from './queries.ts';

/** Sends a code to the account's mobile. Refuses if it is verified already, and after too many codes. */
export async function askForMobileCode(
  ctx: Ctx,
  { viewer: { userId }, address }: Caller<Account>,
): Promise<{ success: true }> {
  const { mobile, mobileVerified } = await showRole(ctx, userId);
  if (mobileVerified) throw accountRefusal('already_verified');
  await countCodeAttempt(ctx, mobile, address);
  await enqueueMobileCode(ctx.db, userId);
  return { success: true };
}

/** Confirms with the code that the mobile belongs to the account. */
export async function verifyMobile(ctx: Ctx, code: string, { userId }: Account): Promise<{ success: true }> {
  const { mobile } = await showRole(ctx, userId);
  const codeId = await checkCode(ctx, { owner: { userId }, purpose: 'verify_mobile', code, mobile });
  await transaction(ctx, async tx => {
    // Locks the account before its code, in the same order as a change of the mobile.
    await setMobileVerified(tx, { userId, mobile }, ctx.clock.now());
    await useCode(ctx, tx, codeId);
  });
  return { success: true };
}
