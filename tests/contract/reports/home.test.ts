import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openConversation, writeToMerchant } from '#modules/conversations/calls.ts';
import { beginHoliday } from '#modules/merchants/account.calls.ts';
import * as orders from '#modules/orders/calls.ts';
import { countWaiting, exportReport, findEverywhere, showHome, showReport } from '#modules/reports/calls.ts';
import { checkSales } from '#modules/reports/server/check-sales.ts';
import { countSales, rankProducts } from '#modules/reports/server/count-sales.ts';
import { DAY, HOUR } from '#platform/clock.ts';
import { cairoDay } from '#platform/dates.ts';
import { setProductStatus } from '../../support/arrange.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { openMarket, wait } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
// Goods of 100 pounds of the first merchant, of 200 of the second.
const market = await openMarket(shop);
const [first, second] = [market.luxor.owner, market.nubia.owner];
const finance = await addPerson(shop, { role: 'finance' });
const support = await addPerson(shop, { role: 'support' });
const packer = await addPerson(shop, {
  role: 'merchant',
  merchantId: market.luxor.id,
  duty: 'packer',
});

const homeOf = async ({ token }: { token: string }, period?: 'today' | 'last_14_days' | 'this_month') =>
  (await shop.call(showHome, period ? { period } : {}, { token })).body;
const figuresOf = async (who: { token: string }) => (await homeOf(who)).figures;
const waitingFor = async ({ token }: { token: string }) =>
  (await shop.call(countWaiting, {}, { token })).body;
const tasksOf = async (who: { token: string }) =>
  Object.fromEntries((await homeOf(who)).tasks.map(({ task, count }) => [task, count]));
const wrongDays = async () => (await checkSales(shop.ctx.db))[0]?.violations;

const both = await market.placeOrder([2, 1]);
const alone = await market.placeOrder([3]);

test('sales are counted for the shop and for each merchant [NAV-7]', async () => {
  await countSales(shop.ctx);
  expect((await figuresOf(finance))?.now).toMatchObject({ orders: 2, units: 6, amount: 700 });
  expect((await figuresOf(first))?.now).toMatchObject({ orders: 2, units: 5, amount: 500 });
  expect((await figuresOf(second))?.now).toMatchObject({ orders: 1, units: 1, amount: 200 });
  expect((await figuresOf(market.admin))?.line.at(-1)).toMatchObject({ orders: 2, amount: 700 });
  expect(await wrongDays()).toBe(0);
});

test('a merchant sees how many of its products are in the shop, and how many of them are new; the shop has no such figure', async () => {
  const onShop = async () => (await figuresOf(first))?.activeProducts;
  const { count } = (await onShop()) ?? { count: 0 };
  expect(await onShop()).toEqual({ count, added: count });
  await addProduct(shop, { merchantId: market.luxor.id, categoryId: await addCategory(shop) });
  expect(await onShop()).toEqual({ count: count + 1, added: count + 1 });
  await sql`update products set created_at = created_at - interval '40 days'
    where merchant_id = ${market.luxor.id}`.execute(shop.ctx.db);
  expect(await onShop()).toEqual({ count: count + 1, added: 0 });
  await setProductStatus(shop, { merchantId: market.luxor.id }, 'hidden');
  expect(await onShop()).toEqual({ count: 0, added: 0 });
  await setProductStatus(shop, { merchantId: market.luxor.id }, 'published');
  expect((await figuresOf(market.admin))?.activeProducts).toBeNull();
});

test('a packer and support see no money, and finance no orders to pack', async () => {
  expect(await figuresOf(packer)).toBeNull();
  expect(await figuresOf(support)).toBeNull();
  expect(await tasksOf(packer)).toEqual({ new_orders: 2 });
  expect(await tasksOf(support)).toEqual({ new_orders: 3 });
  expect(await tasksOf(second)).toEqual({ new_orders: 1 });
  expect(await tasksOf(finance)).toEqual({});
});

test('a task of orders says since when the oldest of them waits, a merchant of its own', async () => {
  const sinceOf = async (who: { token: string }) => (await homeOf(who)).tasks.map(({ since }) => since);
  const earlier = shop.clock.now().toISOString();
  await sql`update merchant_orders set placed_at = ${earlier}::timestamptz - interval '5 hours'
    where order_id = ${alone.orderId}`.execute(shop.ctx.db);
  const oldest = new Date(Date.parse(earlier) - 5 * HOUR).toISOString();
  expect(await sinceOf(packer)).toEqual([oldest]);
  expect(await sinceOf(support)).toEqual([oldest]);
  expect(await sinceOf(second)).not.toEqual([oldest]);
});

