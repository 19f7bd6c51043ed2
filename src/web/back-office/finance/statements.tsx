import { Link } from 'react-router';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Price } from '#kit/price.tsx';
import { listStatements, type StatementBody } from '#modules/payouts/money.calls.ts';
import { formatDate } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import { Listed } from '../parts/list/listed.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import styles from '../parts/money.module.css';
import { moneyText } from './money.text.ts';

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
  const query = useListQuery({}, { before: 'statementsBefore' });
  const answer = useRememberedCall(listStatements, { before: query.before, limit: 10 });
  return (
    <section className={styles.section} aria-label={moneyText.statements}>
      <h2>{moneyText.statements}</h2>
      <Listed
        answer={answer}
        query={query}
        heading="h3"
        page={({ statements, next }) => ({ rows: statements, next })}
        empty={moneyText.noStatements}
      >
        {({ statements }) => (
          <DataTable label={moneyText.statements} columns={COLUMNS} rows={statements} idOf={({ id }) => id} />
        )}
      </Listed>
    </section>
  );
}
