import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { listManagedOrders } from '#modules/orders/back-office.calls.ts';
import { cancelMerchantOrder, listOrders, showOrder, showUnderWay } from '#modules/orders/calls.ts';
import { jobs } from '#server/consequences.ts';
import { completeOrder, registerForVat } from '../../support/arrange.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { buy } from '../../support/orders.ts';
import { addPerson } from '../../support/people.ts';
import { messagesOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let merchants: [number, number];
let products: [number, number];
let buyer: Awaited<ReturnType<typeof addPerson>>;
let orderId: number;

beforeAll(async () => {
  const categoryId = await addCategory(shop);
  merchants = [await addMerchant(shop, 'خطوة للأحذية'), await addMerchant(shop, 'ركن المطبخ')];
  const [shoes, cups] = [
    await addProduct(shop, {
      merchantId: merchants[0],
      categoryId,
      title: 'حذاء رياضي',
      price: 124_900,
      stock: 100,
    }),
    await addProduct(shop, {
      merchantId: merchants[1],
      categoryId,
      title: 'طقم فناجين',
      price: 28_950,
      stock: 100,
    }),
  ];
  await registerForVat(shop);
  products = [shoes.id, cups.id];
  buyer = await addPerson(shop);
  orderId = await order(buyer.token);
});

async function order(token: string): Promise<number> {
  const [shoes, cups] = products;
  const placed = await buy(shop, token, [
    { productId: shoes, quantity: 1 },
    { productId: cups, quantity: 2 },
  ]);
  return placed.body.orderId;
}

const show = (id: number, token?: string) => shop.call(showOrder, { orderId: id }, { token });

test('a buyer sees the order with a merchant order for each merchant and every fee by itself [TRM-2, ROLE-2]', async () => {
  const { body } = await show(orderId, buyer.token);

  expect(body).toMatchObject({
    id: orderId,
    status: 'in_preparation',
    units: 3,
    goods: 1828,
    delivery: 120,
    packaging: 20,
    adminFee: 15,
    total: 1983,
    address: { recipient: 'عميل تجريبي', cityName: 'مدينة نصر' },
  });
  expect(body.vat).toBe(224.5);
  expect(body.merchantOrders.map(({ merchantName, status }) => [merchantName, status])).toEqual([
    ['خطوة للأحذية', 'new'],
    ['ركن المطبخ', 'new'],
  ]);
  expect(body.merchantOrders[1]?.lines).toMatchObject([{ title: 'طقم فناجين', price: 289.5, quantity: 2 }]);
  expect(body.merchantOrders[0]?.changes).toEqual([
    { status: 'new', event: 'submitted', at: body.placedAt, reason: '' },
  ]);
});

test("another buyer's order does not exist, nor does one that never was [ROLE-2]", async () => {
  const other = await addPerson(shop);

  for (const reply of [await show(orderId, other.token), await show(987_654_321, buyer.token)]) {
    expect([reply.status, reply.error.code]).toEqual([404, 'order_not_found']);
  }
  expect((await show(orderId)).status).toBe(401);
});

test('a merchant sees its own merchant order and nothing of the other', async () => {
  const merchant = await addPerson(shop, { role: 'merchant', merchantId: merchants[0] });

  const { body, text } = await show(orderId, merchant.token);

  expect(body.merchantOrders).toHaveLength(1);
  expect(body).toMatchObject({
    goods: 1249,
    delivery: 60,
    packaging: 10,
    adminFee: 11,
    total: 1330,
    units: 1,
  });
  expect(text).not.toContain('ركن المطبخ');
  expect(text).not.toContain('1983');
});

test('a merchant without a merchant order in it finds no order', async () => {
  const merchant = await addPerson(shop, { role: 'merchant', merchantId: await addMerchant(shop) });

  expect((await show(orderId, merchant.token)).error.code).toBe('order_not_found');
});

test('a merchant no longer sees whose order it was once its merchant order is over', async () => {
  const merchant = await addPerson(shop, { role: 'merchant', merchantId: merchants[1] });
  const own = await order(buyer.token);
  expect((await show(own, merchant.token)).body.address).not.toBeNull();
  await completeOrder(shop, own);

  expect((await show(own, merchant.token)).body.address).toBeNull();
  expect((await show(own, buyer.token)).body.address).not.toBeNull();
});

test('staff see any order, for NAV-6 asks it of support and finance too; another buyer sees none [ROLE-5, NAV-6]', async () => {
  for (const role of ['super_admin', 'support', 'finance'] as const) {
    const { token } = await addPerson(shop, { role });
    expect((await show(orderId, token)).body.merchantOrders).toHaveLength(2);
  }
  const stranger = await addPerson(shop);
  expect((await show(orderId, stranger.token)).status).toBe(404);
});

test('the status of an order follows those of its merchant orders', async () => {
  const own = await order(buyer.token);
  await sql`update merchant_orders set status = 'delivered' where order_id = ${own} and merchant_id = ${merchants[0]}`.execute(
    shop.ctx.db,
  );

  expect((await show(own, buyer.token)).body.status).toBe('partly_delivered');
});

test('the list gives own orders only, newest first, by pages', async () => {
  const regular = await addPerson(shop);
  const placed = [await order(regular.token), await order(regular.token), await order(regular.token)];

  const first = await shop.call(listOrders, { limit: 2 }, { token: regular.token });
  const second = await shop.call(listOrders, { page: 2, limit: 2 }, { token: regular.token });

  expect(first.body).toMatchObject({ totalOrders: 3, totalPages: 2 });
  expect(first.body.orders.map(each => each.id)).toEqual([placed[2], placed[1]]);
  expect(second.body.orders.map(each => each.id)).toEqual([placed[0]]);
  expect(first.body.orders[0]).toMatchObject({
    status: 'in_preparation',
    units: 3,
    merchants: 2,
    total: 1983,
  });
  expect(first.body.orders[0]?.images).toHaveLength(2);
});

test('the list shows what is still to come, and of an order that is cancelled as a whole all of it', async () => {
  const regular = await addPerson(shop);
  const own = await order(regular.token);
  const listed = async () => (await shop.call(listOrders, {}, { token: regular.token })).body.orders[0];
  const { merchantOrders } = (await show(own, regular.token)).body;
  const cancel = async (id: number) =>
    expect(
      (await shop.call(cancelMerchantOrder, { merchantOrderId: id }, { token: regular.token })).status,
    ).toBe(200);

  await cancel(merchantOrders[0]?.id as number);
  expect(await listed()).toMatchObject({ merchants: 1, images: [expect.any(String)] });

  await cancel(merchantOrders[1]?.id as number);
  expect((await listed())?.images).toHaveLength(2);
});

test('a line that was cancelled is neither what comes next nor pictured in the seller’s list', async () => {
  const regular = await addPerson(shop);
  const seller = await addPerson(shop, { role: 'merchant', merchantId: merchants[0] });
  const categoryId = await addCategory(shop);
  const laces = await addProduct(shop, {
    merchantId: merchants[0],
    categoryId,
    title: 'رباط حذاء',
    stock: 9,
  });
  const lines = [products[0], laces.id].map(productId => ({ productId, quantity: 1 }));
  const placed = await buy(shop, regular.token, lines);
  const { merchantOrders } = (await show(placed.body.orderId, regular.token)).body;
  const [part] = merchantOrders;
  const [gone, left] = part?.lines.toSorted((one, other) => one.id - other.id) ?? [];
  await shop.call(
    cancelMerchantOrder,
    { merchantOrderId: part?.id as number, lines: [{ lineId: gone?.id as number, quantity: 1 }] },
    { token: regular.token },
  );

  const next = await shop.call(showUnderWay, {}, { token: regular.token });
  expect(next.body.nearest).toMatchObject({ title: left?.title });
  const search = `WK-${placed.body.orderId}`;
  const managed = await shop.call(listManagedOrders, { search }, { token: seller.token });
  expect(managed.body.orders[0]).toMatchObject({ units: 1, images: [expect.any(String)] });
});

test('a buyer without orders has an empty list', async () => {
  const newcomer = await addPerson(shop);

  const { body } = await shop.call(listOrders, {}, { token: newcomer.token });

  expect(body).toEqual({ orders: [], totalPages: 0, totalOrders: 0 });
});

test('an order that was placed counts its units as requests for its products', async () => {
  const admirer = await addPerson(shop);
  const requests = async () => {
    await jobs['catalog.count-requests']?.(shop.ctx, {});
    return shop.rows(sql<{ id: number; count: number }>`
      select id, number_of_requests as count from products where id = any(${products}) order by id`);
  };
  await order(admirer.token);
  const before = await requests();

  await order(admirer.token);

  const [shoes, cups] = before.map(({ count }) => count) as [number, number];
  expect((await requests()).map(({ count }) => count)).toEqual([shoes + 1, cups + 2]);
});

test('the buyer is notified once of an order, by text message and by mail', async () => {
  const person = await addPerson(shop);
  const placed = await order(person.token);
  await done(placed);

  const sent = await messagesOf(shop, person.id, 'channel', 'recipient', 'body');
  const messages = sent.toSorted((a, b) => a.channel.localeCompare(b.channel));
  expect(messages.map(({ channel }) => channel)).toEqual(['email', 'sms']);
  const [mail, sms] = messages;
  expect(sms).toMatchObject({ recipient: person.mobile });
  expect(sms?.body).toContain(`WK-${placed} بقيمة 1983 جنيه`);
  expect(sms?.body.length).toBeLessThanOrEqual(70);
  expect(mail?.body).toContain(`http://shop.example/order-details/${placed}`);
  expect(mail?.body).toContain('١٬٩٨٣٫٠٠ جنيه');
});

/** Waits until everything that follows from an order is done. */
async function done(id: number): Promise<void> {
  const key = `order.placed: notifyOfPlacedOrders ${id}`;
  await vi.waitFor(
    async () =>
      expect(await shop.rows(sql`select from consequences_done where key = ${key}`)).toHaveLength(1),
    { timeout: 10_000 },
  );
}
