import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';

// Timers

export async function savepoint(tx: Tx): Promise<void> {
  await sql`savepoint step`.execute(tx);
}

export async function rollbackToSavepoint(tx: Tx): Promise<void> {
  await sql`rollback to savepoint step`.execute(tx);
}
