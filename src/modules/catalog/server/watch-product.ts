import type { CallBody, CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { catalogRefusal } from '../text.ts';
import type * as calls from '../watches.calls.ts';
import { countWatches, deleteWatch, insertWatch, selectWatch } from './watches.sql.ts';

const MOST_WATCHED = 200;

export function showWatch(
  { db }: Ctx,
  { productId }: CallInput<typeof calls.showWatch>,
  { viewer: { userId } }: Caller<Account>,
): Promise<CallBody<typeof calls.showWatch>> {
  return selectWatch(db, { userId, productId });
}

/** Repeating it changes nothing. Refuses what no shopper sees, and more products than anybody follows. */
export async function watchProduct(
  ctx: Ctx,
  { productId, kind, wanted }: CallInput<typeof calls.watchProduct>,
  { viewer: { userId } }: Caller<Account>,
): Promise<CallBody<typeof calls.watchProduct>> {
  const watching = { userId, productId, kind };
  await transaction(ctx, async tx => {
    if (!wanted) return deleteWatch(tx, watching);
    if ((await countWatches(tx, userId)) >= MOST_WATCHED) throw catalogRefusal('too_many_watched');
    if (!(await insertWatch(tx, watching, ctx.clock.now()))) throw catalogRefusal('product_not_found');
  });
  return selectWatch(ctx.db, watching);
}
