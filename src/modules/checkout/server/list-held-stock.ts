import { DAY } from '#platform/clock.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { listHeldStock as listCall } from '../held-stock.calls.ts';
import { selectHeld } from './unpaid.sql.ts';

/** Who has goods held without having paid, the most units first. */
export const listHeldStock: UseCase<typeof listCall> = async (ctx, { page, limit }) => {
  const since = new Date(ctx.clock.now().getTime() - 30 * DAY);
  const people = await selectHeld(ctx.db, { since, limit: limit + 1, offset: (page - 1) * limit });
  return { people: people.slice(0, limit), hasMore: people.length > limit };
};
