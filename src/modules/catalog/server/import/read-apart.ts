import { Refusal } from '#platform/refusal.ts';
import type { Ctx } from '#platform/server/context.ts';
import { refuseNoTable } from '#platform/server/spreadsheet/refuse-no-table.ts';
import type { Given, Report } from './read-worker.ts';
import type { RowsRead } from './rows-worker.ts';

/** Megabytes for one file; 100,000 rows with long texts take about two thirds. */
const MOST_MEMORY = 1_536;

export interface ReadApart {
  /** JSON arrays for the database; this thread never parses them. */
  products: string[];
  problems: string[];
  sum: Extract<Report, { done: unknown }>['done'];
}

/** Reads a merchant's file of products in a thread of its own, so the shop answers meanwhile. Throws its refusal. */
export async function readApart({ readers }: Ctx, merchantId: number, given: Given): Promise<ReadApart> {
  refuseNoTable(given.bytes);
  const products: string[] = [];
  const problems: string[] = [];
  let end: Extract<Report, { done: unknown } | { refused: unknown }> | undefined;
  await readers.read<Report>({
    owner: `merchant/${merchantId}`,
    script: new URL('./read-worker.ts', import.meta.url),
    data: given,
    memory: MOST_MEMORY,
    onMessage(message) {
      if ('products' in message) products.push(message.products);
      else if ('problems' in message) problems.push(message.problems);
      else end = message;
    },
  });
  if (!end) throw new Error('the reading thread ended without an answer');
  if ('refused' in end) throw toRefusal(end.refused);
  return { products, problems, sum: end.done };
}

/** These rows of a file as they stand in it, and its head. */
export async function readRowsApart(
  { readers }: Ctx,
  merchantId: number,
  { bytes, numbers }: { bytes: Uint8Array; numbers: readonly number[] },
): Promise<RowsRead> {
  let read: RowsRead | undefined;
  await readers.read<RowsRead>({
    owner: `merchant/${merchantId}`,
    script: new URL('./rows-worker.ts', import.meta.url),
    data: { bytes, numbers },
    memory: MOST_MEMORY,
    onMessage(message) {
      read = message;
    },
  });
  if (!read) throw new Error('the reading thread ended without an answer');
  return read;
}

function toRefusal({ code, status, message, details }: Extract<Report, { refused: unknown }>['refused']) {
  return new Refusal(code, [status, message], { ...details });
}
