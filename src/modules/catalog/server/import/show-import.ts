import type { CallBody, CallInput } from '#platform/call.ts';
import type { RepliedFile } from '#platform/file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { writeSheet } from '#platform/server/spreadsheet/write-sheet.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { MOST_ROWS } from '../../import/columns.ts';
import { columnTitles, exportText, importRefusal } from '../../import/text.ts';
import {
  type downloadProblems,
  type listImportProblems,
  PROBLEMS_A_PAGE,
  type ProductImport,
} from '../../import.calls.ts';
import { merchantScope } from '../back-office/merchant-scope.ts';
import { countProblems, selectImports, selectProblems } from './show-import.sql.ts';

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
  return { problems, columns, total: counted.reduce((sum, { count }) => sum + count, 0) };
}

/** Every refused row, so that it can be corrected in the file. */
export async function problemsFile(
  ctx: Ctx,
  { importId, format }: CallInput<typeof downloadProblems>,
  { viewer }: Caller<Account>,
): Promise<RepliedFile> {
  const { id } = await findImport(ctx, importId, viewer);
  const problems = await selectProblems(ctx.db, importId, { limit: MOST_ROWS * 4, offset: 0 });
  const { row, column, value, reason } = exportText;
  const sheet = {
    name: `${exportText.problems}-${id}`,
    columns: [
      { title: row, width: 8 },
      { title: column },
      { title: value, width: 30 },
      { title: reason, width: 60 },
    ],
    rows: problems.map(each => [
      each.row,
      each.column === 'row' ? '' : columnTitles[each.column],
      each.value,
      each.reason,
    ]),
  };
  return writeSheet(sheet, format);
}
