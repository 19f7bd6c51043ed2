import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

/** Tries for one naming; the last comes about an hour after the first. */
const MOST_TRIES = 8;

/** Has the foreign pictures among these fetched that are not kept yet. Naming one again tries it again. */
export async function askForForeign(tx: Tx, identifiers: readonly string[]): Promise<void> {
  await sql`
    with named as (
      insert into foreign_pictures as f (identifier) select distinct i from unnest(${identifiers}::text[]) i
      on conflict (identifier) do update set identifier = excluded.identifier where f.hash is null
      returning identifier
    )
    select graphile_worker.add_job('media.keep-foreign', json_build_object('identifier', identifier),
                                   job_key := 'foreign ' || md5(identifier), max_attempts := ${sql.lit(MOST_TRIES)})
      from named`.execute(tx);
}

/** Whether somebody of the shop has named it, and what it is kept as. */
export async function findForeign(
  run: Runner,
  identifier: string,
): Promise<{ hash: string | null } | undefined> {
  const { rows } = await sql<{ hash: string | null }>`
    select hash from foreign_pictures where identifier = ${identifier}`.execute(run);
  return rows[0];
}

export async function markKept(run: Runner, identifier: string, hash: string): Promise<void> {
  await sql`update foreign_pictures set hash = ${hash} where identifier = ${identifier}`.execute(run);
}

/** Which of these pictures were fetched for an identifier. */
export async function findFetched(run: Runner, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select distinct hash from unnest(${hashes}::text[]) hash join foreign_pictures using (hash)`.execute(run);
  return rows.map(({ hash }) => hash);
}
