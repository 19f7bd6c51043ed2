import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { ImportedProduct } from '../../import/product-import.ts';

export interface WaitingRow {
  position: number;
  rows: number[];
  wanted: ImportedProduct;
  seen: Record<number, number>;
}

/** The next unfinished products of a file after a position. */
export async function selectWaiting(
  run: Runner,
  importId: number,
  { after, limit }: { after: number; limit: number },
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select position, row_numbers as rows, wanted, seen from import_rows
     where import_id = ${importId} and state = 'waiting' and position > ${after} order by position limit ${sql.lit(limit)}`.execute(
    run,
  );
  return rows;
}

export interface Targets {
  /** Product ids by the merchant's code, and those of the given ids that are the merchant's. */
  codes: Record<string, number>;
  ids: number[];
  /** Product ids by stock code. */
  skus: Record<string, number>;
}

/** Which of a merchant's products have these codes, ids and stock codes. */
export async function findTargets(
  run: Runner,
  merchantId: number,
  asked: { codes: string[]; ids: number[]; skus: string[] },
): Promise<Targets> {
  const { rows } = await sql<Targets>`
    select (select coalesce(jsonb_object_agg(code, id), '{}') from products
             where merchant_id = ${merchantId} and code <> '' and code = any(${asked.codes}::text[])) as codes,
           (select coalesce(jsonb_agg(id), '[]') from products
             where merchant_id = ${merchantId} and id = any(${asked.ids}::bigint[])) as ids,
           (select coalesce(jsonb_object_agg(sku, product_id), '{}') from variants
             where merchant_id = ${merchantId} and sku <> '' and sku = any(${asked.skus}::text[])) as skus`.execute(
    run,
  );
  return rows[0] as Targets;
}

export interface CheckedRow {
  position: number;
  action: 'create' | 'change' | 'same';
  productId: number | null;
  seen: Record<number, number>;
}

export async function writeChecked(tx: Tx, importId: number, checked: readonly CheckedRow[]): Promise<void> {
  await sql`
    update import_rows r set action = j.action, product_id = j."productId", seen = j.seen
      from jsonb_to_recordset(${JSON.stringify(checked)}::jsonb)
           as j (position int, action text, "productId" bigint, seen jsonb)
     where r.import_id = ${importId} and r.position = j.position`.execute(tx);
}

/** Removes products that cannot be imported from the file; their rows count as bad. */
export async function dropRows(tx: Tx, importId: number, positions: readonly number[]): Promise<void> {
  if (positions.length === 0) return;
  await sql`
    with gone as (delete from import_rows where import_id = ${importId} and position = any(${positions}::int[])
                  returning cardinality(row_numbers) as rows)
    update imports set rows_bad = rows_bad + (select sum(rows) from gone) where id = ${importId}`.execute(tx);
}
