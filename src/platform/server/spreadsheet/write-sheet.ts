import type { RepliedFile } from '../../file.ts';
import type { Sheet, SheetFormat } from './sheet.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

const TYPES: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A table as a file to download. */
export async function writeSheet(sheet: Sheet, format: SheetFormat): Promise<RepliedFile> {
  return {
    name: `${sheet.name}.${format}`,
    type: TYPES[format],
    bytes: format === 'csv' ? writeCsv(sheet) : await writeXlsx(sheet),
  };
}
