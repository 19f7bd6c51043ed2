import { signPicture } from '#modules/media/server/private-pictures.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { toPounds } from '#platform/money.ts';
import { can } from '#platform/permission.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { showManagedOrder as showCall, writeNote as writeCall } from '../../back-office.calls.ts';
import { expectedOf } from '../../earned.ts';
import type { MerchantOrder } from '../../merchant-order.ts';
import { orderRefusal } from '../../text.ts';
import { selectMerchantOrders } from '../queries.ts';
import { showOrder } from '../views/show-order.ts';
import { insertNote, selectDeadlines, selectHistory, selectNotes } from './queries.ts';
import { scopeOf } from './scope.ts';

/**
 * Everything that people who work on an order need to know. Refuses with `order_not_found`, also for orders of others.
 */
export async function showManagedOrder(
  ctx: Ctx,
  { orderId }: CallInput<typeof showCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof showCall>> {
  const scope = scopeOf(caller.viewer);
  const order = await showOrder(ctx, { orderId }, caller);
  const shown = new Set(order.merchantOrders.map(({ id }) => id));
  const [history, notes, merchantOrders, deadlines] = await Promise.all([
    selectHistory(ctx.db, orderId, scope),
    selectNotes(ctx.db, orderId, scope),
    selectMerchantOrders(ctx.db, orderId),
    selectDeadlines(ctx.db, orderId, scope),
  ]);
  return {
    order,
    deadlines: deadlines.map(({ acceptUntil, ...each }) => ({
      ...each,
      acceptUntil: acceptUntil?.toISOString() ?? null,
    })),
    earnings: can(caller.viewer, 'own_money')
      ? merchantOrders.filter(({ id }) => shown.has(id)).map(earningsOf)
      : [],
    history: history.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    proofs: merchantOrders
      .filter(({ id }) => shown.has(id))
      .flatMap(({ parcels }) =>
        parcels.map(({ id, proof }) => ({ parcelId: id, proof: signPicture(ctx, proof) })),
      )
      .filter(({ proof }) => proof !== ''),
  };
}

function earningsOf(merchantOrder: MerchantOrder) {
  const { amount, commission } = expectedOf(merchantOrder);
  return {
    merchantOrderId: merchantOrder.id,
    amount: toPounds(amount),
    commission: toPounds(commission),
  };
}

/** Notes are only ever added; author and time stay. Refuses with `order_not_found`. */
export async function writeNote(
  { db, clock }: Ctx,
  { orderId, body }: CallInput<typeof writeCall>,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof writeCall>> {
  const note = { orderId, body, scope: scopeOf(viewer), userId: viewer.userId, now: clock.now() };
  const noteId = await insertNote(db, note);
  if (noteId === undefined) throw orderRefusal('order_not_found');
  return { noteId };
}
