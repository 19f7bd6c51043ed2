import type { CallBody } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type * as calls from '../../second-factor.calls.ts';
import { mustHaveSecondFactor, RECOVERY_CODES } from '../../second-factor.ts';
import { accountRefusal } from '../../text.ts';
import { confirmOwner, type OwnerProof } from '../confirm-owner.ts';
import { countAttempt, releaseAttempt } from '../limits.ts';
import { recordSecurity } from '../security/record-security.ts';
import { deleteOtherSessions } from '../sessions/queries.ts';
import { showRole } from '../show-role.ts';
import { isFreshCode, SEALED_FOR, wrongSecondCode } from './pass-second-factor.ts';
import { qrPath } from './qr-path.ts';
import {
  countRecoveryCodes,
  findSecondFactor,
  putPendingSecret,
  replaceRecoveryCodes,
  switchOn,
} from './queries.ts';
import { addressOf, hashRecoveryCode, newRecoveryCode, newSecret } from './totp.ts';

export async function showSecondFactor(
  ctx: Ctx,
  { userId, role, duty }: Account,
): Promise<CallBody<typeof calls.showSecondFactor>> {
  const factor = await findSecondFactor(ctx.db, userId);
  return {
    state: factor?.state === 'on' ? 'on' : 'off',
    required: mustHaveSecondFactor({ role, duty }),
    codesLeft: await countRecoveryCodes(ctx.db, userId),
  };
}

/** Begins, or begins again; a second factor in use stays until it is switched off. */
export async function beginSecondFactor(
  ctx: Ctx,
  proof: OwnerProof,
  { userId }: Account,
): Promise<CallBody<typeof calls.beginSecondFactor>> {
  await confirmOwner(ctx, { userId, ...proof });
  const { email, mobile } = await showRole(ctx, userId);
  const secret = newSecret();
  const sealed = ctx.secrets.seal(secret, SEALED_FOR);
  if (!(await putPendingSecret(ctx.db, { userId, secret: sealed, now: ctx.clock.now() })))
    throw accountRefusal('second_factor_on');
  const uri = addressOf(secret, email || mobile);
  return { secret, uri, qr: qrPath(uri) };
}

/**
 * A first code proves that the app has the secret. From here on it is required, and other devices must sign in again.
 */
export async function confirmSecondFactor(
  ctx: Ctx,
  code: string,
  { viewer: { userId, sessionId }, address, device }: Caller<Account>,
): Promise<{ recoveryCodes: string[] }> {
  const factor = await findSecondFactor(ctx.db, userId);
  if (factor?.state !== 'pending') throw accountRefusal('second_factor_not_begun');
  await countAttempt(ctx, 'second_code', userId);
  if (!(await isFreshCode(ctx, factor, { userId, code }))) throw wrongSecondCode('code');
  await releaseAttempt(ctx, 'second_code', userId);
  return transaction(ctx, async tx => {
    if (!(await switchOn(tx, userId, ctx.clock.now()))) throw accountRefusal('second_factor_not_begun');
    await deleteOtherSessions(tx, { userId, sessionId });
    const by = { address, device };
    await recordSecurity(ctx, tx, { event: { kind: 'second_factor_on', userId }, by });
    return { recoveryCodes: await giveRecoveryCodes(tx, userId) };
  });
}

/** New codes that replace all earlier ones; shown this once. */
export async function giveRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map(code => hashRecoveryCode(userId, code)),
  );
  return codes;
}
