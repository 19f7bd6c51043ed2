import { cairoTime } from './cairo-time.ts';
import { guardFormula, withoutGuard } from './formula.ts';
import type { Cell, Sheet } from './sheet.ts';

const DATE_FORMAT = 'yyyy-mm-dd hh:mm';
const WIDTH = 18;
/** The characters that Excel allows in the name of a sheet. */
const LONGEST_NAME = 31;
const NOT_IN_A_NAME = /[\\/?*[\]:]/g;

/**
 * An Excel file whose first column is on the right and whose header stays visible. Text is written as text cells, so no
 * spreadsheet program runs it.
 */
export async function writeXlsx({ name, columns, rows }: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const head = columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' as const }));
  // Loaded with the first file, as it takes 3 MB.
  const { default: writeExcelFile } = await import('write-excel-file/node');
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
  // write-excel-file 4.1.1 stores texts as keys of an object and loses names that every object has. A space makes the
  // key different; it is invisible, and reading trims it.
  if (text in {}) return `${text}\u00A0`;
  // Text that already looks guarded would lose its apostrophe when it is read.
  return withoutControls(withoutGuard(text) === text ? text : guardFormula(text));
}

/** XML cannot express these characters, and Excel reports a file that contains one as damaged. */
function withoutControls(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '').toWellFormed();
}
