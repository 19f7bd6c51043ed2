import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';
import type { Who } from './lists/asked.ts';

/** A person's orders do not grow with the shop, so this is a person with about that many. */
const ORDERS_OF_A_BUYER = 30;

const WHO: Readonly<Record<Who, ReturnType<typeof sql<{ id: number }>>>> = {
  // None of the demo's needs a second factor.
  admin: sql`select min(id) as id from users where role = 'super_admin'`,
  merchant: sql`select user_id as id from merchant_members order by merchant_id, user_id limit 1`,
  buyer: sql`select user_id as id from orders group by user_id order by abs(count(*) - ${ORDERS_OF_A_BUYER}), user_id limit 1`,
};

export async function findPerson(db: Db, who: Who): Promise<number> {
  const { rows } = await WHO[who].execute(db);
  return (rows[0] as { id: number }).id;
}

export interface Work {
  statements: number;
  /** Pages of 8 KiB that were read, in memory or not. */
  blocks: number;
}

/** Starts to count what statements touch; the server's settings load `pg_stat_statements`. */
export async function beginCounting(db: Db): Promise<void> {
  await sql`create extension if not exists pg_stat_statements`.execute(db);
  await sql`select pg_stat_statements_reset(0, (select oid from pg_database where datname = current_database()))`.execute(
    db,
  );
}

/** What statements of this database have touched since then. */
export async function readWork(db: Db): Promise<Work> {
  const { rows } = await sql<Work>`
    select coalesce(sum(calls), 0)::int as statements, coalesce(sum(shared_blks_hit + shared_blks_read), 0)::int as blocks
      from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())
       and query not like '%pg_stat_statements%'`.execute(db);
  return rows[0] as Work;
}
