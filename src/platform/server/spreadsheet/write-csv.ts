import { stringify } from 'csv-stringify/sync';
import { formatCell } from './format-cell.ts';
import { guardFormula } from './formula.ts';
import type { Cell, Sheet } from './sheet.ts';

/** Without it Excel takes UTF-8 for the code page of its Windows, and Arabic for noise. */
const BOM = '\uFEFF';

/** CSV as Excel opens it: UTF-8 with a mark, lines of Windows, and no text that could run as a formula. */
export function writeCsv({ columns, rows }: Sheet): Uint8Array<ArrayBuffer> {
  const table = [columns.map(({ title }) => title), ...rows];
  const text = stringify(
    table.map(row => row.map(safeText)),
    { record_delimiter: 'windows' },
  );
  return new TextEncoder().encode(BOM + text);
}

function safeText(cell: Cell): string {
  return typeof cell === 'string' ? guardFormula(cell) : formatCell(cell);
}
