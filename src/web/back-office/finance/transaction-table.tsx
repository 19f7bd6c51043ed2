import { useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Price } from '#kit/price.tsx';
import type { LedgerTransactionBody } from '#modules/ledger/calls.ts';
import { causeName, kindName } from '#modules/ledger/names.text.ts';
import { formatDateTime } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { together, without } from '../parts/list/use-selection.ts';
import { OrderLink } from '../parts/order-link.tsx';
import styles from './ledger.module.css';
import { accountName, ledgerText } from './ledger.text.ts';

type Transaction = LedgerTransactionBody;

/** Transactions, each closed until its entries are asked for. */
export function TransactionTable({ transactions }: { transactions: readonly Transaction[] }) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const open: Open = {
    has: ({ id }) => ids.has(id),
    toggle: ({ id }) => setIds(ids.has(id) ? without(ids, [id]) : together(ids, [id])),
  };
  return (
    <DataTable
      label={ledgerText.transactions}
      columns={columnsWith(open)}
      rows={transactions}
      idOf={({ id }) => id}
      under={entriesOf(open)}
    />
  );
}

/** Which transactions show their entries. */
interface Open {
  has: (transaction: Transaction) => boolean;
  toggle: (transaction: Transaction) => void;
}

const columnsWith = (open: Open): readonly Column<Transaction>[] => [
  {
    id: 'what',
    header: ledgerText.transaction,
    cell: transaction => <What transaction={transaction} open={open} />,
  },
  {
    id: 'when',
    header: ledgerText.when,
    cell: ({ at, by }) => (
      <span className={styles.when}>
        {formatDateTime(new Date(at))}
        <span className={styles.quiet}>{by ?? ledgerText.byItself}</span>
      </span>
    ),
  },
  { id: 'debit', header: ledgerText.debit, look: 'amount', cell: total },
  { id: 'credit', header: ledgerText.credit, look: 'amount', cell: total },
];

const entriesOf = (open: Open) => (transaction: Transaction) =>
  open.has(transaction) ? <Entries transaction={transaction} /> : null;

const total = ({ amount }: Transaction) => <Price pounds={amount} size="amount" />;

function What({ transaction, open }: { transaction: Transaction; open: Open }) {
  const { id, kind, causeType, reason } = transaction;
  return (
    <span className={styles.what}>
      <IconButton
        icon={open.has(transaction) ? 'chevron-down' : 'chevron-end'}
        iconSize={18}
        label={ledgerText.entriesOf(kindName(kind), formatCount(id))}
        aria-expanded={open.has(transaction)}
        onClick={() => open.toggle(transaction)}
      />
      <span>
        {kindName(kind)}
        <span className={styles.quiet}>
          {' · '}
          {causeName(causeType)} <Cause transaction={transaction} />
          {reason && ` · ${reason}`}
        </span>
      </span>
    </span>
  );
}

/** What people know it by, and the way to it: an order, a statement, or the number alone. */
function Cause({ transaction: { causeType, causeId, orderId, reference } }: { transaction: Transaction }) {
  if (orderId !== null) return <OrderLink orderId={orderId} />;
  const number = <bdi dir="ltr">{reference ?? `#${causeId}`}</bdi>;
  const to = PAGE_OF_CAUSE[causeType];
  if (!to) return number;
  return (
    <Link to={to(causeId)} className={styles.link}>
      {number}
    </Link>
  );
}

const PAGE_OF_CAUSE: Readonly<Record<string, (id: number) => string>> = {
  statement: id => `/money/statements/${id}`,
  payout: () => '/payouts',
  cash_exception: () => '/remittances#exceptions',
  remittance: () => '/remittances#statements',
};

function Entries({ transaction: { entries } }: { transaction: Transaction }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ id, account, merchantName, debit, credit }) => (
        <li key={id}>
          <span>{accountName(account, merchantName)}</span>
          <span className={debit > 0 ? styles.debit : styles.credit}>
            <span className={styles.side}>{debit > 0 ? ledgerText.debit : ledgerText.credit}</span>
            <Price pounds={debit > 0 ? debit : credit} size="amount" />
          </span>
        </li>
      ))}
    </ul>
  );
}
