import type { Ctx } from '#platform/server/context.ts';
import { REQUIRED_FIELD } from '#platform/text.ts';
import { accountRefusal, fieldText } from '../text.ts';
import { countAttempt, releaseAttempt } from './limits.ts';
import { isPassword } from './password-hash.ts';
import { findPasswordHash } from './queries.ts';

export interface Confirmation {
  userId: number;
  password: string | undefined;
  /** The field of a refusal. */
  field: string;
}

/** Refuses unless it is the account's own password, so an unattended phone does not cost its owner the account. */
export async function confirmPassword(ctx: Ctx, { userId, password, field }: Confirmation): Promise<void> {
  if (password === undefined) throw accountRefusal('wrong_password', { fields: { [field]: REQUIRED_FIELD } });
  await countAttempt(ctx, 'password_again', userId);
  if (!(await isPassword(password, await findPasswordHash(ctx.db, userId))))
    throw accountRefusal('wrong_password', { fields: { [field]: fieldText.wrongPassword } });
  await releaseAttempt(ctx, 'password_again', userId);
}
