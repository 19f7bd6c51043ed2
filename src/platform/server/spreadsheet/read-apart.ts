import { Worker } from 'node:worker_threads';
import { Refusal } from '../../refusal.ts';
import type { ToldRows } from './read-worker.ts';
import type { ReadRow } from './sheet.ts';
import { sheetRefusal } from './text.ts';

/**
 * Megabytes for one table of some thousand rows. A file that grows beyond them is refused and cannot take the shop
 * down.
 */
const MOST_MEMORY = 256;

/**
 * Reads an uploaded CSV or XLSX like `readSheetFile`, but in a thread of its own, so an expanding file neither blocks
 * the shop nor takes its memory.
 */
export function readSheetApart(bytes: Uint8Array): Promise<ReadRow[]> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadRow[]>();
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  });
  worker.on('message', (told: ToldRows) => {
    if ('rows' in told) resolve(told.rows);
    else reject(new Refusal(told.refused.code, [told.refused.status, told.refused.message]));
  });
  worker.on('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? sheetRefusal('unreadable_file') : error),
  );
  worker.on('exit', () => reject(new Error('the reading thread ended without an answer')));
  return promise;
}
