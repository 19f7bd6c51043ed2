import { Refusal } from '#platform/refusal.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Route } from '#platform/server/route.ts';
import type { Caller } from '#platform/viewer.ts';
import { answer } from './dispatch.ts';
import { isShownToGuests } from './pages/page-tags.ts';

type CallRequest = { input: unknown; caller: Caller };

/**
 * What `answer` gives. A guest's reading of what public pages show is answered by the replica, where there is one, and by
 * the primary when the replica is behind or fails. Whoever is signed in always reads from the primary.
 */
export async function answerNearby(ctx: Ctx, route: Route, request: CallRequest): Promise<unknown> {
  if (!ctx.replica || !isPublic(route, request)) return answer(ctx, route, request);
  // What the replica says may be older than a change that is notified after this moment, and is not cached then.
  const since = ctx.cache.mark();
  const db = await ctx.replica.upToDate();
  if (!db) return answer(ctx, route, request);
  try {
    return await answer({ ...ctx, db, cache: { ...ctx.cache, mark: () => since } }, route, request);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return answer(ctx, route, request);
  }
}

const isPublic = ({ call }: Route, { caller }: CallRequest) =>
  caller.viewer.kind === 'guest' && isShownToGuests(call);
