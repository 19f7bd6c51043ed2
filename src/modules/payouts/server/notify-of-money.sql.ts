import { type RawBuilder, sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

/** Members who may see the merchant's money, or its owners alone; `finance`: staff must look, all or all but one. */
export type MoneyPeople = { merchantId: number } | { ownersOf: number } | { financeBut: number } | 'finance';

/** None once an account is deleted. */
export async function selectMoneyPeople(run: Runner, to: MoneyPeople): Promise<number[]> {
  const meant = whoseOf(to);
  const { rows } = await sql<{ id: number }>`
    select u.id from users u where u.deleted_at is null and ${meant} order by u.id`.execute(run);
  return rows.map(({ id }) => id);
}

function whoseOf(to: MoneyPeople): RawBuilder<unknown> {
  if (to === 'finance') return sql`u.role in ('finance', 'super_admin')`;
  if ('financeBut' in to)
    return sql`u.role in ('finance', 'super_admin') and u.blocked_at is null and u.id <> ${to.financeBut}`;
  return sql`u.id in (select m.user_id from merchant_members m
                      where m.merchant_id = ${'ownersOf' in to ? to.ownersOf : to.merchantId}
                        and m.duty = any(${'ownersOf' in to ? ['owner'] : ['owner', 'manager']}::text[]))`;
}
