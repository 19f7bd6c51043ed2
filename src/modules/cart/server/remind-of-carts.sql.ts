import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import type { LineInput } from '../quote.ts';

export interface ForgottenCart {
  userId: number;
  lines: LineInput[];
}

interface Due {
  /** Changed before then. */
  before: Date;
  /** And not before that: nobody is reminded of what lies there for a week. */
  after: Date;
  now: Date;
  most: number;
}

/**
 * Takes carts whose owners agreed to be reminded, each once until it is empty again; two workers take different ones.
 * Whoever ordered since, or takes the consent back, is left alone.
 */
export async function takeForgotten(tx: Tx, { before, after, now, most }: Due): Promise<ForgottenCart[]> {
  const { rows } = await sql<ForgottenCart>`
    with due as (
      select c.user_id from account_carts c join users u on u.id = c.user_id
       where c.changed_at < ${before} and c.changed_at >= ${after} and c.reminded_at is null and c.lines <> '[]'
         and u.deleted_at is null and u.blocked_at is null
         and exists (select from (select distinct on (told_by) decision from consents
                                   where user_id = c.user_id and purpose = 'cart'
                                   order by told_by, id desc) latest where latest.decision = 'given')
         and not exists (select from orders o where o.user_id = c.user_id and o.placed_at > c.changed_at)
       order by c.changed_at limit ${most} for update of c skip locked),
    taken as (
      update account_carts c set reminded_at = ${now} from due where c.user_id = due.user_id
      returning c.user_id, c.lines)
    select user_id as "userId", lines from taken order by user_id`.execute(tx);
  return rows;
}
