import type { AnyCall, CallBody, CallRequest } from '#platform/call.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Ctx } from '#platform/server/context.ts';
import { isOutage } from '#platform/server/outage/database-away.ts';
import type { Route } from '#platform/server/route.ts';
import type { Tag } from '#platform/server/tags.ts';
import { guest } from '#platform/viewer.ts';
import { tagsOf } from './pages/page-tags.ts';
import { answerNearby } from './read-nearby.ts';

/** What a page is rendered with: a guest's calls, answered in this process, and the tags of their answers. */
export interface GuestCalls {
  get<C extends AnyCall>(call: C, input: CallRequest<C>): Promise<CallBody<C>>;
  failed(call: AnyCall, error: unknown): void;
  tags: Set<Tag>;
  /** A page with a failed call is shown but not cached. */
  anyFailed: boolean;
  /** The database was away, so nothing can be said about the page at all. */
  isAway: boolean;
}

export function guestCalls(ctx: Ctx, routes: readonly Route[]): GuestCalls {
  const byCall = new Map(routes.map(route => [route.call.path + route.call.method, route]));
  const caller = { viewer: guest, requestId: 'page', address: '', device: '' };
  const addTags = (tags: Tag[]) => {
    for (const tag of tags) calls.tags.add(tag);
  };
  const calls: GuestCalls = {
    tags: new Set(),
    anyFailed: false,
    isAway: false,
    async get(call, input) {
      const route = byCall.get(call.path + call.method);
      if (!route) throw new Error(`nothing answers ${call.path}`);
      const body = (await ctx.changes
        .unlessAway(() => answerNearby(ctx, route, { input, caller }))
        .catch((error: unknown) => {
          calls.isAway ||= isOutage(error);
          // What is missing today may be there tomorrow.
          addTags(tagsOf(call, input, {}));
          throw error;
        })) as never;
      addTags(tagsOf(call, input, body));
      return body;
    },
    failed(call, error) {
      calls.anyFailed = true;
      // An address that somebody made up is no error of the shop.
      if (isOutage(error) || (error instanceof Refusal && error.status < 500)) return;
      ctx.log.error({ err: error, call: call.path }, 'call failed while a page was rendered');
    },
  };
  return calls;
}
