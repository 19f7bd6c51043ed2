import type { Refusal } from '#platform/refusal.ts';
import type { Runner } from '#platform/server/database.ts';
import { accountRefusal, fieldText } from '../text.ts';
import { findTaken } from './queries.ts';

/**
 * Each mobile and e-mail has one account [TRM-2]. Returns the refusal, on its fields, if another account has either;
 * otherwise null.
 */
export async function takenRefusal(
  runner: Runner,
  wanted: { mobile: string; email: string },
  exceptUserId?: number,
): Promise<Refusal | null> {
  const taken = await findTaken(runner, wanted, exceptUserId);
  const fields = {
    ...(taken.mobile && { mobile: fieldText.mobileTaken }),
    ...(taken.email && { email: fieldText.emailTaken }),
  };
  if (taken.mobile) return accountRefusal('mobile_taken', { fields });
  return taken.email ? accountRefusal('email_taken', { fields }) : null;
}
