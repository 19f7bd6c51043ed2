import { orderNumber } from '#platform/id.ts';
import { fromPounds, toPounds } from '#platform/money.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { Cell } from '#platform/server/spreadsheet/sheet.ts';
import { writeSheet } from '#platform/server/spreadsheet/write-sheet.ts';
import type { downloadStatement as downloadCall, StatementWithLines } from '../money.calls.ts';
import { entryText, STATEMENT_FILE } from '../text.ts';
import { showStatement } from './statements.ts';

/** One of the merchant's own statements for its accountant, oldest entry first, with the running balance. */
export const downloadStatement: UseCase<typeof downloadCall> = async (
  ctx,
  { statementId, format },
  caller,
) => {
  const statement = await showStatement(ctx, { statementId }, caller);
  const columns = STATEMENT_FILE.columns.map(title => ({ title, width: 24 }));
  return writeSheet(
    { name: STATEMENT_FILE.name(statement.number), columns, rows: rowsOf(statement) },
    format,
  );
};

function rowsOf({ opening, closing, madeAt, lines }: StatementWithLines): Cell[][] {
  let balance = fromPounds(opening);
  const moves = lines
    .toSorted((a, b) => a.at.localeCompare(b.at) || a.id - b.id)
    .map((entry): Cell[] => {
      balance += fromPounds(entry.amount);
      const what = entry.reason ? `${entryText(entry)}: ${entry.reason}` : entryText(entry);
      const order = entry.orderId === null ? null : orderNumber(entry.orderId);
      return [new Date(entry.at), what, order, entry.amount, toPounds(balance)];
    });
  return [
    [null, STATEMENT_FILE.opening, null, null, opening],
    ...moves,
    [new Date(madeAt), STATEMENT_FILE.closing, null, null, closing],
  ];
}
