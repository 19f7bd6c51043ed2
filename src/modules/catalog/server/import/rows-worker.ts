import { parentPort, workerData } from 'node:worker_threads';
import { readSheetFile } from '#platform/server/spreadsheet/read-sheet.ts';

export interface RowsRead {
  head: string[];
  rows: { number: number; cells: string[] }[];
}

const { bytes, numbers } = workerData as { bytes: Uint8Array; numbers: readonly number[] };
const wanted = new Set(numbers);
const [head, ...rows] = await readSheetFile(bytes);
const read: RowsRead = { head: head?.cells ?? [], rows: rows.filter(({ number }) => wanted.has(number)) };
parentPort?.postMessage(read, []);
