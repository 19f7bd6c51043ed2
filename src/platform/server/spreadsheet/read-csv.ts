import { parse } from 'csv-parse/sync';
import { decodeText } from './decode-text.ts';
import { withoutGuard } from './formula.ts';
import type { ReadRow } from './sheet.ts';
import { sheetRefusal } from './text.ts';

/**
 * Excel writes a semicolon where the comma is the decimal sign. Files with an Arabic semicolon or tabs exist as well.
 */
const DELIMITERS = [',', ';', '\t', '|', '؛'] as const;
/** Excel's own line that names the delimiter. */
const NAMED = /^sep=(.)\r?\n/;

/** The rows of a CSV in any encoding and delimiter that Excel writes. Refuses a file that is not text. */
export function readCsv(bytes: Uint8Array): ReadRow[] {
  const text = decodeText(bytes);
  if (text.includes('\u0000')) throw sheetRefusal('unreadable_file');
  const named = NAMED.exec(text);
  const table = named ? text.slice(named[0].length) : text;
  const rows = parsed(table, named?.[1] ?? delimiterOf(table));
  return rows.flatMap((cells, at) => toRow(cells, at + (named ? 2 : 1)));
}

/** `relax`, because real files have rows of unequal length and quotation marks inside cells (17" screens). */
function parsed(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: false });
  } catch (cause) {
    throw Object.assign(sheetRefusal('unreadable_file'), { cause });
  }
}

function toRow(cells: string[], number: number): ReadRow[] {
  if (cells.every(cell => cell.trim() === '')) return [];
  const odd = cells.flatMap((cell, at) => (/^\s*=/.test(cell) ? [[at, 'formula'] as const] : []));
  const row = { number, cells: cells.map(cell => withoutGuard(cell.trim())) };
  return [odd.length === 0 ? row : { ...row, odd: Object.fromEntries(odd) }];
}

/** The delimiter that occurs most often in the first line, outside quotation marks. */
function delimiterOf(text: string): string {
  const line = /^[^\r\n]*/.exec(text.trimStart())?.[0].replace(/"[^"]*"/g, '') ?? '';
  const counts = DELIMITERS.map(sign => line.split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] as string;
}
