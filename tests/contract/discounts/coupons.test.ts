import { type KyselyPlugin, sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { quoteCart } from '#modules/cart/calls.ts';
import { placeOrder } from '#modules/checkout/calls.ts';
import { placeOrder as place } from '#modules/checkout/server/place-order.ts';
import { createCoupon, editCoupon, listCoupons, switchCoupon } from '#modules/discounts/calls.ts';
import { post } from '#modules/ledger/server/post.ts';
import { showOrder } from '#modules/orders/calls.ts';
import { findEverywhere } from '#modules/reports/calls.ts';
import type { CallInput, CallRequest } from '#platform/call.ts';
import { transaction } from '#platform/server/context.ts';
import type { Account } from '#platform/viewer.ts';
import { expectBooksRight } from '../../support/books.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { orderFor } from '../../support/orders.ts';
import { addPerson, CAIRO_ADDRESS } from '../../support/people.ts';
import { auditOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

type Person = Awaited<ReturnType<typeof addPerson>>;

const shop = await testShop();
let admin: Person;
let seller: Person;
let buyer: Person;
let lines: { productId: number; quantity: number }[];
let merchantIds: number[];

beforeAll(async () => {
  merchantIds = [await addMerchant(shop), await addMerchant(shop)];
  const categoryId = await addCategory(shop);
  const goods = await Promise.all(
    merchantIds.map(merchantId => addProduct(shop, { merchantId, categoryId, price: 10_001, stock: 1000 })),
  );
  lines = goods.map(({ id }) => ({ productId: id, quantity: 2 }));
  admin = await addPerson(shop, { role: 'super_admin' });
  seller = await addPerson(shop, { role: 'merchant', merchantId: merchantIds[0] });
});

beforeEach(async () => {
  buyer = await addPerson(shop);
});

type NewCoupon = CallRequest<typeof createCoupon>;

let count = 0;
const rules = (changes: Partial<NewCoupon> = {}): NewCoupon => ({
  code: `off-${++count}`,
  kind: 'percent',
  percent: 10,
  amount: null,
  most: null,
  minSubtotal: 0,
  categoryIds: [],
  productIds: [],
  platformPercent: 100,
  firstDay: '2020-01-01',
  lastDay: null,
  totalLimit: null,
  buyerLimit: null,
  ...changes,
});

async function make(changes: Partial<NewCoupon> = {}, by: Person = admin) {
  const made = await shop.call(createCoupon, rules(changes), { token: by.token });
  expect(made.error).toBeUndefined();
  return made.body;
}

async function quote(couponCode: string, by = buyer) {
  const { governorateId } = CAIRO_ADDRESS;
  return (await shop.call(quoteCart, { lines, governorateId, couponCode }, { token: by.token })).body;
}

async function request(couponCode: string, by = buyer) {
  const order = await orderFor(shop, by.token, lines);
  return { ...order, couponCode, seenTotal: (await quote(couponCode, by)).total ?? 0 };
}

async function placeWith(couponCode: string, by = buyer) {
  return shop.call(placeOrder, await request(couponCode, by), { token: by.token });
}

test('a coupon is taken off in the quote, in the order and in each merchant order, and the books are right', async () => {
  const { code } = await make({ platformPercent: 50 });
  const before = await orderFor(shop, buyer.token, lines);
  const priced = await quote(` ${code.toLowerCase()} `);
  expect(priced.coupon).toEqual({ code, denial: null });
  // 10 % of 4 × 100.01.
  expect(priced.discount).toBe(40);
  expect(priced.total).toBe(before.seenTotal - 40);

  const placed = await placeWith(code);
  expect(placed.body.total).toBe(priced.total);

  const order = await shop.call(showOrder, { orderId: placed.body.orderId }, { token: buyer.token });
  expect(order.body).toMatchObject({ discount: 40, goods: 400.04, total: priced.total });
  expect(order.body.vat).toBe(priced.vat);
  const shares = await shop.rows(sql`
    select l.discount, l.platform_discount as borne, l.commission_percent::float as percent, l.commission
      from order_lines l join merchant_orders mo on mo.id = l.merchant_order_id
     where mo.order_id = ${placed.body.orderId} order by l.id`);
  expect(shares).toMatchObject([
    { discount: 2000, borne: 1000 },
    { discount: 2000, borne: 1000 },
  ]);
  await expectBooksRight(shop);
});

test('a total that was not seen is shown, not charged', async () => {
  const { code } = await make();
  const without = await orderFor(shop, buyer.token, lines);
  const reply = await shop.call(placeOrder, { ...without, couponCode: code }, { token: buyer.token });
  expect([reply.status, reply.error.code]).toEqual([409, 'order_changed']);
  expect((reply.error.details.quote as { discount: number }).discount).toBe(40);
});

test.each<[string, Partial<NewCoupon>, string]>([
  ['not begun', { firstDay: '2099-01-01' }, 'لم يبدأ'],
  ['ended', { firstDay: '2020-01-01', lastDay: '2020-01-02' }, 'انتهت'],
  ['too small an order', { minSubtotal: 401 }, 'قيمتها \u2068٤٠١٫٠٠ جنيه\u2069 أو أكثر'],
  ['other goods', { productIds: [999_999] }, 'لا يشمل'],
])('%s: the sentence says so, and the price stays as it was', async (_, changes, sentence) => {
  const { code } = await make(changes);
  const priced = await quote(code);
  expect(priced.coupon?.denial).toContain(sentence);
  expect(priced.discount).toBe(0);
});

test('an unknown code, nonsense and a stopped coupon are all unknown', async () => {
  const { id, code } = await make();
  await shop.call(switchCoupon, { couponId: id, active: false }, { token: admin.token });
  for (const typed of [code, 'NOTHING', "' or 1=1 --", 'ك'.repeat(500)])
    expect((await quote(typed)).coupon?.denial).toContain('غير صحيح');
});

test('ten buyers at once for the last three uses: exactly three orders have it [M13]', async () => {
  const { code } = await make({ totalLimit: 3 });
  const buyers = await Promise.all(Array.from({ length: 10 }, () => addPerson(shop)));
  const requests = await Promise.all(buyers.map(each => request(code, each)));
  const replies = await Promise.all(
    requests.map((each, at) => shop.call(placeOrder, each, { token: buyers[at]?.token })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(replies.filter(({ status }) => status !== 200).map(({ error }) => error.code)).toEqual(
    Array.from({ length: 7 }, () => 'order_changed'),
  );
  await expectBooksRight(shop);
});

test('one buyer in five tabs uses a coupon as often as allowed, and no more [M13]', async () => {
  const { code } = await make({ buyerLimit: 2 });
  const requests = await Promise.all(Array.from({ length: 5 }, () => request(code)));
  const replies = await Promise.all(
    requests.map(each => shop.call(placeOrder, each, { token: buyer.token })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
  await expectBooksRight(shop);
});

test('placing with a coupon, with credit and without money yet takes at most 10 statements', async () => {
  const { code } = await make();
  await transaction(shop.ctx, tx =>
    post(tx, {
      cause: { type: 'goodwill', id: buyer.id },
      kind: 'given',
      entries: [
        { account: 'adjustment_income', debit: 5000 },
        { account: `store_credit:${buyer.id}`, credit: 5000 },
      ],
      at: shop.clock.now(),
    }),
  );
  const input = { ...(await request(code)), paymentMethod: 'bank_transfer' as const, useCredit: true };
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const viewer: Account = {
    kind: 'account',
    userId: buyer.id,
    sessionId: 0,
    role: 'user',
    merchantId: null,
    duty: null,
    lacksSecondFactor: false,
  };

  await place(
    { ...shop.ctx, db: shop.ctx.db.withPlugin(counting) },
    placeOrder.input.parse(input) as CallInput<typeof placeOrder>,
    { viewer, requestId: 'counted', address: '', device: '' },
  );

  expect(statements).toBeGreaterThan(4);
  expect(statements).toBeLessThanOrEqual(10);
});

test('the same key uses a coupon once', async () => {
  const { code } = await make({ buyerLimit: 1 });
  const input = await request(code);
  const first = await shop.call(placeOrder, input, { token: buyer.token });
  const again = await shop.call(placeOrder, input, { token: buyer.token });
  expect(again.text).toBe(first.text);
  const [coupon] = await shop.rows(sql<{ uses: number }>`select uses from coupons where code = ${code}`);
  expect(coupon?.uses).toBe(1);
});

test("a merchant's coupon is for its own products and at its own cost", async () => {
  const { code, merchantId } = await make({ platformPercent: 0 }, seller);
  expect(merchantId).toBe(merchantIds[0]);
  expect((await quote(code)).discount).toBe(20);
  const refused = await shop.call(createCoupon, rules(), { token: seller.token });
  expect([refused.status, refused.error.code]).toEqual([422, 'coupon_not_yours']);
});

test('a coupon of the shop for one merchant is seen by it and stopped by the shop alone', async () => {
  const made = await make({ merchantId: merchantIds[0], platformPercent: 100 });
  expect((await quote(made.code)).discount).toBe(20);
  const seen = await shop.call(listCoupons, {}, { token: seller.token });
  expect(seen.body.coupons.find(({ id }) => id === made.id)?.mine).toBe(false);
  const stopped = await shop.call(
    switchCoupon,
    { couponId: made.id, active: false },
    { token: seller.token },
  );
  expect(stopped.error.code).toBe('coupon_not_found');
  const nobody = await shop.call(createCoupon, rules({ merchantId: 999_999 }), { token: admin.token });
  expect([nobody.status, nobody.error.code]).toEqual([422, 'coupon_unknown_merchant']);
});

test('another merchant does not see it and cannot stop it; the head of the company sees whose it is', async () => {
  const made = await make({ platformPercent: 0 }, seller);
  const other = await addPerson(shop, { role: 'merchant', merchantId: merchantIds[1] });
  const seen = await shop.call(listCoupons, {}, { token: other.token });
  expect(seen.body.coupons.map(({ id }) => id)).not.toContain(made.id);
  const stopped = await shop.call(switchCoupon, { couponId: made.id, active: false }, { token: other.token });
  expect([stopped.status, stopped.error.code]).toEqual([404, 'coupon_not_found']);
  const all = await shop.call(listCoupons, {}, { token: admin.token });
  expect(all.body.coupons[0]).toMatchObject({ id: made.id, merchantId: merchantIds[0], active: true });
});

test('a coupon is found by its code, by who has it in the list, and on which page', async () => {
  const { id, code } = await make({ platformPercent: 0 }, seller);
  const other = await addPerson(shop, { role: 'merchant', merchantId: merchantIds[1] });
  const find = async ({ token }: { token: string }) =>
    (await shop.call(findEverywhere, { q: ` ${code.toLowerCase()} ` }, { token })).body.found.filter(
      ({ kind }) => kind === 'coupon',
    );
  expect(await find(seller)).toMatchObject([{ id, title: code, page: 1 }]);
  expect(await find(admin)).toMatchObject([{ id, title: code, page: 1 }]);
  expect(await find(other)).toEqual([]);
  for (let more = 0; more < 25; more++) await make({}, admin);
  expect(await find(admin)).toMatchObject([{ id, page: 2 }]);
  expect(await find(seller), 'its list has none of the shop’s').toMatchObject([{ id, page: 1 }]);
});

test.each<[string, Partial<NewCoupon>, string]>([
  ['no percentage', { percent: null }, 'percent'],
  ['more than 90 %', { percent: 91 }, 'percent'],
  ['no amount', { kind: 'amount', percent: null }, 'amount'],
  ['an end before the beginning', { lastDay: '2019-01-01' }, 'lastDay'],
  ['a code with other letters', { code: 'خصم' }, 'code'],
  ['a limit of 0', { totalLimit: 0 }, 'totalLimit'],
  ['a merchant that was typed and not chosen', { merchantId: 'متجر' as never }, 'merchantId'],
  ['a product that was typed and not chosen', { productIds: 'سماعة' as never }, 'productIds'],
])('%s is refused at its field', async (_, changes, field) => {
  const refused = await shop.call(createCoupon, rules(changes), { token: admin.token });
  expect(refused.error.code).toBe('invalid_input');
  expect(Object.keys(refused.error.details.fields ?? {})).toEqual([field]);
});

test('a code is taken once, and every change is written down', async () => {
  const { id, code } = await make();
  const twice = await shop.call(createCoupon, rules({ code }), { token: admin.token });
  expect([twice.status, twice.error.code]).toEqual([409, 'coupon_code_taken']);
  await shop.call(switchCoupon, { couponId: id, active: false }, { token: admin.token });
  const written = await auditOf(shop, { type: 'coupon', id }, 'what');
  expect(written.map(({ what }) => what)).toEqual(['coupon.created', 'coupon.active']);
});

const termsOf = ({ code: _code, ...terms }: NewCoupon) => terms;

test('a coupon that nobody used changes in all but its code; of a used one only the end and the limits change', async () => {
  const token = { token: admin.token };
  const { id: couponId, code } = await make({ percent: 10 });
  const terms = termsOf(rules({ percent: 15, totalLimit: 3 }));
  const edited = await shop.call(editCoupon, { couponId, ...terms }, token);
  expect(edited.body).toMatchObject({ code, percent: 15, totalLimit: 3 });
  expect((await placeWith(code)).status).toBe(200);

  const cheaper = await shop.call(editCoupon, { couponId, ...terms, percent: 20 }, token);
  expect(cheaper.error.code).toBe('coupon_in_use');
  const longer = await shop.call(
    editCoupon,
    { couponId, ...terms, lastDay: '2099-01-01', totalLimit: 5, buyerLimit: 1 },
    token,
  );
  expect(longer.body).toMatchObject({ percent: 15, totalLimit: 5, buyerLimit: 1, uses: 1 });
  expect(await auditOf(shop, { type: 'coupon', id: couponId }, 'what')).toHaveLength(3);
});

test('a coupon is not limited to less than its uses', async () => {
  const { id: couponId, code } = await make();
  const other = await addPerson(shop);
  expect((await placeWith(code)).status).toBe(200);
  expect((await placeWith(code, other)).status).toBe(200);
  const terms = { ...termsOf(rules()), totalLimit: 1 };
  const limited = await shop.call(editCoupon, { couponId, ...terms }, { token: admin.token });
  expect([limited.error.code, Object.keys(limited.error.details.fields as object)]).toEqual([
    'coupon_used_more',
    ['totalLimit'],
  ]);
});

test("a merchant changes its own coupon alone, not the shop's for its goods, and gives nothing of the shop's", async () => {
  const token = { token: seller.token };
  const terms = { ...termsOf(rules()), platformPercent: 0 };
  const { id: mine } = await make({ platformPercent: 0 }, seller);
  expect((await shop.call(editCoupon, { couponId: mine, ...terms }, token)).status).toBe(200);
  const generous = await shop.call(editCoupon, { couponId: mine, ...terms, platformPercent: 100 }, token);
  expect(generous.error.code).toBe('coupon_not_yours');
  const { id: couponId } = await make({ merchantId: merchantIds[0] });
  expect((await shop.call(editCoupon, { couponId, ...terms }, token)).error.code).toBe('coupon_not_found');
});
