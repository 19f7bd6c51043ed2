import { readSheet } from 'read-excel-file/node';
import { withoutGuard } from './formula.ts';
import type { ReadRow } from './sheet.ts';
import { sheetRefusal } from './text.ts';
import { fitsUnpacked } from './unpack-zip.ts';

/** Of 20,000 rows with 30 columns a tenth. */
const MOST_UNPACKED = 200 * 1024 * 1024;

/** The rows of an Excel file's first sheet. Refuses what is none, what is cut off and what grows without end. */
export async function readXlsx(bytes: Uint8Array): Promise<ReadRow[]> {
  if (!fitsUnpacked(bytes, MOST_UNPACKED)) throw sheetRefusal('unreadable_file');
  const rows = await readSheet(Buffer.from(bytes)).catch(cause => {
    throw Object.assign(sheetRefusal('unreadable_file'), { cause });
  });
  return rows.flatMap((row, at) => {
    const cells = row.map(textOf);
    return cells.every(cell => cell === '') ? [] : [{ number: at + 1, cells }];
  });
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dayOf(value);
  return typeof value === 'string' ? withoutGuard(value.trim()) : String(value);
}

/** What the sheet shows, which has no time zone: the UTC fields are it. */
function dayOf(value: Date): string {
  const [day, time = ''] = value.toISOString().split('T');
  return time.startsWith('00:00:00') ? String(day) : `${day} ${time.slice(0, 5)}`;
}
