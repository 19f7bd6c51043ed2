import type { CallInput } from '#platform/call.ts';
import type { RepliedFile } from '#platform/file.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Cell, Column } from '#platform/server/spreadsheet/sheet.ts';
import { writeSheet } from '#platform/server/spreadsheet/write-sheet.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { exportReport as exportCall, ReportRow } from '../calls.ts';
import { reportColumns, sheetName } from '../columns.text.ts';
import { figuresOf, type ReportFigure } from '../report.ts';
import { returnsRate } from '../sale.ts';
import { showReport } from './show-report.ts';

const FIGURES: Readonly<Record<ReportFigure, Omit<Column, 'title'> & { value: (row: ReportRow) => Cell }>> = {
  orders: { width: 10, value: ({ orders }) => orders },
  units: { width: 10, value: ({ units }) => units },
  returned: { width: 10, value: ({ returned }) => returned },
  amount: { width: 16, value: ({ amount }) => amount },
  commission: { width: 14, value: ({ commission }) => commission },
  commissionVat: { width: 14, value: ({ commissionVat }) => commissionVat },
  returnsRate: { width: 14, value: row => Math.round(returnsRate(row) * 1000) / 10 },
};

/** The report as a spreadsheet, its total last. */
export async function exportReport(
  ctx: Ctx,
  { format, ...input }: CallInput<typeof exportCall>,
  caller: Caller<Account>,
): Promise<RepliedFile> {
  const { rows, total } = await showReport(ctx, input, caller);
  const figures = figuresOf(input.by);
  // Reasons and stages are of some orders alone: the total of all would look like theirs.
  const isOfAll = figures.includes('returnsRate');
  return writeSheet(
    {
      name: sheetName(input.by, input.from, input.to),
      columns: [
        { title: reportColumns[input.by], width: 28 },
        ...figures.map(figure => ({ title: reportColumns[figure], width: FIGURES[figure].width })),
      ],
      rows: [...rows, ...(isOfAll ? [total] : [])].map(row => [
        row.name,
        ...figures.map(figure => FIGURES[figure].value(row)),
      ]),
    },
    format,
  );
}
