import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Runner } from '#platform/server/database.ts';
import type { OpenMatter } from '#platform/server/personal-data.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { accountRefusal } from '../../text.ts';
import type { AboutPeople } from '../users/about-people.ts';
import { eraseAccount, lockRole } from './queries.ts';

interface Erasure {
  userId: number;
  reason: string;
  caller: Caller<Account>;
}

/**
 * Erases a buyer's identity in every module and signs out every device (law 151/2020, docs/egypt.md, Personal data).
 * Orders stay for the tax office, without name and address. Refuses staff, whose accounts have goods and payouts, and
 * buyers with an open order, claim or balance.
 */
export async function erasePerson(
  ctx: Ctx,
  { holders }: AboutPeople,
  { userId, reason, caller }: Erasure,
): Promise<{ success: true }> {
  await transaction(ctx, async tx => {
    const role = await lockRole(tx, userId);
    if (role === undefined) throw accountRefusal('user_not_found');
    if (role !== 'user') throw accountRefusal('staff_account');
    const open = await findOpenMatter(tx, holders, userId);
    if (open) throw accountRefusal(open);
    for (const { erase } of holders) await erase(tx, userId);
    await eraseAccount(tx, userId, ctx.clock.now());
    const subject = { type: 'user', id: userId };
    await recordChange(tx, caller, { what: 'user.erased', subject, from: 'active', to: 'erased', reason });
  });
  return { success: true };
}

/** The first matter of a buyer that must end before the identity can go; null if nothing is open. */
export async function findOpenMatter(
  run: Runner,
  holders: AboutPeople['holders'],
  userId: number,
): Promise<OpenMatter | null> {
  for (const { findOpen } of holders) {
    const open = await findOpen?.(run, userId);
    if (open) return open;
  }
  return null;
}