test('and until when it may: what its merchant does not accept ends by itself', async () => {
  const [due] = await shop.rows(sql<{ at: Date }>`
    select t.due_at as at from timers t join merchant_orders mo on mo.id = t.subject_id
     where t.kind = 'merchant_timeout' and mo.order_id = ${alone.orderId}`);
  const [task] = (await homeOf(packer)).tasks;
  expect(task).toMatchObject({
    task: 'new_orders',
    dueAt: new Date((due?.at.getTime() ?? 0) - 1).toISOString(),
  });
});

test('a message that a buyer waits for is a task of who may answer it, and of nobody else', async () => {
  const input = { merchantOrderId: both.first.id };
  const { conversationId } = (await shop.call(openConversation, input, { token: both.buyer.token })).body;
  await shop.call(writeToMerchant, { conversationId, text: 'متى تصل؟' }, { token: both.buyer.token });
  const waiting = (await homeOf(first)).tasks.find(({ task }) => task === 'messages_to_answer');
  expect(waiting).toMatchObject({ count: 1, since: expect.any(String), dueAt: null });
  expect(await tasksOf(packer)).not.toHaveProperty('messages_to_answer');
  expect(await tasksOf(support)).not.toHaveProperty('messages_to_answer');
  // The numbers in the bar.
  expect(await waitingFor(first)).toEqual({ merchants: 0, conversations: 1 });
  for (const other of [packer, support, second]) expect((await waitingFor(other)).conversations).toBe(0);
});

test('units that are cancelled are no longer sold; those delivered that come back stay sold', async () => {
  await shop.call(orders.cancelOrder, { orderId: alone.orderId }, { token: alone.buyer.token });
  const parcelId = await market.ship(both.first.id);
  await countSales(shop.ctx);
  expect(parcelId).toBeGreaterThan(0);
  expect((await figuresOf(finance))?.now).toMatchObject({ orders: 1, units: 3, amount: 400 });
  expect((await figuresOf(first))?.now).toMatchObject({ orders: 1, units: 2, amount: 200 });
  expect(await wrongDays()).toBe(0);
});

test('best sellers are ranked for the shop and for each merchant', async () => {
  await rankProducts(shop.ctx);
  const goods = async (who: { token: string }) =>
    (await figuresOf(who))?.bestProducts.map(({ productId, units, amount }) => [productId, units, amount]);
  const [a, b] = [market.luxor.product, market.nubia.product];
  expect(await goods(finance)).toEqual([
    [a.id, 2, 200],
    [b.id, 1, 200],
  ]);
  expect(await goods(second)).toEqual([[b.id, 1, 200]]);
});

test('a report adds up by everything it is asked for, and a merchant gets none of the shop', async () => {
  const today = cairoDay(shop.clock.now());
  const report = async (by: 'day' | 'merchant' | 'category' | 'governorate' | 'payment_method') =>
    (await shop.call(showReport, { from: today, to: today, by }, { token: finance.token })).body;
  expect((await report('merchant')).rows.map(({ name, amount }) => [name, amount])).toEqual([
    ['متجر الأقصر', 200],
    ['متجر النوبة', 200],
  ]);
  for (const by of ['day', 'category', 'governorate', 'payment_method'] as const) {
    const { rows, total } = await report(by);
    expect(rows.map(({ amount }) => amount)).toEqual([400]);
    expect(total).toMatchObject({ orders: 1, amount: 400 });
  }
  const own = { from: today, to: today };
  const [mine, theirs, sheet, reversed] = [
    await shop.call(showReport, own, { token: first.token }),
    await shop.call(showReport, { ...own, by: 'merchant' }, { token: first.token }),
    await shop.call(exportReport, { ...own, by: 'merchant', format: 'csv' }, { token: finance.token }),
    await shop.call(showReport, { from: today, to: '2020-01-01' }, { token: finance.token }),
  ];
  expect(mine.body.total).toMatchObject({ amount: 200 });
  expect([theirs.status, theirs.error.code]).toEqual([403, 'not_your_report']);
  expect(sheet.bytes.toString()).toContain('متجر الأقصر,1,2,200');
  expect(reversed.status).toBe(400);
});

