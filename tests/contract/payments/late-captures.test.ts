import { afterEach, expect, test } from 'vitest';
import { onPaymentCaptured } from '#modules/checkout/server/pay/on-payment-captured.ts';
import * as orderCalls from '#modules/orders/calls.ts';
import { fireTimers } from '#modules/orders/server/fire-timers.ts';
import { HOUR } from '#platform/clock.ts';
import { transaction } from '#platform/server/context.ts';
import { expectBooksRight } from '../../support/books.ts';
import { openMarket, type Placed } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import {
  allFollowed,
  captureUnprocessed,
  giveCredit,
  openPayingShop,
  paymentsOf,
  seen,
  start,
} from './paying-shop.ts';

const { shop, paymob } = await openPayingShop();
const market = await openMarket(shop, 1000);

afterEach(async () => {
  await allFollowed(shop);
  await expectBooksRight(shop);
});

const payUnprocessed = ({ orderId }: Placed) => captureUnprocessed(shop, orderId, 'slow');
const processCapture = (id: number) => transaction(shop.ctx, tx => onPaymentCaptured(shop.ctx, tx, { id }));
const statuses = async (bought: Placed) =>
  (await seen(shop, bought)).order.merchantOrders.map(({ status }) => status);

/** The buyer cancels the first part, and gets its money back. */
async function cancelFirst(bought: Placed): Promise<void> {
  const merchantOrderId = (await seen(shop, bought)).order.merchantOrders[0]?.id as number;
  const { error } = await shop.call(
    orderCalls.cancelMerchantOrder,
    { merchantOrderId },
    { token: bought.buyer.token },
  );
  expect(error).toBeUndefined();
  await allFollowed(shop);
}

test('a merchant order is cancelled after its money came and before the capture was processed: the other one moves on', async () => {
  const bought = await market.placeOrder([1, 1], { paymentMethod: 'card' });
  await start(shop, bought);
  const paymentId = await payUnprocessed(bought);
  await cancelFirst(bought);
  await processCapture(paymentId);
  expect(await statuses(bought)).toEqual(['cancelled', 'new']);
  await allFollowed(shop);
  expect(await paymentsOf(shop, bought.orderId)).toMatchObject([{ overpaid: false }]);
});

test('the deadline does not cancel what is paid and was not noticed yet, and asks again', async () => {
  const bought = await market.placeOrder([1, 1], { paymentMethod: 'card' });
  await start(shop, bought);
  const paymentId = await payUnprocessed(bought);
  await cancelFirst(bought);
  shop.clock.advance(HOUR);
  await fireTimers(shop.ctx);
  await allFollowed(shop);
  expect(await statuses(bought)).toEqual(['cancelled', 'pending_payment']);
  expect((await seen(shop, bought)).payment.heldUntil).not.toBeNull();
  await processCapture(paymentId);
  expect(await statuses(bought)).toEqual(['cancelled', 'new']);
  expect((await seen(shop, bought)).payment.heldUntil).toBeNull();
});

test('all of it is cancelled before it was noticed: all of the money goes back, once', async () => {
  const bought = await market.placeOrder([1, 1], { paymentMethod: 'card' });
  await start(shop, bought);
  const paymentId = await payUnprocessed(bought);
  await shop.call(orderCalls.cancelOrder, { orderId: bought.orderId }, { token: bought.buyer.token });
  await allFollowed(shop);
  await processCapture(paymentId);
  expect(await paymentsOf(shop, bought.orderId)).toMatchObject([{ refund_claimed: 45_500 }]);
});

test('one attempt is captured twice while another one is open: both are taken, and one goes back', async () => {
  const bought = await market.placeOrder([1, 1], { paymentMethod: 'card' });
  const { reference } = await start(shop, bought);
  await start(shop, bought, 'fawry');
  await payUnprocessed(bought);
  await paymob.deed(reference, 'pay');
  await allFollowed(shop);
  const seenPayments = await paymentsOf(shop, bought.orderId);
  expect(seenPayments.filter(({ captured }) => captured > 0)).toHaveLength(2);
  expect(await statuses(bought)).toEqual(['new', 'new']);
});

test('a buyer cancels what account credit did not cover: the rest is paid and moves on at once', async () => {
  const buyer = await addPerson(shop);
  await giveCredit(shop, buyer, 20_000);
  const bought = await market.placeOrder([2], { paymentMethod: 'card', buyer, useCredit: true });
  await start(shop, bought);
  const [waiting] = (await seen(shop, bought)).order.merchantOrders;
  const lines = [{ lineId: waiting?.lines[0]?.id as number, quantity: 1 }];
  const input = { merchantOrderId: waiting?.id as number, lines };
  const { error } = await shop.call(orderCalls.cancelMerchantOrder, input, { token: buyer.token });
  expect(error).toBeUndefined();
  await allFollowed(shop);
  expect(await statuses(bought)).toEqual(['new']);
});
