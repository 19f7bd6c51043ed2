import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { accountRefusal } from '../../text.ts';
import { confirmOwner, type OwnerProof } from '../confirm-owner.ts';
import type { AboutPeople } from '../users/about-people.ts';
import { erasePerson } from './erase-person.ts';

/** A buyer's own request to be erased. Refuses whoever cannot prove to be its owner, and whatever `erasePerson` refuses. */
export async function deleteAccount(
  ctx: Ctx,
  about: AboutPeople,
  { proof, caller }: { proof: OwnerProof; caller: Caller<Account> },
): Promise<{ success: true }> {
  const { userId, role } = caller.viewer;
  if (role !== 'user') throw accountRefusal('staff_account');
  await confirmOwner(ctx, { userId, ...proof });
  return erasePerson(ctx, about, { userId, reason: '', caller });
}
