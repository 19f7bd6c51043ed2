import { normalise } from '#platform/arabic.ts';
import { foldDigits, parsePounds, withPoint } from '#platform/digits.ts';
import { fromPounds, type Piastres } from '#platform/money.ts';
import { readSheetApart } from '#platform/server/spreadsheet/read-apart.ts';
import type { SheetReaders } from '#platform/server/spreadsheet/readers.ts';
import type { ReadRow } from '#platform/server/spreadsheet/sheet.ts';
import { CURRENCY } from '#platform/text.ts';
import type { LineProblem, ProblemLine, StatementLine } from '../statement.ts';
import { remittanceRefusal, STATEMENT_TITLES, TOTAL_WORDS } from '../text.ts';

/** Couriers write their name above the table. */
const TITLES_WITHIN = 20;

/** Letters of a cell that a sentence repeats. */
const LONGEST_WRITTEN = 30;

export interface ReadStatement {
  lines: StatementLine[];
  problems: ProblemLine[];
}

/**
 * The lines of a courier's statement, CSV or XLSX. Refuses with `no_statement_columns` if no row names the columns, and
 * with `empty_statement`; problems of single lines are reported together.
 */
export async function readStatement(
  readers: SheetReaders,
  given: { owner: string; bytes: Uint8Array },
): Promise<ReadStatement> {
  const rows = await readSheetApart(readers, given);
  const titles = rows.slice(0, TITLES_WITHIN).find(row => columnsOf(row) !== null);
  const columns = titles && columnsOf(titles);
  if (!titles || !columns) throw remittanceRefusal('no_statement_columns');
  const body = rows.filter(row => row.number > titles.number && !isTotal(row));
  if (body.length === 0) throw remittanceRefusal('empty_statement');
  return sorted(body.map(row => readLine(row, columns)));
}

interface Columns {
  trackingNumber: number;
  gross: number;
  /** −1: the courier collects its fees elsewhere. */
  fee: number;
}

function columnsOf({ cells }: ReadRow): Columns | null {
  const titles = cells.map(cell => normalise(cell));
  const at = (names: readonly string[]) =>
    titles.findIndex(title => names.some(name => normalise(name) === title));
  const { trackingNumber, gross, fee } = STATEMENT_TITLES;
  const columns = { trackingNumber: at(trackingNumber), gross: at(gross), fee: at(fee) };
  return columns.trackingNumber < 0 || columns.gross < 0 ? null : columns;
}

function isTotal({ cells }: ReadRow): boolean {
  const first = normalise(cells.find(cell => cell !== '') ?? '');
  return TOTAL_WORDS.some(word => first.startsWith(normalise(word)));
}

type Read = { line: StatementLine } | { problem: ProblemLine };

function readLine({ number: row, cells }: ReadRow, columns: Columns): Read {
  const trackingNumber = foldDigits(cells[columns.trackingNumber] ?? '').replace(/\s/g, '');
  const wrong = (problem: LineProblem, written: string): Read => ({
    problem: { row, trackingNumber, problem, written: written.trim().slice(0, LONGEST_WRITTEN) },
  });
  const [grossCell, feeCell] = [cells[columns.gross] ?? '', cells[columns.fee] || '0'];
  const [gross, fee] = [signedPiastres(grossCell), piastresIn(feeCell)];
  if (gross === null) return wrong(isUnclear(grossCell) ? 'unclear_amount' : 'no_amount', grossCell);
  if (fee === null) return wrong(isUnclear(feeCell) ? 'unclear_fee' : 'no_fee', feeCell);
  return { line: { row, trackingNumber, gross, fee } };
}

/** Below nothing where the courier takes money back. */
function signedPiastres(cell: string): Piastres | null {
  const amount = piastresIn(cell);
  return amount !== null && amount > 0 && MINUS.test(foldDigits(cell)) ? -amount : amount;
}

const MINUS = /^\s*[-−]/;

/** A fee may be written as a deduction: −15. */
const digitsIn = (cell: string) =>
  foldDigits(cell).replace(MINUS, '').replace(CURRENCY, '').replaceAll(/\s/g, '');

function piastresIn(cell: string): Piastres | null {
  const pounds = parsePounds(withPoint(digitsIn(cell)));
  return pounds === null ? null : fromPounds(pounds);
}

/** `1.604` is a thousand where a comma stands before the piastres, and one pound and 60 piastres where a point does. */
const isUnclear = (cell: string) => /^[1-9]\d{0,2}\.\d{3}$/.test(digitsIn(cell));

function sorted(read: readonly Read[]): ReadStatement {
  return {
    lines: read.flatMap(each => ('line' in each ? [each.line] : [])),
    problems: read.flatMap(each => ('problem' in each ? [each.problem] : [])),
  };
}
