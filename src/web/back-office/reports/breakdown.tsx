import { BarList } from '#kit/chart/bar-list.tsx';
import { DataTable } from '#kit/display/data-table.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { type ReportRow, showReport } from '#modules/reports/calls.ts';
import type { Facet } from '#modules/reports/report.ts';
import { formatCount } from '#platform/digits.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { columnsOf } from './columns.tsx';
import styles from './reports.module.css';
import { partNames, reportsText } from './text.ts';

/** As many bars are read at a glance; the table has all. */
const MOST_BARS = 8;

interface BreakdownProps {
  from: string;
  to: string;
  by: Exclude<Facet, 'day'>;
}

/** The period by what its rows are: the largest as bars, all of them as a table. */
export function Breakdown({ by, ...days }: BreakdownProps) {
  const report = useCall(showReport, { ...days, by });
  return (
    <>
      <p className={styles.about}>{reportsText.about}</p>
      <Answered answer={report} heading="h2">
        {({ rows }) =>
          rows.length === 0 ? (
            <Nothing by={by} />
          ) : (
            <div className={styles.report}>
              <section className={styles.panel} aria-label={reportsText.chart(partNames[by])}>
                <BarList bars={rows.slice(0, MOST_BARS).map(row => toBar(by, row))} />
              </section>
              <DataTable label={partNames[by]} columns={columnsOf(by)} rows={rows} idOf={({ key }) => key} />
            </div>
          )
        }
      </Answered>
    </>
  );
}

/** Nothing late and nothing returned is good news, and no empty shop. */
function Nothing({ by }: Pick<BreakdownProps, 'by'>) {
  if (by === 'return_reason')
    return <EmptyState title={reportsText.noReturns} text={reportsText.noneBetter} />;
  if (by === 'late_stage') return <EmptyState title={reportsText.noLate} text={reportsText.noneBetter} />;
  return <EmptyState title={reportsText.none} text={reportsText.noneText} />;
}

function toBar(by: Facet, { name, returned, orders, amount }: ReportRow) {
  if (by === 'return_reason') return { name, value: returned, words: formatCount(returned) };
  if (by === 'late_stage') return { name, value: orders, words: formatCount(orders) };
  return { name, value: amount, words: formatPrice(fromPounds(amount)) };
}
