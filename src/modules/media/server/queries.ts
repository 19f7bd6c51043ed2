import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { PictureRef } from './originals.ts';

/** Queues the sizes of a picture, once while no job has begun. */
export async function queueSizes(run: Runner, { audience, hash }: PictureRef) {
  await sql`
    select graphile_worker.add_job('media.make-sizes', json_build_object('audience', ${audience}::text, 'hash', ${hash}::text),
                                   job_key := ${`sizes of ${audience} ${hash}`})`.execute(run);
}

/** Records a picture, or renews the time of an existing one. */
export async function upsertPicture(
  run: Runner,
  { audience, hash }: PictureRef,
  lookAt: Date,
): Promise<void> {
  await sql`
    insert into pictures (audience, hash, look_at) values (${audience}, ${hash}, ${lookAt})
    on conflict (audience, hash) do update set look_at = excluded.look_at`.execute(run);
}

/** Protects our own pictures among these from sweeps until the transaction ends. */
export async function lockPictures(tx: Tx, identifiers: readonly string[]): Promise<void> {
  await sql`
    select from pictures where audience = 'public' and hash in (select picture_hash(i) from unnest(${identifiers}::text[]) i)
     order by hash for key share`.execute(tx);
}

/** Takes the pictures that are due, except those that are being saved. */
export async function takeDue(tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<PictureRef[]> {
  const { rows } = await sql<PictureRef>`
    select audience, hash from pictures where look_at <= ${now} order by look_at limit ${sql.lit(limit)} for update skip locked`.execute(
    tx,
  );
  return rows;
}

const among = (pictures: readonly PictureRef[]) => sql`
  (audience, hash) in (select audience, hash from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as p (audience text, hash text))`;

export async function postponePictures(tx: Tx, pictures: readonly PictureRef[], lookAt: Date): Promise<void> {
  await sql`update pictures set look_at = ${lookAt} where ${among(pictures)}`.execute(tx);
}

export async function deletePictures(tx: Tx, pictures: readonly PictureRef[]): Promise<void> {
  await sql`delete from pictures where ${among(pictures)}`.execute(tx);
}

export async function queuePublishing(tx: Tx, identifiers: readonly string[]): Promise<void> {
  await sql`
    select graphile_worker.add_job('media.publish-picture', json_build_object('hash', private_hash(i)),
                                   job_key := 'publish ' || private_hash(i))
      from unnest(${identifiers}::text[]) i`.execute(tx);
}

/** Makes both kinds of these private pictures due, and queues the sweep. */
export async function lookAgain(tx: Tx, identifiers: readonly string[]): Promise<void> {
  await sql`
    with due as (
      update pictures set look_at = 'epoch' where hash in (select private_hash(i) from unnest(${identifiers}::text[]) i)
    )
    select graphile_worker.add_job('server.sweep-pictures', job_key := 'sweep released pictures')`.execute(
    tx,
  );
}
