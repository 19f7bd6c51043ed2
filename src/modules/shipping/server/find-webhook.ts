import type { Ctx } from '#platform/server/context.ts';
import { selectWebhook } from './queries.ts';

/** The parcel that a stored message of a courier is about. */
export async function findWebhook(
  ctx: Ctx,
  id: number,
): Promise<{ courier: string; trackingNumber: string } | undefined> {
  return selectWebhook(ctx.db, id);
}
