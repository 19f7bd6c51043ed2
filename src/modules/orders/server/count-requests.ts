import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import { addRequests } from './queries.ts';

/** Counts an order as one request for each of its products: the order of «most requested». */
export async function countRequests(_ctx: Ctx, tx: Tx, { id }: Event): Promise<void> {
  await addRequests(tx, id);
}
