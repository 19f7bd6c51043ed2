import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as orderCalls from '#modules/orders/calls.ts';
import { DAY, HOUR } from '#platform/clock.ts';
import { staySignedIn } from '../../support/arrange.ts';
import { openMarket, wait } from '../../support/market.ts';
import { noticesOf } from '../../support/readers.ts';
import { allFollowed, openPayingShop, paymentsOf, seen, start } from '../payments/paying-shop.ts';

const { shop, paymob, fawry } = await openPayingShop();
const market = await openMarket(shop, 1000);

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
const noticesTo = async (buyer: { id: number }) => await noticesOf(shop, buyer.id, 'title', 'body', 'link');
const textsTo = ({ id }: { id: number }) =>
  shop.rows(sql<{ body: string }>`
    select body from messages where user_id = ${id} and channel = 'sms' and body like '%كود%' order by id`);

test('a code for an outlet is sent with its amount and its hour: nobody has the shop’s page there', async () => {
  const bought = await market.placeOrder([1, 1], { paymentMethod: 'fawry' });
  const { body } = (await start(shop, bought, 'fawry')).reply;
  const code = body.kind === 'code' ? body.code : '';
  await start(shop, bought, 'fawry');
  const notices = (await noticesTo(bought.buyer)).filter(({ link }) => link.startsWith('/payment/'));
  expect(notices).toMatchObject([{ link: `/payment/${bought.orderId}` }]);
  expect(plain(notices[0]?.body ?? '')).toMatch(
    new RegExp(`^الكود ${code} بمبلغ .+ جنيه\\. .+ وإلا أُلغي الطلب\\.$`),
  );
  expect(await textsTo(bought.buyer)).toEqual([
    { body: expect.stringMatching(new RegExp(`^وكالة: كود الدفع ${code} بمبلغ [\\d.]+ جنيه لطلبك WK-`)) },
  ]);
});

test('who transfers is sent where to read the accounts, and who pays by card nothing', async () => {
  const transfer = await market.placeOrder([1, 1], { paymentMethod: 'bank_transfer' });
  await start(shop, transfer, 'bank_transfer');
  const notices = (await noticesTo(transfer.buyer)).filter(({ link }) => link.startsWith('/payment/'));
  expect(notices.map(({ title }) => plain(title))).toEqual([`حوّل ثمن طلبك WK-${transfer.orderId}`]);
  expect(await textsTo(transfer.buyer)).toEqual([]);
  const card = await market.placeOrder([1, 1], { paymentMethod: 'card' });
  await start(shop, card);
  expect((await noticesTo(card.buyer)).filter(({ link }) => link.startsWith('/payment/'))).toEqual([]);
});

test('a code that is no longer taken is not shown to pay by: another can be had while the goods are held', async () => {
  const bought = await market.placeOrder([1, 1], { paymentMethod: 'fawry' });
  const { reference, reply } = await start(shop, bought, 'fawry');
  const code = reply.body.kind === 'code' ? reply.body.code : '';
  expect((await seen(shop, bought)).payment.attempt).toMatchObject({ status: 'pending', code });
  await fawry.deed(reference, 'expire');
  await allFollowed(shop);
  const { payment } = await seen(shop, bought);
  expect(payment).toMatchObject({ state: 'waiting', attempt: { status: 'expired', code: null } });
  const again = (await start(shop, bought, 'fawry')).reply.body;
  const next = again.kind === 'code' ? again.code : '';
  expect(next).not.toBe(code);
  expect((await seen(shop, bought)).payment.attempt).toMatchObject({ status: 'pending', code: next });
});

test.each([
  ['fawry', 'card', 'POST /v1/intention/'],
  ['bank_transfer', 'fawry', 'POST /ECommerceWeb/Fawry/payments/charge'],
  ['fawry', 'card', 'POST /ECommerceWeb/api/orders/cancel-unpaid-order'],
] as const)(
  'a buyer with %s who tries %s while %s is away keeps what they hold',
  async (held, other, call) => {
    const bought = await market.placeOrder([1, 1], { paymentMethod: held });
    const { reference, reply } = await start(shop, bought, held);
    const code = reply.body.kind === 'code' ? reply.body.code : '';
    const gateway = call.includes('Fawry') || call.includes('cancel') ? fawry : paymob;
    gateway.spoilCall(call, 'lost_before');
    expect((await start(shop, bought, other)).reply.error.code).toBe('gateway_unavailable');
    const { order, payment } = await seen(shop, bought);
    expect(payment).toMatchObject({ state: 'waiting', method: held, attempt: { status: 'pending', code } });
    expect(order.paymentMethod).toBe(held);
    if (held === 'bank_transfer') return;
    await fawry.deed(reference, 'pay');
    await allFollowed(shop);
    expect((await seen(shop, bought)).payment).toMatchObject({ state: 'paid', tenders: [{ method: held }] });
  },
);

