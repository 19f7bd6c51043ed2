import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account } from '#platform/viewer.ts';
import { accountRefusal } from '../text.ts';
import { confirmPassword } from './confirm-password.ts';
import { eraseUser } from './queries.ts';

/**
 * Erases who a buyer was and signs every device out (law 151/2020, egypt.md 3.4). Orders stay, for the tax office.
 * Refuses staff: goods and payouts hang on their accounts.
 */
export async function deleteAccount(
  ctx: Ctx,
  password: string,
  { userId, role }: Account,
): Promise<{ success: true }> {
  if (role !== 'user') throw accountRefusal('staff_account');
  await confirmPassword(ctx, { userId, password, field: 'password' });
  await transaction(ctx, tx => eraseUser(tx, userId, ctx.clock.now()));
  return { success: true };
}
