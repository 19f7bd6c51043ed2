import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

/** Logos of shops and of applicants. */
export async function selectUsedPictures(run: Runner, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    with named as (select picture_hash(logo) as hash from merchants union select picture_hash(logo) from merchant_applications)
    select hash from named where hash = any(${hashes}::text[])`.execute(run);
  return rows.map(({ hash }) => hash);
}
