import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

/** Pictures that buyers saw when they ordered. */
export async function selectUsedPictures(run: Runner, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    with named as (
      select picture_hash(image) as hash from order_lines
      union select picture_hash(merchant_logo) from merchant_orders)
    select hash from named where hash = any(${hashes}::text[])`.execute(run);
  return rows.map(({ hash }) => hash);
}

/** Photos of deliveries. */
export async function selectUsedProofs(run: Runner, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select distinct private_hash(proof) as hash from parcels where private_hash(proof) = any(${hashes}::text[])`.execute(
    run,
  );
  return rows.map(({ hash }) => hash);
}
