import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';

/** One of the demo's accounts, whose super_admin needs no second factor; gives the id. */
export async function findUser(db: Db, email: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from users where email = ${email}`.execute(db);
  return (rows[0] as { id: number }).id;
}
