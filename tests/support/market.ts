import { expect } from 'vitest';
import { placeOrder } from '#modules/checkout/calls.ts';
import * as calls from '#modules/orders/calls.ts';
import { fireTimers } from '#modules/orders/server/fire-timers.ts';
import type { PaymentMethod } from '#modules/payments/payment.ts';
import { staySignedIn } from './arrange.ts';
import { addCategory, addMerchant, addProduct } from './catalog.ts';
import { orderFor } from './orders.ts';
import { addPerson, homeOf, type TestPerson } from './people.ts';
import { doorPhoto, type TestShop } from './shop.ts';

/** A merchant with its owner and its only product. */
export interface Seller {
  id: number;
  owner: TestPerson;
  product: Awaited<ReturnType<typeof addProduct>>;
}

/** The cast of most tests of orders. */
interface Cast {
  /** Sells a product of 100 pounds. */
  luxor: Seller;
  /** Sells a product of 200 pounds. */
  nubia: Seller;
  admin: TestPerson;
}

export interface OrderOptions {
  /** Somebody new, unless a buyer is named. */
  buyer?: TestPerson;
  /** Cash on delivery, unless another method is named. */
  paymentMethod?: PaymentMethod;
  useCredit?: boolean;
}

export type Market = ReturnType<typeof marketOf>;
export type Placed = Awaited<ReturnType<Market['placeOrder']>>;
export type Delivered = Awaited<ReturnType<Market['deliver']>>;

/** Two merchants with one product each, and who runs the shop. */
export async function openMarket(shop: TestShop, stock = 100): Promise<Market> {
  const categoryId = await addCategory(shop);
  const addSeller = async (name: string, price: number): Promise<Seller> => {
    const id = await addMerchant(shop, name);
    const product = await addProduct(shop, { merchantId: id, categoryId, price, stock });
    return { id, product, owner: await addPerson(shop, { role: 'merchant', merchantId: id }) };
  };
  return marketOf(shop, {
    luxor: await addSeller('متجر الأقصر', 10_000),
    nubia: await addSeller('متجر النوبة', 20_000),
    admin: await addPerson(shop, { role: 'super_admin' }),
  });
}

/** The same market for tests about the second merchant: Nubia takes the part of Luxor. */
export const swapSellers = (shop: TestShop, { luxor, nubia, admin }: Market): Market =>
  marketOf(shop, { luxor: nubia, nubia: luxor, admin });

/** What buyers and Luxor do most often, by the calls that their screens make. */
function marketOf(shop: TestShop, cast: Cast) {
  const { luxor, nubia } = cast;
  const byOwner = () => ({ token: luxor.owner.token });

  /** An order of so many units of Luxor's product and then of Nubia's, which was accepted by the checkout. */
  async function place(quantities: readonly number[], options: OrderOptions = {}) {
    const { buyer = await addPerson(shop), ...payment } = options;
    const lines = quantities.map((quantity, at) => ({
      productId: [luxor, nubia][at]?.product.id as number,
      quantity,
    }));
    const request = await orderFor(shop, buyer.token, lines);
    // To the buyer's own mobile: what others did at the same number counts for cash on delivery.
    const address = homeOf(buyer);
    const placed = await shop.call(placeOrder, { ...request, address, ...payment }, { token: buyer.token });
    expect(placed.error).toBeUndefined();
    const { orderId, toPay, total } = placed.body;
    const show = async (who: TestPerson = buyer) =>
      (await shop.call(calls.showOrder, { orderId }, { token: who.token })).body;
    const { merchantOrders } = await show();
    const first = merchantOrders[0] as (typeof merchantOrders)[0];
    return { buyer, orderId, toPay, total, show, merchantOrders, first };
  }

  /** Leads a merchant order of Luxor's to a parcel that is on its way; gives the parcel's id. */
  async function ship(merchantOrderId: number): Promise<number> {
    await shop.call(calls.acceptMerchantOrder, { merchantOrderId }, byOwner());
    const { body } = await shop.call(calls.packMerchantOrder, { merchantOrderId }, byOwner());
    const parcelId = body.parcels[0]?.id as number;
    const handed = await shop.call(calls.handOverParcel, { parcelId }, byOwner());
    expect(handed.body.status).toBe('shipped');
    return parcelId;
  }

  /** Luxor's own courier hands a parcel over, with a photo of the door. */
  async function deliverParcel(parcelId: number) {
    const proof = await doorPhoto(shop, parcelId);
    const reply = await shop.call(calls.deliverParcel, { parcelId, proof }, byOwner());
    expect(reply.error).toBeUndefined();
    return reply;
  }

  /** Units of Luxor's product that their buyer has, paid at the door where no other method is named. */
  async function deliver(units: number, options: OrderOptions = {}) {
    const placed = await place([units], options);
    const merchantOrderId = placed.first.id;
    const parcelId = await ship(merchantOrderId);
    await deliverParcel(parcelId);
    const lineId = placed.first.lines[0]?.id as number;
    return {
      ...placed,
      seller: luxor.owner,
      merchantOrderId,
      parcelId,
      lineId,
      by: { token: placed.buyer.token },
    };
  }

  return { ...cast, placeOrder: place, ship, deliverParcel, deliver };
}

/** Moves the shop's time and fires the timers that are due. */
export async function wait(shop: TestShop, milliseconds: number): Promise<number> {
  shop.clock.advance(milliseconds);
  await staySignedIn(shop);
  return fireTimers(shop.ctx);
}
