import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import type { Brand } from '../../category.ts';

export async function selectBrand(run: Runner, id: number) {
  const { rows } =
    await sql<Brand>`select id, name, name_ar as "nameAr" from brands where id = ${id}`.execute(run);
  return rows[0];
}
