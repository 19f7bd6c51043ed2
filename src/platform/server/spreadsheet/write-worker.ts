import { parentPort, workerData } from 'node:worker_threads';
import type { Cell, Sheet, SheetFormat } from './sheet.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

/** What the thread receives; the rows come as messages, with null after the last. */
export interface GivenSheet {
  sheet: Omit<Sheet, 'rows'>;
  format: SheetFormat;
}

const { sheet, format } = workerData as GivenSheet;
const rows: Cell[][] = [];

parentPort?.on('message', (chunk: Cell[][] | null) => {
  if (chunk) rows.push(...chunk);
  else void write();
});

async function write() {
  const whole = { ...sheet, rows };
  const bytes = format === 'csv' ? writeCsv(whole) : await writeXlsx(whole);
  parentPort?.postMessage(bytes, [bytes.buffer]);
  parentPort?.close();
}
