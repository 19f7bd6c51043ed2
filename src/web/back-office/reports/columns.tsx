import type { Column } from '#kit/display/data-table.tsx';
import { Price } from '#kit/price.tsx';
import type { ReportRow } from '#modules/reports/calls.ts';
import { reportColumns } from '#modules/reports/columns.text.ts';
import { type Facet, figuresOf, type ReportFigure } from '#modules/reports/report.ts';
import { returnsRate } from '#modules/reports/sale.ts';
import { formatCount } from '#platform/digits.ts';
import { formatPart, formatShortDay } from '../home/text.ts';

/** The columns of a report: what its rows are, and the figures that say something about them. */
export const columnsOf = (by: Facet): readonly Column<ReportRow>[] => [
  {
    id: 'name',
    header: reportColumns[by],
    cell: ({ key, name }) => <bdi dir="rtl">{by === 'day' && key !== '' ? formatShortDay(key) : name}</bdi>,
  },
  ...figuresOf(by).map(figure => ({ id: figure, header: reportColumns[figure], cell: CELLS[figure] })),
];

const CELLS: Readonly<Record<ReportFigure, Column<ReportRow>['cell']>> = {
  orders: ({ orders }) => formatCount(orders),
  units: ({ units }) => formatCount(units),
  returned: ({ returned }) => formatCount(returned),
  amount: ({ amount }) => <Price pounds={amount} size="amount" />,
  commission: ({ commission }) => <Price pounds={commission} size="amount" />,
  commissionVat: ({ commissionVat }) => <Price pounds={commissionVat} size="amount" />,
  returnsRate: row => formatPart(returnsRate(row)),
};
