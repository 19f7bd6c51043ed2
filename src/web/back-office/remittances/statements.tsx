import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { SectionTitle } from '#kit/display/section-title.tsx';
import { Price } from '#kit/price.tsx';
import type { Remittance } from '#modules/remittances/calls.ts';
import { senderName } from '#modules/remittances/sender.ts';
import { formatDate } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { Turns } from '../parts/list/turns.tsx';
import type { ListPlace } from '../parts/list/use-list-query.ts';
import { Amount } from '../parts/signed-amount.tsx';
import { ReconcileDialog } from './reconcile-dialog.tsx';
import styles from './remittances.module.css';
import { statementText } from './text.ts';

interface StatementsProps {
  remittances: readonly Remittance[];
  hasMore: boolean;
  query: ListPlace;
  onSettled: () => void;
}

/** Every imported statement, newest first, and whether the bank has confirmed its money. */
export function Statements({ remittances, hasMore, query, onSettled }: StatementsProps) {
  const [settling, setSettling] = useState<Remittance>();
  return (
    <section className={styles.section} aria-labelledby="statements">
      <SectionTitle id="statements" title={statementText.title} />
      {remittances.length === 0 ? (
        <p className={styles.quiet}>{statementText.none}</p>
      ) : (
        <DataTable
          label={statementText.title}
          columns={columnsWith(setSettling)}
          rows={remittances}
          idOf={({ id }) => id}
        />
      )}
      <Turns query={query} next={hasMore ? (remittances.at(-1)?.id ?? null) : null} />
      {settling && (
        <ReconcileDialog remittance={settling} onClose={() => setSettling(undefined)} onChanged={onSettled} />
      )}
    </section>
  );
}

const FACTS: Column<Remittance>[] = [
  {
    id: 'reference',
    header: statementText.reference,
    cell: ({ reference, courier }) => (
      <span className={styles.stack}>
        <bdi>{reference}</bdi>
        <bdi className={styles.quiet}>{senderName(courier)}</bdi>
      </span>
    ),
  },
  { id: 'lines', header: statementText.lines, cell: ({ lines }) => formatCount(lines) },
  { id: 'gross', header: statementText.gross, cell: ({ gross }) => <Amount pounds={gross} /> },
  { id: 'fees', header: statementText.fees, cell: ({ fees }) => <Price pounds={fees} size="amount" /> },
  { id: 'net', header: statementText.net, cell: ({ net }) => <Amount pounds={net} /> },
  {
    id: 'imported',
    header: statementText.imported,
    cell: ({ importedBy, importedAt }) => (
      <span className={styles.stack}>
        <bdi>{importedBy}</bdi>
        <span className={styles.quiet}>{formatDate(new Date(importedAt))}</span>
      </span>
    ),
  },
];

function columnsWith(onSettle: (remittance: Remittance) => void): Column<Remittance>[] {
  const state = (row: Remittance) => <State remittance={row} onSettle={() => onSettle(row)} />;
  return [...FACTS, { id: 'state', header: statementText.state, cell: state }];
}

function State({ remittance, onSettle }: { remittance: Remittance; onSettle: () => void }) {
  const { settledAt, bankReference } = remittance;
  if (settledAt === null)
    return (
      <span className={styles.stack}>
        <span>
          <Pill tone="warn">{statementText.waits}</Pill>
        </span>
        <Button size="small" variant="outline" onClick={onSettle}>
          {statementText.settle}
        </Button>
      </span>
    );
  return (
    <span className={styles.stack}>
      <span>
        <Pill tone="ok">{statementText.settled}</Pill>
      </span>
      <bdi className={styles.quiet}>{bankReference}</bdi>
      <span className={styles.quiet}>{formatDate(new Date(settledAt))}</span>
    </span>
  );
}
