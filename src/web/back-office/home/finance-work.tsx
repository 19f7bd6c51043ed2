import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { DataTable } from '#kit/display/data-table.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { ChipLinks } from '#kit/navigation/chip-links.tsx';
import { Price } from '#kit/price.tsx';
import { listFinishedWork, showFinanceWork } from '#modules/reports/finance-work.calls.ts';
import { WORK_NAMES } from '#modules/reports/finance-work.text.ts';
import { FINANCE_WORK, type FinanceWork as Kind, WHOSE, type Whose } from '#modules/reports/finance-work.ts';
import { MOST_TASKS } from '#modules/reports/task.ts';
import type { CallBody } from '#platform/call.ts';
import { formatTime } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { Answered } from '../../data/answered.tsx';
import { bodyOf, useCall } from '../../data/use-call.ts';
import { oneOf } from '../parts/list/address.ts';
import { ListTabs } from '../parts/list/list-tabs.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import type { AssigneeProps } from './assignee.tsx';
import { columnsAt } from './finance-columns.tsx';
import styles from './finance-work.module.css';
import { FinishedWork } from './finished-work.tsx';
import { Panel } from './panel.tsx';
import { workText } from './text.ts';

const FILTERS = { work: oneOf([...FINANCE_WORK, 'finished']), whose: oneOf(WHOSE) } as const;

/**
 * Everything that finance does by hand, the nearest deadline first; a tab shows exactly the rows of one kind, and the last
 * one what was finished today. What comes below it waits until its height is known, so that it is not pushed down under
 * the reader's eyes.
 */
export function FinanceWork({ children }: { children: ReactNode }) {
  const query = useListQuery(FILTERS);
  const { work: shown = 'all', whose } = query.filter;
  const kind = shown === 'all' || shown === 'finished' ? undefined : shown;
  const answer = useCall(showFinanceWork, { ...(kind && { kind }), ...(whose && { whose }) });
  const finished = useCall(listFinishedWork, whose === 'mine' ? { whose } : {});
  const last = bodyOf(finished)?.rows;
  const onMoved = async () => {
    await Promise.all([answer.reload(), finished.reload()]);
  };
  return (
    <>
      <Panel title={workText.title}>
        <Answered answer={answer} heading="h3">
          {({ kinds, rows, ...people }) => (
            <div className={styles.work}>
              <Sums kinds={kinds} hrefOf={work => query.hrefOf({ work })} />
              <ChipLinks
                label={workText.whose}
                choices={[null, ...WHOSE].map(each => ({
                  to: query.hrefOf({ whose: each }),
                  label: workText.whoseWork[each ?? 'all'],
                  isCurrent: (whose ?? null) === each,
                }))}
              />
              <ListTabs
                label={workText.title}
                labels={{ all: workText.all, ...namesOf(kinds), finished: workText.finished }}
                shown={shown}
                hrefOf={name => query.hrefOf({ work: name === 'all' ? null : name })}
                counts={{ ...countsOf(kinds), ...(last && { finished: last.length }) }}
                mostCounted={MOST_TASKS}
              />
              {shown === 'finished' ? (
                <FinishedWork answer={finished} />
              ) : (
                <Waiting rows={rows} whose={whose} people={{ ...people, onMoved }} last={last?.[0]?.at} />
              )}
            </div>
          )}
        </Answered>
      </Panel>
      {answer.state !== 'loading' && children}
    </>
  );
}

interface WaitingProps {
  rows: CallBody<typeof showFinanceWork>['rows'];
  whose: Whose | undefined;
  people: Omit<AssigneeProps, 'row'>;
  /** When the last work of today was finished. */
  last: string | undefined;
}

function Waiting({ rows, whose, people, last }: WaitingProps) {
  const [now] = useState(() => new Date());
  if (rows.length === 0) {
    const ended = last === undefined ? undefined : workText.lastFinished(formatTime(new Date(last)));
    return <EmptyState title={workText.none} text={whose ? workText.noneOf[whose] : ended} heading="h3" />;
  }
  return (
    <div className={styles.scroll}>
      <DataTable
        label={workText.title}
        columns={columnsAt(now, people)}
        rows={rows}
        idOf={row => `${row.kind}-${row.id}`}
      />
    </div>
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
            <span>{WORK_NAMES[kind]}</span>
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
  Object.fromEntries(kinds.map(({ kind }) => [kind, WORK_NAMES[kind]])) as Partial<Record<Kind, string>>;

const countsOf = (kinds: readonly Sum[]) => ({
  all: kinds.reduce((total, { count }) => total + count, 0),
  ...(Object.fromEntries(kinds.map(({ kind, count }) => [kind, count])) as Partial<Record<Kind, number>>),
});

const countOf = (count: number) => (count >= MOST_TASKS ? workText.tooMany : formatCount(count));
