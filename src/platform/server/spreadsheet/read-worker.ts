import { parentPort, workerData } from 'node:worker_threads';
import { isRefusal } from '../../refusal.ts';
import { readSheetFile } from './read-sheet.ts';
import type { ReadRow } from './sheet.ts';

/** What the thread reports: all rows, or why the file is refused. */
export type ToldRows = { rows: ReadRow[] } | { refused: { code: string; status: number; message: string } };

const tell = (told: ToldRows) => parentPort?.postMessage(told, []);

try {
  tell({ rows: await readSheetFile(workerData as Uint8Array) });
} catch (error) {
  if (!isRefusal(error)) throw error;
  const { code, status, message } = error;
  tell({ refused: { code, status, message } });
}
