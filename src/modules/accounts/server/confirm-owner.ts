import { type Ctx, transaction } from '#platform/server/context.ts';
import { REQUIRED_FIELD } from '#platform/text.ts';
import { accountRefusal, fieldText } from '../text.ts';
import { checkCode, useCode } from './codes/code.ts';
import { countAttempt, releaseAttempt } from './limits.ts';
import { isPassword } from './passwords/password-hash.ts';
import { findPasswordHash } from './queries.ts';

/** What its owner proves an account by: the password, or a code to the mobile if it has none. */
export interface OwnerProof {
  password?: string | undefined;
  ownerCode?: string | undefined;
}

interface Confirmation extends OwnerProof {
  userId: number;
  /** The field of a refused password. */
  field?: string;
}

/** Refuses unless it is the account's owner, so an unattended phone does not cost them the account. */
export async function confirmOwner(
  ctx: Ctx,
  { userId, password, ownerCode, field = 'password' }: Confirmation,
): Promise<void> {
  const hash = await findPasswordHash(ctx.db, userId);
  if (hash === '') return confirmByCode(ctx, userId, ownerCode);
  if (password === undefined) throw accountRefusal('wrong_password', { fields: { [field]: REQUIRED_FIELD } });
  await countAttempt(ctx, 'password_again', userId);
  if (!(await isPassword(password, hash)))
    throw accountRefusal('wrong_password', { fields: { [field]: fieldText.wrongPassword } });
  await releaseAttempt(ctx, 'password_again', userId);
}

async function confirmByCode(ctx: Ctx, userId: number, code: string | undefined): Promise<void> {
  const field = 'ownerCode';
  if (code === undefined) throw accountRefusal('owner_code_needed', { fields: { [field]: REQUIRED_FIELD } });
  const codeId = await checkCode(ctx, { owner: { userId }, purpose: 'confirm_owner', code, field });
  await transaction(ctx, tx => useCode(ctx, tx, codeId));
}
