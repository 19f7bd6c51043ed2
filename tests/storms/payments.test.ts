import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { placeOrder, showPayment } from '#modules/checkout/contract.ts';
import {
  allFollowed,
  balances,
  giveCredit,
  openPayingShop,
  paymentsOf,
  placeBy,
  start,
} from '../contract/payments/paying-shop.ts';
import { addPerson, CAIRO_ADDRESS } from '../support/buyers.ts';
import { orderFor } from '../support/ordering.ts';
import { expectBooksRight, openMarket } from '../support/orders.ts';

const { shop, paymob, told, deliver } = await openPayingShop();
const market = await openMarket(shop, 1000);
const TABS = 8;

afterEach(async () => {
  await allFollowed(shop);
  await expectBooksRight(shop);
});

test('the same message from many lines at once captures once', async () => {
  const bought = await placeBy(shop, market, { method: 'card' });
  const { reference } = await start(shop, bought);
  paymob.outbox.spoil('delayed');
  await paymob.deed(reference, 'pay');
  await paymob.outbox.release('as_sent');
  const { message } = told.at(-1) as (typeof told)[0];
  await Promise.all(Array.from({ length: TABS }, () => deliver(message)));
  await allFollowed(shop);

  expect(await paymentsOf(shop, bought.orderId)).toMatchObject([{ captured: 45_500, refund_claimed: 0 }]);
  const posted = await shop.rows(sql`
    select from ledger_transactions t join payments p on p.id = t.cause_id and t.cause_type = 'payment'
     where p.order_id = ${bought.orderId}`);
  expect(posted).toHaveLength(1);
});

test('two tabs that are paid at the same moment: one pays, the other goes back', async () => {
  const bought = await placeBy(shop, market, { method: 'card' });
  const first = await start(shop, bought);
  const second = await start(shop, bought);
  await Promise.all([paymob.deed(first.reference, 'pay'), paymob.deed(second.reference, 'pay')]);
  await allFollowed(shop);

  const refunded = (await paymentsOf(shop, bought.orderId)).map(payment => payment.refunded);
  expect(refunded.toSorted((a, b) => a - b)).toEqual([0, 45_500]);
});

test('the callback, the page that the buyer comes back to and a second press race: one capture', async () => {
  const bought = await placeBy(shop, market, { method: 'card' });
  const { reference } = await start(shop, bought);
  const look = () => shop.call(showPayment, { orderId: bought.orderId }, { token: bought.buyer.token });
  await Promise.all([
    paymob.deed(reference, 'pay'),
    ...Array.from({ length: TABS }, look),
    start(shop, bought),
  ]);
  await allFollowed(shop);

  const kept = (await paymentsOf(shop, bought.orderId)).map(payment => payment.captured - payment.refunded);
  expect(kept.reduce((sum, each) => sum + each, 0)).toBe(45_500);
});

test('credit that is spent in many tabs is spent once', async () => {
  const buyer = await addPerson(shop);
  await giveCredit(shop, buyer, 50_000);
  const line = { productId: market.goods[0].id, quantity: 1 };
  const request = await orderFor(shop, buyer.token, [line]);
  const replies = await Promise.all(
    Array.from({ length: TABS }, () =>
      shop.call(
        placeOrder,
        {
          ...request,
          idempotencyKey: shop.key(),
          address: { ...CAIRO_ADDRESS, mobile: buyer.mobile },
          paymentMethod: 'card',
          useCredit: true,
        },
        { token: buyer.token },
      ),
    ),
  );

  const spent = replies.map(({ body }) => body.total - body.toPay);
  expect(spent.reduce((sum, each) => sum + each, 0)).toBe(500);
  expect((await balances(shop))[`store_credit:${buyer.id}`]).toBeUndefined();
});
