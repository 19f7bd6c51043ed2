import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Pill, type Tone } from '#kit/display/pill.tsx';
import { SectionTitle } from '#kit/display/section-title.tsx';
import { Price } from '#kit/price.tsx';
import type { WaitingCash } from '#modules/remittances/calls.ts';
import { senderName } from '#modules/remittances/sender.ts';
import { formatCount } from '#platform/digits.ts';
import styles from './remittances.module.css';
import { remittanceText, waitingText } from './text.ts';

interface WaitingCashProps {
  waiting: readonly WaitingCash[];
  limits: { lateDays: number; overdueDays: number };
}

/** The cash that each courier still has, and how much of it is late. */
export function WaitingCashTable({ waiting, limits }: WaitingCashProps) {
  return (
    <section className={styles.section} aria-labelledby="waiting">
      <SectionTitle id="waiting" title={waitingText.title} />
      {waiting.length === 0 ? (
        <p className={styles.quiet}>{waitingText.none}</p>
      ) : (
        <DataTable
          label={waitingText.title}
          columns={columnsOf(limits)}
          rows={waiting}
          idOf={({ courier }) => courier}
        />
      )}
    </section>
  );
}

function columnsOf({ lateDays, overdueDays }: WaitingCashProps['limits']): Column<WaitingCash>[] {
  return [
    {
      id: 'courier',
      header: remittanceText.courier,
      cell: ({ courier }) => <bdi>{senderName(courier)}</bdi>,
    },
    { id: 'parcels', header: waitingText.parcels, cell: ({ parcels }) => formatCount(parcels) },
    {
      id: 'amount',
      header: waitingText.amount,
      cell: ({ amount }) => <Price pounds={amount} size="amount" />,
    },
    { id: 'late', header: waitingText.late(lateDays), cell: ({ late }) => <Aged {...late} tone="warn" /> },
    {
      id: 'overdue',
      header: waitingText.overdue(overdueDays),
      cell: ({ overdue }) => <Aged {...overdue} tone="danger" />,
    },
  ];
}

function Aged({ parcels, amount, tone }: { parcels: number; amount: number; tone: Tone }) {
  if (parcels === 0) return <span className={styles.quiet}>{waitingText.nothing}</span>;
  return (
    <span className={styles.stack}>
      <Price pounds={amount} size="amount" />
      <span>
        <Pill tone={tone}>{formatCount(parcels)}</Pill>
      </span>
    </span>
  );
}
