import { readSheet } from 'read-excel-file/node';
import { withoutGuard } from './formula.ts';
import { hasLongMarkup } from './long-markup.ts';
import { columnOf, mergedBelow } from './merged-cells.ts';
import type { ReadRow, RowLimit } from './sheet.ts';
import { sheetRefusal } from './text.ts';
import { fitsUnpacked, unpackEntry } from './unpack-zip.ts';
import { visibleSheets } from './workbook-sheets.ts';

/** Ten times as many bytes as 20,000 rows with 30 columns need. */
const MOST_UNPACKED = 200 * 1024 * 1024;

/** More sheets without a row are not looked through for one. */
const MOST_SHEETS = 5;

/**
 * The rows of an Excel file's first sheet that has any, without hidden ones. Refuses other files, truncated ones and ones
 * that expand without end.
 */
export async function readXlsx(bytes: Uint8Array, limit: RowLimit): Promise<ReadRow[]> {
  if (!fitsUnpacked(bytes, MOST_UNPACKED, isReadable)) throw sheetRefusal('unreadable_file');
  for (const { place, entry } of visibleSheets(bytes, MOST_UNPACKED).slice(0, MOST_SHEETS)) {
    const rows = await readSheet(Buffer.from(bytes), place).catch(cause => {
      throw Object.assign(sheetRefusal('unreadable_file'), { cause });
    });
    if (rows.length > limit.rows && rows.filter(isFilled).length > limit.rows) throw limit.refuse();
    const sheet = unpackEntry(bytes, entry, MOST_UNPACKED)?.toString() ?? '';
    if (rows.some(isFilled)) return rowsOf(rows, sheet);
  }
  return [];
}

function rowsOf(rows: readonly (readonly unknown[])[], sheet: string): ReadRow[] {
  const formulas = formulasOf(sheet);
  const merged = mergedBelow(sheet, rows.length);
  const above = (row: number) =>
    Object.entries(merged.get(row) ?? {}).flatMap(([column, first]) => {
      const isFormula = formulas.get(first)?.includes(Number(column));
      return isFormula ? [] : [[column, textOf(rows[first - 1]?.[Number(column)])] as const];
    });
  return rows.flatMap((row, at) => {
    const number = at + 1;
    const cells = row.map(textOf);
    if (cells.every(cell => cell === '')) return [];
    const odd = oddCells(row, formulas.get(number) ?? []);
    const shared = above(number);
    const known = { number, cells, ...(odd && { odd }) };
    return [shared.length > 0 ? { ...known, merged: Object.fromEntries(shared) } : known];
  });
}

/** Of all entries the reader takes those alone. */
const isReadable = (name: string, content: Buffer) =>
  !/\.xml(\.rels)?$/.test(name) || !hasLongMarkup(content);

function oddCells(row: readonly unknown[], formulas: readonly number[]): ReadRow['odd'] | null {
  const dates = row.flatMap((value, at) => (value instanceof Date ? [[at, 'date'] as const] : []));
  if (dates.length + formulas.length === 0) return null;
  return Object.fromEntries([...dates, ...formulas.map(at => [at, 'formula'] as const)]);
}

const isFilled = (row: readonly unknown[]) => row.some(value => value !== null && value !== '');

/** Longer than any opening tag of a cell that a spreadsheet program writes. */
const LONGEST_TAG = 200;
const ADDRESS = /\br="([A-Z]{1,3})(\d{1,7})"/;

/** The columns of cells with a formula, by row, because the reader gives only Excel's last result. */
function formulasOf(sheet: string): Map<number, number[]> {
  const found = new Map<number, number[]>();
  // From each formula back to the cell that it stands in: every step is bounded, whatever the file's author wrote.
  for (let end = sheet.indexOf('<f'); end >= 0; end = sheet.indexOf('<f', end + 2)) {
    const before = sheet.slice(Math.max(0, end - LONGEST_TAG), end);
    const address = ADDRESS.exec(before.slice(before.lastIndexOf('<c ')));
    if (!address || !/^<f[\s/>]/.test(sheet.slice(end, end + 3))) continue;
    const [, letters = '', row] = address;
    const at = columnOf(letters);
    const ofRow = found.get(Number(row));
    if (ofRow) ofRow.push(at);
    else found.set(Number(row), [at]);
  }
  return found;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dayOf(value);
  return typeof value === 'string' ? withoutGuard(value.trim()) : String(value);
}

/** The moment that the sheet shows, which has no time zone, is in the UTC fields. */
function dayOf(value: Date): string {
  const [day, time = ''] = value.toISOString().split('T');
  return time.startsWith('00:00:00') ? String(day) : `${day} ${time.slice(0, 5)}`;
}
