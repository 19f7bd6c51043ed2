import { useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Price } from '#kit/price.tsx';
import type { LedgerTransactionBody } from '#modules/ledger/calls.ts';
import { formatDateTime } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { together, without } from '../parts/list/use-selection.ts';
import { OrderLink } from '../parts/order-link.tsx';
import styles from './ledger.module.css';
import { accountName, causeName, kindName, ledgerText } from './ledger.text.ts';

type Transaction = LedgerTransactionBody;

/** Transactions, each closed until its entries are asked for. */
export function TransactionTable({ transactions }: { transactions: readonly Transaction[] }) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const toggle = ({ id }: Transaction) => setOpen(open.has(id) ? without(open, [id]) : together(open, [id]));
  const columns: readonly Column<Transaction>[] = [
    {
      id: 'what',
      header: ledgerText.transaction,
      cell: transaction => (
        <What
          transaction={transaction}
          isOpen={open.has(transaction.id)}
          onToggle={() => toggle(transaction)}
        />
      ),
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
  return (
    <DataTable
      label={ledgerText.transactions}
      columns={columns}
      rows={transactions}
      idOf={({ id }) => id}
      under={transaction => (open.has(transaction.id) ? <Entries transaction={transaction} /> : null)}
    />
  );
}

const total = ({ amount }: Transaction) => <Price pounds={amount} size="amount" />;

interface WhatProps {
  transaction: Transaction;
  isOpen: boolean;
  onToggle: () => void;
}

function What({ transaction, isOpen, onToggle }: WhatProps) {
  const { id, kind, causeType, reason } = transaction;
  return (
    <span className={styles.what}>
      <IconButton
        icon={isOpen ? 'chevron-down' : 'chevron-end'}
        iconSize={18}
        label={ledgerText.entriesOf(kindName(kind), formatCount(id))}
        aria-expanded={isOpen}
        onClick={onToggle}
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
function Cause({ transaction: { causeType, causeId, orderId } }: { transaction: Transaction }) {
  if (orderId !== null) return <OrderLink orderId={orderId} />;
  const number = <bdi dir="ltr">#{causeId}</bdi>;
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
