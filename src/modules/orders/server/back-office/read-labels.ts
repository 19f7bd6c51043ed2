import type { CallBody, CallInput } from '#platform/call.ts';
import { orderNumber } from '#platform/id.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { LabelParcel, LabelSheet } from '../../back-office/label.ts';
import type { readLabels as readCall } from '../../back-office.calls.ts';
import type { OrderDetails, ShownParcel } from '../../order-view.ts';
import { showOrder } from '../views/show-order.ts';
import { selectOrdersOf } from './queries.ts';
import { scopeOf } from './scope.ts';

/** Parcels that have a label: those still to leave, and those on their way. */
const LABELLED: ReadonlySet<ShownParcel['state']> = new Set(['packed', 'shipped']);

/** Labels and packing slips in the requested order. Orders that the caller may not see are left out. */
export async function readLabels(
  ctx: Ctx,
  { merchantOrderIds }: CallInput<typeof readCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof readCall>> {
  const known = await selectOrdersOf(ctx.db, merchantOrderIds, scopeOf(caller.viewer));
  const orders = new Map<number, OrderDetails>();
  for (const orderId of new Set(known.map(each => each.orderId)))
    orders.set(orderId, await showOrder(ctx, { orderId }, caller));
  return { sheets: known.flatMap(({ id, orderId }) => sheet(orders.get(orderId) as OrderDetails, id)) };
}

function sheet(
  { id, placedAt, address, gift, merchantOrders }: OrderDetails,
  merchantOrderId: number,
): LabelSheet[] {
  return merchantOrders
    .filter(merchantOrder => merchantOrder.id === merchantOrderId)
    .map(({ merchantName, lines, parcels }) => ({
      orderId: id,
      merchantOrderId,
      placedAt,
      merchantName,
      address,
      gift,
      lines: lines
        .filter(line => line.quantity > line.cancelled)
        .map(line => ({
          id: line.id,
          variantId: line.variantId,
          sku: line.sku,
          shelf: line.shelf,
          open: line.open,
          title: line.title,
          options: line.options,
          quantity: line.quantity - line.cancelled,
          price: line.price,
        })),
      parcels: parcels
        .map((parcel, at) => label(id, { ...parcel, place: at + 1, of: parcels.length }))
        .filter((_, at) => LABELLED.has(parcels[at]?.state ?? 'cancelled')),
    }));
}

type Placed = ShownParcel & Pick<LabelParcel, 'place' | 'of'>;

function label(orderId: number, parcel: Placed): LabelParcel {
  const { id, place, of, carrier, trackingNumber, lines, amountDue } = parcel;
  return {
    id,
    place,
    of,
    carrier,
    barcode: trackingNumber ?? `${orderNumber(orderId)}-${id}`,
    lines: lines.filter(({ quantity }) => quantity > 0),
    cash: amountDue ?? 0,
  };
}
