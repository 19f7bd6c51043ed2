import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

/** Pictures that ads show, and the ones they were cut from. */
export async function selectUsedPictures(run: Runner, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    with named as (select picture_hash(image) as hash from ads union select picture_hash(picture) from ads)
    select hash from named where hash = any(${hashes}::text[])`.execute(run);
  return rows.map(({ hash }) => hash);
}
