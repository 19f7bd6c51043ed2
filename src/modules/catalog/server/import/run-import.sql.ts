import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

export interface FinishedRow {
  position: number;
  state: 'done' | 'failed';
  productId: number | null;
}

export async function writeFinished(
  tx: Tx,
  importId: number,
  finished: readonly FinishedRow[],
): Promise<void> {
  await sql`
    update import_rows r set state = f.state, product_id = f."productId"
      from jsonb_to_recordset(${JSON.stringify(finished)}::jsonb) as f (position int, state text, "productId" bigint)
     where r.import_id = ${importId} and r.position = f.position`.execute(tx);
}

/** Imports for one merchant write in turn, so two files never create the same product twice. */
export async function takeTurn(tx: Tx, merchantId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('product import'), ${merchantId}::int)`.execute(tx);
}

export async function touchImport(tx: Tx, id: number, now: Date): Promise<void> {
  await sql`update imports set touched_at = ${now} where id = ${id}`.execute(tx);
}

export async function queueRun(run: Runner, id: number): Promise<void> {
  await sql`select graphile_worker.add_job('catalog.run-import', json_build_object('importId', ${id}::bigint))`.execute(
    run,
  );
}

/** Queues again the running imports that have been silent since then. */
export async function queueSilent(run: Runner, since: Date): Promise<void> {
  await sql`
    select graphile_worker.add_job('catalog.run-import', json_build_object('importId', id))
      from imports where status = 'running' and touched_at < ${since}`.execute(run);
}

export const mark = (tx: Tx) => sql`savepoint product`.execute(tx);

export const forget = (tx: Tx) => sql`release savepoint product`.execute(tx);

export const rollbackProduct = (tx: Tx) => sql`rollback to savepoint product`.execute(tx);