test.each(['fawry', 'bank_transfer'] as const)(
  'once a unit is cancelled, nobody is asked by %s for its money: the next code is for what is due',
  async method => {
    const bought = await market.placeOrder([2, 1], { paymentMethod: method });
    const first = await start(shop, bought, method);
    const [part] = (await seen(shop, bought)).order.merchantOrders;
    const lines = [{ lineId: part?.lines[0]?.id as number, quantity: 1 }];
    const by = { token: bought.buyer.token };
    await shop.call(orderCalls.cancelMerchantOrder, { merchantOrderId: part?.id as number, lines }, by);
    await allFollowed(shop);
    const { order, payment } = await seen(shop, bought);
    expect(payment.toPay).toBe(order.total);
    expect(payment.attempt).toMatchObject({ status: 'pending', code: null, asksForMore: true });

    const next = await start(shop, bought, method);
    expect(next.reference).not.toBe(first.reference);
    const { payment: after } = await seen(shop, bought);
    expect(after).toMatchObject({ toPay: order.total, attempt: { status: 'pending', asksForMore: false } });
    expect(after.attempt?.code).not.toBeNull();
    expect(await paymentsOf(shop, bought.orderId)).toMatchObject([
      { status: 'voided' },
      { status: 'pending' },
    ]);
  },
);

test('what is paid after units were cancelled is told by what is left: the total to its buyer, units and goods to its merchant', async () => {
  const bought = await market.placeOrder([3], { paymentMethod: 'card' });
  const { order } = await seen(shop, bought);
  const merchantOrderId = order.merchantOrders[0]?.id as number;
  const lines = [{ lineId: order.merchantOrders[0]?.lines[0]?.id as number, quantity: 1 }];
  const by = { token: bought.buyer.token };
  await shop.call(orderCalls.cancelMerchantOrder, { merchantOrderId, lines }, by);
  const { reference } = await start(shop, bought);
  await paymob.deed(reference, 'pay');
  await allFollowed(shop);
  const paid = (await noticesTo(bought.buyer)).find(({ title }) => title.startsWith('تم دفع'));
  // Two of three for 100, delivery 60, packaging 10, admin fee 15.
  expect(plain(paid?.body ?? '')).toContain('الإجمالي ٢٨٥٫٠٠ جنيه.');
  const ofOrder = `/order-details/${bought.orderId}`;
  const toShop = (await noticesTo(market.luxor.owner)).find(
    ({ link, body }) => link === ofOrder && body.includes('بقيمة'),
  );
  expect(plain(toShop?.body ?? '')).toContain('قطعتان بقيمة ٢٠٠٫٠٠ جنيه.');
});

test('from the hour of a code on its order waits for nothing, before any timer has cancelled it', async () => {
  const bought = await market.placeOrder([1, 1], { paymentMethod: 'fawry' });
  await start(shop, bought, 'fawry');
  shop.clock.advance(48 * HOUR);
  await staySignedIn(shop);
  const { payment } = await seen(shop, bought);
  expect(payment).toMatchObject({ state: 'expired', toPay: 0, attempt: null });
});

test('of what was paid, each message of an end says that it comes back; its merchant reads what is left to do', async () => {
  const bought = await market.placeOrder([1, 1], { paymentMethod: 'card' });
  const { reference } = await start(shop, bought);
  await paymob.deed(reference, 'pay');
  await allFollowed(shop);
  const { order } = await seen(shop, bought);
  const merchantOrderId = order.merchantOrders[0]?.id as number;
  await market.ship(merchantOrderId);
  await wait(shop, 31 * DAY);
  await shop.call(orderCalls.withdrawMerchantOrder, { merchantOrderId }, { token: bought.buyer.token });
  await allFollowed(shop);
  const toBuyer = (await noticesTo(bought.buyer)).find(({ title }) => title.startsWith('سجّلنا تراجعك'));
  expect(toBuyer?.body).toContain('نرد إليك المستحق لك مما دفعته');
  const toShop = (await noticesTo(market.luxor.owner)).find(({ title }) => title.startsWith('تراجع العميل'));
  expect(toShop?.body).toContain('ما خرج يعود إليك');
});
