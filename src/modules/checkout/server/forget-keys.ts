import { DAY } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { deleteOldKeys } from './forget-keys.sql.ts';

/** A browser that still has the key of an order this old lost its session long ago. */
const RETENTION = 60 * DAY;

/** Deletes the keys of orders that were placed more than 60 days ago. */
export async function forgetKeys(ctx: Ctx): Promise<void> {
  await deleteOldKeys(ctx.db, new Date(ctx.clock.now().getTime() - RETENTION));
}
