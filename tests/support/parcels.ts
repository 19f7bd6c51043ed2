import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { placeOrder } from '#modules/checkout/calls.ts';
import { acceptMerchantOrder, packMerchantOrder } from '#modules/orders/calls.ts';
import type { CourierName } from '#modules/shipping/couriers.ts';
import { addCategory, addMerchant, addProduct } from './catalog.ts';
import { orderFor } from './orders.ts';
import { addPerson, homeOf } from './people.ts';
import type { TestShop } from './shop.ts';

/** A merchant with one product; each `pack` has a new buyer order it and gives a fresh parcel. */
export async function parcelMaker(shop: TestShop, carrier: CourierName) {
  const merchantId = await addMerchant(shop);
  const { id: productId, variantId } = await addProduct(shop, {
    merchantId,
    categoryId: await addCategory(shop),
    price: 12_450,
    stock: 500,
  });
  const merchant = await addPerson(shop, { role: 'merchant', merchantId });
  const admin = await addPerson(shop, { role: 'super_admin' });

  /** An order of this many units, packed into one parcel; waits for its tracking number unless `booked` is false. */
  async function pack({ units = 2, booked = true }: { units?: number; booked?: boolean } = {}) {
    const buyer = await addPerson(shop);
    const order = await orderFor(shop, buyer.token, [{ productId, quantity: units }]);
    // An own number: cash is refused to a number at which parcels were refused.
    const address = homeOf(buyer);
    const placed = await shop.call(placeOrder, { ...order, address }, { token: buyer.token });
    const [part] = await shop.rows(sql<{ id: number; lineId: number }>`
      select mo.id, l.id as "lineId" from merchant_orders mo join order_lines l on l.merchant_order_id = mo.id
       where mo.order_id = ${placed.body.orderId}`);
    const { id: merchantOrderId, lineId } = part as { id: number; lineId: number };
    await shop.call(acceptMerchantOrder, { merchantOrderId }, { token: merchant.token });
    const parcels = [{ carrier, lines: [{ lineId, quantity: units }] }];
    const packed = await shop.call(
      packMerchantOrder,
      { merchantOrderId, parcels },
      { token: merchant.token },
    );
    const id = packed.body.parcels[0]?.id as number;
    const trackingNumber = booked ? await trackingOf(shop, id) : '';
    return { id, merchantOrderId, lineId, orderId: placed.body.orderId, buyer, trackingNumber };
  }

  return { merchantId, merchant, admin, variantId, pack };
}

/** Makes failed jobs run now and not after their pause. */
async function hurry(shop: TestShop): Promise<void> {
  await shop.rows(sql`
    select graphile_worker.reschedule_jobs(array_agg(id), now()) from graphile_worker.jobs
     where task_identifier in ('courier.reported', 'orders.book-parcel') and attempts > 0 and locked_at is null
       and run_at > now()`);
}

/** Waits for the booking. */
export async function trackingOf(shop: TestShop, parcelId: number): Promise<string> {
  return vi.waitFor(
    async () => {
      await hurry(shop);
      const { trackingNumber } = await parcelNow(shop, parcelId);
      expect(trackingNumber).not.toBeNull();
      return trackingNumber as string;
    },
    { timeout: 20_000, interval: 50 },
  );
}

export interface ParcelNow {
  state: string;
  attempts: number;
  condition: string | null;
  trackingNumber: string | null;
  collection: string | null;
  collected: number | null;
  amount: number | null;
}

export async function parcelNow(shop: TestShop, parcelId: number): Promise<ParcelNow> {
  const [row] = await shop.rows(sql<ParcelNow>`
    select p.state, p.attempts, p.condition, p.tracking_number as "trackingNumber", c.state as collection, c.collected,
           c.amount
      from parcels p left join cod_collections c on c.parcel_id = p.id where p.id = ${parcelId}`);
  return row as ParcelNow;
}

/** Waits until no job of couriers or orders is left. */
export async function couriersDone(shop: TestShop): Promise<void> {
  await vi.waitFor(
    async () => {
      await hurry(shop);
      const left = sql`
        select task_identifier from graphile_worker.jobs
         where task_identifier in ('courier.reported', 'orders.book-parcel') or task_identifier like 'order.%'`;
      expect(await shop.rows(left)).toEqual([]);
    },
    { timeout: 20_000, interval: 30 },
  );
}
