import type { Tx } from '#platform/server/database.ts';
import { generalRefusal } from '#platform/text.ts';
import type { Account } from '#platform/viewer.ts';
import { accountRefusal } from '../../text.ts';
import { type LockedUser, lockUser } from './queries.ts';

interface Locked {
  user: LockedUser;
  /** Throws if the shop would be left without a super_admin. */
  refuseLastAdmin(): void;
}

/**
 * Locks another account and checks again, under the lock, that the caller is still a super_admin. Refuses the caller's
 * own account and one that does not exist.
 */
export async function lockOther(tx: Tx, userId: number, { userId: by }: Account): Promise<Locked> {
  const { user, admins } = await lockUser(tx, userId);
  if (!user) throw accountRefusal('user_not_found');
  if (user.id === by) throw accountRefusal('own_account');
  if (!admins.includes(by)) throw generalRefusal('not_allowed');
  return {
    user,
    refuseLastAdmin() {
      if (admins.every(id => id === user.id)) throw accountRefusal('last_super_admin');
    },
  };
}
