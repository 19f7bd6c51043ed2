import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listOrders, showUnderWay } from '#modules/orders/calls.ts';
import type { MerchantOrderStatus, OwnTab } from '#modules/orders/order.ts';
import { openMarket } from '../../support/market.ts';
import { addPerson, type TestPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const market = await openMarket(shop, 1_000);

const underWay = async (buyer: TestPerson) =>
  (await shop.call(showUnderWay, {}, { token: buyer.token })).body;

test('a buyer without orders has nothing under way', async () => {
  expect(await underWay(await addPerson(shop))).toEqual({
    orders: 0,
    toPay: 0,
    preparing: 0,
    onTheWay: 0,
    beside: { openReturns: 0, inspectedReturns: 0, newMessages: 0, likes: 0, addresses: 0 },
    nearest: null,
  });
});

test('counts all orders, however many there are, each by the status that its merchant orders give it', async () => {
  const buyer = await addPerson(shop);
  const { orderId } = await market.placeOrder([1, 1], { buyer });
  await copyOrder(orderId, 60, ['new', 'accepted']);
  await copyOrder(orderId, 7, ['shipped', 'cancelled']);
  await copyOrder(orderId, 5, ['delivered', 'shipped']);
  await copyOrder(orderId, 3, ['pending_payment', 'pending_payment']);
  await copyOrder(orderId, 4, ['completed', 'completed']);

  expect(await underWay(buyer)).toMatchObject({ orders: 80, toPay: 3, preparing: 61, onTheWay: 12 });
});

test('the list gives the orders of a tab alone, newest first, by pages', async () => {
  const buyer = await addPerson(shop);
  const placed: number[] = [];
  for (const statuses of STANDINGS) {
    const { orderId } = await market.placeOrder([1, 1], { buyer });
    for (const [of, status] of statuses.entries())
      await shop.rows(sql`update merchant_orders set status = ${status}, stage = case ${status} when 'new' then 'new' else 'accepted' end
                           where order_id = ${orderId} and merchant_id = ${[market.luxor, market.nubia][of]?.id}`);
    placed.push(orderId);
  }
  const listed = async (input: { tab?: OwnTab; page?: number; limit?: number }) => {
    const { body } = await shop.call(listOrders, input, { token: buyer.token });
    return { ids: body.orders.map(({ id }) => placed.indexOf(id)), total: body.totalOrders };
  };
  expect(await listed({})).toEqual({ ids: [5, 4, 3, 2, 1, 0], total: 6 });
  expect(await listed({ tab: 'preparing' })).toEqual({ ids: [1, 0], total: 2 });
  expect(await listed({ tab: 'preparing', limit: 1, page: 2 })).toEqual({ ids: [0], total: 2 });
  expect(await listed({ tab: 'on_the_way' })).toEqual({ ids: [3, 2], total: 2 });
  expect(await listed({ tab: 'delivered' })).toEqual({ ids: [4], total: 1 });
  expect(await listed({ tab: 'to_pay' })).toEqual({ ids: [], total: 0 });
  const { token } = await addPerson(shop);
  const { body } = await shop.call(listOrders, { tab: 'preparing' }, { token });
  expect(body).toEqual({ orders: [], totalOrders: 0, totalPages: 0 });
});

/** The parts of six orders. */
const STANDINGS: readonly [MerchantOrderStatus, MerchantOrderStatus][] = [
  ['new', 'accepted'],
  ['accepted', 'new'],
  ['shipped', 'cancelled'],
  ['delivered', 'shipped'],
  ['delivered', 'delivered'],
  ['cancelled', 'cancelled'],
];

test('the list promises the day of what arrives first, while it is under way', async () => {
  const buyer = await addPerson(shop);
  const { orderId } = await market.placeOrder([1, 1], { buyer });
  const promisedOf = async () =>
    (await shop.call(listOrders, {}, { token: buyer.token })).body.orders[0]?.promised;
  const promise = (of: number, status: MerchantOrderStatus, [first, last]: readonly [string, string]) =>
    sql`
    update merchant_orders set status = ${status}, stage = 'accepted', promised_first = ${first}, promised_last = ${last}
     where order_id = ${orderId} and merchant_id = ${[market.luxor, market.nubia][of]?.id}`.execute(
      shop.ctx.db,
    );
  const [soon, later] = [
    ['2026-12-03', '2026-12-03'],
    ['2026-12-06', '2026-12-08'],
  ] as const;
  await promise(0, 'accepted', later);
  await promise(1, 'shipped', soon);
  expect(await promisedOf()).toEqual({ first: soon[0], last: soon[1] });
  await promise(1, 'delivered', soon);
  expect(await promisedOf()).toEqual({ first: later[0], last: later[1] });
  await promise(0, 'delivered', later);
  expect(await promisedOf()).toBeNull();
});

test('counts what else the account has, of the account alone', async () => {
  const [buyer, stranger] = [await addPerson(shop), await addPerson(shop)];
  const { first } = await market.placeOrder([1], { buyer });
  await writeDown(buyer, first.id);

  expect((await underWay(buyer)).beside).toEqual({
    openReturns: 3,
    inspectedReturns: 1,
    newMessages: 2,
    likes: 1,
    addresses: 2,
  });
  expect((await underWay(stranger)).beside).toEqual({
    openReturns: 0,
    inspectedReturns: 0,
    newMessages: 0,
    likes: 0,
    addresses: 0,
  });
});

/** Returns in all kinds of states, a conversation half read, likes of what is shown and what is not, and addresses. */
async function writeDown({ id }: TestPerson, merchantOrderId: number): Promise<void> {
  await shop.rows(sql`
    insert into returns (merchant_order_id, state, reason, wish, payer, outcome, requested_at)
    select ${merchantOrderId}, state, 'defect', 'refund', 'merchant', case state when 'resolved' then 'refund' end, now()
      from unnest(array['requested', 'in_transit', 'received', 'resolved', 'rejected', 'expired']) state`);
  await shop.rows(sql`
    insert into conversations (id, user_id, merchant_id, merchant_order_id, opened_at, written_at, newest_of_buyer,
                               newest_of_merchant, read_by_buyer)
    select id, ${id}, merchant_id, id, now(), now(), id + 2, id + 4, id + 1
      from merchant_orders where id = ${merchantOrderId}`);
  await shop.rows(sql`
    insert into conversation_messages (id, conversation_id, side, body, written_at)
    select ${merchantOrderId} + at, ${merchantOrderId}, side, 'أهلًا', now()
      from unnest(array['merchant', 'buyer', 'merchant', 'merchant']) with ordinality written(side, at)`);
  await shop.rows(sql`
    insert into likes (user_id, product_id)
    select ${id}, product_id from order_lines where merchant_order_id = ${merchantOrderId}`);
  // Beside the one that the order was sent to.
  await shop.rows(sql`
    insert into addresses (user_id, recipient, mobile, governorate_id, city_name, street, building)
    values (${id}, 'منى السيد', '+201012345678', 1, 'مدينة نصر', 'شارع النصر', '٤')`);
}

test('nearest to the door is what is out with the courier, then what was handed over', async () => {
  const buyer = await addPerson(shop);
  const waiting = await market.placeOrder([1], { buyer });
  expect((await underWay(buyer)).nearest).toMatchObject({
    orderId: waiting.orderId,
    status: 'new',
    isOut: false,
  });

  const shipped = await market.placeOrder([1], { buyer });
  const parcelId = await market.ship(shipped.first.id);
  expect((await underWay(buyer)).nearest).toMatchObject({ orderId: shipped.orderId, status: 'shipped' });

  await market.deliverParcel(parcelId);
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
      join unnest(${statuses}::text[], ${[market.luxor.id, market.nubia.id]}::bigint[]) s(status, merchant_id) using (merchant_id)
     where mo.order_id = ${orderId}`);
}
