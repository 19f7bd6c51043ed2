import type { CallInput } from '#platform/call.ts';
import { sumPiastres, toPounds } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { OrderDetails, OrderLine, Shipment, showOrder as showCall } from '../contract.ts';
import { orderStatus } from '../order.ts';
import { orderRefusal } from '../text.ts';
import { type KeptLine, type KeptOrder, type KeptPart, visibleOrder } from '../visible-order.ts';
import { selectOrder } from './queries.ts';

/** What the viewer may see of an order. Refuses with `order_not_found`, also where it is somebody else's. */
export async function showOrder(
  { db }: Ctx,
  { orderId }: CallInput<typeof showCall>,
  { viewer }: Caller<Account>,
): Promise<OrderDetails> {
  const kept = await selectOrder(db, orderId);
  const order = kept && visibleOrder(viewer, kept);
  if (!order) throw orderRefusal('order_not_found');
  return describeOrder(order);
}

/** Its amounts are the sums of the parts shown, so that a merchant's view tells nothing of the others. */
function describeOrder({ id, placedAt, paymentMethod, address, parts }: KeptOrder): OrderDetails {
  const lines = parts.flatMap(part => part.lines);
  const sum = (name: AmountName) => toPounds(sumPiastres(parts.map(part => part[name])));
  return {
    id,
    placedAt: placedAt.toISOString(),
    status: orderStatus(parts.map(part => part.status)),
    paymentMethod,
    address,
    units: lines.reduce((units, line) => units + line.quantity, 0),
    goods: sum('goods'),
    delivery: sum('delivery'),
    packaging: sum('packaging'),
    adminFee: sum('adminFee'),
    total: sum('total'),
    vat: toPounds(sumPiastres(lines.map(line => line.vat))),
    shipments: parts.map(describePart),
  };
}

type AmountName = 'goods' | 'delivery' | 'packaging' | 'adminFee' | 'total';

function describePart({ merchantLogo, lines, changes, ...part }: KeptPart): Shipment {
  return {
    ...part,
    merchantLogoUrl: merchantLogo,
    goods: toPounds(part.goods),
    delivery: toPounds(part.delivery),
    packaging: toPounds(part.packaging),
    adminFee: toPounds(part.adminFee),
    total: toPounds(part.total),
    lines: lines.map(describeLine),
    changes: changes.map(change => ({ ...change, at: new Date(change.at).toISOString() })),
  };
}

function describeLine({ image, unitPrice, ...line }: KeptLine): OrderLine {
  return { ...line, imageUrl: image, price: toPounds(unitPrice) };
}
