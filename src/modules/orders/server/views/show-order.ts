import type { CallInput } from '#platform/call.ts';
import { fromPounds, type Piastres, sumPiastres, toPounds } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { type Actor, actorOf } from '../../actor.ts';
import type { showOrder as showCall } from '../../calls.ts';
import { amountDue, isCash } from '../../collection.ts';
import type { MerchantOrder } from '../../merchant-order.ts';
import { orderStatus, paymentBadge, returnBadge } from '../../order.ts';
import type { OrderDetails, OrderLine, ShownMerchantOrder } from '../../order-view.ts';
import { orderRefusal } from '../../text.ts';
import { countedOrders, uncancelledAmounts, uncancelledUnits, uncancelledVat } from '../../uncancelled.ts';
import {
  type StoredLine,
  type StoredMerchantOrder,
  type StoredOrder,
  visibleOrder,
} from '../../visible-order.ts';
import { selectMerchantOrders } from '../queries.ts';
import { describeParcel, merchantOrderActions } from './describe-merchant-order.ts';
import { selectOrder } from './queries.ts';

/** What the viewer may see of an order. Refuses with `order_not_found`, also if it belongs to somebody else. */
export async function showOrder(
  { db }: Ctx,
  { orderId }: CallInput<typeof showCall>,
  { viewer, requestId }: Caller<Account>,
): Promise<OrderDetails> {
  const stored = await selectOrder(db, orderId);
  const order = stored && visibleOrder(viewer, stored);
  // Finance reads orders and acts on none.
  const actor = actorOf(viewer, { requestId });
  if (!order) throw orderRefusal('order_not_found');
  return describeOrder(order, { actor, merchantOrders: await selectMerchantOrders(db, orderId) });
}

interface Looking {
  /** Null for who only reads. */
  actor: Actor | null;
  merchantOrders: readonly MerchantOrder[];
}

/** The amounts are sums of the visible parts, so a merchant's view reveals nothing about the others. */
function describeOrder(stored: StoredOrder, looking: Looking): OrderDetails {
  const { placedAt, confirmUntil, merchantOrders } = stored;
  const lines = merchantOrders.flatMap(merchantOrder => merchantOrder.lines);
  const shown = looking.merchantOrders.filter(merchantOrder =>
    merchantOrders.some(each => each.id === merchantOrder.id),
  );
  const described = merchantOrders.flatMap(merchantOrder => {
    const working = shown.find(each => each.id === merchantOrder.id);
    return working ? [describeMerchantOrder(merchantOrder, working, looking.actor)] : [];
  });
  const counted = countedOrders(described);
  const cash = cashOf(shown);
  const sum = (name: AmountName, of: readonly ShownMerchantOrder[] = counted) =>
    toPounds(sumPiastres(of.map(merchantOrder => fromPounds(merchantOrder[name]))));
  return {
    id: stored.id,
    placedAt: placedAt.toISOString(),
    status: orderStatus(merchantOrders.map(merchantOrder => merchantOrder.status)),
    paymentMethod: stored.paymentMethod,
    paymentBadge: paymentBadge({ ...cash, ...paidOf(merchantOrders) }),
    cashDue: toPounds(Math.max(0, cash.due)),
    returnBadge: returnBadge({
      openReturns: shown.reduce((count, merchantOrder) => count + merchantOrder.openReturns, 0),
      returned: lines.reduce((units, line) => units + line.returned, 0),
    }),
    confirmUntil: confirmUntil?.toISOString() ?? null,
    replacesOrderId: stored.replacesOrderId,
    address: stored.address,
    gift: stored.gift,
    units: unitsOf(counted),
    goods: sum('goods'),
    discount: sum('discount'),
    delivery: sum('delivery'),
    packaging: sum('packaging'),
    adminFee: sum('adminFee'),
    total: sum('total'),
    agreedTotal: sum('agreedTotal', described),
    vat: toPounds(vatOf(countedOrders(merchantOrders))),
    merchantOrders: described,
  };
}

function unitsOf(parts: readonly ShownMerchantOrder[]): number {
  const units = parts.flatMap(part => part.lines.map(line => uncancelledUnits(line, part)));
  return units.reduce((sum, each) => sum + each, 0);
}

function vatOf(parts: readonly StoredMerchantOrder[]): Piastres {
  return sumPiastres(
    parts.flatMap(part => part.lines.map(line => uncancelledVat(line, uncancelledUnits(line, part)))),
  );
}

type AmountName = 'goods' | 'discount' | 'delivery' | 'packaging' | 'adminFee' | 'total' | 'agreedTotal';

/** What was paid before delivery and is waited for, what was refunded, and what was paid twice. */
function paidOf(merchantOrders: readonly StoredMerchantOrder[]) {
  const sum = (name: 'paid' | 'refunded' | 'surplus') => sumPiastres(merchantOrders.map(each => each[name]));
  const waiting = merchantOrders.filter(({ status }) => status === 'pending_payment');
  const awaited = sumPiastres(waiting.map(({ total, paid }) => total - paid));
  return { paid: sum('paid'), awaited, refunded: sum('refunded'), surplus: sum('surplus') };
}

/** What is due at the door, and what was collected there. */
function cashOf(merchantOrders: readonly MerchantOrder[]): { due: Piastres; collected: Piastres } {
  const taken = merchantOrders.flatMap(merchantOrder =>
    merchantOrder.parcels.map(parcel => parcel.collected ?? 0),
  );
  const owed = merchantOrders.filter(isCash).map(merchantOrder => amountDue(merchantOrder));
  const collected = sumPiastres(taken);
  return { collected, due: sumPiastres(owed) - collected };
}

function describeMerchantOrder(
  {
    merchantLogo,
    lines,
    changes,
    paid: _,
    refunded: __,
    surplus: ___,
    ...merchantOrder
  }: StoredMerchantOrder,
  working: MerchantOrder,
  actor: Actor | null,
): ShownMerchantOrder {
  const counted = uncancelledAmounts(merchantOrder, working);
  return {
    ...merchantOrder,
    merchantLogoUrl: merchantLogo,
    goods: toPounds(counted.goods),
    discount: toPounds(counted.discount),
    delivery: toPounds(counted.delivery),
    packaging: toPounds(counted.packaging),
    adminFee: toPounds(counted.adminFee),
    total: toPounds(counted.total),
    agreedTotal: toPounds(merchantOrder.total),
    lines: lines.map(line => describeLine(line, actor)),
    changes: changes.map(change => ({ ...change, at: new Date(change.at).toISOString() })),
    parcels: working.parcels
      .filter(parcel => parcel.state !== 'cancelled')
      .map(parcel => describeParcel(parcel, working, actor)),
    amountDue: toPounds(isCash(working) ? amountDue(working) : 0),
    actions: actor ? merchantOrderActions(working, actor) : [],
  };
}

function describeLine({ image, unitPrice, ...line }: StoredLine, actor: Actor | null): OrderLine {
  return {
    ...line,
    ...(actor?.kind === 'buyer' && { sku: '', shelf: '' }),
    imageUrl: image,
    price: toPounds(unitPrice),
  };
}
