import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { logIn } from '#modules/accounts/calls.ts';
import { showRole } from '#modules/accounts/session.calls.ts';
import { listActiveAds } from '#modules/ads/calls.ts';
import { quoteCart } from '#modules/cart/calls.ts';
import {
  listHomeRows,
  listLikes,
  listPublicProducts,
  listSimilarProducts,
  showProduct,
  toggleProductLike,
} from '#modules/catalog/calls.ts';
import { placeOrder } from '#modules/checkout/calls.ts';
import {
  beginHoliday,
  editShopAccount,
  endHoliday,
  showShopAccount,
} from '#modules/merchants/account.calls.ts';
import { listActiveMerchants, showMerchant } from '#modules/merchants/calls.ts';
import {
  MERCHANT_EVENTS,
  MERCHANT_STATUSES,
  type MerchantStatus,
  type StaffEvent,
  statusAfter,
} from '#modules/merchants/merchant-status.ts';
import { changeMerchantStatus, showMerchantFile } from '#modules/merchants/review.calls.ts';
import { jobs } from '#modules/merchants/server/jobs.ts';
import { showOrder } from '#modules/orders/calls.ts';
import { DAY } from '#platform/clock.ts';
import { addDays, cairoDay } from '#platform/dates.ts';
import { completeOrder } from '../../support/arrange.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { buy, orderFor } from '../../support/orders.ts';
import { addPerson } from '../../support/people.ts';
import { auditOf } from '../../support/readers.ts';
import { type TestShop, testShop } from '../../support/shop.ts';

/** docs/orders-rules.md, Merchants: whose products are shown, and who gets new orders. */
const VISIBLE: ReadonlySet<MerchantStatus> = new Set(['active', 'on_holiday', 'restricted']);
const SELLING: ReadonlySet<MerchantStatus> = new Set(['active', 'restricted']);

let shop: TestShop;
let admin: Awaited<ReturnType<typeof addPerson>>;
let buyer: Awaited<ReturnType<typeof addPerson>>;
let categoryId: number;
beforeAll(async () => {
  shop = await testShop();
  admin = await addPerson(shop, { role: 'super_admin' });
  buyer = await addPerson(shop);
  categoryId = await addCategory(shop);
});

/** A merchant with an owner and two products of one category. */
async function addShop() {
  const merchantId = await addMerchant(shop, `متجر ${shop.key().slice(0, 8)}`);
  const owner = await addPerson(shop, { role: 'merchant', merchantId });
  const title = `مزهرية ${shop.key().slice(0, 8)}`;
  const product = await addProduct(shop, { merchantId, categoryId, title });
  const other = await addProduct(shop, { merchantId, categoryId, title: `${title} كبيرة` });
  return { merchantId, owner, product, other, title };
}

const decide = (merchantId: number, event: StaffEvent) =>
  shop.call(changeMerchantStatus, { merchantId, event, reason: 'سبب تجريبي' }, admin);

