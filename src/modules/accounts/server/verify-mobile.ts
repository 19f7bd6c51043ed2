import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { accountRefusal } from '../text.ts';
import { checkCode, useCode } from './code.ts';
import { spendCode } from './limits.ts';
import { enqueueMobileCode, setMobileVerified } from './queries.ts';
import { showRole } from './show-role.ts';

/** Has the account's mobile sent a code. Refuses when it is verified already, and to send too many. */
export async function askForMobileCode(
  ctx: Ctx,
  { viewer: { userId }, address }: Caller<Account>,
): Promise<{ success: true }> {
  const { mobile, mobileVerified } = await showRole(ctx, userId);
  if (mobileVerified) throw accountRefusal('already_verified');
  await spendCode(ctx, mobile, address);
  await enqueueMobileCode(ctx.db, userId);
  return { success: true };
}

/** Confirms by the code that the mobile is the account's own. */
export async function verifyMobile(ctx: Ctx, code: string, { userId }: Account): Promise<{ success: true }> {
  const { mobile } = await showRole(ctx, userId);
  const codeId = await checkCode(ctx, { userId, purpose: 'verify_mobile', code, mobile });
  await transaction(ctx, async tx => {
    // The account before its code, in the order in which a change of the mobile locks them.
    await setMobileVerified(tx, { userId, mobile }, ctx.clock.now());
    await useCode(ctx, tx, codeId);
  });
  return { success: true };
}
