import { DAY } from '#platform/clock.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { replacePairs } from './pair-products.sql.ts';

const COUNTED = 180 * DAY;
const BUYERS = 3;
const PLACES = 8;

/** Finds which products people buy in one order. */
export function pairProducts(ctx: Ctx): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - COUNTED);
  return transaction(ctx, tx => replacePairs(tx, { since, buyers: BUYERS, places: PLACES }));
}
