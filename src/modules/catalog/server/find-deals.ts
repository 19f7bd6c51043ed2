import { DAY } from '#platform/clock.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { replaceDeals } from './discovery.sql.ts';

/** A smaller reduction is nothing that a page of its own should promise. */
const LEAST = 5;
const LASTS = 30 * DAY;

/** Brings the page of deals up to date with the log of prices. */
export function findDeals(ctx: Ctx): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - LASTS);
  return transaction(ctx, tx => replaceDeals(tx, { since, least: LEAST }));
}
