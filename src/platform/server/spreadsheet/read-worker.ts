import { parentPort, workerData } from 'node:worker_threads';
import { isRefusal } from '../../refusal.ts';
import { readSheetFile } from './read-sheet.ts';
import type { ReadRow, RowLimit } from './sheet.ts';
import { sheetRefusal } from './text.ts';

/** What the thread reports: all rows, or why the file is refused. */
export type ReportedRows =
  | { rows: ReadRow[] }
  | { refused: { code: string; status: number; message: string } };

/** More parcels than any courier settles at once. */
const LIMIT: RowLimit = { rows: 50_000, refuse: () => sheetRefusal('too_many_rows') };

const report = (message: ReportedRows) => parentPort?.postMessage(message, []);

try {
  report({ rows: await readSheetFile(workerData as Uint8Array, LIMIT) });
} catch (error) {
  if (!isRefusal(error)) throw error;
  const { code, status, message } = error;
  report({ refused: { code, status, message } });
}
