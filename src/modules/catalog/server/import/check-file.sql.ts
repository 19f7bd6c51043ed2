import { type RawBuilder, sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { Places } from '../../import/product-import.ts';

/** Categories, subcategories and brands by all their names. */
export async function selectPlaces(run: Runner): Promise<Places> {
  const { rows } = await sql<Places>`
    select (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'names', array[name_ar, name_en] || ${formerNames(sql`category_merges`, sql`categories o where former in (o.name_ar, o.name_en)`)})), '[]') from categories c) as categories,
           (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'categoryId', category_id, 'names', array[name_ar])), '[]') from subcategories) as subcategories,
           (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'names', array[name, name_ar] || aliases || ${formerNames(sql`brand_merges`, sql`brands o where former = any(array[o.name, o.name_ar] || o.aliases)`)})), '[]') from brands c) as brands`.execute(
    run,
  );
  return rows[0] as Places;
}

/** What became part of it was called so, and nothing else is by now. */
const formerNames = (merges: RawBuilder<unknown>, known: RawBuilder<unknown>) => sql`array(
  select former from ${merges} g, unnest(g.names) former where g.into_id = c.id and not exists (select from ${known}))`;

export interface NewImport extends Reading {
  merchantId: number;
  madeBy: number | null;
  role: string;
  fileName: string;
  now: Date;
}

/** What reading a file found. */
export interface Reading {
  unknownColumns: string[];
  rowsRead: number;
  rowsBad: number;
  rowsNumbered: number;
  sameTitles: number;
  proposedBrands: string[];
}

export async function insertImport(tx: Tx, made: NewImport): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into imports (merchant_id, made_by, role, file_name, status, unknown_columns, rows_read, rows_bad, rows_numbered,
                         same_titles, proposed_brands, made_at)
    values (${made.merchantId}, ${made.madeBy}, ${made.role}, ${made.fileName}, 'checked', ${made.unknownColumns}::text[],
            ${made.rowsRead}, ${made.rowsBad}, ${made.rowsNumbered}, ${made.sameTitles}, ${made.proposedBrands}::text[], ${made.now})
    returning id`.execute(tx);
  return (rows[0] as { id: number }).id;
}

/** `products`: a JSON array of joined products with their positions. */
export async function insertRows(tx: Tx, importId: number, products: string): Promise<void> {
  await sql`
    insert into import_rows (import_id, position, row_numbers, wanted)
    select ${importId}::bigint, r.position, array(select jsonb_array_elements_text(r.rows)::int), r.product
      from jsonb_to_recordset(${products}::jsonb) as r (position int, rows jsonb, product jsonb)`.execute(tx);
}

/** `problems`: a JSON array of `RowProblem`. */
export async function insertProblems(tx: Tx, importId: number, problems: string): Promise<void> {
  await sql`
    insert into import_problems (import_id, row_number, column_key, value, reason)
    select ${importId}::bigint, r."row", coalesce(r."column", ''), r.value, r.reason
      from jsonb_to_recordset(${problems}::jsonb) as r ("row" int, "column" text, value text, reason text)`.execute(
    tx,
  );
}

export async function insertFile(tx: Tx, importId: number, bytes: Uint8Array): Promise<void> {
  await sql`insert into import_files (import_id, bytes) values (${importId}, ${Buffer.from(bytes)})`.execute(
    tx,
  );
}

/** The file as it was uploaded; undefined once it is forgotten. */
export async function selectFile(run: Runner, importId: number): Promise<Uint8Array | undefined> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select bytes from import_files where import_id = ${importId}`.execute(run);
  return rows[0]?.bytes;
}

/** Forgets what a former reading of the file found, and writes what this one did. */
export async function replaceReading(
  tx: Tx,
  importId: number,
  { unknownColumns, rowsRead, rowsBad, rowsNumbered, sameTitles, proposedBrands }: Reading,
): Promise<void> {
  await sql`delete from import_rows where import_id = ${importId}`.execute(tx);
  await sql`delete from import_problems where import_id = ${importId}`.execute(tx);
  await sql`
    update imports set unknown_columns = ${unknownColumns}::text[], rows_read = ${rowsRead}, rows_bad = ${rowsBad},
           rows_numbered = ${rowsNumbered}, same_titles = ${sameTitles}, proposed_brands = ${proposedBrands}::text[]
     where id = ${importId}`.execute(tx);
}
