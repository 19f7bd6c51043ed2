import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

/** Photos of returns and claims. */
export async function selectUsedPictures(run: Runner, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select distinct private_hash(picture) as hash from return_photos where private_hash(picture) = any(${hashes}::text[])`.execute(
    run,
  );
  return rows.map(({ hash }) => hash);
}
