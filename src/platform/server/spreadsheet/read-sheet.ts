import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { ReadRow, RowLimit } from './sheet.ts';
import { sheetRefusal } from './text.ts';

const ANY_NUMBER: RowLimit = { rows: Number.POSITIVE_INFINITY, refuse: () => new RangeError() };

/** The first bytes of a zip, which an Excel file is, and of Excel files before 2007 or with a password. */
const ZIP = [0x50, 0x4b];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * The rows of an uploaded CSV or XLSX, recognised by its bytes and not its name. Refuses with `unreadable_file`, and
 * with `old_excel_file` for an .xls or a file with a password.
 */
export async function readSheetFile(bytes: Uint8Array, limit: RowLimit = ANY_NUMBER): Promise<ReadRow[]> {
  if (startsWith(bytes, OLD_EXCEL)) throw sheetRefusal('old_excel_file');
  return startsWith(bytes, ZIP) ? readXlsx(bytes, limit) : readCsv(bytes, limit);
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}
