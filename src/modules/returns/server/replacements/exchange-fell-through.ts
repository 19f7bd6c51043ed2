import { goOnByFirstMeans } from '#modules/refunds/server/exchange.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import { selectCameBack } from './queries.ts';

/** After a replacement order gave back what paid for it: that goes on by the means of the first order. */
export async function exchangeFellThrough(ctx: Ctx, tx: Tx, { id: tenderId }: Event): Promise<void> {
  const cameBack = await selectCameBack(tx, tenderId);
  if (cameBack) await goOnByFirstMeans(ctx, tx, { ...cameBack, tenderId });
}
