import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { Warned, WarningStep } from '../../warning.ts';

/** Locked, so that two members of staff take one step after the other; false if no such shop may sell. */
export async function lockMerchant(tx: Tx, merchantId: number): Promise<boolean> {
  const { rows } = await sql`
    select from merchants where id = ${merchantId} and status in ('active', 'on_holiday', 'restricted', 'suspended')
       for no key update`.execute(tx);
  return rows.length > 0;
}

export async function selectLatest(run: Runner, merchantId: number): Promise<Warned | null> {
  const { rows } = await sql<Warned>`
    select step, sent_at as "sentAt" from merchant_warnings where merchant_id = ${merchantId} order by id desc limit 1`.execute(
    run,
  );
  return rows[0] ?? null;
}

/** The latest of each of these merchants. */
export async function selectLatestOf(
  run: Runner,
  merchantIds: readonly number[],
): Promise<ReadonlyMap<number, Warned>> {
  const { rows } = await sql<Warned & { merchantId: number }>`
    select w.merchant_id as "merchantId", w.step, w.sent_at as "sentAt"
      from unnest(${merchantIds}::bigint[]) as m (id)
      cross join lateral (select * from merchant_warnings where merchant_id = m.id order by id desc limit 1) w`.execute(
    run,
  );
  return new Map(rows.map(({ merchantId, ...warned }) => [merchantId, warned]));
}

interface NewWarning {
  merchantId: number;
  step: WarningStep;
  body: string;
  by: number;
  now: Date;
}

export async function insertWarning(
  tx: Tx,
  { merchantId, step, body, by, now }: NewWarning,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into merchant_warnings (merchant_id, step, body, sent_by, sent_at)
    values (${merchantId}, ${step}, ${body}, ${by}, ${now}) returning id`.execute(tx);
  return rows[0]?.id as number;
}

export interface StoredWarning extends Warned {
  body: string;
}

/** Newest first. */
export async function selectWarnings(
  run: Runner,
  { merchantId, since, most }: { merchantId: number; since: Date; most: number },
): Promise<StoredWarning[]> {
  const { rows } = await sql<StoredWarning>`
    select step, body, sent_at as "sentAt" from merchant_warnings
     where merchant_id = ${merchantId} and sent_at >= ${since} order by id desc limit ${most}`.execute(run);
  return rows;
}

export async function deleteOldWarnings(run: Runner, before: Date): Promise<void> {
  await sql`delete from merchant_warnings where sent_at < ${before}`.execute(run);
}
