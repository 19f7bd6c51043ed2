import { parentPort, workerData } from 'node:worker_threads';
import { readSheetFile } from '#platform/server/spreadsheet/read-sheet.ts';
import { splitHead } from '../../import/read-columns.ts';

export interface RowsRead {
  head: string[];
  rows: { number: number; cells: string[] }[];
}

const { bytes, numbers } = workerData as { bytes: Uint8Array; numbers: readonly number[] };
const wanted = new Set(numbers);
const { head, below } = splitHead(await readSheetFile(bytes));
const read: RowsRead = { head: head?.cells ?? [], rows: below.filter(({ number }) => wanted.has(number)) };
parentPort?.postMessage(read, []);
