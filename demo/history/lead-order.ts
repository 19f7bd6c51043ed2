import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { quoteCart } from '#modules/cart/calls.ts';
import { placeOrder, startPayment } from '#modules/checkout/calls.ts';
import * as orders from '#modules/orders/calls.ts';
import { HOUR } from '#platform/clock.ts';
import { byCourier, byMerchant } from './carrier.ts';
import type { PastShop } from './past-shop.ts';
import type { Fate, Planned } from './plan.ts';
import { type Offer, type Person, selectIsPaid, selectMerchantOrders } from './queries.ts';
import { handOverSigned } from './signed-lists.ts';

/** Something that is done at a moment; steps of many orders are done in the order of time. */
export interface Step {
  at: Date;
  take: () => Promise<Step[]>;
}

export interface Ordered extends Planned {
  buyer: Person;
  /** Each a line; of the first there is `quantity`, of the others one. */
  basket: readonly Offer[];
  quantity: number;
  /** Who accepts, packs and brings what a merchant sold. */
  sellerOf: (merchantId: number) => Person;
  /** Who calls a buyer whose order must be confirmed. */
  caller: Person;
}

/** Nasr City. */
const PLACE = { governorateId: 1, cityId: 39, street: 'شارع النيل', building: '١٢', floor: '٣' };

/** An order from the moment it is placed to where it has come; each step names the next one. */
export function leadOrder(shop: PastShop, order: Ordered): Step {
  return { at: order.placedAt, take: () => place(shop, order) };
}

async function place(shop: PastShop, order: Ordered): Promise<Step[]> {
  const { placedAt, fate } = order;
  const { orderId, parts } = await putOrder(shop, order);
  // The buyer cancels an order once.
  return (fate === 'cancelled' ? parts.slice(0, 1) : parts).flatMap(({ id, merchantId }) =>
    stepsTo(fate, { shop, order, orderId, partId: id, seller: order.sellerOf(merchantId), placedAt }),
  );
}

/** Places an order and pays it, and has it confirmed where that is needed. */
export async function putOrder(shop: PastShop, order: Ordered) {
  const { buyer, basket, quantity, pays } = order;
  const lines = basket.map(({ productId, variantId }, at) => ({
    productId,
    variantId,
    quantity: at === 0 ? quantity : 1,
  }));
  const quote = await shop.act(buyer, quoteCart, { lines, governorateId: PLACE.governorateId });
  const { orderId } = await shop.act(buyer, placeOrder, {
    idempotencyKey: randomUUID(),
    lines: lines.map((line, at) => ({ ...line, seenPrice: quote.lines[at]?.price })),
    // Each at a door of their own: reviews of one merchant from one door would wait for staff.
    address: { ...PLACE, flat: String(buyer.userId), recipient: buyer.name, mobile: buyer.mobile },
    paymentMethod: pays,
    seenTotal: quote.total ?? 0,
    acceptTerms: true,
  });
  if (pays === 'card') await payByCard(shop, buyer, orderId);
  // What is to be transferred is held for days from here on.
  if (pays === 'bank_transfer') await shop.act(buyer, startPayment, { orderId, method: pays });
  const parts = await selectMerchantOrders(shop.ctx.db, orderId);
  // A buyer who refused a parcel before is called first.
  if (order.fate !== 'unconfirmed' && parts[0]?.status === 'pending_confirmation')
    await shop.act(order.caller, orders.confirmOrder, { orderId });
  return { orderId, parts };
}

/** At the emulated gateway's own page, which sends the shop a webhook. */
async function payByCard(shop: PastShop, buyer: Person, orderId: number): Promise<void> {
  const opened = await shop.act(buyer, startPayment, { orderId, method: 'card' });
  if (opened.kind !== 'redirect') throw new Error('the card is paid on no page');
  const { pathname, search, searchParams } = new URL(opened.url, 'http://shop.example');
  const clientSecret = searchParams.get('clientSecret') ?? '';
  await shop.http.inject({
    method: 'POST',
    url: pathname + search,
    payload: new URLSearchParams({ deed: 'pay', clientSecret }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  // The gateway sends its webhook in its own time.
  for (let tries = 0; !(await selectIsPaid(shop.ctx.db, orderId)); tries += 1) {
    if (tries > 500) throw new Error('the gateway reported no payment');
    await pause(10);
    await shop.runJobs();
  }
}

interface Led {
  shop: PastShop;
  order: Ordered;
  orderId: number;
  partId: number;
  seller: Person;
  placedAt: Date;
}

/** Hours after the order at which each thing is done. */
export const AFTER = { cancel: 2, accept: 5, pack: 20, handOver: 26, out: 46, door: 50, back: 26 + 4 * 24 };

function stepsTo(fate: Fate, led: Led): Step[] {
  const { shop, order, orderId, partId, seller, placedAt } = led;
  const { buyer } = order;
  const after = (hours: number, take: () => Promise<unknown>): Step => ({
    at: new Date(placedAt.getTime() + hours * HOUR),
    take: async () => {
      await take();
      return [];
    },
  });
  const part = { partId, seller };
  const carrier = order.carrier === 'courier' ? byCourier(shop, part) : byMerchant(shop, part);
  const accept = after(AFTER.accept, () =>
    shop.act(seller, orders.acceptMerchantOrder, { merchantOrderId: partId }),
  );
  const pack = after(AFTER.pack, async () => {
    await carrier.pack();
    await carrier.booked();
  });
  const handOver = after(AFTER.handOver, () => handOverTo(led, carrier.parcelId()));
  const out = after(AFTER.out, carrier.out);
  const deliver = after(AFTER.door, carrier.deliver);
  const refuse = after(AFTER.door, carrier.refuse);
  const back = after(AFTER.back, carrier.back);
  const way = [accept, pack, handOver, out];
  const STEPS: Readonly<Record<Fate, Step[]>> = {
    unpaid: [],
    unconfirmed: [],
    new: [],
    accepted: [accept],
    packed: [accept, pack],
    shipped: [accept, pack, handOver],
    out: way,
    delivered: [...way, deliver],
    refused: [...way, refuse, back],
    cancelled: [after(AFTER.cancel, () => shop.act(buyer, orders.cancelOrder, { orderId }))],
    rejected: [
      after(AFTER.accept, () =>
        shop.act(seller, orders.rejectMerchantOrder, {
          merchantOrderId: partId,
          reason: 'نفدت القطعة من المخزن',
        }),
      ),
    ],
  };
  return STEPS[fate];
}

/** A merchant's courier signs for it; staff stand in for a merchant whom nobody works for yet. */
async function handOverTo({ shop, order, seller }: Led, parcelId: number): Promise<void> {
  const carrier = order.carrier === 'courier' ? 'bosta' : 'merchant';
  if (seller.merchantId !== null) await handOverSigned(shop, seller, { parcelIds: [parcelId], carrier });
  else await shop.act(seller, orders.handOverParcel, { parcelId });
}
