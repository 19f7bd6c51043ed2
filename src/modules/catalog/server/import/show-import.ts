import type { CallBody, CallInput } from '#platform/call.ts';
import type { RepliedFile } from '#platform/file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { writeSheet } from '#platform/server/spreadsheet/write-sheet.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { columnTitles, exportText, importRefusal, reasonText } from '../../import/text.ts';
import {
  type downloadProblems,
  type listImportProblems,
  PROBLEMS_A_PAGE,
  type ProductImport,
} from '../../import.calls.ts';
import { merchantScope } from '../back-office/merchant-scope.ts';
import { selectFile } from './check-file.sql.ts';
import { readRowsApart } from './read-apart.ts';
import {
  type BadRow,
  countProblems,
  groupProblems,
  selectBadRows,
  selectImports,
  selectProblems,
  selectUnknown,
} from './show-import.sql.ts';

/** An import for its screen; `import_not_found` also if it belongs to another merchant. */
export async function findImport(ctx: Ctx, importId: number, viewer: Account): Promise<ProductImport> {
  const [found] = await selectImports(ctx.db, { importId, merchantId: merchantScope(viewer), limit: 1 });
  if (!found) throw importRefusal('import_not_found');
  return found;
}

export async function listProblemsOf(
  ctx: Ctx,
  { importId, column, page }: CallInput<typeof listImportProblems>,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof listImportProblems>> {
  await findImport(ctx, importId, viewer);
  const offset = (page - 1) * PROBLEMS_A_PAGE;
  const problems = await selectProblems(ctx.db, importId, { column, limit: PROBLEMS_A_PAGE, offset });
  const columns = await countProblems(ctx.db, importId);
  const counted = columns.filter(each => column === undefined || each.column === column);
  const groups = await groupProblems(ctx.db, importId);
  const unknown = { column: 'category', reason: reasonText.categoryUnknown } as const;
  const categories = await selectUnknown(ctx.db, importId, unknown);
  return { problems, columns, groups, categories, total: counted.reduce((sum, { count }) => sum + count, 0) };
}

/** The refused rows as they stand in the file, with their reasons in a last column: to be mended and uploaded again. */
export async function problemsFile(
  ctx: Ctx,
  { importId, format }: CallInput<typeof downloadProblems>,
  { viewer }: Caller<Account>,
): Promise<RepliedFile> {
  const { merchantId } = await findImport(ctx, importId, viewer);
  const bytes = await selectFile(ctx.db, importId);
  if (!bytes) throw importRefusal('import_file_gone');
  const bad = new Map(
    (await selectBadRows(ctx.db, importId)).map(({ row, reasons }) => [row, said(reasons)]),
  );
  const { head, rows } = await readRowsApart(ctx, merchantId, { bytes, numbers: [...bad.keys()] });
  const sheet = {
    name: `${exportText.badRows}-${importId}`,
    columns: [...head.map(title => ({ title, width: 20 })), { title: exportText.reason, width: 60 }],
    rows: rows.map(({ number, cells }) => [...head.map((_, at) => cells[at] ?? ''), bad.get(number) ?? '']),
  };
  return writeSheet(sheet, format);
}

const said = (reasons: BadRow['reasons']) =>
  reasons
    .map(([column, reason]) => (column === '' ? reason : `${columnTitles[column]}: ${reason}`))
    .join(' · ');
