import writeExcelFile from 'write-excel-file/node';
import { cairoTime } from './cairo-time.ts';
import { withoutGuard } from './formula.ts';
import type { Cell, Sheet } from './sheet.ts';

const DATE_FORMAT = 'yyyy-mm-dd hh:mm';
const WIDTH = 18;
/** What Excel allows for the name of a sheet. */
const LONGEST_NAME = 31;
const NOT_IN_A_NAME = /[\\/?*[\]:]/g;

/**
 * An Excel file whose first column stands at the right and whose head stays in sight. Text is written as text cells,
 * which no spreadsheet program runs, whatever it begins with.
 */
export async function writeXlsx({ name, columns, rows }: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const head = columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' as const }));
  const file = await writeExcelFile([head, ...rows.map(row => row.map(typedCell))], {
    sheet: name.replace(NOT_IN_A_NAME, ' ').slice(0, LONGEST_NAME),
    columns: columns.map(({ width = WIDTH }) => ({ width })),
    rightToLeft: true,
    stickyRowsCount: 1,
    dateFormat: DATE_FORMAT,
  }).toBuffer();
  return new Uint8Array(file);
}

function typedCell(cell: Cell) {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'string') return { value: safeText(cell), type: String };
  return cell instanceof Date ? { value: cairoTime(cell), type: Date } : { value: cell, type: Number };
}

function safeText(text: string): string {
  // write-excel-file 4.1.1 keeps texts as the keys of an object: one that every object has already is lost. The space
  // is not seen, and reading drops it.
  if (text in {}) return `${text}\u00A0`;
  // What looks guarded already would lose its apostrophe when it is read.
  return withoutControls(withoutGuard(text) === text ? text : `'${text}`);
}

/** XML has no way to write these, and Excel calls a file with one of them damaged. */
function withoutControls(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '').toWellFormed();
}
