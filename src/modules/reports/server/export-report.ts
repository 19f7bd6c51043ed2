import type { CallInput } from '#platform/call.ts';
import type { RepliedFile } from '#platform/file.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Cell, Column } from '#platform/server/spreadsheet/sheet.ts';
import { writeSheet } from '#platform/server/spreadsheet/write-sheet.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { exportReport as exportCall, ReportRow } from '../calls.ts';
import { returnsRate } from '../sale.ts';
import { reportColumns, sheetName } from '../text.ts';
import { showReport } from './show-report.ts';

const FIGURES: readonly (Column & { value: (row: ReportRow) => Cell })[] = [
  { title: reportColumns.orders, width: 10, value: ({ orders }) => orders },
  { title: reportColumns.units, width: 10, value: ({ units }) => units },
  { title: reportColumns.amount, width: 16, value: ({ amount }) => amount },
  { title: reportColumns.commission, width: 14, value: ({ commission }) => commission },
  { title: reportColumns.commissionVat, width: 14, value: ({ commissionVat }) => commissionVat },
  { title: reportColumns.returnsRate, width: 14, value: row => Math.round(returnsRate(row) * 1000) / 10 },
];

/** The report as a spreadsheet, its total last. */
export async function exportReport(
  ctx: Ctx,
  { format, ...input }: CallInput<typeof exportCall>,
  caller: Caller<Account>,
): Promise<RepliedFile> {
  const { rows, total } = await showReport(ctx, input, caller);
  return writeSheet(
    {
      name: sheetName(input.by, input.from, input.to),
      columns: [{ title: reportColumns[input.by], width: 28 }, ...FIGURES],
      rows: [...rows, total].map(row => [row.name, ...FIGURES.map(({ value }) => value(row))]),
    },
    format,
  );
}
