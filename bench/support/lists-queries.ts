import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';

/** The demo's super_admin, who needs no second factor; gives the id. */
export async function findAdmin(db: Db): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select id from users where email = 'admin@wekala.example'`.execute(db);
  return (rows[0] as { id: number }).id;
}
