import { sql } from 'kysely';
import type { Recipient } from '#modules/notifications/server/notify-person.ts';
import type { Runner } from '#platform/server/database.ts';

/** Members who may see the merchant's money, or the staff in charge; none once an account is deleted. */
export async function selectMoneyPeople(
  run: Runner,
  to: { merchantId: number } | 'finance',
): Promise<Recipient[]> {
  const meant =
    to === 'finance'
      ? sql`u.role in ('finance', 'super_admin')`
      : sql`u.id in (select m.user_id from merchant_members m
                      where m.merchant_id = ${to.merchantId} and m.duty in ('owner', 'manager'))`;
  const { rows } = await sql<Recipient>`
    select u.id as "userId", u.mobile, u.email from users u
     where u.deleted_at is null and ${meant} order by u.id`.execute(run);
  return rows;
}
