import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Pill, type Tone } from '#kit/display/pill.tsx';
import { Price } from '#kit/price.tsx';
import { methodName } from '#modules/payments/text.ts';
import { senderName } from '#modules/remittances/sender.ts';
import { type FinanceRow, showFinanceWork } from '#modules/reports/calls.ts';
import {
  daysUntil,
  FINANCE_WORK,
  type FinanceWork as Kind,
  type Urgency,
  urgencyOf,
} from '#modules/reports/finance-work.ts';
import { MOST_TASKS } from '#modules/reports/task.ts';
import { addDays, cairoDay } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { oneOf } from '../parts/list/address.ts';
import { ListTabs } from '../parts/list/list-tabs.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { OrderLink } from '../parts/order-link.tsx';
import styles from './finance-work.module.css';
import { Panel } from './panel.tsx';
import { formatShortDay, workNames, workText } from './text.ts';

const FILTERS = { work: oneOf(FINANCE_WORK) } as const;

/** Where each is done. */
const DESKS: Readonly<Record<Kind, string>> = {
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
  payout: '/payouts',
};

/**
 * Everything that finance does by hand, the nearest deadline first; a tab shows exactly the rows of one kind. What comes
 * below it waits until its height is known, so that it is not pushed down under the reader's eyes.
 */
export function FinanceWork({ children }: { children: ReactNode }) {
  const query = useListQuery(FILTERS);
  const { work: kind } = query.filter;
  const answer = useCall(showFinanceWork, kind ? { kind } : {});
  const [now] = useState(() => new Date());
  return (
    <>
      <Panel title={workText.title}>
        <Answered answer={answer} heading="h3">
          {({ kinds, rows }) => (
            <div className={styles.work}>
              <Sums kinds={kinds} hrefOf={work => query.hrefOf({ work })} />
              <ListTabs
                label={workText.title}
                labels={{ all: workText.all, ...namesOf(kinds) }}
                shown={kind ?? 'all'}
                hrefOf={name => query.hrefOf({ work: name === 'all' ? null : name })}
                counts={countsOf(kinds)}
                mostCounted={MOST_TASKS}
              />
              {rows.length === 0 ? (
                <p className={styles.quiet}>{workText.none}</p>
              ) : (
                <div className={styles.scroll}>
                  <DataTable
                    label={workText.title}
                    columns={columnsAt(now)}
                    rows={rows}
                    idOf={row => `${row.kind}-${row.id}`}
                  />
                </div>
              )}
            </div>
          )}
        </Answered>
      </Panel>
      {answer.state !== 'loading' && children}
    </>
  );
}

interface SumsProps {
  kinds: readonly (Sum & { amount: number; late: number })[];
  hrefOf: (kind: Kind) => string;
}

function Sums({ kinds, hrefOf }: SumsProps) {
  return (
    <ul className={styles.sums}>
      {kinds.map(({ kind, count, amount, late }) => (
        <li key={kind}>
          <Link to={hrefOf(kind)} preventScrollReset className={styles.sum}>
            <span>{workNames[kind]}</span>
            <span className={styles.facts}>
              <strong>{countOf(count)}</strong>
              <Price pounds={amount} size="amount" />
            </span>
            {late > 0 && <span className={styles.late}>{workText.late(late)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Sum = { kind: Kind; count: number };

const namesOf = (kinds: readonly Sum[]) =>
  Object.fromEntries(kinds.map(({ kind }) => [kind, workNames[kind]])) as Partial<Record<Kind, string>>;

const countsOf = (kinds: readonly Sum[]) => ({
  all: kinds.reduce((total, { count }) => total + count, 0),
  ...(Object.fromEntries(kinds.map(({ kind, count }) => [kind, count])) as Partial<Record<Kind, number>>),
});

const countOf = (count: number) => (count >= MOST_TASKS ? workText.tooMany : formatCount(count));

const columnsAt = (now: Date): readonly Column<FinanceRow>[] => [
  { id: 'due', header: workText.due, cell: row => <Deadline dueAt={row.dueAt} now={now} /> },
  { id: 'kind', header: workText.kind, cell: ({ kind }) => workNames[kind] },
  { id: 'papers', header: workText.papers, cell: papersOf },
  { id: 'who', header: workText.who, cell: row => <bdi>{whoOf(row)}</bdi> },
  {
    id: 'amount',
    header: workText.amount,
    look: 'amount',
    cell: ({ amount }) => <Price pounds={amount} size="amount" />,
  },
  {
    id: 'desk',
    header: workText.desk,
    cell: ({ kind }) => (
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
function papersOf({ orderId, statementId, reference }: FinanceRow): ReactNode {
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

/** Shops have their names; money on its way is known by who has it. */
function whoOf({ kind, who }: FinanceRow): string {
  return kind === 'transfer' ? methodName(who) : senderName(who);
}
