import { addRequests } from '#modules/catalog/server/add-requests.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import { selectOrderedUnits } from './queries.ts';

/** Counts the units of an order as requests for its products, which sorts «most requested» a minute later. */
export async function countRequests(_ctx: Ctx, tx: Tx, { id }: Event): Promise<void> {
  await addRequests(tx, await selectOrderedUnits(tx, id));
}
