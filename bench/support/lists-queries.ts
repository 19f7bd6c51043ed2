import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';

/** A super_admin for measuring, the same at each run; gives the id. */
export async function addStaff(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into users (name, mobile, mobile_verified_at, email, password_hash, role)
    values ('bench', '+201099999998', now(), 'bench-staff@wekala.example', 'none', 'super_admin')
    on conflict (email) do update set role = excluded.role returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}
