import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

/** Tries for one naming; the last comes about an hour after the first. */
const MOST_TRIES = 8;

/**
 * In how many queues the jobs wait, those of one host in one: a host that answers slowly on purpose holds one of the
 * lane's workers at most. A fixed number, because the queue keeps the names of all that it ever had.
 */
const QUEUES = 16;

/** Where names are sold below a country's own: `com.eg`, `co.uk`. */
const SHARED_NAME = /\.(?:com?|net|org|edu|gov|sci|me|name|info|eun|ac)\.[a-z]{2}$/;

/** `pictures.shop.example` and `img.shop.example` are one host, as whoever owns the name can make up as many as wanted. */
function hostOf(identifier: string): string {
  const url = URL.parse(identifier);
  if (!url) return 'drive';
  const parts = SHARED_NAME.test(url.hostname) ? 3 : 2;
  return url.hostname.split('.').slice(-parts).join('.');
}

/** Has the foreign pictures among these fetched that are not kept yet. Naming one again tries it again. */
export async function askForForeign(tx: Tx, identifiers: readonly string[]): Promise<void> {
  const hosts = identifiers.map(hostOf);
  await sql`
    with asked as (
      select distinct identifier, host from unnest(${identifiers}::text[], ${hosts}::text[]) a (identifier, host)
    ), named as (
      insert into foreign_pictures as f (identifier) select identifier from asked
      on conflict (identifier) do update set identifier = excluded.identifier where f.hash is null
      returning identifier
    )
    select graphile_worker.add_job('media.store-foreign', json_build_object('identifier', identifier),
                                   queue_name := 'foreign ' || abs(hashtext(host) % ${sql.lit(QUEUES)}),
                                   job_key := 'foreign ' || md5(identifier), max_attempts := ${sql.lit(MOST_TRIES)})
      from named join asked using (identifier)`.execute(tx);
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

export async function markFetched(run: Runner, identifier: string, hash: string): Promise<void> {
  await sql`update foreign_pictures set hash = ${hash} where identifier = ${identifier}`.execute(run);
}

/** Which of these pictures were fetched for an identifier. */
export async function findFetched(run: Runner, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select distinct hash from unnest(${hashes}::text[]) hash join foreign_pictures using (hash)`.execute(run);
  return rows.map(({ hash }) => hash);
}
