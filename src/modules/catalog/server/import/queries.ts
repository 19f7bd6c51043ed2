import { sql } from 'kysely';
import { normalise } from '#platform/arabic.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { ImportedProduct, ImportStatus, ImportWords, Places } from '../../import/product-import.ts';

/** Categories, subcategories and brands by all their names. */
export async function selectPlaces(run: Runner): Promise<Places> {
  const { rows } = await sql<Places>`
    select (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'names', array[name_ar, name_en])), '[]') from categories) as categories,
           (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'categoryId', category_id, 'names', array[name_ar])), '[]') from subcategories) as subcategories,
           (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'names', array[name, name_ar] || aliases)), '[]') from brands) as brands`.execute(
    run,
  );
  return rows[0] as Places;
}

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

export interface StoredImport {
  id: number;
  merchantId: number;
  madeBy: number | null;
  role: string;
  status: ImportStatus;
}

/** Locks an import for the transaction, so its chunks run one after another in any process. */
export async function takeImport(tx: Tx, id: number): Promise<StoredImport | undefined> {
  const { rows } = await sql<StoredImport>`
    select id, merchant_id as "merchantId", made_by as "madeBy", role, status from imports where id = ${id} for update`.execute(
    tx,
  );
  return rows[0];
}

/** Imports for one merchant write in turn, so two files never create the same product twice. */
export async function takeTurn(tx: Tx, merchantId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('product import'), ${merchantId}::int)`.execute(tx);
}

export async function setImportStatus(
  tx: Tx,
  id: number,
  { status, now }: { status: ImportStatus; now: Date },
): Promise<void> {
  await sql`
    update imports
       set status = ${status}, touched_at = ${now},
           started_at = case when ${status} = 'running' then coalesce(started_at, ${now}) else started_at end,
           ended_at = case when ${status} = 'done' then ${now}::timestamptz end
     where id = ${id}`.execute(tx);
  if (status === 'done') await storeCounts(tx, id);
}

/** A new product that should be published and has no picture: it comes in as a draft. */
export const LACKS_PICTURE = sql`action = 'create' and wanted ->> 'status' in ('published', 'in_review')
  and coalesce(jsonb_array_length(wanted -> 'images'), 0) = 0`;

/** Nothing in it changes any more, so lists need not count its rows again. */
async function storeCounts(tx: Tx, id: number): Promise<void> {
  await sql`
    update imports set (creates, changes, same, done, failed, drafts) = (
      select count(*) filter (where action = 'create'), count(*) filter (where action = 'change'),
             count(*) filter (where action = 'same'), count(*) filter (where state <> 'waiting'),
             count(*) filter (where state = 'failed'), count(*) filter (where ${LACKS_PICTURE})
        from import_rows where import_id = ${id}) where id = ${id}`.execute(tx);
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

export async function deleteFilesBefore(run: Runner, before: Date): Promise<void> {
  await sql`
    delete from import_files f using imports i where i.id = f.import_id and i.made_at < ${before}`.execute(
    run,
  );
}

/** What a merchant's files call things. */
export async function selectWords(run: Runner, merchantId: number): Promise<ImportWords> {
  const { rows } = await sql<ImportWords>`
    select coalesce(jsonb_object_agg(word, meaning) filter (where kind = 'column'), '{}') as columns,
           coalesce(jsonb_object_agg(word, meaning::bigint) filter (where kind = 'category'), '{}') as categories
      from import_words where merchant_id = ${merchantId}`.execute(run);
  return rows[0] as ImportWords;
}

export interface SaidWord {
  kind: 'column' | 'category';
  word: string;
  meaning: string;
}

export async function upsertWords(tx: Tx, merchantId: number, words: readonly SaidWord[]): Promise<void> {
  await sql`
    insert into import_words (merchant_id, kind, word, meaning)
    select distinct on (kind, word) ${merchantId}::bigint, kind, word, meaning
      from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as w(kind text, word text, meaning text)
    on conflict (merchant_id, kind, word) do update set meaning = excluded.meaning`.execute(tx);
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

/** Tells staff of the brands of an import that the shop does not have. */
export async function proposeBrands(tx: Tx, importId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ names: string[] }>`
    select proposed_brands as names from imports where id = ${importId}`.execute(tx);
  const brands = (rows[0]?.names ?? []).map(name => ({ name: normalise(name), shown: name }));
  await sql`
    insert into proposed_brands as b (name, shown_name, proposed_at)
    select name, shown, ${now} from jsonb_to_recordset(${JSON.stringify(brands)}::jsonb) as p(name text, shown text)
     where name <> ''
    on conflict (name) do update set imports = b.imports + 1, proposed_at = excluded.proposed_at`.execute(tx);
}
