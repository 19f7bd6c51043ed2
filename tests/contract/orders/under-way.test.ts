import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deliverParcel, showUnderWay } from '#modules/orders/calls.ts';
import type { MerchantOrderStatus } from '#modules/orders/order.ts';
import { addPerson } from '../../support/buyers.ts';
import { openMarket, placeFor, shipFirst, type TestPerson } from '../../support/orders.ts';
import { doorPhoto, testShop } from '../../support/shop.ts';

const shop = await testShop();
const market = await openMarket(shop, 1_000);

const underWay = async (buyer: TestPerson) =>
  (await shop.call(showUnderWay, {}, { token: buyer.token })).body;

test('whoever ordered nothing has nothing under way', async () => {
  expect(await underWay(await addPerson(shop))).toEqual({
    orders: 0,
    toPay: 0,
    preparing: 0,
    onTheWay: 0,
    nearest: null,
  });
});

test('counts all orders, however many there are, each by what its parts make of it', async () => {
  const buyer = await addPerson(shop);
  const { orderId } = await placeFor(shop, market, { buyer, quantities: [1, 1] });
  await copyOrder(orderId, 60, ['new', 'accepted']);
  await copyOrder(orderId, 7, ['shipped', 'cancelled']);
  await copyOrder(orderId, 5, ['delivered', 'shipped']);
  await copyOrder(orderId, 3, ['pending_payment', 'pending_payment']);
  await copyOrder(orderId, 4, ['completed', 'completed']);

  expect(await underWay(buyer)).toMatchObject({ orders: 80, toPay: 3, preparing: 61, onTheWay: 12 });
});

test('nearest to the door is what is out with the courier, then what was handed over', async () => {
  const buyer = await addPerson(shop);
  const waiting = await placeFor(shop, market, { buyer, quantities: [1] });
  expect((await underWay(buyer)).nearest).toMatchObject({
    orderId: waiting.orderId,
    status: 'new',
    isOut: false,
  });

  const shipped = await placeFor(shop, market, { buyer, quantities: [1] });
  const parcelId = await shipFirst(shop, market, shipped.first.id);
  expect((await underWay(buyer)).nearest).toMatchObject({ orderId: shipped.orderId, status: 'shipped' });

  const seller = { token: market.sellers[0].token };
  await shop.call(deliverParcel, { parcelId, proof: await doorPhoto(shop, parcelId) }, seller);
  expect((await underWay(buyer)).nearest).toMatchObject({
    orderId: waiting.orderId,
    title: expect.any(String),
  });
});

/** As many further orders of the same buyer, whose two parts stand so. */
async function copyOrder(
  orderId: number,
  times: number,
  statuses: readonly [MerchantOrderStatus, MerchantOrderStatus],
): Promise<void> {
  await shop.rows(sql`
    with copies as (
      insert into orders (user_id, address, payment_method, goods, delivery, packaging, admin_fee, total, terms_version)
      select user_id, address, payment_method, goods, delivery, packaging, admin_fee, total, terms_version
        from orders, generate_series(1, ${times}::int) where id = ${orderId}
      returning id)
    insert into merchant_orders (order_id, merchant_id, merchant_name, merchant_logo, status, stage, completed_at, goods,
                                 delivery, packaging, admin_fee, total, fee_vat_percent, placed_at, payment_method)
    select c.id, mo.merchant_id, mo.merchant_name, mo.merchant_logo, s.status,
           case when s.status in ('pending_payment', 'new') then s.status else 'accepted' end,
           case when s.status = 'completed' then mo.placed_at end, mo.goods, mo.delivery, mo.packaging, mo.admin_fee,
           mo.total, mo.fee_vat_percent, mo.placed_at, mo.payment_method
      from copies c, merchant_orders mo
      join unnest(${statuses}::text[], ${market.merchants}::bigint[]) s(status, merchant_id) using (merchant_id)
     where mo.order_id = ${orderId}`);
}
