import { normalise } from '#platform/arabic.ts';
import { foldDigits, parsePounds, withPoint } from '#platform/digits.ts';
import { fromPounds, type Piastres } from '#platform/money.ts';
import { readSheetApart } from '#platform/server/spreadsheet/read-apart.ts';
import type { SheetReaders } from '#platform/server/spreadsheet/readers.ts';
import type { ReadRow } from '#platform/server/spreadsheet/sheet.ts';
import { CURRENCY } from '#platform/text.ts';
import type { LineProblem, ProblemLine, StatementLine } from '../statement.ts';
import { POUND_NAMES, remittanceRefusal, STATEMENT_TITLES, TOTAL_WORDS } from '../text.ts';

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
  const body = rows.filter(row => row.number > titles.number && isLine(row, columns));
  if (body.length === 0) throw remittanceRefusal('empty_statement');
  return sorted(body.map(row => readLine(row, columns)));
}

interface Columns {
  trackingNumber: number;
  gross: number;
  /** −1: the courier collects its fees elsewhere. */
  fee: number;
  /** −1: all is in pounds. */
  currency: number;
}

/** Of several columns that may be meant, the one with the more exact name: «cod amount» before «amount». */
function columnsOf({ cells }: ReadRow): Columns | null {
  const titles = cells.map(cell => normalise(cell));
  const at = (names: readonly string[]) =>
    names.map(name => titles.indexOf(normalise(name))).find(column => column >= 0) ?? -1;
  const { trackingNumber, gross, fee, currency } = STATEMENT_TITLES;
  const columns = {
    trackingNumber: at(trackingNumber),
    gross: at(gross),
    fee: at(fee),
    currency: at(currency),
  };
  return columns.trackingNumber < 0 || columns.gross < 0 ? null : columns;
}

/** Totals, the titles above each printed page, and words for signing are none. */
const isLine = (row: ReadRow, columns: Columns) =>
  !isTotal(row) && columnsOf(row) === null && !isNote(row, columns);

function isNote({ cells }: ReadRow, { trackingNumber, gross, fee }: Columns): boolean {
  return !cells[gross] && !cells[fee] && !/\p{Nd}/u.test(cells[trackingNumber] ?? '');
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
  const currency = cells[columns.currency] ?? '';
  if (!OWN_CURRENCY.has(normalise(currency))) return wrong('other_currency', currency);
  return { line: { row, trackingNumber, gross, fee } };
}

const OWN_CURRENCY: ReadonlySet<string> = new Set(['', ...POUND_NAMES].map(normalise));

/** Below nothing where the courier takes money back. */
function signedPiastres(cell: string): Piastres | null {
  const amount = piastresIn(cell);
  return amount !== null && amount > 0 && NEGATIVE.test(bare(cell)) ? -amount : amount;
}

/** −15, as Arabic programs write it 15−, and as bookkeepers do (15). */
const NEGATIVE = /^[-−](?<after>.*)$|^(?<before>.*)[-−]$|^\((?<within>.*)\)$/;

const bare = (cell: string) => foldDigits(cell).replace(CURRENCY, '').replaceAll(/\s/g, '');

/** A fee may be written as a deduction: −15. */
function digitsIn(cell: string): string {
  const amount = bare(cell);
  const { after, before, within } = NEGATIVE.exec(amount)?.groups ?? {};
  return after ?? before ?? within ?? amount;
}

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
