import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#kit/button.tsx';
import type { Column } from '#kit/display/data-table.tsx';
import { Pill, type Tone } from '#kit/display/pill.tsx';
import type { FinanceRow } from '#modules/reports/finance-work.calls.ts';
import { WORK_NAMES } from '#modules/reports/finance-work.text.ts';
import { daysUntil, type FinanceWork, type Urgency, urgencyOf } from '#modules/reports/finance-work.ts';
import { addDays, cairoDay } from '#platform/dates.ts';
import { OrderLink } from '../parts/order-link.tsx';
import { Amount } from '../parts/signed-amount.tsx';
import { TransferButton } from '../parts/transfer/transfer-button.tsx';
import { Assignee, type AssigneeProps } from './assignee.tsx';
import styles from './finance-work.module.css';
import { formatShortDay, workText } from './text.ts';
import { whoOf } from './who.ts';

/** Where each is done. */
const DESKS: Readonly<Record<FinanceWork, string>> = {
  refund_to_transfer: '/refunds?tab=to_transfer',
  refund_to_approve: '/refunds?tab=drafted',
  refund_failed: '/refunds?tab=failed',
  bank_dispute: '/refunds#disputes',
  transfer: '/payments#transfers',
  merchant_dispute: '/payouts#disputes',
  cash_difference: '/remittances#exceptions',
  refunded_parcel: '/payments#refunded-parcels',
  suspense: '/remittances#exceptions',
  unsettled_statement: '/remittances#statements',
  missing_statement: '/remittances#statements',
  courier_claim: '/remittances#courier-claims',
  payout: '/payouts?show=all',
};

/** What the row is about, and where it is done. */
export const columnsAt = (now: Date, people: Omit<AssigneeProps, 'row'>): readonly Column<FinanceRow>[] => [
  { id: 'due', header: workText.due, cell: row => <Deadline dueAt={row.dueAt} now={now} /> },
  { id: 'kind', header: workText.kind, cell: ({ kind }) => WORK_NAMES[kind] },
  { id: 'papers', header: workText.papers, cell: papersOf },
  { id: 'who', header: workText.who, cell: row => <bdi>{whoOf(row)}</bdi> },
  {
    id: 'amount',
    header: workText.amount,
    look: 'amount',
    cell: ({ amount }) => <Amount pounds={amount} />,
  },
  { id: 'assignee', header: workText.assignee, cell: row => <Assignee row={row} {...people} /> },
  {
    id: 'desk',
    header: workText.desk,
    cell: ({ kind, id }) =>
      kind === 'refund_to_transfer' ? (
        <TransferButton refundId={id} onChanged={people.onMoved} />
      ) : (
        <ButtonLink to={DESKS[kind]} variant="outline" size="small">
          {workText.acts[kind]}
        </ButtonLink>
      ),
  },
];

const TONES: Readonly<Record<Urgency, Tone>> = {
  late: 'danger',
  today: 'danger',
  tomorrow: 'warn',
  later: 'neutral',
  unknown: 'warn',
};

function Deadline({ dueAt, now }: { dueAt: string | null; now: Date }) {
  const today = cairoDay(now);
  const day = dueAt === null ? null : cairoDay(new Date(dueAt));
  const urgency = urgencyOf(day, { today, tomorrow: addDays(today, 1) });
  return (
    <span className={styles.deadline}>
      <Pill tone={TONES[urgency]}>
        {day === null ? workText.ofBank : workText.until(urgency, Math.abs(daysUntil(day, today)))}
      </Pill>
      {day !== null && <span className={styles.quiet}>{formatShortDay(day)}</span>}
    </span>
  );
}

/** What the row is decided by: its order, the merchant's statement, or the number that a statement gives it. */
export function papersOf({
  orderId,
  statementId,
  reference,
}: Pick<FinanceRow, 'orderId' | 'statementId' | 'reference'>): ReactNode {
  if (orderId === null && statementId === null && reference === '') return null;
  return (
    <span className={styles.papers}>
      {orderId !== null && <OrderLink orderId={orderId} />}
      {statementId !== null && (
        <Link to={`/money/statements/${statementId}`}>{workText.statement(reference)}</Link>
      )}
      {statementId === null && reference !== '' && <bdi dir="ltr">{reference}</bdi>}
    </span>
  );
}