describe('the table of transitions', () => {
  /** docs/orders-rules.md, Merchants, with what the reviewer needs between application and opening. */
  const ALLOWED = new Set([
    'applied review_begun under_review',
    'applied papers_asked needs_info',
    'applied accepted active',
    'applied rejected rejected',
    'under_review papers_asked needs_info',
    'under_review accepted active',
    'under_review rejected rejected',
    'needs_info papers_sent under_review',
    'needs_info rejected rejected',
    'rejected sent_again applied',
    'active holiday_begun on_holiday',
    'active restricted restricted',
    'active suspended suspended',
    'active closed closed',
    'on_holiday holiday_ended active',
    'on_holiday suspended suspended',
    'on_holiday closed closed',
    'restricted reactivated active',
    'restricted suspended suspended',
    'restricted closed closed',
    'suspended reactivated active',
    'suspended closed closed',
  ]);

  test('holds exactly these and nothing else', () => {
    const found = MERCHANT_STATUSES.flatMap(from =>
      MERCHANT_EVENTS.flatMap(event => {
        const to = statusAfter(from, event);
        return to === null ? [] : [`${from} ${event} ${to}`];
      }),
    );
    expect(new Set(found)).toEqual(ALLOWED);
  });

  test.each(MERCHANT_STATUSES)(
    'from %s the server takes what the table has, and refuses the rest',
    async from => {
      for (const event of ['restricted', 'suspended', 'reactivated', 'closed'] as const) {
        const merchantId = await addMerchant(shop, 'متجر', from);
        const reply = await decide(merchantId, event);
        const to = statusAfter(from, event);
        if (to === null) expect([reply.status, reply.error.code]).toEqual([409, 'not_now']);
        else expect(reply.body.status).toBe(to);
      }
    },
  );

  test('each step leaves its row in the history and in the audit, and needs a reason', async () => {
    const { merchantId } = await addShop();
    const silent = await shop.call(
      changeMerchantStatus,
      { merchantId, event: 'suspended', reason: '' },
      admin,
    );
    expect(silent.error.details.fields).toHaveProperty('reason');
    const { body } = await decide(merchantId, 'suspended');
    expect(body.history[0]).toMatchObject({ event: 'suspended', reason: 'سبب تجريبي', by: 'عميل تجريبي' });
    const [row] = await auditOf(
      shop,
      { type: 'merchant', id: merchantId },
      'what',
      'from',
      'to',
      'reason',
      'by',
    );
    expect(row).toEqual({
      what: 'merchant.status',
      from: 'active',
      to: 'suspended',
      reason: 'سبب تجريبي',
      by: admin.id,
    });
  });

  test('two decisions at once: one is taken', async () => {
    const { merchantId } = await addShop();
    const replies = await Promise.all([decide(merchantId, 'restricted'), decide(merchantId, 'restricted')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

test.each(MERCHANT_STATUSES)(
  'the database shows and sells of a merchant who is %s what the rules of merchants say',
  async status => {
    const [row] = await shop.rows(
      sql<object>`select merchant_shows(${status}) as visible, merchant_sells(${status}) as sells`,
    );
    expect(row).toEqual({ visible: VISIBLE.has(status), sells: SELLING.has(status) });
  },
);

describe('suspended', () => {
  // The ads of a try that failed would count in the next one.
  afterEach(() => sql`delete from ads`.execute(shop.ctx.db));

  test('its products leave listings, search, rows, ads, likes, carts and their own page at once, and come back', async () => {
    const { merchantId, product, other, title } = await addShop();
    await sql`
      insert into ads (type, position, title, image, direct_to, merchant_id, product_id) values
        ('landing_page_upper', 1, 'إعلان المتجر', '/a', 'merchant', ${merchantId}, null),
        ('landing_page_upper', 2, 'إعلان المنتج', '/a', 'product', null, ${product.id})`.execute(shop.ctx.db);
    await shop.call(toggleProductLike, { productId: product.id, action: 'like' }, buyer);
    const seen = async () => ({
      // Words that no product has any more find what comes close, so only the merchant's products count.
      search: (await shop.call(listPublicProducts, { productName: title })).body.products.filter(({ id }) =>
        [product.id, other.id].includes(id),
      ).length,
      listing: (await shop.call(listPublicProducts, { merchantIds: [merchantId] })).body.totalProducts,
      rows: JSON.stringify((await shop.call(listHomeRows, {})).body).includes(title),
      similar: (await shop.call(listSimilarProducts, { productId: other.id })).text.includes(title),
      ads: (await shop.call(listActiveAds, { type: 'landing_page_upper' })).body.ads.length,
      likes: (await shop.call(listLikes, {}, buyer)).text.includes(title),
      merchants: (await shop.call(listActiveMerchants, {})).body.merchants.some(
        ({ id }) => id === merchantId,
      ),
      product: (await shop.call(showProduct, { productId: product.id })).status,
      page: (await shop.call(showMerchant, { merchantId })).status,
      cart: (await shop.call(quoteCart, { lines: [{ productId: product.id, quantity: 1 }] }, buyer)).body
        .ready,
    });
    // A job adds new products to the search.
    await vi.waitFor(async () => expect((await seen()).search).toBe(2), 10_000);
    const before = await seen();
    expect(before).toEqual({
      search: 2,
      listing: 2,
      rows: true,
      similar: true,
      ads: 2,
      likes: true,
      merchants: true,
      product: 200,
      page: 200,
      cart: true,
    });
    await decide(merchantId, 'suspended');
    expect(await seen()).toEqual({
      search: 0,
      listing: 0,
      rows: false,
      similar: false,
      ads: 0,
      likes: false,
      merchants: false,
      product: 404,
      page: 404,
      cart: false,
    });
    await decide(merchantId, 'reactivated');
    expect(await seen()).toEqual(before);
  });

  test('its members look and change nothing, from their next call on; their own account stays theirs', async () => {
    const { merchantId, owner } = await addShop();
    await decide(merchantId, 'suspended');
    expect((await shop.call(showShopAccount, {}, owner)).body.shop?.statusReason).toBe('سبب تجريبي');
    const until = addDays(cairoDay(shop.clock.now()), 3);
    for (const reply of [
      await shop.call(beginHoliday, { until }, owner),
      await shop.call(endHoliday, {}, owner),
    ])
      expect([reply.status, reply.error.code]).toEqual([403, 'merchant_suspended']);
    expect((await shop.call(showRole, {}, owner)).body.readsOnly).toBe(true);
    await decide(merchantId, 'reactivated');
    expect((await shop.call(showRole, {}, owner)).body.readsOnly).toBe(false);
  });
});

test('restricted: visible, sells, and not for cash', async () => {
  const { merchantId, product } = await addShop();
  const request = await orderFor(shop, buyer.token, [{ productId: product.id, quantity: 1 }]);
  await decide(merchantId, 'restricted');
  expect((await shop.call(showProduct, { productId: product.id })).status).toBe(200);
  const quote = await shop.call(quoteCart, { lines: request.lines }, buyer);
  expect(quote.body.ready).toBe(true);
  const reply = await shop.call(placeOrder, request, buyer);
  expect([reply.status, reply.error.code]).toEqual([409, 'cash_not_from_these']);
});

describe('on holiday', () => {
  test('visible and marked with its last day, takes no new order, and ends by itself after that day in Cairo', async () => {
    const { merchantId, owner, product } = await addShop();
    const until = addDays(cairoDay(shop.clock.now()), 2);
    const begun = await shop.call(beginHoliday, { until }, owner);
    expect(begun.body.shop).toMatchObject({ status: 'on_holiday', holidayUntil: until });
    expect((await shop.call(showMerchant, { merchantId })).body).toMatchObject({
      onHoliday: true,
      holidayUntil: until,
    });
    expect((await shop.call(showProduct, { productId: product.id })).body.merchantOnHoliday).toBe(true);
    const lines = [{ productId: product.id, quantity: 1 }];
    expect((await shop.call(quoteCart, { lines }, buyer)).body.lines[0]?.changes).toEqual(['not_sold']);
    const end = jobs['merchants.end-holidays'] as (typeof jobs)[string];
    await end(shop.ctx, {});
    expect((await shop.call(showShopAccount, {}, owner)).body.shop?.status).toBe('on_holiday');
    shop.clock.advance(3 * DAY);
    await end(shop.ctx, {});
    expect((await shop.call(showShopAccount, {}, owner)).body.shop).toMatchObject({
      status: 'active',
      holidayUntil: null,
    });
    expect((await shop.call(quoteCart, { lines }, buyer)).body.ready).toBe(true);
  });

  test('begins tomorrow at the earliest and lasts 60 days at most; the merchant may come back before', async () => {
    const { owner } = await addShop();
    const today = cairoDay(shop.clock.now());
    for (const until of [today, addDays(today, 61)])
      expect((await shop.call(beginHoliday, { until }, owner)).error.code).toBe('holiday_too_long');
    const nonsense = await shop.call(beginHoliday, { until: '2026-02-30' }, owner);
    expect(nonsense.error.details.fields).toHaveProperty('until');
    await shop.call(beginHoliday, { until: addDays(today, 60) }, owner);
    expect((await shop.call(endHoliday, {}, owner)).body.shop?.status).toBe('active');
    expect((await shop.call(endHoliday, {}, owner)).error.code).toBe('not_now');
  });
});

describe('closed', () => {
  test('only when nothing of the merchant is open; then none of its members gets in', async () => {
    const { merchantId, owner, product } = await addShop();
    const placed = await buy(shop, buyer.token, [{ productId: product.id, quantity: 1 }]);
    const refused = await decide(merchantId, 'closed');
    expect([refused.status, refused.error.code]).toEqual([409, 'open_orders']);
    const { body } = await shop.call(showMerchantFile, { merchantId }, admin);
    expect(body.decisions).toContainEqual({
      event: 'closed',
      allowed: false,
      why: expect.stringContaining('مفتوحة'),
    });
    await completeOrder(shop, placed.body.orderId);
    expect((await decide(merchantId, 'closed')).body.status).toBe('closed');
    expect((await shop.call(showRole, {}, owner)).status).toBe(401);
    const [row] = await shop.rows(
      sql<{ closed: Date }>`select closed_at as closed from merchants where id = ${merchantId}`,
    );
    expect(row?.closed).toBeInstanceOf(Date);
  });

  test('an order that is placed at that moment is there before, or is refused: never one of a closed merchant', async () => {
    const { merchantId, product } = await addShop();
    const request = await orderFor(shop, buyer.token, [{ productId: product.id, quantity: 1 }]);
    const [order, closing] = await Promise.all([
      shop.call(placeOrder, request, buyer),
      decide(merchantId, 'closed'),
    ]);
    expect([order.status, closing.status].toSorted()).toEqual([200, 409]);
  });

  test('log-in says that the account is stopped', async () => {
    const { merchantId, owner } = await addShop();
    const { hashPassword } = await import('#modules/accounts/server/passwords/password-hash.ts');
    await sql`update users set password_hash = ${await hashPassword('kitab-azraq-7')} where id = ${owner.id}`.execute(
      shop.ctx.db,
    );
    await decide(merchantId, 'closed');
    const reply = await shop.call(logIn, { identifier: owner.mobile, password: 'kitab-azraq-7' });
    expect([reply.status, reply.error.code]).toEqual([403, 'account_blocked']);
  });
});

describe('the legal identity', () => {
  test('stands on the merchant, and in an order as it was when it was placed', async () => {
    const { merchantId, product } = await addShop();
    await sql`
      update merchants set tax_number = '123456789', commercial_register = '998877', address = 'الفسطاط',
             phone = '+201012345678', email = 'a@example.com' where id = ${merchantId}`.execute(shop.ctx.db);
    await shop.ctx.changes.flush();
    expect((await shop.call(showMerchant, { merchantId })).body).toMatchObject({
      taxNumber: '123456789',
      commercialRegister: '998877',
    });
    const { body } = await buy(shop, buyer.token, [{ productId: product.id, quantity: 1 }]);
    await sql`
      update merchants set address = 'عنوان جديد تمامًا', phone = '+201112345678' where id = ${merchantId}`.execute(
      shop.ctx.db,
    );
    await shop.ctx.changes.flush();
    const order = await shop.call(showOrder, { orderId: body.orderId }, buyer);
    expect(order.body.merchantOrders[0]?.seller).toMatchObject({
      address: 'الفسطاط',
      phone: '+201012345678',
    });
    expect((await shop.call(showMerchant, { merchantId })).body.address).toBe('عنوان جديد تمامًا');
  });

  test('a new name is found by search', async () => {
    const { owner, title } = await addShop();
    const shopName = 'دكان العطار الكبير';
    const { body } = await shop.call(showShopAccount, {}, owner);
    const { nameAr: _, ...rest } = body.shop as NonNullable<typeof body.shop>;
    await shop.call(
      editShopAccount,
      {
        ...rest,
        nameAr: shopName,
        activity: 'عطارة',
        email: 'a@b.eg',
      },
      owner,
    );
    await expect
      .poll(async () => (await shop.call(listPublicProducts, { productName: 'العطار' })).text)
      .toContain(title);
  });
});
