import type { CallBody } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { countNewOrders as countCall, streamNewOrders as streamCall } from '../../back-office.calls.ts';
import { selectNewOrders } from './queries.ts';
import { scopeOf } from './scope.ts';

/** The orders that wait for the viewer's merchant, or for any; cheap enough to be asked by every open page. */
export async function countNewOrders(
  { db }: Ctx,
  _: object,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof countCall>> {
  return selectNewOrders(db, scopeOf(viewer));
}

/** Told by the trigger `notify_new_orders`, in whichever process the order came. */
export async function streamNewOrders(
  { streams }: Ctx,
  _: object,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof streamCall>> {
  const scope = scopeOf(viewer);
  const accepts = (news: string) =>
    scope === 'all' ? news.startsWith('orders:') : news === `orders:${scope.merchantId}`;
  return { events: streams.open({ sessionId: viewer.sessionId, accepts }) };
}
