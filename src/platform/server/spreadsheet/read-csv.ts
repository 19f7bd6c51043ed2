import { CsvError, parse } from 'csv-parse/sync';
import { decodeText } from './decode-text.ts';
import { withoutGuard } from './formula.ts';
import type { ReadRow, RowLimit } from './sheet.ts';
import { sheetRefusal } from './text.ts';

/**
 * Excel writes a semicolon where the comma is the decimal sign. Files with an Arabic semicolon or tabs exist as well.
 */
const DELIMITERS = [',', ';', '\t', '|', '؛'] as const;
/** Excel's own line that names the delimiter. */
const NAMED = /^sep=(.)\r?\n/;

/** The rows of a CSV in any encoding and delimiter that Excel writes. Refuses a file that is not text. */
export function readCsv(bytes: Uint8Array, limit: RowLimit): ReadRow[] {
  const text = decodeText(bytes);
  if (text.includes('\u0000')) throw sheetRefusal('unreadable_file');
  const named = NAMED.exec(text);
  const table = named ? text.slice(named[0].length) : text;
  const read: ReadRow[] = [];
  const before = named ? 1 : 0;
  eachRow(table, { delimiter: named?.[1] ?? delimiterOf(table), limit }, (cells, number) => {
    const row = toRow(cells, number + before);
    if (row) read.push(row);
    if (read.length > limit.rows) throw limit.refuse();
  });
  return read;
}

/** `relax`, because real files have rows of unequal length and quotation marks inside cells (17" screens). */
function eachRow(
  text: string,
  { delimiter, limit }: { delimiter: string; limit: RowLimit },
  take: (cells: string[], number: number) => void,
): void {
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      // Otherwise each empty line costs an error object, and a file of nothing else keeps a core busy for minutes.
      skip_empty_lines: true,
      on_record: (cells: string[], { records, empty_lines, invalid_field_length }) => {
        // Each of them costs an error object as well; there are no more of them than rows may be.
        if (invalid_field_length > limit.rows) throw limit.refuse();
        take(cells, records + empty_lines);
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw Object.assign(sheetRefusal('unreadable_file'), { cause: error });
  }
}

function toRow(cells: string[], number: number): ReadRow | null {
  if (cells.every(cell => cell.trim() === '')) return null;
  const odd = cells.flatMap((cell, at) => (/^\s*=/.test(cell) ? [[at, 'formula'] as const] : []));
  const row = { number, cells: cells.map(cell => withoutGuard(cell.trim())) };
  return odd.length === 0 ? row : { ...row, odd: Object.fromEntries(odd) };
}

/** The delimiter that occurs most often in the first line, outside quotation marks. */
function delimiterOf(text: string): string {
  const line = /^[^\r\n]*/.exec(text.trimStart())?.[0].replace(/"[^"]*"/g, '') ?? '';
  const counts = DELIMITERS.map(sign => line.split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] as string;
}
