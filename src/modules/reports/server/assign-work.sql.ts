import { sql } from 'kysely';
import { PERMISSIONS } from '#platform/permission.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import { MOST_COLLEAGUES } from '../finance-work.calls.ts';
import type { FinanceWork } from '../finance-work.ts';
import type { Colleague } from './show-finance-work.sql.ts';

const MAY_WORK = sql`u.role = any(${[...PERMISSIONS.remittances.staff]}::text[]) and u.blocked_at is null and u.deleted_at is null`;

/** Who may do the work of finance: the first ones by name. */
export async function selectColleagues(run: Runner): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select u.id, u.name from users u where ${MAY_WORK} order by u.name, u.id limit ${sql.lit(MOST_COLLEAGUES)}`.execute(
    run,
  );
  return rows;
}

/** Undefined for whoever may not do it (any more). */
export async function selectColleague(run: Runner, userId: number): Promise<Colleague | undefined> {
  const { rows } = await sql<Colleague>`
    select u.id, u.name from users u where u.id = ${userId} and ${MAY_WORK}`.execute(run);
  return rows[0];
}

export interface Assigning {
  kind: FinanceWork;
  workId: number;
  fromId: number | null;
  toId: number | null;
  now: Date;
}

/** False if it is no longer with whom the sender saw. */
export async function moveWork(tx: Tx, { kind, workId, fromId, toId, now }: Assigning): Promise<boolean> {
  const of = sql`kind = ${kind} and work_id = ${workId} and user_id = ${fromId}`;
  const change = () => {
    if (fromId === null)
      return sql`
        insert into finance_assignees (kind, work_id, user_id, assigned_at) values (${kind}, ${workId}, ${toId}, ${now})
        on conflict do nothing returning kind`;
    if (toId === null) return sql`delete from finance_assignees where ${of} returning kind`;
    return sql`update finance_assignees set user_id = ${toId}, assigned_at = ${now} where ${of} returning kind`;
  };
  const { rows } = await change().execute(tx);
  return rows.length > 0;
}
