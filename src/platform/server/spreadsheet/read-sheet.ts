import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { isZip, refuseNoTable } from './refuse-no-table.ts';
import type { ReadRow, RowLimit } from './sheet.ts';

const ANY_NUMBER: RowLimit = { rows: Number.POSITIVE_INFINITY, refuse: () => new RangeError() };

/**
 * The rows of an uploaded CSV or XLSX, recognised by its bytes and not its name. Refuses with `unreadable_file`, and
 * with `old_excel_file` for an .xls or a file with a password.
 */
export async function readSheetFile(bytes: Uint8Array, limit: RowLimit = ANY_NUMBER): Promise<ReadRow[]> {
  refuseNoTable(bytes);
  return isZip(bytes) ? readXlsx(bytes, limit) : readCsv(bytes, limit);
}
