import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

/** Queues the sizes of a picture, once while no job has begun. */
export async function queueSizes(run: Runner, hash: string) {
  await sql`
    select graphile_worker.add_job('media.make-sizes', json_build_object('hash', ${hash}::text),
                                   job_key := ${`sizes of ${hash}`})`.execute(run);
}

/** Records a picture, or renews the time of an existing one. */
export async function upsertPicture(run: Runner, hash: string, lookAt: Date): Promise<void> {
  await sql`
    insert into pictures (hash, look_at) values (${hash}, ${lookAt})
    on conflict (hash) do update set look_at = excluded.look_at`.execute(run);
}

/** Protects our own pictures among these from sweeps until the transaction ends. */
export async function lockPictures(tx: Tx, identifiers: readonly string[]): Promise<void> {
  await sql`
    select from pictures where hash in (select picture_hash(i) from unnest(${identifiers}::text[]) i)
     order by hash for key share`.execute(tx);
}

/** Takes the pictures that are due, except those that are being saved. */
export async function takeDue(tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select hash from pictures where look_at <= ${now} order by look_at limit ${sql.lit(limit)} for update skip locked`.execute(
    tx,
  );
  return rows.map(({ hash }) => hash);
}

export async function postponePictures(tx: Tx, hashes: readonly string[], lookAt: Date): Promise<void> {
  await sql`update pictures set look_at = ${lookAt} where hash = any(${hashes}::text[])`.execute(tx);
}

export async function deletePictures(tx: Tx, hashes: readonly string[]): Promise<void> {
  await sql`delete from pictures where hash = any(${hashes}::text[])`.execute(tx);
}
