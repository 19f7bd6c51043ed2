import { beforeAll, expect, test } from 'vitest';
import * as calls from '#modules/orders/calls.ts';
import { fireTimers } from '#modules/orders/server/fire-timers.ts';
import { applyParcelReport } from '#modules/orders/server/steps/apply-parcel-event.ts';
import { HOUR } from '#platform/clock.ts';
import { expectBooksRight } from '../support/books.ts';
import { COURIER_ACCOUNT } from '../support/courier-account.ts';
import { type Market, openMarket } from '../support/market.ts';
import { stockOf } from '../support/readers.ts';
import { testShop } from '../support/shop.ts';

const shop = await testShop({ env: COURIER_ACCOUNT });
let market: Market;
const ROUNDS = 8;

beforeAll(async () => {
  market = await openMarket(shop, 1_000);
});

const seller = () => ({ token: market.luxor.owner.token });
const rounds = Array.from({ length: ROUNDS }, (_, at) => at);

test('a cancel racing an accept: both may win in turn, and the books hold', async () => {
  for (const round of rounds) {
    const { buyer, first, show } = await market.placeOrder([1]);
    const accept = () => shop.call(calls.acceptMerchantOrder, { merchantOrderId: first.id }, seller());
    const cancel = () =>
      shop.call(calls.cancelMerchantOrder, { merchantOrderId: first.id }, { token: buyer.token });

    const replies = await Promise.all(round % 2 ? [accept(), cancel()] : [cancel(), accept()]);

    // A buyer may cancel what was accepted, so the buyer always wins; the merchant does if it was first.
    expect((await show()).merchantOrders[0]?.status).toBe('cancelled');
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
  }
  await expectBooksRight(shop);
});

test('a hand-over racing a cancel: exactly one of them succeeds', async () => {
  for (const round of rounds) {
    const { buyer, first, show } = await market.placeOrder([1]);
    await shop.call(calls.acceptMerchantOrder, { merchantOrderId: first.id }, seller());
    const packed = await shop.call(calls.packMerchantOrder, { merchantOrderId: first.id }, seller());
    const parcelId = packed.body.parcels[0]?.id as number;
    const handOver = () => shop.call(calls.handOverParcel, { parcelId }, seller());
    const cancel = () =>
      shop.call(calls.cancelMerchantOrder, { merchantOrderId: first.id }, { token: buyer.token });

    const replies = await Promise.all(round % 2 ? [handOver(), cancel()] : [cancel(), handOver()]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(['shipped', 'cancelled']).toContain((await show()).merchantOrders[0]?.status);
  }
  await expectBooksRight(shop);
});

test('ten hand-overs of one parcel: its units leave once', async () => {
  const before = await stockOf(shop, market.luxor.product.variantId);
  const { first } = await market.placeOrder([2]);
  await shop.call(calls.acceptMerchantOrder, { merchantOrderId: first.id }, seller());
  const packed = await shop.call(calls.packMerchantOrder, { merchantOrderId: first.id }, seller());
  const parcelId = packed.body.parcels[0]?.id as number;

  const replies = await Promise.all(
    Array.from({ length: 10 }, () => shop.call(calls.handOverParcel, { parcelId }, seller())),
  );

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await stockOf(shop, market.luxor.product.variantId)).on_hand).toBe(before.on_hand - 2);
  await expectBooksRight(shop);
});

test('the same news ten times at once, and the parcel back ten times: units come back once', async () => {
  const before = await stockOf(shop, market.luxor.product.variantId);
  const { first, show } = await market.placeOrder([2]);
  const lineId = first.lines[0]?.id as number;
  await shop.call(calls.acceptMerchantOrder, { merchantOrderId: first.id }, seller());
  const packed = await shop.call(
    calls.packMerchantOrder,
    { merchantOrderId: first.id, parcels: [{ carrier: 'bosta', lines: [{ lineId, quantity: 2 }] }] },
    seller(),
  );
  const parcelId = packed.body.parcels[0]?.id as number;
  const by = { kind: 'courier', name: 'bosta', requestId: 'storm' } as const;
  const report = (reportId: string) =>
    applyParcelReport(shop.ctx, { parcelId, event: 'back_at_merchant', by, reportId });

  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, at) => report(at < 5 ? 'one' : `other-${at}`)),
  );

  expect(outcomes.filter(outcome => outcome === 'done')).toHaveLength(1);
  expect((await show()).merchantOrders[0]?.status).toBe('returned_to_merchant');
  expect(await stockOf(shop, market.luxor.product.variantId)).toEqual(before);
  await expectBooksRight(shop);
});

test('the timer racing the merchant: the order is accepted or cancelled, never both', async () => {
  const orders = [];
  for (const _ of rounds) orders.push(await market.placeOrder([1]));
  shop.clock.advance(72 * HOUR);

  const [, ...replies] = await Promise.all([
    fireTimers(shop.ctx),
    ...orders.map(({ first }) =>
      shop.call(calls.acceptMerchantOrder, { merchantOrderId: first.id }, seller()),
    ),
  ]);

  for (const [at, { show }] of orders.entries()) {
    const status = (await show()).merchantOrders[0]?.status;
    expect(status).toBe((replies[at] as { status: number }).status === 200 ? 'accepted' : 'cancelled');
  }
  await expectBooksRight(shop);
});

test('merchant orders of one order, worked on at once by two merchants, their buyer and the clock', async () => {
  for (const _ of rounds.slice(0, 4)) {
    const { buyer, merchantOrders } = await market.placeOrder([2, 3]);
    const [one, two] = merchantOrders as [(typeof merchantOrders)[0], (typeof merchantOrders)[0]];
    await Promise.all([
      market.ship(one.id),
      shop.call(calls.acceptMerchantOrder, { merchantOrderId: two.id }, { token: market.nubia.owner.token }),
      shop.call(calls.cancelMerchantOrder, { merchantOrderId: two.id }, { token: buyer.token }),
      fireTimers(shop.ctx),
    ]);
  }
  await expectBooksRight(shop);
});
