import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

/** Pictures of products, of categories, and of files that are not imported yet. */
export async function selectUsedPictures(run: Runner, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    with named as (
      select picture_hash(i) as hash from products p cross join jsonb_array_elements_text(p.images) i
      union select picture_hash(image) from categories
      union select picture_hash(i) from import_rows r cross join jsonb_array_elements_text(r.wanted -> 'images') i
             where r.state = 'waiting')
    select hash from named where hash = any(${hashes}::text[])`.execute(run);
  return rows.map(({ hash }) => hash);
}
