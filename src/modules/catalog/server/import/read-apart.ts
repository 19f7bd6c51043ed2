import { Worker } from 'node:worker_threads';
import { Refusal } from '#platform/refusal.ts';
import { importRefusal } from '../../import/text.ts';
import type { Given, Told } from './read-worker.ts';

/** Megabytes for one file; 25,000 rows with long texts take about a third. */
const MOST_MEMORY = 768;

export interface ReadApart {
  /** JSON arrays for the database; this thread never parses them. */
  products: string[];
  problems: string[];
  sum: Extract<Told, { done: unknown }>['done'];
}

/** Reads a file of products in a thread of its own, so the shop answers meanwhile. Throws its refusal. */
export function readApart(given: Given): Promise<ReadApart> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadApart>();
  const products: string[] = [];
  const problems: string[] = [];
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: given,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  });
  worker.on('message', (told: Told) => {
    if ('products' in told) products.push(told.products);
    else if ('problems' in told) problems.push(told.problems);
    else if ('done' in told) resolve({ products, problems, sum: told.done });
    else reject(toRefusal(told.refused));
  });
  worker.on('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? importRefusal('file_too_heavy') : error),
  );
  worker.on('exit', () => reject(new Error('the reading thread ended without an answer')));
  return promise;
}

function toRefusal({ code, status, message, details }: Extract<Told, { refused: unknown }>['refused']) {
  return new Refusal(code, [status, message], { ...details });
}
