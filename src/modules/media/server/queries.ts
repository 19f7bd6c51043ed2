import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

/** Asks for the sizes of a picture, once while nobody has begun with them. */
export async function queueSizes(run: Runner, hash: string) {
  await sql`
    select graphile_worker.add_job('media.make-sizes', json_build_object('hash', ${hash}::text),
                                   job_key := ${`sizes of ${hash}`})`.execute(run);
}
