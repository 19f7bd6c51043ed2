import type { RepliedFile } from '../../file.ts';
import type { Cell, Sheet, SheetFormat } from './sheet.ts';
import { writeApart } from './write-apart.ts';
import { writeCsv, writeCsvInPieces } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

const TYPES: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Smaller tables are written faster than a thread starts. */
const MANY_CELLS = 10_000;

/** A table as a file to download. */
export async function writeSheet(sheet: Sheet, format: SheetFormat) {
  const isLarge = sheet.rows.length * sheet.columns.length > MANY_CELLS;
  const write = isLarge ? writeApart : writeHere;
  return { name: `${sheet.name}.${format}`, type: TYPES[format], bytes: await write(sheet, format) };
}

/** A table of any length as CSV, sent while it is read. Only one portion of its rows is in memory. */
export function streamCsv(
  { name, columns }: Omit<Sheet, 'rows'>,
  portions: AsyncIterable<readonly (readonly Cell[])[]>,
): RepliedFile {
  return { name: `${name}.csv`, type: TYPES.csv, bytes: writeCsvInPieces(columns, portions) };
}

async function writeHere(sheet: Sheet, format: SheetFormat) {
  return format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet);
}
