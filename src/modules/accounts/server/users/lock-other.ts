import type { Tx } from '#platform/server/database.ts';
import { generalRefusal } from '#platform/text.ts';
import type { Account } from '#platform/viewer.ts';
import { accountRefusal } from '../../text.ts';
import { type LockedUser, lockUser } from './queries.ts';

interface Locked {
  user: LockedUser;
  /** Throws where the shop would be left without anybody who can run it. */
  refuseLastAdmin(): void;
}

/**
 * Another account, locked, for a super_admin who still is one now that his turn has come. Refuses his own, so that
 * nobody locks himself out, and one that is not there.
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
