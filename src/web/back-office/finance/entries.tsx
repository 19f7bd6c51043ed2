import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Pill, type Tone } from '#kit/display/pill.tsx';
import { type EntryBody, listMoneyEntries } from '#modules/payouts/money.calls.ts';
import type { EarningState } from '#modules/payouts/payout.ts';
import { EARNING_STATE_TEXT, entryText } from '#modules/payouts/text.ts';
import { formatDateTime } from '#platform/dates.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import { id } from '../parts/list/address.ts';
import { Listed } from '../parts/list/listed.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import styles from '../parts/money.module.css';
import { OrderLink } from '../parts/order-link.tsx';
import { SignedAmount } from '../parts/signed-amount.tsx';
import { moneyText } from './money.text.ts';

const TONES: Readonly<Record<EarningState, Tone>> = {
  pending: 'warn',
  awaits_cash: 'warn',
  frozen: 'danger',
  available: 'info',
  claimed: 'info',
  paid: 'ok',
};

const COLUMNS: readonly Column<EntryBody>[] = [
  {
    id: 'what',
    header: moneyText.what,
    cell: entry => (entry.reason ? `${entryText(entry)}: ${entry.reason}` : entryText(entry)),
  },
  { id: 'date', header: moneyText.date, cell: ({ at }) => formatDateTime(new Date(at)) },
  {
    id: 'order',
    header: moneyText.order,
    cell: ({ orderId }) => (orderId === null ? moneyText.none : <OrderLink orderId={orderId} />),
  },
  {
    id: 'state',
    header: moneyText.state,
    cell: ({ state }) => <Pill tone={TONES[state]}>{EARNING_STATE_TEXT[state]}</Pill>,
  },
  {
    id: 'amount',
    header: moneyText.amount,
    look: 'amount',
    cell: ({ amount }) => <SignedAmount pounds={amount} />,
  },
];

/** The merchant's account line by line, newest first. */
export function Entries() {
  const query = useListQuery({ payout: id });
  const { payout: payoutId } = query.filter;
  const answer = useRememberedCall(listMoneyEntries, { before: query.before, payoutId, limit: 20 });
  return (
    <section className={styles.section} aria-label={moneyText.entries}>
      <h2>{moneyText.entries}</h2>
      {payoutId !== undefined && (
        <p className="cluster">
          {moneyText.ofPayout(`#${payoutId}`)}
          <Link to={{ search: query.hrefCleared, hash: 'entries' }} className={styles.link}>
            {moneyText.allEntries}
          </Link>
        </p>
      )}
      <Listed
        answer={answer}
        query={query}
        heading="h3"
        page={({ entries, next }) => ({ rows: entries, next })}
        empty={moneyText.noEntries}
      >
        {({ entries }) => <EntryTable entries={entries} />}
      </Listed>
    </section>
  );
}

interface EntryTableProps {
  entries: readonly EntryBody[];
  /** A last column, for what may be done about a row. */
  action?: (entry: EntryBody) => ReactNode;
}

export function EntryTable({ entries, action }: EntryTableProps) {
  const columns = action
    ? [...COLUMNS, { id: 'action', header: moneyText.action, look: 'menu' as const, cell: action }]
    : COLUMNS;
  return <DataTable label={moneyText.entries} columns={columns} rows={entries} idOf={entry => entry.id} />;
}
