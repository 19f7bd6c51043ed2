import { useState } from 'react';
import { Link } from 'react-router';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Note } from '#kit/display/note.tsx';
import { Price } from '#kit/price.tsx';
import { listStatements, type StatementBody } from '#modules/payouts/money.calls.ts';
import { formatDate } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import styles from '../parts/money.module.css';
import { Pager } from '../parts/pager.tsx';
import { moneyText } from './text.ts';

const COLUMNS: readonly Column<StatementBody>[] = [
  {
    id: 'statement',
    header: moneyText.statement,
    cell: ({ id, number }) => (
      <Link to={`/money/statements/${id}`}>{moneyText.statementTitle(formatCount(number))}</Link>
    ),
  },
  { id: 'date', header: moneyText.date, cell: ({ madeAt }) => formatDate(new Date(madeAt)) },
  {
    id: 'opening',
    header: moneyText.opening,
    cell: ({ opening }) => <Price pounds={opening} size="amount" />,
  },
  { id: 'moves', header: moneyText.moves, cell: ({ entries }) => formatCount(entries) },
  {
    id: 'closing',
    header: moneyText.closing,
    cell: ({ closing }) => <Price pounds={closing} size="amount" />,
  },
];

export function Statements() {
  const [before, setBefore] = useState<number>();
  const answer = useCall(listStatements, { before, limit: 10 });
  return (
    <section className={styles.section} aria-label={moneyText.statements}>
      <h2>{moneyText.statements}</h2>
      <Answered answer={answer}>
        {({ statements, next }) =>
          statements.length === 0 ? (
            <Note tone="quiet">{moneyText.noStatements}</Note>
          ) : (
            <>
              <DataTable
                label={moneyText.statements}
                columns={COLUMNS}
                rows={statements}
                idOf={({ id }) => id}
              />
              <Pager next={next} before={before} onGo={setBefore} />
            </>
          )
        }
      </Answered>
    </section>
  );
}
