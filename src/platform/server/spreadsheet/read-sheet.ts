import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { ReadRow } from './sheet.ts';
import { sheetRefusal } from './text.ts';

/** How every zip begins, as an Excel file is one; and how the Excel files of before 2007 and locked ones do. */
const ZIP = [0x50, 0x4b];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * The rows of an uploaded CSV or XLSX, told apart by their bytes and not by a name: in any encoding and delimiter that
 * Excel writes. Refuses with `unreadable_file`, and with `old_excel_file` for an .xls or one under a password.
 */
export async function readSheetFile(bytes: Uint8Array): Promise<ReadRow[]> {
  if (startsWith(bytes, OLD_EXCEL)) throw sheetRefusal('old_excel_file');
  return startsWith(bytes, ZIP) ? readXlsx(bytes) : readCsv(bytes);
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}
