import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

/** Pages of the shop that lead to products. */
export async function selectCategoryAndBrandPaths(run: Runner): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select path from (
      select 1 as kind, id, '/outlet/' || id as path from categories
      union all select 2, id, '/merchant/' || id from merchants where merchant_shows(status)
      union all select 3, id, '/brand/' || id from brands) lists
     order by kind, id`.execute(run);
  return rows.map(({ path }) => path);
}

export async function selectHighestId(run: Runner): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from products`.execute(run);
  return rows[0]?.id ?? 0;
}

/** Listed products whose ids are above `from` and at most `to`. */
export async function selectListedNames(run: Runner, { from, to }: { from: number; to: number }) {
  const { rows } = await sql<{ id: number; productName: string }>`
    select id, title as "productName" from products where id > ${from} and id <= ${to} and listed order by id`.execute(
    run,
  );
  return rows;
}
