import { normalise } from '#platform/arabic.ts';
import { foldDigits, parsePounds } from '#platform/digits.ts';
import { fromPounds, type Piastres } from '#platform/money.ts';
import { readSheetApart } from '#platform/server/spreadsheet/read-apart.ts';
import type { SheetReaders } from '#platform/server/spreadsheet/readers.ts';
import type { ReadRow } from '#platform/server/spreadsheet/sheet.ts';
import type { LineProblem, ProblemLine, StatementLine } from '../statement.ts';
import { remittanceRefusal, STATEMENT_TITLES, TOTAL_WORDS } from '../text.ts';

/** Couriers write their name above the table. */
const TITLES_WITHIN = 20;

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
  const wrong = (problem: LineProblem): Read => ({ problem: { row, trackingNumber, problem } });
  const gross = signedPiastres(cells[columns.gross] ?? '');
  const fee = columns.fee < 0 ? 0 : piastresIn((cells[columns.fee] ?? '') || '0');
  if (gross === null) return wrong('no_amount');
  return fee === null ? wrong('no_fee') : { line: { row, trackingNumber, gross, fee } };
}

/** Below nothing where the courier takes money back. */
function signedPiastres(cell: string): Piastres | null {
  const amount = piastresIn(cell);
  return amount !== null && amount > 0 && /^\s*[-−]/.test(cell) ? -amount : amount;
}

/** A fee may be written as a deduction: −15. */
function piastresIn(cell: string): Piastres | null {
  const pounds = parsePounds(cell.replace(/^[-−]\s*/, ''));
  return pounds === null ? null : fromPounds(pounds);
}

function sorted(read: readonly Read[]): ReadStatement {
  return {
    lines: read.flatMap(each => ('line' in each ? [each.line] : [])),
    problems: read.flatMap(each => ('problem' in each ? [each.problem] : [])),
  };
}
