import { parentPort, workerData } from 'node:worker_threads';
import { isRefusal } from '#platform/refusal.ts';
import type { ImportWords, Places } from '../../import/product-import.ts';
import { type ReadProducts, readProducts } from './read-products.ts';

/** The thread's input. */
export interface Given {
  bytes: Uint8Array;
  places: Places;
  words: ImportWords;
}

/** Products per message: their JSON takes a millisecond of the shop's own thread. */
const A_MESSAGE = 250;

/** The thread's output: products and problems as JSON for the database, then the totals, or why the file is refused. */
export type Report =
  | { products: string }
  | { problems: string }
  | { done: Omit<ReadProducts, 'products' | 'problems'> & { rowsBad: number } }
  | { refused: { code: string; status: number; message: string; details: object } };

const report = (message: Report) => parentPort?.postMessage(message, []);

try {
  const { bytes, ...known } = workerData as Given;
  const { products, problems, ...sum } = await readProducts(bytes, known);
  for (let from = 0; from < products.length; from += A_MESSAGE)
    report({
      products: JSON.stringify(
        products.slice(from, from + A_MESSAGE).map((each, at) => ({ ...each, position: from + at })),
      ),
    });
  for (let from = 0; from < problems.length; from += A_MESSAGE)
    report({ problems: JSON.stringify(problems.slice(from, from + A_MESSAGE)) });
  const rowsBad = new Set(problems.map(({ row }) => row)).size;
  report({ done: { ...sum, rowsBad } });
} catch (error) {
  if (!isRefusal(error)) throw error;
  const { code, status, message, details } = error;
  report({ refused: { code, status, message, details } });
}
