import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

/** Members who may see the merchant's money, or its owners alone; `finance`: staff must look. */
export type MoneyPeople = { merchantId: number } | { ownersOf: number } | 'finance';

/** None once an account is deleted. */
export async function selectMoneyPeople(run: Runner, to: MoneyPeople): Promise<number[]> {
  const meant =
    to === 'finance'
      ? sql`u.role in ('finance', 'super_admin')`
      : sql`u.id in (select m.user_id from merchant_members m
                      where m.merchant_id = ${'ownersOf' in to ? to.ownersOf : to.merchantId}
                        and m.duty = any(${'ownersOf' in to ? ['owner'] : ['owner', 'manager']}::text[]))`;
  const { rows } = await sql<{ id: number }>`
    select u.id from users u where u.deleted_at is null and ${meant} order by u.id`.execute(run);
  return rows.map(({ id }) => id);
}