test('a search finds orders by a mobile in any spelling, goods, people and merchants, each by permission', async () => {
  const mobile = both.buyer.mobile
    .replace('+2', '')
    .replace(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
  const kinds = async (who: { token: string }, q: string) =>
    (await shop.call(findEverywhere, { q }, { token: who.token })).body.found.map(({ kind, id }) => [
      kind,
      id,
    ]);
  expect(await kinds(market.admin, mobile)).toEqual([
    ['order', both.orderId],
    ['user', both.buyer.id],
  ]);
  expect(await kinds(support, mobile)).toEqual([['order', both.orderId]]);
  expect(await kinds(finance, mobile)).toEqual([]);
  const bare = await shop.call(findEverywhere, { q: `wk-${both.orderId}` }, { token: finance.token });
  expect(bare.body.found, 'finance reads orders, without whose they are').toEqual([
    { kind: 'order', id: both.orderId, title: `WK-${both.orderId}`, note: '' },
  ]);
  // Its merchant order is over, or the order is another merchant's and is not found by its number.
  expect(await kinds(second, `WK-${alone.orderId}`)).toEqual([]);
  expect(await kinds(first, `wk ${alone.orderId}`)).toContainEqual(['order', alone.orderId]);
  expect(await kinds(market.admin, 'متجر النوبة')).toContainEqual(['merchant', market.nubia.id]);
});

test('the former period is as long as this one, and what waits too long is shown', async () => {
  const merchantOrderId = both.merchantOrders[1]?.id as number;
  await shop.call(orders.acceptMerchantOrder, { merchantOrderId }, { token: second.token });
  expect(await tasksOf(second)).toEqual({});
  await wait(shop, 3 * DAY);
  expect(await tasksOf(market.admin)).toEqual({ unshipped_orders: 1 });
  await shop.setMerchantStatus(market.nubia.id, 'under_review');
  expect((await waitingFor(market.admin)).merchants).toBe(1);
  expect((await waitingFor(second)).merchants).toBe(0);
  await shop.setMerchantStatus(market.nubia.id, 'active');
  shop.clock.advance(11 * DAY);
  await countSales(shop.ctx);
  const figures = await figuresOf(finance);
  expect(figures?.now.orders).toBe(0);
  expect(figures?.earlier).toMatchObject({ orders: 1, amount: 400 });
  expect(figures?.line).toHaveLength(14);
  expect((await homeOf(finance, 'today')).figures?.line).toHaveLength(7);
});

test('the check finds a day whose sum is not what its orders say', async () => {
  expect(await wrongDays()).toBe(0);
  await sql`update daily_sales set amount = amount + 1 where merchant_id = 0 and facet = 'all'`.execute(
    shop.ctx.db,
  );
  expect(await wrongDays()).toBe(1);
});

test('a new merchant sees what is left to set up, each of its people what they may do, and nothing once all is done', async () => {
  const merchantId = await addMerchant(shop);
  const owner = await addPerson(shop, { role: 'merchant', merchantId });
  const manager = await addPerson(shop, { role: 'merchant', merchantId, duty: 'manager' });
  await shop.rows(sql`delete from second_factors where user_id = ${owner.id}`);
  const setupOf = async (who: { token: string }) =>
    (await homeOf(who)).setup.map(({ step, done }) => `${step} ${done}`);
  expect(await setupOf(owner)).toEqual([
    'logo false',
    'first_product false',
    'payout_channel false',
    'second_factor false',
  ]);
  expect(await setupOf(manager)).toEqual(['logo false', 'first_product false']);
  await addProduct(shop, { merchantId, categoryId: await addCategory(shop) });
  await shop.rows(sql`update merchants set logo = '/media/0123456789abcdef' where id = ${merchantId}`);
  expect(await setupOf(owner)).toEqual([
    'logo true',
    'first_product true',
    'payout_channel false',
    'second_factor false',
  ]);
  expect(await setupOf(manager)).toEqual([]);
  expect(await setupOf(packer)).toEqual([]);
  expect(await setupOf(market.admin)).toEqual([]);
});

test('a shop on holiday is reminded of it on its home, and nobody else', async () => {
  expect((await homeOf(second)).holidayUntil).toBeNull();
  const until = cairoDay(new Date(shop.clock.now().getTime() + 3 * DAY));
  await shop.call(beginHoliday, { until }, { token: second.token });
  expect((await homeOf(second)).holidayUntil).toBe(until);
  for (const other of [first, market.admin]) expect((await homeOf(other)).holidayUntil).toBeNull();
});
