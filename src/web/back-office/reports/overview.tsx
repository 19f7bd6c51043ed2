import type { ReactNode } from 'react';
import { LineChart, type LinePoint } from '#kit/chart/line-chart.tsx';
import { Trend } from '#kit/chart/trend.tsx';
import { DataTable } from '#kit/display/data-table.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Figure, Figures } from '#kit/display/figure.tsx';
import { Price } from '#kit/price.tsx';
import { type ReportRow, showReport } from '#modules/reports/calls.ts';
import { reportColumns } from '#modules/reports/columns.text.ts';
import { type Days, eachDay } from '#modules/reports/period.ts';
import { averageOrder, change, returnsRate } from '#modules/reports/sale.ts';
import type { CallBody } from '#platform/call.ts';
import { formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { Answered } from '../../data/answered.tsx';
import { bodyOf, useCall } from '../../data/use-call.ts';
import { formatCompact, formatPart, formatShortDay, homeText } from '../home/text.ts';
import { columnsOf } from './columns.tsx';
import { daysBefore } from './preset.ts';
import styles from './reports.module.css';
import { reportsText } from './text.ts';

type Report = CallBody<typeof showReport>;

/** The period at a glance: four figures beside those of the days before, the daily line, and both as a table. */
export function Overview(days: Days) {
  const report = useCall(showReport, { ...days, by: 'day' as const });
  const before = useCall(showReport, { ...daysBefore(days), by: 'day' as const });
  const earlier = bodyOf(before);
  return (
    <>
      <p className={styles.about}>{reportsText.about}</p>
      <Answered answer={report} heading="h2">
        {body =>
          body.rows.length === 0 ? (
            <EmptyState title={reportsText.none} text={reportsText.noneText} />
          ) : (
            <div className={styles.report}>
              <FourFigures now={body} earlier={earlier} />
              <DailyLine days={days} rows={body.rows} before={earlier?.rows ?? []} />
            </div>
          )
        }
      </Answered>
    </>
  );
}

/** The share of orders of which all came by the promised day. */
const onTime = ({ total: { orders }, lateOrders }: Report) => (orders === 0 ? 0 : 1 - lateOrders / orders);

function FourFigures({ now, earlier }: { now: Report; earlier: Report | null }) {
  const { total } = now;
  const was = earlier?.total;
  const compared = earlier && earlier.total.orders > 0 ? earlier : null;
  return (
    <section aria-label={reportsText.sums}>
      <Figures>
        <Figure
          icon="cash"
          label={reportColumns.amount}
          note={<Growth part={was ? change(total.amount, was.amount) : null} />}
        >
          <Price pounds={total.amount} size="amount" />
        </Figure>
        <Figure
          icon="receipt-text"
          label={reportColumns.orders}
          note={
            <Growth part={was ? change(total.orders, was.orders) : null}>
              {reportsText.average(isolate(formatPrice(fromPounds(averageOrder(total)))))}
            </Growth>
          }
        >
          {formatCount(total.orders)}
        </Figure>
        <Figure
          icon="truck"
          label={reportsText.onTime}
          note={
            <Growth part={compared && onTime(now) - onTime(compared)}>
              {now.lateOrders > 0 && reportsText.late(formatCount(now.lateOrders))}
            </Growth>
          }
        >
          {formatPart(onTime(now))}
        </Figure>
        <Returns now={now} compared={compared} />
      </Figures>
    </section>
  );
}

function Returns({ now, compared }: { now: Report; compared: Report | null }) {
  const share = returnsRate(now.total);
  return (
    <Figure
      icon="return"
      label={reportColumns.returnsRate}
      note={
        <Growth part={compared && share - returnsRate(compared.total)} good="down">
          {now.medianReturns !== null && homeText.medianReturns(formatPart(now.medianReturns / 100))}
        </Growth>
      }
    >
      {formatPart(share)}
    </Figure>
  );
}

interface GrowthProps {
  /** Null: there is nothing to compare with. */
  part: number | null;
  good?: 'up' | 'down';
  children?: ReactNode;
}

function Growth({ part, good = 'up', children }: GrowthProps) {
  const rounded = part === null ? 0 : Math.round(part * 1000) / 1000;
  return (
    <>
      {rounded !== 0 && (
        <Trend
          change={rounded}
          good={good}
          amount={formatPart(rounded)}
          words={rounded > 0 ? homeText.more : homeText.less}
        />
      )}
      {children && <p>{children}</p>}
    </>
  );
}

interface DailyLineProps {
  days: Days;
  rows: readonly ReportRow[];
  before: readonly ReportRow[];
}

const amountOn = (all: readonly ReportRow[], day: string) => all.find(({ key }) => key === day)?.amount ?? 0;

/** The newest day at the left; the days before as a dashed line. */
function DailyLine({ days, rows, before }: DailyLineProps) {
  const daysEarlier = eachDay(daysBefore(days));
  const points = eachDay(days).map((day, at): LinePoint => {
    const value = amountOn(rows, day);
    const words = `${formatShortDay(day)}: ${formatPrice(fromPounds(value))}`;
    return {
      label: formatShortDay(day),
      value,
      before: amountOn(before, daysEarlier[at] ?? ''),
      words,
      details: words,
    };
  });
  return (
    <section className={styles.panel} aria-label={reportsText.daily}>
      <h2>{reportsText.daily}</h2>
      {points.length > 1 && (
        <LineChart label={reportsText.daily} points={points} formatTick={formatCompact} />
      )}
      <details>
        <summary>{reportsText.asTable}</summary>
        <DataTable label={reportsText.daily} columns={columnsOf('day')} rows={rows} idOf={({ key }) => key} />
      </details>
    </section>
  );
}
