import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import { limitToPage } from '#platform/server/limit-to-page.ts';
import type { ColumnKey } from '../../import/columns.ts';
import type { ProductImport } from '../../import.calls.ts';
import { LACKS_PICTURE } from './queries.ts';

interface ImportQuery {
  merchantId: number | null;
  importId?: number;
  limit: number;
}

/** Imports of one merchant, or of all, newest first, each with its progress. */
export async function selectImports(run: Runner, { merchantId, importId, limit }: ImportQuery) {
  const { rows } = await sql<ProductImport>`
    select i.id, i.merchant_id as "merchantId", m.name_ar as "merchantName", i.file_name as "fileName", i.status,
           i.unknown_columns as "unknownColumns", i.rows_read as "rowsRead", i.rows_bad as "rowsBad",
           i.rows_numbered as "rowsNumbered", i.same_titles as "sameTitles", i.proposed_brands as "proposedBrands",
           u.name as "madeBy", to_json(i.made_at) as "madeAt", to_json(i.ended_at) as "endedAt",
           coalesce(i.creates, r.creates) as creates, coalesce(i.changes, r.changes) as changes, coalesce(i.same, r.same) as same,
           coalesce(i.done, r.done) as done, coalesce(i.failed, r.failed) as failed,
           coalesce(i.drafts, r.drafts) as drafts
      from imports i join merchants m on m.id = i.merchant_id left join users u on u.id = i.made_by
     cross join lateral (
       select count(*) filter (where action = 'create')::int as creates, count(*) filter (where action = 'change')::int as changes,
              count(*) filter (where action = 'same')::int as same, count(*) filter (where state <> 'waiting')::int as done,
              count(*) filter (where state = 'failed')::int as failed, count(*) filter (where ${LACKS_PICTURE})::int as drafts
         from import_rows where import_id = i.id and i.creates is null) r
     where true ${merchantId === null ? sql`` : sql`and i.merchant_id = ${merchantId}`}
           ${importId === undefined ? sql`` : sql`and i.id = ${importId}`}
     order by i.id desc limit ${sql.lit(limit)}`.execute(run);
  return rows;
}

type ProblemColumn = ColumnKey | 'row';

export interface ProblemRow {
  id: number;
  row: number;
  column: ProblemColumn;
  value: string;
  reason: string;
}

interface ProblemsQuery {
  column?: ProblemColumn | undefined;
  limit: number;
  offset: number;
}

export async function selectProblems(
  run: Runner,
  importId: number,
  { column, limit, offset }: ProblemsQuery,
): Promise<ProblemRow[]> {
  const { rows } = await sql<ProblemRow>`
    select id, row_number as "row", coalesce(nullif(column_key, ''), 'row') as "column", value, reason from import_problems
     where import_id = ${importId}
           ${column === undefined ? sql`` : sql`and coalesce(nullif(column_key, ''), 'row') = ${column}`}
     order by row_number, id ${limitToPage({ limit, offset })}`.execute(run);
  return rows;
}

export async function countProblems(run: Runner, importId: number) {
  const { rows } = await sql<{ column: ProblemColumn; count: number }>`
    select coalesce(nullif(column_key, ''), 'row') as "column", count(*)::int as count from import_problems
     where import_id = ${importId} group by 1 order by 2 desc, 1`.execute(run);
  return rows;
}

const MOST_GROUPS = 50;

export async function groupProblems(run: Runner, importId: number) {
  const { rows } = await sql<{ column: ProblemColumn; reason: string; rows: number; example: string }>`
    select coalesce(nullif(column_key, ''), 'row') as "column", reason, count(distinct row_number)::int as rows,
           min(value) as example
      from import_problems where import_id = ${importId}
     group by 1, 2 order by 3 desc, 1, 2 limit ${sql.lit(MOST_GROUPS)}`.execute(run);
  return rows;
}

const MOST_NAMES = 500;

/** The values of a column that were refused for one reason. */
export async function selectUnknown(
  run: Runner,
  importId: number,
  of: { column: ColumnKey; reason: string },
) {
  const { rows } = await sql<{ name: string; rows: number }>`
    select value as name, count(distinct row_number)::int as rows from import_problems
     where import_id = ${importId} and column_key = ${of.column} and reason = ${of.reason}
     group by value order by 2 desc, 1 limit ${sql.lit(MOST_NAMES)}`.execute(run);
  return rows;
}

export interface BadRow {
  row: number;
  reasons: [column: ColumnKey | '', reason: string][];
}

/** Every refused row with its reasons, each with the column at fault; '' if it is the row. */
export async function selectBadRows(run: Runner, importId: number): Promise<BadRow[]> {
  const { rows } = await sql<BadRow>`
    select row_number as "row", jsonb_agg(distinct jsonb_build_array(column_key, reason)) as reasons from import_problems
     where import_id = ${importId} group by row_number order by row_number`.execute(run);
  return rows;
}
