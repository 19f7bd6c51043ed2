import type { Jobs } from '#platform/server/jobs.ts';
import { askAboutPickup } from './follow-pickup.ts';
import { bookPickup } from './sync-pickup.ts';

/** Calls to the outside, so none of them runs in a transaction. */
export const jobs: Jobs = {
  'returns.book-pickup': (ctx, payload) => bookPickup(ctx, (payload as { returnId: number }).returnId),
  'returns.ask-courier': (ctx, payload) => askAboutPickup(ctx, (payload as { returnId: number }).returnId),
};
