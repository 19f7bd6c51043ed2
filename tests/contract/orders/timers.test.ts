import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placeOrder } from '#modules/checkout/calls.ts';
import * as calls from '#modules/orders/calls.ts';
import { fireTimers } from '#modules/orders/server/fire-timers.ts';
import { DAY, HOUR, MINUTE } from '#platform/clock.ts';
import { setCarrier } from '../../support/arrange.ts';
import { expectBooksRight } from '../../support/books.ts';
import { addProduct } from '../../support/catalog.ts';
import { type Market, openMarket, wait } from '../../support/market.ts';
import { orderFor } from '../../support/orders.ts';
import { addPerson, homeOf } from '../../support/people.ts';
import { eventsOf, messagesOf, stockOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;

beforeEach(async () => {
  shop.clock.advance(Date.now() - shop.clock.now().getTime());
  // Every order of an earlier test has had its time.
  await sql`truncate orders, timers, stock_movements, idempotency_keys cascade`.execute(shop.ctx.db);
  await sql`update variants set held = 0, allocated = 0, on_hand = 0`.execute(shop.ctx.db);
  market = await openMarket(shop);
});
afterEach(() => expectBooksRight(shop));

const seller = () => ({ token: market.luxor.owner.token });

/** A first order so dear that its buyer must confirm it. */
async function placeDear() {
  const categoryId = (await shop.rows(sql<{ id: number }>`select max(id) as id from categories`))[0]?.id ?? 0;
  const goods = await Promise.all(
    [market.luxor, market.nubia].map(({ id }) =>
      addProduct(shop, { merchantId: id, categoryId, price: 300_000, stock: 5 }),
    ),
  );
  const buyer = await addPerson(shop);
  const request = await orderFor(
    shop,
    buyer.token,
    goods.map(product => ({ productId: product.id, quantity: 2 })),
  );
  const address = homeOf(buyer);
  const { body } = await shop.call(placeOrder, { ...request, address }, { token: buyer.token });
  const variantId = goods[0]?.variantId as number;
  const show = async () =>
    (await shop.call(calls.showOrder, { orderId: body.orderId }, { token: buyer.token })).body;
  return { buyer, orderId: body.orderId, variantId, show };
}

test('an order that nobody confirms is cancelled after 24 hours, all of it, and its units come back once', async () => {
  const { show, variantId } = await placeDear();
  expect((await show()).status).toBe('awaiting_confirmation');
  expect(await stockOf(shop, variantId)).toEqual({ on_hand: 5, held: 2, allocated: 0 });

  expect(await wait(shop, 24 * HOUR - MINUTE)).toBe(0);
  expect((await show()).status).toBe('awaiting_confirmation');
  expect(await wait(shop, MINUTE)).toBe(1);

  expect((await show()).status).toBe('cancelled');
  expect((await show()).merchantOrders.map(part => part.changes.at(-1))).toMatchObject([
    { status: 'cancelled' },
    { status: 'cancelled' },
  ]);
  expect(await stockOf(shop, variantId)).toEqual({ on_hand: 5, held: 0, allocated: 0 });
  expect(await fireTimers(shop.ctx)).toBe(0);
});

test('the code that was sent confirms the whole order, and only that code', async () => {
  const { buyer, orderId, show, variantId } = await placeDear();
  const by = { token: buyer.token };
  const codes = async () => {
    const sent = await messagesOf(shop, buyer.id, 'body');
    return sent.filter(({ body }) => body.includes('#')).map(({ body }) => /#(\d{6})/.exec(body)?.[1] ?? '');
  };
  await vi.waitFor(async () => expect(await codes()).toHaveLength(1), { timeout: 10_000 });
  await shop.call(calls.sendOrderCode, { orderId }, by);
  const code = (await codes())[1] ?? '';
  const wrong = code === '000000' ? '111111' : '000000';

  expect((await shop.call(calls.confirmOrder, { orderId, code: wrong }, by)).error.code).toBe('wrong_code');
  const stranger = await addPerson(shop);
  expect((await shop.call(calls.confirmOrder, { orderId, code }, { token: stranger.token })).status).toBe(
    404,
  );
  const confirmed = await shop.call(calls.confirmOrder, { orderId, code }, by);

  expect(confirmed.body.merchantOrders.map(({ status }) => status)).toEqual(['new', 'new']);
  expect(await stockOf(shop, variantId)).toEqual({ on_hand: 5, held: 0, allocated: 2 });
  expect(await wait(shop, 23 * HOUR)).toBe(0);
  expect((await show()).status).toBe('in_preparation');
  expect((await shop.call(calls.confirmOrder, { orderId, code }, by)).error.code).toBe('not_possible_now');
});

test('staff confirm after a call, without a code', async () => {
  const { orderId } = await placeDear();

  const { body } = await shop.call(calls.confirmOrder, { orderId }, { token: market.admin.token });

  expect(body.merchantOrders.map(({ status }) => status)).toEqual(['new', 'new']);
});

test('a merchant is reminded after 24 hours, and after 72 the order is cancelled', async () => {
  const { first, show } = await market.placeOrder([1]);

  // Whether it is late for its courier as well by then depends on the hour and on days on which nobody works.
  const titles = async () =>
    (await eventsOf(shop, { merchantOrderId: first.id }, 'event', 'role', 'reason')).filter(({ event }) =>
      event.startsWith('merchant_'),
    );
  const status = async () => (await show()).merchantOrders[0]?.status;
  const reminded = { event: 'merchant_reminded', role: 'timer', reason: '' };

  await wait(shop, 24 * HOUR);
  expect([await status(), await titles()]).toEqual(['new', [reminded]]);
  await wait(shop, 47 * HOUR);
  expect([await status(), await titles()]).toEqual(['new', [reminded]]);
  await wait(shop, HOUR);
  const timedOut = { event: 'merchant_timed_out', role: 'timer', reason: '' };
  expect([await status(), await titles()]).toEqual(['cancelled', [reminded, timedOut]]);
});

test('an order that was accepted in time is not cancelled', async () => {
  const { first, show } = await market.placeOrder([1]);
  await shop.call(calls.acceptMerchantOrder, { merchantOrderId: first.id }, seller());

  // By then it is late for its courier as well, unless these are days on which nobody works.
  await wait(shop, 80 * HOUR);

  expect((await show()).merchantOrders[0]?.status).toBe('accepted');
});

test('a delivered order is completed when its return window is over, but not while a claim is open', async () => {
  const { buyer, first, show } = await market.placeOrder([1]);
  const parcelId = await market.ship(first.id);
  await market.deliverParcel(parcelId);
  expect(await wait(shop, 14 * DAY - HOUR)).toBe(0);
  await shop.call(calls.reportNotReceived, { merchantOrderId: first.id }, { token: buyer.token });

  expect(await wait(shop, 26 * HOUR)).toBe(0);
  expect((await show()).status).toBe('delivered');
  await sql`update claims set closed_at = now()`.execute(shop.ctx.db);
  expect(await wait(shop, 26 * HOUR)).toBe(1);

  expect((await show()).status).toBe('completed');
  expect((await show(market.luxor.owner)).address).toBeNull();
});

test('a refused parcel that is not back after 20 business days is a claim on its courier', async () => {
  const { first, show } = await market.placeOrder([1]);
  const parcelId = await market.ship(first.id);
  await shop.call(calls.refuseParcel, { parcelId, reason: 'attempts_exhausted' }, seller());
  await setCarrier(shop, parcelId, 'bosta');

  // 20 business days are four weeks, wherever they begin.
  expect(await wait(shop, 26 * DAY)).toBe(0);
  await wait(shop, 6 * DAY);

  expect((await show()).merchantOrders[0]?.status).toBe('returned_to_merchant');
  expect(await shop.rows(sql`select kind, parcel_id from claims`)).toEqual([
    { kind: 'courier', parcel_id: parcelId },
  ]);
});

test('an order that is not handed over by the promised day counts as late, and can still be handed over', async () => {
  const late = market.placeOrder([1]);
  const inTime = market.placeOrder([1]);
  for (const { first } of [await late, await inTime])
    await shop.call(calls.acceptMerchantOrder, { merchantOrderId: first.id }, seller());
  await market.ship((await inTime).first.id);

  // Two business days are four days at most, when a Friday and a night lie between.
  await wait(shop, 4 * DAY);

  const isLate = async ({ first }: Awaited<typeof late>) =>
    shop.rows(sql`select late_at is not null as late, status from merchant_orders where id = ${first.id}`);
  expect(await isLate(await late)).toEqual([{ late: true, status: 'accepted' }]);
  expect(await isLate(await inTime)).toEqual([{ late: false, status: 'shipped' }]);
});

test('the buyer may withdraw from an order that has not come after 30 days', async () => {
  const { first, show } = await market.placeOrder([1]);
  await market.ship(first.id);

  expect(await wait(shop, 30 * DAY - HOUR)).toBe(0);
  expect(await wait(shop, 26 * HOUR)).toBe(1);

  expect((await show()).merchantOrders[0]?.status).toBe('shipped');
  expect(
    await shop.rows(
      sql`select overdue_at is not null as overdue from merchant_orders where id = ${first.id}`,
    ),
  ).toEqual([{ overdue: true }]);
});

test('two clocks that strike at once fire a timer once', async () => {
  await market.placeOrder([1]);
  shop.clock.advance(24 * HOUR);

  const fired = await Promise.all(Array.from({ length: 8 }, () => fireTimers(shop.ctx)));

  expect(fired.reduce((sum, count) => sum + count, 0)).toBe(1);
});

test('a timer whose process died after taking it is fired once its lease is over', async () => {
  const { show } = await placeDear();
  shop.clock.advance(24 * HOUR);
  await sql`update timers set claimed_until = ${new Date(shop.clock.now().getTime() + 5 * MINUTE)}`.execute(
    shop.ctx.db,
  );
  expect(await fireTimers(shop.ctx)).toBe(0);

  expect(await wait(shop, 6 * MINUTE)).toBe(1);

  expect((await show()).status).toBe('cancelled');
});
