import { Button } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Note } from '#kit/display/note.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { Price } from '#kit/price.tsx';
import type { CheckedStatement } from '#modules/remittances/calls.ts';
import { KIND_TEXT } from '#modules/remittances/text.ts';
import { formatCount } from '#platform/digits.ts';
import { Amount, SignedAmount } from '../parts/signed-amount.tsx';
import styles from './remittances.module.css';
import { importText } from './text.ts';

interface CheckedStatementProps {
  result: CheckedStatement;
  busy: boolean;
  message: string | undefined;
  onTake: () => void;
  onAgain: () => void;
}

/** What an import would do: its money, every refused line, and the differences from the cash due. */
export function CheckedStatementFacts({ result, busy, message, onTake, onAgain }: CheckedStatementProps) {
  const { lines, refundLines, feeLines, suspense, problems, differences } = result;
  const found = lines + refundLines + feeLines + suspense.length;
  const isTaken = problems.length === 0 && found > 0;
  return (
    <>
      <h3>{importText.result}</h3>
      <FormError message={message} />
      <Totals result={result} />
      {problems.length === 0 && found === 0 && <Note>{importText.nothingNew}</Note>}
      {suspense.length > 1 && suspense.length === found && <Note tone="danger">{importText.allUnknown}</Note>}
      <Findings of="problems" rows={problems} columns={PROBLEMS} />
      <Findings of="suspense" rows={suspense} columns={SUSPENSE} />
      <Findings of="differences" rows={differences} columns={DIFFERENCES} />
      <div className="cluster">
        {isTaken && (
          <Button icon="check" busy={busy ? importText.importing : undefined} onClick={onTake}>
            {importText.import}
          </Button>
        )}
        <Button variant="outline" onClick={onAgain}>
          {importText.again}
        </Button>
      </div>
    </>
  );
}

interface FindingsProps<Row> {
  of: 'problems' | 'suspense' | 'differences';
  rows: readonly Row[];
  columns: readonly Column<Row>[];
}

/** A file of somebody else has none that we know, and nobody reads thousands of them above the button. */
const MOST_FINDINGS = 50;

/** Rows that somebody has to look at, the first of them; a problem alone forbids the import. */
function Findings<Row extends { row: number }>({ of, rows, columns }: FindingsProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <>
      <Note tone={of === 'problems' ? 'danger' : 'warn'}>
        {importText[of]}: {formatCount(rows.length)}. {importText[`${of}Intro`]}
      </Note>
      <DataTable
        label={importText[of]}
        columns={columns}
        rows={rows.slice(0, MOST_FINDINGS)}
        idOf={({ row }) => row}
      />
      {rows.length > MOST_FINDINGS && <p className={styles.quiet}>{importText.first(MOST_FINDINGS)}</p>}
    </>
  );
}

function Totals({ result }: { result: CheckedStatement }) {
  const { lines, refundLines, feeLines, already, gross, fees, net } = result;
  const facts = [
    [importText.lines, formatCount(lines)],
    // Couriers refund nobody.
    ...(refundLines > 0 ? [[importText.refundLines, formatCount(refundLines)] as const] : []),
    [importText.feeLines, formatCount(feeLines)],
    [importText.already, formatCount(already)],
    [importText.gross, <Amount key="gross" pounds={gross} />],
    [importText.fees, <Price key="fees" pounds={fees} size="amount" />],
    [importText.net, <Amount key="net" pounds={net} />],
  ] as const;
  return (
    <dl className={styles.totals}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Problem = CheckedStatement['problems'][number];
type Difference = CheckedStatement['differences'][number];

const PROBLEMS: Column<Problem>[] = [
  { id: 'row', header: importText.row, cell: ({ row }) => formatCount(row) },
  {
    id: 'trackingNumber',
    header: importText.trackingNumber,
    cell: ({ trackingNumber }) => <bdi dir="ltr">{trackingNumber || '—'}</bdi>,
  },
  { id: 'problem', header: importText.problem, cell: ({ message }) => message },
];

const SUSPENSE: Column<CheckedStatement['suspense'][number]>[] = [
  { id: 'row', header: importText.row, cell: ({ row }) => formatCount(row) },
  {
    id: 'trackingNumber',
    header: importText.trackingNumber,
    cell: ({ trackingNumber }) => <bdi dir="ltr">{trackingNumber || '—'}</bdi>,
  },
  { id: 'amount', header: importText.amount, cell: ({ amount }) => <SignedAmount pounds={amount} /> },
  { id: 'problem', header: importText.problem, cell: ({ message }) => message },
];

const DIFFERENCES: Column<Difference>[] = [
  { id: 'row', header: importText.row, cell: ({ row }) => formatCount(row) },
  {
    id: 'trackingNumber',
    header: importText.trackingNumber,
    cell: ({ trackingNumber }) => <bdi dir="ltr">{trackingNumber}</bdi>,
  },
  { id: 'due', header: importText.due, cell: ({ due }) => <Price pounds={due} size="amount" /> },
  { id: 'came', header: importText.came, cell: ({ gross }) => <Price pounds={gross} size="amount" /> },
  { id: 'kind', header: importText.problem, cell: ({ kind }) => KIND_TEXT[kind] },
];
