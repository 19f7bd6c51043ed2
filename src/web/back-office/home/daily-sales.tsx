import { LineChart, type LinePoint } from '#kit/chart/line-chart.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Price } from '#kit/price.tsx';
import type { HomeFigures } from '#modules/reports/calls.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import styles from './home.module.css';
import { Panel } from './panel.tsx';
import { formatCompact, formatShortDay, homeText } from './text.ts';

interface Day {
  day: string;
  amount: number;
  before: { day: string; amount: number } | null;
}

/** Sales of each day next to the period before, as a line and as a table. */
export function DailySales({ figures: { line, lineBefore } }: { figures: HomeFigures }) {
  const days: Day[] = line.map(({ day, amount }, at) => ({ day, amount, before: lineBefore[at] ?? null }));
  return (
    <Panel title={homeText.daily} beside={<Legend />}>
      <LineChart label={homeText.daily} points={days.map(toPoint)} formatTick={formatCompact} />
      <details className={styles.details}>
        <summary>{homeText.asTable}</summary>
        <DataTable
          label={homeText.daily}
          columns={COLUMNS}
          rows={days.toReversed()}
          idOf={({ day }) => day}
        />
      </details>
    </Panel>
  );
}

const COLUMNS: readonly Column<Day>[] = [
  { id: 'day', header: homeText.day, cell: ({ day }) => formatShortDay(day) },
  {
    id: 'now',
    header: homeText.thisPeriod,
    cell: ({ amount }) => <Price pounds={amount} size="amount" />,
  },
  {
    id: 'before',
    header: homeText.beforePeriod,
    cell: ({ before }) => before && <Price pounds={before.amount} size="amount" />,
  },
];

function toPoint(each: Day): LinePoint {
  const { day, amount, before } = each;
  const now = `${formatShortDay(day)}: ${formatPrice(fromPounds(amount))}`;
  const then = before && `${homeText.beforePeriod}: ${formatPrice(fromPounds(before.amount))}`;
  return {
    label: formatShortDay(day),
    value: amount,
    before: before?.amount ?? null,
    words: [now, then].filter(Boolean).join('، '),
    details: <EditorNotes day={each} />,
  };
}

function EditorNotes({ day }: { day: Day }) {
  return (
    <>
      <b>{formatShortDay(day.day)}</b>
      <br />
      <Price pounds={day.amount} size="amount" />
      {day.before && (
        <>
          <br />
          {`${formatShortDay(day.before.day)}: `}
          <Price pounds={day.before.amount} size="amount" />
        </>
      )}
    </>
  );
}

function Legend() {
  return (
    <p className={styles.legend}>
      <span className={styles.nowKey}>{homeText.thisPeriod}</span>
      <span className={styles.beforeKey}>{homeText.beforePeriod}</span>
    </p>
  );
}
