import { stringify } from 'csv-stringify/sync';
import { formatCell } from './format-cell.ts';
import { guardFormula } from './formula.ts';
import type { Cell, Column, Sheet } from './sheet.ts';

/** Without it Excel reads UTF-8 in the code page of its Windows and shows Arabic as noise. */
const BOM = '\uFEFF';

/** CSV that Excel opens: UTF-8 with a mark, Windows line ends, and no text that could run as a formula. */
export function writeCsv({ columns, rows }: Sheet): Uint8Array<ArrayBuffer> {
  return encode(BOM + linesOf([titlesOf(columns), ...rows]));
}

/** The same for more rows than memory should hold: one piece for each portion of rows. */
export async function* writeCsvInPieces(
  columns: readonly Column[],
  portions: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield encode(BOM + linesOf([titlesOf(columns)]));
  for await (const rows of portions) yield encode(linesOf(rows));
}

const encode = (text: string) => new TextEncoder().encode(text);
const titlesOf = (columns: readonly Column[]) => columns.map(({ title }) => title);
const linesOf = (rows: readonly (readonly Cell[])[]) =>
  stringify(
    rows.map(row => row.map(safeText)),
    { record_delimiter: 'windows' },
  );

function safeText(cell: Cell): string {
  return typeof cell === 'string' ? guardFormula(cell) : formatCell(cell);
}
