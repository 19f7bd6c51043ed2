import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Sheet, SheetFormat } from './sheet.ts';
import type { GivenSheet } from './write-worker.ts';

/** Rows per message: passing them takes a millisecond or two of the shop's own thread. */
const A_MESSAGE = 500;

/**
 * Writes a table in a thread of its own, because 20,000 rows as XLSX take seconds and the shop must go on answering.
 */
export async function writeApart(
  { rows, ...sheet }: Sheet,
  format: SheetFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const workerData: GivenSheet = { sheet, format };
  const worker = new Worker(new URL('./write-worker.ts', import.meta.url), { workerData });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  worker.on('message', resolve);
  worker.on('error', reject);
  worker.on('exit', () => reject(new Error('the writing thread ended without a file')));
  for (let from = 0; from < rows.length; from += A_MESSAGE) {
    worker.postMessage(rows.slice(from, from + A_MESSAGE), []);
    await setImmediate();
  }
  worker.postMessage(null, []);
  return promise;
}
