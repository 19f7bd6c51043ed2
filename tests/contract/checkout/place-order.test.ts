import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { quoteCart } from '#modules/cart/calls.ts';
import { placeOrder } from '#modules/checkout/calls.ts';
import { registerForVat, setPrice } from '../../support/arrange.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { buy, orderFor } from '../../support/orders.ts';
import { addPerson, CAIRO_ADDRESS } from '../../support/people.ts';
import { addressOf, eventsOf, stockOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let merchants: [number, number];
let categoryId: number;
let buyer: Awaited<ReturnType<typeof addPerson>>;
let shoes: Awaited<ReturnType<typeof addProduct>>;
let cups: Awaited<ReturnType<typeof addProduct>>;

beforeAll(async () => {
  merchants = [await addMerchant(shop, 'خطوة للأحذية'), await addMerchant(shop, 'ركن المطبخ')];
  await registerForVat(shop);
  categoryId = await addCategory(shop);
});

beforeEach(async () => {
  buyer = await addPerson(shop);
  const [first, second] = merchants;
  shoes = await addProduct(shop, {
    merchantId: first,
    categoryId,
    title: 'حذاء رياضي',
    price: 124_900,
    options: { names: ['اللون', 'المقاس'], values: [['أسود', '٤٢']] },
  });
  cups = await addProduct(shop, { merchantId: second, categoryId, title: 'طقم فناجين', price: 28_950 });
});

const shoesLine = (quantity = 1) => ({ productId: shoes.id, variantId: shoes.variantId, quantity });
const cupsLine = (quantity = 1) => ({ productId: cups.id, quantity });

const ordersOf = async (userId: number) =>
  (await shop.rows(sql<{ count: number }>`select count(*) from orders where user_id = ${userId}`))[0]?.count;
const allocated = async (variantId: number) => (await stockOf(shop, variantId)).allocated;

test('an order from two merchants has every fee, merchant orders that add up, and holds the units [TRM-2]', async () => {
  const placed = await buy(shop, buyer.token, [shoesLine(), cupsLine(2)]);

  expect(placed.status).toBe(200);
  // 1249 + 2 × 289.50 goods, 2 × 60 delivery, 2 × 10 packaging, 15 admin.
  expect(placed.body.total).toBe(1983);
  const [order] = await shop.rows(
    sql`select goods, delivery, packaging, admin_fee, total from orders where id = ${placed.body.orderId}`,
  );
  expect(order).toEqual({
    goods: 182_800,
    delivery: 12_000,
    packaging: 2000,
    admin_fee: 1500,
    total: 198_300,
  });
  const parts = await shop.rows(
    sql`select mo.merchant_id, mo.status, mo.goods, mo.delivery, mo.packaging, mo.admin_fee, s.amount as share
          from merchant_orders mo join payment_shares s on s.merchant_order_id = mo.id
         where order_id = ${placed.body.orderId} order by mo.id`,
  );
  expect(parts).toEqual([
    {
      merchant_id: merchants[0],
      status: 'new',
      goods: 124_900,
      delivery: 6000,
      packaging: 1000,
      admin_fee: 1100,
      share: 133_000,
    },
    {
      merchant_id: merchants[1],
      status: 'new',
      goods: 57_900,
      delivery: 6000,
      packaging: 1000,
      admin_fee: 400,
      share: 65_300,
    },
  ]);
  expect(await allocated(shoes.variantId)).toBe(1);
  expect(await allocated(cups.variantId)).toBe(2);
});

test('an order keeps its lines with their VAT, its history, its address and its payment', async () => {
  const placed = await buy(shop, buyer.token, [shoesLine(2)]);

  const orderId = placed.body.orderId;
  const lines = await shop.rows(
    sql`select ol.title, ol.options, ol.unit_price, ol.quantity, ol.vat from order_lines ol
          join merchant_orders mo on mo.id = ol.merchant_order_id where mo.order_id = ${orderId}`,
  );
  expect(lines).toEqual([
    {
      title: 'حذاء رياضي',
      options: 'اللون: أسود · المقاس: ٤٢',
      unit_price: 124_900,
      quantity: 2,
      vat: 30_677,
    },
  ]);
  const events = await eventsOf(shop, { orderId }, 'from', 'to', 'role', 'by', 'requestId');
  expect(events).toEqual([
    { from: null, to: 'new', role: 'user', by: buyer.id, requestId: expect.stringMatching(/./) },
  ]);
  const [payment] = await shop.rows(
    sql`select method, status, amount from payments where order_id = ${orderId}`,
  );
  expect(payment).toEqual({
    method: 'cash_on_delivery',
    status: 'expected',
    amount: placed.body.total * 100,
  });
  expect(await addressOf(shop, orderId)).toMatchObject({
    mobile: '+201012345678',
    cityName: 'مدينة نصر',
    governorateName: 'القاهرة',
  });
});

test('the same thing on two lines is one line of the order', async () => {
  const placed = await buy(shop, buyer.token, [cupsLine(2), { ...cupsLine(3), variantId: cups.variantId }]);

  const lines = await shop.rows(
    sql`select quantity from order_lines ol join merchant_orders mo on mo.id = ol.merchant_order_id
         where mo.order_id = ${placed.body.orderId}`,
  );
  expect(lines).toEqual([{ quantity: 5 }]);
  expect(await allocated(cups.variantId)).toBe(5);
});

test('the same key answers the same bytes and places one order', async () => {
  const request = await orderFor(shop, buyer.token, [cupsLine()]);

  const first = await shop.call(placeOrder, request, { token: buyer.token });
  const again = await shop.call(placeOrder, request, { token: buyer.token });

  expect(first.status).toBe(200);
  expect(again.text).toBe(first.text);
  expect(await ordersOf(buyer.id)).toBe(1);
});

test('the same key answers the same even after the price has changed', async () => {
  const request = await orderFor(shop, buyer.token, [cupsLine()]);
  const first = await shop.call(placeOrder, request, { token: buyer.token });
  await sql`update variants set price = price + 100 where id = ${cups.variantId}`.execute(shop.ctx.db);

  const again = await shop.call(placeOrder, request, { token: buyer.token });

  expect(again.text).toBe(first.text);
});

test('a key that was used for another request is refused', async () => {
  const request = await orderFor(shop, buyer.token, [cupsLine()]);
  await shop.call(placeOrder, request, { token: buyer.token });

  const other = {
    ...(await orderFor(shop, buyer.token, [cupsLine(2)])),
    idempotencyKey: request.idempotencyKey,
  };
  const reply = await shop.call(placeOrder, other, { token: buyer.token });

  expect([reply.status, reply.error.code]).toEqual([409, 'key_reused']);
  expect(await ordersOf(buyer.id)).toBe(1);
});

test('a refused request leaves its key free', async () => {
  const request = await orderFor(shop, buyer.token, [cupsLine()]);
  const refused = await shop.call(placeOrder, { ...request, seenTotal: 1 }, { token: buyer.token });

  const placed = await shop.call(placeOrder, request, { token: buyer.token });

  expect(refused.error.code).toBe('order_changed');
  expect(placed.status).toBe(200);
});

test('a price that changed since it was seen is shown, not charged', async () => {
  const request = await orderFor(shop, buyer.token, [cupsLine(2)]);
  await setPrice(shop, cups.variantId, 30_000);

  const reply = await shop.call(placeOrder, request, { token: buyer.token });

  expect([reply.status, reply.error.code]).toEqual([409, 'order_changed']);
  expect(reply.error.details.quote).toMatchObject({
    goods: 600,
    lines: [{ price: 300, changes: ['price_changed'] }],
  });
  expect(await ordersOf(buyer.id)).toBe(0);
});

test('prices that changed and leave the total as it was are shown all the same', async () => {
  const request = await orderFor(shop, buyer.token, [shoesLine(), cupsLine()]);
  await sql`update variants set price = price + 500 where id = ${shoes.variantId}`.execute(shop.ctx.db);
  await sql`update variants set price = price - 500 where id = ${cups.variantId}`.execute(shop.ctx.db);

  const reply = await shop.call(placeOrder, request, { token: buyer.token });

  expect(reply.error.details.quote).toMatchObject({
    total: request.seenTotal,
    lines: [{ changes: ['price_changed'] }, { changes: ['price_changed'] }],
  });
  expect(await ordersOf(buyer.id)).toBe(0);
});

test('a fee that changed since it was seen is shown, not charged', async () => {
  const request = await orderFor(shop, buyer.token, [cupsLine()]);
  await sql`insert into settings (name, value) values ('adminFee', '2000')`.execute(shop.ctx.db);
  await shop.ctx.changes.flush();

  const reply = await shop.call(placeOrder, request, { token: buyer.token });
  await sql`delete from settings where name = 'adminFee'`.execute(shop.ctx.db);
  await shop.ctx.changes.flush();

  expect(reply.error.code).toBe('order_changed');
  expect(reply.error.details.quote).toMatchObject({ adminFee: 20 });
});

test('when one line is sold out nothing of the others is taken', async () => {
  const request = await orderFor(shop, buyer.token, [shoesLine(), cupsLine(2)]);
  await sql`update variants set allocated = on_hand - 1 where id = ${cups.variantId}`.execute(shop.ctx.db);

  const reply = await shop.call(placeOrder, request, { token: buyer.token });

  expect(reply.error.code).toBe('order_changed');
  expect(reply.error.details.quote).toMatchObject({
    ready: false,
    lines: [{ changes: [] }, { changes: ['fewer_left'], buyable: 1 }],
  });
  expect(await allocated(shoes.variantId)).toBe(0);
});

test.each(['suspended', 'closed', 'on_holiday', 'under_review', 'rejected'])(
  'a merchant who is %s takes no order',
  async status => {
    const merchantId = await addMerchant(shop, 'متجر آخر');
    const product = await addProduct(shop, { merchantId, categoryId });
    const request = await orderFor(shop, buyer.token, [{ productId: product.id, quantity: 1 }]);
    await shop.setMerchantStatus(merchantId, status);

    const reply = await shop.call(placeOrder, request, { token: buyer.token });

    expect(reply.error.code).toBe('order_changed');
    expect(reply.error.details.quote).toMatchObject({ lines: [{ changes: ['not_sold'] }] });
  },
);

test('a buyer whose mobile is not verified is asked to verify it first', async () => {
  const stranger = await addPerson(shop, { mobileVerified: false });

  const reply = await buy(shop, stranger.token, [cupsLine()]);

  expect([reply.status, reply.error.code]).toEqual([403, 'mobile_not_verified']);
});

test('guests and staff cannot quote or order [NAV-5, ROLE-2]', async () => {
  const request = await orderFor(shop, buyer.token, [cupsLine()]);
  const merchant = await addPerson(shop, { role: 'merchant', merchantId: merchants[0] });
  const admin = await addPerson(shop, { role: 'super_admin' });

  expect((await shop.call(placeOrder, request)).status).toBe(401);
  expect((await shop.call(placeOrder, request, { token: merchant.token })).status).toBe(403);
  expect((await shop.call(placeOrder, request, { token: admin.token })).status).toBe(403);
  expect((await shop.call(quoteCart, { lines: [cupsLine()] }, { token: merchant.token })).status).toBe(403);
});

test('a new address is saved, and can be chosen the next time', async () => {
  await buy(shop, buyer.token, [cupsLine()]);
  const [saved] = await shop.rows(
    sql<{ id: number; street: string }>`select id, street from addresses where user_id = ${buyer.id}`,
  );
  const { address: _, ...request } = await orderFor(shop, buyer.token, [cupsLine()]);

  const placed = await shop.call(placeOrder, { ...request, addressId: saved?.id }, { token: buyer.token });

  expect(placed.status).toBe(200);
  const addresses = await shop.rows(sql`select id from addresses where user_id = ${buyer.id}`);
  expect(addresses).toHaveLength(1);
  expect(await addressOf(shop, placed.body.orderId)).toMatchObject({
    street: saved?.street,
    cityName: 'مدينة نصر',
    building: '١٢',
  });
});

test('an address that is typed again is not saved again, another flat of the same house is', async () => {
  const person = await addPerson(shop);
  await buy(shop, person.token, [cupsLine()]);
  const request = await orderFor(shop, person.token, [cupsLine()]);
  await shop.call(placeOrder, request, { token: person.token });
  const saved = () => shop.rows(sql`select id from addresses where user_id = ${person.id}`);
  expect(await saved()).toHaveLength(1);

  const elsewhere = { ...CAIRO_ADDRESS, flat: '٨' };
  const next = await orderFor(shop, person.token, [cupsLine()]);
  await shop.call(placeOrder, { ...next, address: elsewhere }, { token: person.token });

  expect(await saved()).toHaveLength(2);
});

test("another buyer's address does not exist", async () => {
  await buy(shop, buyer.token, [cupsLine()]);
  const [theirs] = await shop.rows(sql<{ id: number }>`select id from addresses where user_id = ${buyer.id}`);
  const other = await addPerson(shop);
  const { address: _, ...request } = await orderFor(shop, other.token, [cupsLine()]);

  const reply = await shop.call(placeOrder, { ...request, addressId: theirs?.id }, { token: other.token });

  expect([reply.status, reply.error.code]).toEqual([404, 'address_not_found']);
});

test.each([
  ['an unknown governorate', { governorateId: 99 }],
  ['a city of another governorate', { cityId: 93 }],
])('%s is refused', async (_, place) => {
  const request = await orderFor(shop, buyer.token, [cupsLine()]);

  const reply = await shop.call(
    placeOrder,
    { ...request, address: { ...CAIRO_ADDRESS, ...place } },
    { token: buyer.token },
  );

  expect([reply.status, reply.error.code]).toEqual([400, 'unknown_place']);
});

test('an area that is not in the list is taken as it was written', async () => {
  const request = await orderFor(shop, buyer.token, [cupsLine()]);
  const address = { ...CAIRO_ADDRESS, cityId: null, cityName: 'عزبة الهجانة' };

  const placed = await shop.call(placeOrder, { ...request, address }, { token: buyer.token });

  expect(await addressOf(shop, placed.body.orderId)).toMatchObject({ cityName: 'عزبة الهجانة' });
});

test.each([0, -1, 1.5, 1e9])('a quantity of %s is refused', async quantity => {
  const request = await orderFor(shop, buyer.token, [cupsLine()]);
  const lines = [{ ...cupsLine(), quantity }];

  const reply = await shop.call(placeOrder, { ...request, lines }, { token: buyer.token });

  expect([reply.status, reply.error.code]).toEqual([400, 'invalid_input']);
  expect(reply.error.details.fields).toHaveProperty('lines.0.quantity');
});

test('terms that are not accepted, no address and two addresses are refused beside their field [TRM-2]', async () => {
  const request = await orderFor(shop, buyer.token, [cupsLine()]);
  const { address: _, ...nowhere } = request;
  const send = (changed: object) => shop.call(placeOrder, { ...nowhere, ...changed }, { token: buyer.token });

  expect((await send({ address: CAIRO_ADDRESS, acceptTerms: false })).error.details.fields).toHaveProperty(
    'acceptTerms',
  );
  expect((await send({})).error.details.fields).toHaveProperty('addressId');
  expect((await send({ address: CAIRO_ADDRESS, addressId: 1 })).error.details.fields).toHaveProperty(
    'addressId',
  );
});

test('terms that are not accepted are refused with whatever else is wrong, at once [TRM-2]', async () => {
  const request = { ...(await orderFor(shop, buyer.token, [cupsLine()])), acceptTerms: false };
  const send = async (changed: object, token = buyer.token) =>
    (await shop.call(placeOrder, { ...request, idempotencyKey: randomUUID(), ...changed }, { token })).error;
  const terms = { acceptTerms: expect.stringMatching(/الشروط/) };

  expect(await send({})).toMatchObject({ code: 'invalid_input', details: { fields: terms } });
  expect(await send({ seenTotal: 1 })).toMatchObject({
    code: 'order_changed',
    details: { fields: terms, quote: { total: request.seenTotal } },
  });
  expect(await send({ address: { ...CAIRO_ADDRESS, street: 'ش' } })).toMatchObject({
    code: 'invalid_input',
    details: { fields: { ...terms, 'address.street': expect.any(String) } },
  });
  const unverified = await addPerson(shop);
  await sql`update users set mobile_verified_at = null where id = ${unverified.id}`.execute(shop.ctx.db);
  expect(await send({}, unverified.token)).toMatchObject({
    code: 'mobile_not_verified',
    details: { fields: terms },
  });
});

test('more than 50 lines are refused', async () => {
  const request = await orderFor(shop, buyer.token, [cupsLine()]);
  const lines = Array.from({ length: 51 }, () => cupsLine());

  expect((await shop.call(placeOrder, { ...request, lines }, { token: buyer.token })).status).toBe(400);
});

test('an order above what is taken at the door is refused', async () => {
  const dear = await addProduct(shop, { merchantId: merchants[0], categoryId, price: 2_499_000 });

  const reply = await buy(shop, buyer.token, [{ productId: dear.id, quantity: 1 }]);

  expect([reply.status, reply.error.code]).toEqual([409, 'cash_limit']);
});
