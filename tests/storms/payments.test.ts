import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { placeOrder, showPayment } from '#modules/checkout/calls.ts';
import type { Payment } from '#modules/payments/attempt.ts';
import { lockAttempts } from '#modules/payments/server/attempts.ts';
import { capture } from '#modules/payments/server/capture.ts';
import {
  allFollowed,
  balances,
  giveCredit,
  openPayingShop,
  paymentsOf,
  start,
} from '../contract/payments/paying-shop.ts';
import { expectBooksRight } from '../support/books.ts';
import { openMarket } from '../support/market.ts';
import { orderFor } from '../support/orders.ts';
import { addPerson, homeOf } from '../support/people.ts';

const { shop, paymob, webhooks, deliver } = await openPayingShop();
const market = await openMarket(shop, 1000);
const TABS = 8;

afterEach(async () => {
  await allFollowed(shop);
  await expectBooksRight(shop);
});

test('the same message from many lines at once captures once', async () => {
  const bought = await market.placeOrder([1, 1], { paymentMethod: 'card' });
  const { reference } = await start(shop, bought);
  paymob.outbox.spoil('delayed');
  await paymob.deed(reference, 'pay');
  await paymob.outbox.release('as_sent');
  const { message } = webhooks.at(-1) as (typeof webhooks)[0];
  await Promise.all(Array.from({ length: TABS }, () => deliver(message)));
  await allFollowed(shop);

  expect(await paymentsOf(shop, bought.orderId)).toMatchObject([{ captured: 45_500, refund_claimed: 0 }]);
  const posted = await shop.rows(sql`
    select from ledger_transactions t join payments p on p.id = t.cause_id and t.cause_type = 'payment'
     where p.order_id = ${bought.orderId}`);
  expect(posted).toHaveLength(1);
});

test('two tabs that are paid at the same moment: one pays, the other goes back', async () => {
  const bought = await market.placeOrder([1, 1], { paymentMethod: 'card' });
  const first = await start(shop, bought);
  const second = await start(shop, bought);
  await Promise.all([paymob.deed(first.reference, 'pay'), paymob.deed(second.reference, 'pay')]);
  await allFollowed(shop);

  const refunded = (await paymentsOf(shop, bought.orderId)).map(payment => payment.refunded);
  expect(refunded.toSorted((a, b) => a - b)).toEqual([0, 45_500]);
});

test('the callback, the page that the buyer comes back to and a second press race: one capture', async () => {
  const bought = await market.placeOrder([1, 1], { paymentMethod: 'card' });
  const { reference } = await start(shop, bought);
  const look = () => shop.call(showPayment, { orderId: bought.orderId }, { token: bought.buyer.token });
  await Promise.all([
    paymob.deed(reference, 'pay'),
    ...Array.from({ length: TABS }, look),
    start(shop, bought),
  ]);
  await allFollowed(shop);

  const remaining = (await paymentsOf(shop, bought.orderId)).map(
    payment => payment.captured - payment.refunded,
  );
  expect(remaining.reduce((sum, each) => sum + each, 0)).toBe(45_500);
});

test('credit that is spent in many tabs is spent once', async () => {
  const buyer = await addPerson(shop);
  await giveCredit(shop, buyer, 50_000);
  const line = { productId: market.luxor.product.id, quantity: 1 };
  const request = await orderFor(shop, buyer.token, [line]);
  const replies = await Promise.all(
    Array.from({ length: TABS }, () =>
      shop.call(
        placeOrder,
        {
          ...request,
          idempotencyKey: shop.key(),
          address: homeOf(buyer),
          paymentMethod: 'card',
          useCredit: true,
        },
        { token: buyer.token },
      ),
    ),
  );

  // One buyer's unpaid orders are limited, so the last tabs may be refused.
  const placed = replies.filter(({ status }) => status === 200);
  const spent = placed.map(({ body }) => body.total - body.toPay);
  expect(spent.reduce((sum, each) => sum + each, 0)).toBe(500);
  expect((await balances(shop))[`store_credit:${buyer.id}`]).toBeUndefined();
});

/** Captures an order's attempt in a transaction that stays open until `commit` is called. */
async function beginCapture(orderId: number) {
  const [captured, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done = shop.ctx.db.transaction().execute(async tx => {
    const [payment] = await lockAttempts(tx, orderId);
    await capture(shop.ctx, tx, { payment: payment as Payment, transaction: `early-${orderId}` });
    captured.resolve();
    await commit.promise;
  });
  await captured.promise;
  return async () => {
    commit.resolve();
    await done;
  };
}

test('money that comes just when its page is shown to the buyer is not forgotten for it', async () => {
  const bought = await market.placeOrder([1, 1], { paymentMethod: 'card' });
  const began = Promise.withResolvers<() => Promise<void>>();
  const ask = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...input) => {
    const answer = await ask(...input);
    began.resolve(await beginCapture(bought.orderId));
    return answer;
  });
  const started = start(shop, bought);
  const commit = await began.promise;
  await vi.waitFor(
    async () =>
      expect(
        await shop.rows(
          sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      ).not.toEqual([]),
    { timeout: 10_000, interval: 20 },
  );
  await commit();
  expect((await started).reply.status).toBe(200);
  expect(await paymentsOf(shop, bought.orderId)).toMatchObject([{ status: 'captured', captured: 45_500 }]);
});
