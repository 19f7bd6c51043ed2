import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Price } from '#kit/price.tsx';
import type { FinishedRow, listFinishedWork } from '#modules/reports/finance-work.calls.ts';
import { FINISHED_NAMES } from '#modules/reports/finance-work.text.ts';
import type { CallBody } from '#platform/call.ts';
import { formatTime } from '#platform/dates.ts';
import { Answered } from '../../data/answered.tsx';
import type { CallAnswer } from '../../data/use-call.ts';
import { papersOf } from './finance-columns.tsx';
import styles from './finance-work.module.css';
import { workText } from './text.ts';
import { whoOf } from './who.ts';

/** What finance finished today, and who did. */
export function FinishedWork({ answer }: { answer: CallAnswer<CallBody<typeof listFinishedWork>> }) {
  return (
    <Answered answer={answer} heading="h3">
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState title={workText.noneFinished} heading="h3" />
        ) : (
          <div className={styles.scroll}>
            <DataTable
              label={workText.finished}
              columns={COLUMNS}
              rows={rows}
              idOf={row => `${row.kind}-${row.id}`}
            />
          </div>
        )
      }
    </Answered>
  );
}

const COLUMNS: readonly Column<FinishedRow>[] = [
  { id: 'at', header: workText.finishedAt, cell: ({ at }) => formatTime(new Date(at)) },
  { id: 'kind', header: workText.kind, cell: ({ kind }) => FINISHED_NAMES[kind] },
  { id: 'papers', header: workText.papers, cell: papersOf },
  { id: 'who', header: workText.who, cell: row => <bdi>{whoOf(row)}</bdi> },
  {
    id: 'amount',
    header: workText.amount,
    look: 'amount',
    cell: ({ amount }) => <Price pounds={amount} size="amount" />,
  },
  { id: 'by', header: workText.finishedBy, cell: ({ by }) => <bdi>{by}</bdi> },
];
