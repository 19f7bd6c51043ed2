import type { Ctx } from '#platform/server/context.ts';
import { CODE_LENGTH } from '../../account.ts';
import { accountRefusal, fieldText } from '../../text.ts';
import { countAttempt, releaseAttempt } from '../limits.ts';
import { findSecondFactor, needsPasskey, type SecondFactor, useRecoveryCode, useStep } from './queries.ts';
import { hashRecoveryCode, stepOf } from './totp.ts';

interface Given {
  userId: number;
  /** A code of the app or a recovery code, folded; undefined if none was given yet. */
  code: string | undefined;
}

/** The purpose that the secret is encrypted for: platform/server/secrets.ts. */
export const SEALED_FOR = 'second_factors.secret';

/**
 * Lets the sign-in continue if the account has no second factor or the code is right; otherwise asks for the code or
 * says it is wrong. Whoever must have a second factor and has passkeys alone signs in by these. A used code counts as wrong. Call it only after the password was verified.
 */
export async function passSecondFactor(ctx: Ctx, given: Given): Promise<void> {
  const factor = await findSecondFactor(ctx.db, given.userId);
  if (factor?.state === 'on') return demandCode(ctx, factor, given);
  if (await needsPasskey(ctx.db, given.userId)) throw accountRefusal('passkey_needed');
}

/** The same for an account that must have a second factor. */
export async function demandCode(ctx: Ctx, factor: SecondFactor, { userId, code }: Given): Promise<void> {
  if (code === undefined) throw accountRefusal('second_code_needed');
  await countAttempt(ctx, 'second_code', userId);
  const isRight =
    code.length === CODE_LENGTH
      ? await isFreshCode(ctx, factor, { userId, code })
      : await useRecoveryCode(ctx.db, { userId, hash: hashRecoveryCode(userId, code), now: ctx.clock.now() });
  if (!isRight) throw wrongSecondCode('secondCode');
  await releaseAttempt(ctx, 'second_code', userId);
}

/** Whether the code is valid now and was not used before. Uses it up. */
export async function isFreshCode(
  ctx: Ctx,
  { secret }: SecondFactor,
  { userId, code }: { userId: number; code: string },
): Promise<boolean> {
  if (secret === null) return false;
  const step = stepOf(ctx.secrets.open(secret, SEALED_FOR), code, ctx.clock.now());
  return step !== null && (await useStep(ctx.db, userId, step));
}

export function wrongSecondCode(field: string) {
  return accountRefusal('wrong_second_code', { fields: { [field]: fieldText.wrongSecondCode } });
}
