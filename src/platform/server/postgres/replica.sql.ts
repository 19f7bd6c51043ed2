import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Where the primary's log of changes ends. */
export async function selectPosition(primary: Db): Promise<string> {
  const { rows } = await sql<{ at: string }>`select pg_current_wal_insert_lsn()::text as at`.execute(primary);
  return rows[0]?.at ?? '';
}

/** Whether a replica has all up to this position. A server that was promoted follows nobody any more, and never has. */
export async function hasReplayed(replica: Db, position: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean | null }>`
    select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has`.execute(replica);
  return rows[0]?.has === true;
}
