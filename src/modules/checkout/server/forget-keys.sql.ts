import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

export async function deleteOldKeys(runner: Runner, before: Date): Promise<void> {
  await sql`delete from idempotency_keys where created_at < ${before}`.execute(runner);
}
