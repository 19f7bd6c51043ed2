import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { accountRefusal } from '../../text.ts';
import { confirmPassword } from '../confirm-password.ts';
import type { AboutPeople } from '../users/about-people.ts';
import { erasePerson } from './erase-person.ts';

/** A buyer's own request to be erased. Refuses a wrong password, and whatever `erasePerson` refuses. */
export async function deleteAccount(
  ctx: Ctx,
  about: AboutPeople,
  { password, caller }: { password: string; caller: Caller<Account> },
): Promise<{ success: true }> {
  const { userId, role } = caller.viewer;
  if (role !== 'user') throw accountRefusal('staff_account');
  await confirmPassword(ctx, { userId, password, field: 'password' });
  return erasePerson(ctx, about, { userId, reason: '', caller });
}
