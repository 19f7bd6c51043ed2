import type { Tx } from '#platform/server/database.ts';
import type { MemberRole } from '#platform/viewer.ts';
import { insertMember } from './members.sql.ts';

/** Makes a buyer's account a merchant's member from its next call; false if it already has another role. */
export function appointMember(
  tx: Tx,
  membership: { merchantId: number; userId: number; duty: MemberRole },
): Promise<boolean> {
  return insertMember(tx, membership);
}
