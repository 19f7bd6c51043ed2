import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmTransfer, startPayment, switchToCash } from '#modules/checkout/calls.ts';
import * as orderCalls from '#modules/orders/calls.ts';
import { gatewayCallback } from '#modules/payments/calls.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#platform/clock.ts';
import { jobs } from '#server/consequences.ts';
import { expectBooksRight } from '../../support/books.ts';
import { type Market, type OrderOptions, openMarket, wait } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { auditOf, stockOf } from '../../support/readers.ts';
import { allFollowed, balances, giveCredit, openPayingShop, paymentsOf, seen, start } from './paying-shop.ts';

const { shop, paymob, fawry, webhooks, deliver } = await openPayingShop();
let market: Market;
/** 100 + 200 pounds of goods, delivery 60 a parcel, packaging 10 a parcel, admin fee 15. */
const TOTAL = 45_500;

beforeAll(async () => {
  market = await openMarket(shop, 1000);
});
beforeEach(() => {
  webhooks.length = 0;
  shop.clock.advance(Date.now() - shop.clock.now().getTime());
});
afterEach(async () => {
  await allFollowed(shop);
  await expectBooksRight(shop);
});

const place = (options: OrderOptions = {}, quantities = [1, 1]) =>
  market.placeOrder(quantities, { paymentMethod: 'card', ...options });
const statuses = async (bought: Parameters<typeof seen>[1]) =>
  (await seen(shop, bought)).order.merchantOrders.map(({ status }) => status);

const later = async (milliseconds: number) => {
  await wait(shop, milliseconds);
  await allFollowed(shop);
};
const eventsOf = (orderId: number) =>
  shop.rows(sql<{ kind: string; outcome: string }>`
    select e.kind, e.outcome from payment_events e join payments p on p.id = e.payment_id
     where p.order_id = ${orderId} order by e.id`);

describe('an order that is paid by card', () => {
  test('stands before any money moves: its goods are held, its merchants know nothing', async () => {
    const before = await stockOf(shop, market.luxor.product.variantId);
    const bought = await place();

    expect(bought).toMatchObject({ total: 455, toPay: 455 });
    expect(await statuses(bought)).toEqual(['pending_payment', 'pending_payment']);
    const after = await stockOf(shop, market.luxor.product.variantId);
    expect([after.held - before.held, after.allocated - before.allocated]).toEqual([1, 0]);
    const merchants = await shop.call(orderCalls.showOrder, { orderId: bought.orderId }, market.luxor.owner);
    expect(merchants.error.code).toBe('order_not_found');
  });

  test('goes to the page of the gateway, and moves on once the gateway has reported that it was paid', async () => {
    const before = await balances(shop);
    const bought = await place();
    const { reply, reference } = await start(shop, bought);
    expect(reply.body).toMatchObject({ kind: 'redirect', url: expect.stringContaining('/unifiedcheckout/') });

    await paymob.deed(reference, 'pay');
    await allFollowed(shop);

    expect(webhooks.map(({ status }) => status)).toEqual([200]);
    expect(await statuses(bought)).toEqual(['new', 'new']);
    const { payment, order } = await seen(shop, bought);
    expect(payment).toMatchObject({ state: 'paid', tenders: [{ method: 'card', amount: 455, refunded: 0 }] });
    expect(order.paymentBadge).toBe('paid');
    const after = await balances(shop);
    const moved = (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
    expect([moved('gateway_receivable:paymob'), moved('buyer_advances')]).toEqual([TOTAL, -TOTAL]);
  });

  test('is asked for once in the amount of the order, with what each merchant has of it', async () => {
    const bought = await place();
    const { reference } = await start(shop, bought);

    const [payment] = await shop.rows(
      sql<{ amount: number; shares: number[] }>`
        select p.amount, (select array_agg(s.amount order by s.merchant_order_id) from payment_shares s where s.payment_id = p.id) as shares
          from payments p where p.reference = ${reference}`,
    );
    expect(payment?.amount).toBe(TOTAL);
    expect(payment?.shares.reduce((sum, share) => sum + share, 0)).toBe(TOTAL);
  });

  test('returning from the gateway changes nothing by itself', async () => {
    const bought = await place();
    const { reference } = await start(shop, bought);
    paymob.outbox.spoil('dropped');
    await paymob.deed(reference, 'pay');

    for (let at = 0; at < 3; at += 1) expect((await seen(shop, bought)).payment.state).toBe('waiting');
    expect(await paymentsOf(shop, bought.orderId)).toMatchObject([{ status: 'pending', captured: 0 }]);
  });

  test('of somebody else cannot be paid, nor be looked at', async () => {
    const bought = await place();
    const stranger = await addPerson(shop);

    const { reply } = await start(shop, { ...bought, buyer: stranger });
    expect(reply.error.code).toBe('order_not_found');
    const switched = await shop.call(switchToCash, { orderId: bought.orderId }, { token: stranger.token });
    expect(switched.error.code).toBe('order_not_found');
  });

  test('that is paid already is not paid again', async () => {
    const bought = await place();
    const { reference } = await start(shop, bought);
    await paymob.deed(reference, 'pay');
    await allFollowed(shop);

    expect((await start(shop, bought)).reply.error.code).toBe('nothing_to_pay');
  });

  test('is not begun at a gateway that cannot be reached, and can be tried again', async () => {
    const bought = await place();
    paymob.spoilCall('POST /v1/intention/', 'lost_before');
    const { reply } = await start(shop, bought);
    expect([reply.status, reply.error.code]).toEqual([502, 'gateway_unavailable']);

    const again = await start(shop, bought);
    expect(again.reply.body.kind).toBe('redirect');
    await paymob.deed(again.reference, 'pay');
    await allFollowed(shop);
    expect(await statuses(bought)).toEqual(['new', 'new']);
  });
});

describe('a webhook of a gateway', () => {
  test.each([
    ['altered_amount', 'amount_differs', 409],
    ['other_currency', 'currency_differs', 409],
    ['tampered', 'forged_signature', 401],
    ['forged', 'forged_signature', 401],
  ] as const)('%s is refused as %s, leaves a trace and changes nothing', async (trouble, code, status) => {
    const bought = await place();
    const { reference } = await start(shop, bought);
    const traces = async () =>
      (await shop.rows(sql`select from payment_events where outcome = ${code}`)).length;
    const before = await traces();
    paymob.outbox.spoil(trouble);
    await paymob.deed(reference, 'pay');
    await allFollowed(shop);

    expect(webhooks).toMatchObject([{ status, code }]);
    expect(await traces()).toBe(before + 1);
    expect(await statuses(bought)).toEqual(['pending_payment', 'pending_payment']);
    expect(await paymentsOf(shop, bought.orderId)).toMatchObject([{ status: 'pending', captured: 0 }]);
  });

  test('a forgery does not stand in the way of the real message', async () => {
    const bought = await place();
    const { reference } = await start(shop, bought);
    paymob.outbox.spoil('forged');
    await paymob.deed(reference, 'pay');
    expect(webhooks[0]?.code).toBe('forged_signature');
    await start(shop, bought);
    await allFollowed(shop);
    expect(await statuses(bought)).toEqual(['new', 'new']);
  });

  test('twice, and once more later, it changes nothing more', async () => {
    const bought = await place();
    const { reference } = await start(shop, bought);
    paymob.outbox.spoil('duplicated');
    await paymob.deed(reference, 'pay');
    await allFollowed(shop);
    await deliver((webhooks[0] as (typeof webhooks)[0]).message);
    await allFollowed(shop);

    expect(webhooks.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await paymentsOf(shop, bought.orderId)).toMatchObject([{ captured: TOTAL, refund_claimed: 0 }]);
    expect(await eventsOf(bought.orderId)).toEqual([{ kind: 'captured', outcome: 'done' }]);
  });

  test('in any order it ends in the same state', async () => {
    const bought = await place();
    const { reference } = await start(shop, bought);
    paymob.outbox.spoil('delayed');
    await paymob.deed(reference, 'decline');
    paymob.outbox.spoil('delayed');
    await paymob.deed(reference, 'pay');
    await paymob.outbox.release('reordered');
    await allFollowed(shop);

    expect(await paymentsOf(shop, bought.orderId)).toMatchObject([{ status: 'captured', captured: TOTAL }]);
    expect(await statuses(bought)).toEqual(['new', 'new']);
  });

  test('of a payment that is not ours is refused, with a trace', async () => {
    const bought = await place();
    const { reference } = await start(shop, bought);
    await sql`update payments set reference = 'gone', provider_reference = 'gone' where reference = ${reference}`.execute(
      shop.ctx.db,
    );
    await paymob.deed(reference, 'pay');

    expect(webhooks).toMatchObject([{ status: 404, code: 'payment_not_found' }]);
    expect(await shop.rows(sql`select from payment_events where reference = ${reference}`)).toHaveLength(1);
  });

  test('with the order of another payment in it is not believed: only the signed name counts', async () => {
    const [mine, other] = [await place(), await place()];
    const { reference } = await start(shop, mine);
    const { reference: wanted } = await start(shop, other);
    paymob.outbox.spoil('delayed');
    await paymob.deed(reference, 'pay');
    await paymob.outbox.release('as_sent');
    // A field that Paymob does not sign is changed on the way.
    const [{ message }] = webhooks as [(typeof webhooks)[0]];
    await deliver({ ...message, body: message.body.replaceAll(reference, wanted) });
    await allFollowed(shop);

    expect(await statuses(mine)).toEqual(['new', 'new']);
    expect(await statuses(other)).toEqual(['pending_payment', 'pending_payment']);
  });

  test('more than a message can be is not read', async () => {
    const reply = await shop.http.inject({
      method: 'POST',
      url: gatewayCallback.path.replace(':provider', 'paymob'),
      payload: 'x'.repeat(100_000),
      headers: { 'content-type': 'application/json' },
    });
    expect(reply.statusCode).toBe(413);
  });
});

describe('paying again', () => {
  test('after a decline the same order is paid by a new attempt', async () => {
    const bought = await place();
    const first = await start(shop, bought);
    await paymob.deed(first.reference, 'decline');
    expect((await seen(shop, bought)).payment.attempt?.status).toBe('failed');

    const second = await start(shop, bought, 'wallet');
    expect(second.reference).not.toBe(first.reference);
    await paymob.deed(second.reference, 'pay');
    await allFollowed(shop);
    expect(await statuses(bought)).toEqual(['new', 'new']);
    expect((await seen(shop, bought)).order.paymentMethod).toBe('wallet');
  });

  test('asks about the attempt before: one whose message was lost was paid', async () => {
    const bought = await place();
    const { reference } = await start(shop, bought);
    paymob.outbox.spoil('dropped');
    await paymob.deed(reference, 'pay');

    const { reply } = await start(shop, bought);
    expect(reply.body).toEqual({ kind: 'paid' });
    await allFollowed(shop);
    expect(await statuses(bought)).toEqual(['new', 'new']);
    expect(await paymentsOf(shop, bought.orderId)).toHaveLength(1);
  });

  test('captured twice, from two tabs, the surplus goes back by itself', async () => {
    const bought = await place();
    const first = await start(shop, bought);
    const second = await start(shop, bought);
    await paymob.deed(first.reference, 'pay');
    await paymob.deed(second.reference, 'pay');
    await allFollowed(shop);

    expect(await statuses(bought)).toEqual(['new', 'new']);
    const payments = await paymentsOf(shop, bought.orderId);
    expect(payments.map(({ refunded }) => refunded).toSorted()).toEqual([0, TOTAL]);
    expect(payments.filter(({ overpaid }) => overpaid)).toHaveLength(1);
  });

  test('a code is given again while it is good', async () => {
    const bought = await place({ paymentMethod: 'fawry' });
    const first = await start(shop, bought, 'fawry');
    const second = await start(shop, bought, 'fawry');

    expect(first.reply.body.kind).toBe('code');
    expect(second.reply.body).toEqual(first.reply.body);
  });

  test('a code that was left for a card is worthless', async () => {
    const bought = await place({ paymentMethod: 'fawry' });
    const code = await start(shop, bought, 'fawry');
    await start(shop, bought, 'card');

    await fawry.deed(code.reference, 'pay');
    expect((await paymentsOf(shop, bought.orderId))[0]).toMatchObject({ status: 'voided', captured: 0 });
  });
});

describe('when the time to pay is over', () => {
  test('an order that nobody paid is cancelled, its goods are free, and it leaves the list', async () => {
    const own = await openMarket(shop, 5);
    const bought = await own.placeOrder([1, 1], { paymentMethod: 'card' });
    expect((await stockOf(shop, own.luxor.product.variantId)).held).toBe(1);
    await later(16 * MINUTE);

    expect(await statuses(bought)).toEqual(['cancelled', 'cancelled']);
    expect(await stockOf(shop, own.luxor.product.variantId)).toEqual({ on_hand: 5, held: 0, allocated: 0 });
    expect((await seen(shop, bought)).payment.state).toBe('expired');
    const list = await shop.call(orderCalls.listOrders, {}, { token: bought.buyer.token });
    expect(list.body.totalOrders).toBe(0);
  });

  test('a buyer who is on the page of the gateway has as long once more, and no longer', async () => {
    const bought = await place();
    shop.clock.advance(10 * MINUTE);
    await start(shop, bought);
    await later(6 * MINUTE);
    expect(await statuses(bought)).toEqual(['pending_payment', 'pending_payment']);
    await later(16 * MINUTE);
    expect(await statuses(bought)).toEqual(['cancelled', 'cancelled']);
  });

  test('the gateway is asked first: money of a lost message is not thrown away', async () => {
    const bought = await place();
    const { reference } = await start(shop, bought);
    paymob.outbox.spoil('dropped');
    await paymob.deed(reference, 'pay');
    await later(20 * MINUTE);

    expect(await statuses(bought)).toEqual(['new', 'new']);
  });

  test('while the gateway cannot be asked nothing is cancelled', async () => {
    const bought = await place({ paymentMethod: 'fawry' });
    await start(shop, bought, 'fawry');
    shop.clock.advance(50 * HOUR);
    fawry.spoilCall('GET /ECommerceWeb/Fawry/payments/status', 'error');
    await expect(jobs['order.payment_fell_due']?.(shop.ctx, { id: bought.orderId })).rejects.toThrow();

    expect(await statuses(bought)).toEqual(['pending_payment', 'pending_payment']);
  });

  test('a code lasts as long as it says', async () => {
    const bought = await place({ paymentMethod: 'fawry' });
    await start(shop, bought, 'fawry');
    await later(47 * HOUR);
    expect(await statuses(bought)).toEqual(['pending_payment', 'pending_payment']);
    await later(2 * HOUR);
    expect(await statuses(bought)).toEqual(['cancelled', 'cancelled']);
  });
});

describe('late money', () => {
  test('brings the order back to life', async () => {
    const bought = await place();
    const { reference } = await start(shop, bought);
    await later(40 * MINUTE);
    await later(40 * MINUTE);
    expect(await statuses(bought)).toEqual(['cancelled', 'cancelled']);
    await paymob.deed(reference, 'pay');
    await allFollowed(shop);

    expect(await statuses(bought)).toEqual(['new', 'new']);
    expect(await paymentsOf(shop, bought.orderId)).toMatchObject([{ status: 'captured', refund_claimed: 0 }]);
  });

  test('brings back no unit that the buyer had cancelled; what was paid for it goes back', async () => {
    const bought = await place({}, [2, 1]);
    const { reference } = await start(shop, bought);
    const [first] = (await seen(shop, bought)).order.merchantOrders;
    const merchantOrderId = first?.id as number;
    const lines = [{ lineId: first?.lines[0]?.id as number, quantity: 1 }];
    const by = { token: bought.buyer.token };
    await shop.call(orderCalls.cancelMerchantOrder, { merchantOrderId, lines }, by);
    await later(40 * MINUTE);
    await later(40 * MINUTE);
    await paymob.deed(reference, 'pay');
    await allFollowed(shop);

    const { order, payment } = await seen(shop, bought);
    expect(order.merchantOrders[0]?.lines[0]).toMatchObject({ open: 1, cancelled: 1 });
    expect(payment.tenders).toMatchObject([{ amount: 555, refunded: 100 }]);
  });

  test.each([
    ['after more than 7 days', 8 * DAY, null],
    ['when the goods are gone', 40 * MINUTE, 'sold'],
  ])('%s goes back by itself', async (_, gone, sold) => {
    const bought = await place();
    const { reference } = await start(shop, bought);
    await later(40 * MINUTE);
    await later(gone);
    const { variantId } = market.nubia.product;
    if (sold)
      await sql`update variants set held = on_hand - allocated where id = ${variantId}`.execute(shop.ctx.db);
    await paymob.deed(reference, 'pay');
    await allFollowed(shop);
    if (sold)
      await sql`update variants set held = (select coalesce(sum(l.open), 0) from order_lines l
      join merchant_orders mo on mo.id = l.merchant_order_id where l.variant_id = ${variantId} and mo.status = 'pending_payment')
      where id = ${variantId}`.execute(shop.ctx.db);

    expect(await statuses(bought)).toEqual(['cancelled', 'cancelled']);
    expect(await paymentsOf(shop, bought.orderId)).toMatchObject([{ status: 'refunded', refunded: TOTAL }]);
  });

  test('for an order that the buyer cancelled goes back by itself', async () => {
    const bought = await place();
    const { reference } = await start(shop, bought);
    await shop.call(orderCalls.cancelOrder, { orderId: bought.orderId }, { token: bought.buyer.token });
    await paymob.deed(reference, 'pay');
    await allFollowed(shop);

    expect(await statuses(bought)).toEqual(['cancelled', 'cancelled']);
    expect(await paymentsOf(shop, bought.orderId)).toMatchObject([{ status: 'refunded', refunded: TOTAL }]);
  });
});

describe('switching to cash', () => {
  test('makes the order one to be paid at the door; the code is worthless', async () => {
    const bought = await place({ paymentMethod: 'fawry' });
    const { reference } = await start(shop, bought, 'fawry');
    const by = { token: bought.buyer.token };
    const { body } = await shop.call(switchToCash, { orderId: bought.orderId }, by);

    expect(body).toEqual({ kind: 'cash' });
    const { order } = await seen(shop, bought);
    expect(order.merchantOrders.map(({ status }) => status)).toEqual(['new', 'new']);
    expect([order.paymentMethod, order.paymentBadge]).toEqual(['cash_on_delivery', 'on_delivery']);
    await fawry.deed(reference, 'pay');
    expect((await paymentsOf(shop, bought.orderId))[0]).toMatchObject({ status: 'voided', captured: 0 });
  });

  test('that is refused leaves the code good, and is not offered', async () => {
    const bought = await place({ paymentMethod: 'fawry' });
    const { reference } = await start(shop, bought, 'fawry');
    expect((await seen(shop, bought)).payment.canSwitchToCash).toBe(true);
    await shop.rows(sql`update merchants set status = 'restricted' where id = ${market.luxor.id}`);
    try {
      const by = { token: bought.buyer.token };
      const refused = await shop.call(switchToCash, { orderId: bought.orderId }, by);

      expect(refused.error.code).toBe('cash_not_from_these');
      expect((await seen(shop, bought)).payment.canSwitchToCash).toBe(false);
      await fawry.deed(reference, 'pay');
      await allFollowed(shop);
      expect(await statuses(bought)).toEqual(['new', 'new']);
    } finally {
      await shop.rows(sql`update merchants set status = 'active' where id = ${market.luxor.id}`);
    }
  });

  test('is found out to be needless when the card went through after all', async () => {
    const bought = await place();
    const { reference } = await start(shop, bought);
    paymob.outbox.spoil('dropped');
    await paymob.deed(reference, 'pay');
    const { body } = await shop.call(
      switchToCash,
      { orderId: bought.orderId },
      { token: bought.buyer.token },
    );
    await allFollowed(shop);

    expect(body).toEqual({ kind: 'paid' });
    expect((await seen(shop, bought)).order.paymentMethod).toBe('card');
  });

  test('late money of the card then goes back', async () => {
    const bought = await place();
    const { reference } = await start(shop, bought);
    await shop.call(switchToCash, { orderId: bought.orderId }, { token: bought.buyer.token });
    await paymob.deed(reference, 'pay');
    await allFollowed(shop);

    expect(await statuses(bought)).toEqual(['new', 'new']);
    expect((await paymentsOf(shop, bought.orderId))[0]).toMatchObject({ status: 'refunded', overpaid: true });
  });
});

describe('paid units that are sold out are refunded by the same means', () => {
  const paid = async (...given: Parameters<typeof place>) => {
    const bought = await place(...given);
    const { reference } = await start(shop, bought);
    await paymob.deed(reference, 'pay');
    await allFollowed(shop);
    return { ...bought, merchantOrders: (await seen(shop, bought)).order.merchantOrders };
  };

  test('when a merchant rejects its merchant order, that merchant order', async () => {
    const bought = await paid();
    const [first] = bought.merchantOrders;
    await shop.call(
      orderCalls.rejectMerchantOrder,
      { merchantOrderId: first?.id as number, reason: 'نفد المنتج' },
      market.luxor.owner,
    );
    await allFollowed(shop);

    const share = Math.round((first?.total ?? 0) * 100);
    expect(await paymentsOf(shop, bought.orderId)).toMatchObject([
      { status: 'partly_refunded', refunded: share },
    ]);
    expect((await seen(shop, bought)).order.paymentBadge).toBe('partly_refunded');
  });

  test('when the buyer cancels units, those; when the rest is cancelled, the fees as well', async () => {
    const bought = await paid({}, [2]);
    const [first] = bought.merchantOrders;
    const merchantOrderId = first?.id as number;
    const by = { token: bought.buyer.token };
    const lines = [{ lineId: first?.lines[0]?.id as number, quantity: 1 }];
    await shop.call(orderCalls.cancelMerchantOrder, { merchantOrderId, lines }, by);
    await allFollowed(shop);
    expect(await paymentsOf(shop, bought.orderId)).toMatchObject([{ refunded: 10_000 }]);
    await shop.call(orderCalls.cancelMerchantOrder, { merchantOrderId }, by);
    await allFollowed(shop);

    expect(await paymentsOf(shop, bought.orderId)).toMatchObject([{ status: 'refunded', refunded: 28_500 }]);
    expect((await seen(shop, bought)).order.paymentBadge).toBe('refunded');
  });

  test('a refund whose answer was lost is asked about and not sent twice', async () => {
    const bought = await paid({}, [1]);
    const asked = () => paymob.calls.filter(call => call.includes('void_refund/refund')).length;
    const before = asked();
    paymob.spoilCall('POST /api/acceptance/void_refund/refund', 'lost_after');
    await shop.call(orderCalls.cancelOrder, { orderId: bought.orderId }, { token: bought.buyer.token });
    await allFollowed(shop);
    const [refund] = await shop.rows(
      sql<{
        id: number;
        state: string;
      }>`select r.id, r.state from refund_tenders r join payments p on p.id = r.payment_id
        where p.order_id = ${bought.orderId}`,
    );
    // Paymob's own webhook may have arrived by now, which is a reason to ask.
    expect(['sending', 'succeeded']).toContain(refund?.state);
    await jobs['refunds.send-tender']?.(shop.ctx, { id: refund?.id });

    expect(await paymentsOf(shop, bought.orderId)).toMatchObject([{ status: 'refunded' }]);
    expect(asked()).toBe(before + 1);
  });

  test('a refund that surely never arrived is sent again', async () => {
    const bought = await paid({}, [1]);
    paymob.spoilCall('POST /api/acceptance/void_refund/refund', 'lost_before');
    await shop.call(orderCalls.cancelOrder, { orderId: bought.orderId }, { token: bought.buyer.token });
    await allFollowed(shop);
    const [refund] = await shop.rows(
      sql<{ id: number }>`select r.id from refund_tenders r join payments p on p.id = r.payment_id
        where p.order_id = ${bought.orderId} and r.state = 'sending'`,
    );
    const again = () => jobs['refunds.send-tender']?.(shop.ctx, { id: refund?.id });
    await expect(again()).rejects.toThrow();
    shop.clock.advance(40 * SECOND);
    await expect(again()).rejects.toThrow();
    await again();

    expect(await paymentsOf(shop, bought.orderId)).toMatchObject([{ status: 'refunded', refunded: 18_500 }]);
  });
});

describe('account credit', () => {
  test('is spent first, and the rest is paid by card; both have their shares of every merchant order', async () => {
    const buyer = await addPerson(shop);
    await giveCredit(shop, buyer, 10_000);
    const bought = await place({ buyer, useCredit: true });
    expect(bought).toMatchObject({ total: 455, toPay: 355 });
    const { reference } = await start(shop, bought);
    await paymob.deed(reference, 'pay');
    await allFollowed(shop);

    expect(await statuses(bought)).toEqual(['new', 'new']);
    expect((await seen(shop, bought)).payment.tenders).toMatchObject([
      { method: 'store_credit', amount: 100 },
      { method: 'card', amount: 355 },
    ]);
    expect((await balances(shop))[`store_credit:${buyer.id}`]).toBeUndefined();
  });

  test('that covers everything leaves nothing to pay', async () => {
    const buyer = await addPerson(shop);
    await giveCredit(shop, buyer, 100_000);
    const bought = await place({ buyer, useCredit: true });

    expect(bought.toPay).toBe(0);
    expect(await statuses(bought)).toEqual(['new', 'new']);
    expect((await balances(shop))[`store_credit:${buyer.id}`]).toBe(-(100_000 - TOTAL));
  });

  test('comes back when the rest is not paid in time', async () => {
    const buyer = await addPerson(shop);
    await giveCredit(shop, buyer, 10_000);
    const bought = await place({ buyer, useCredit: true });
    await later(16 * MINUTE);
    await later(16 * MINUTE);

    expect(await statuses(bought)).toEqual(['cancelled', 'cancelled']);
    expect((await balances(shop))[`store_credit:${buyer.id}`]).toBe(-10_000);
  });

  test('goes back as credit, and money as money, in proportion to what each paid', async () => {
    const buyer = await addPerson(shop);
    await giveCredit(shop, buyer, 9_250);
    const bought = await place({ buyer, useCredit: true }, [1]);
    const { reference } = await start(shop, bought);
    await paymob.deed(reference, 'pay');
    await allFollowed(shop);
    await shop.call(orderCalls.cancelOrder, { orderId: bought.orderId }, { token: buyer.token });
    await allFollowed(shop);

    expect(await paymentsOf(shop, bought.orderId)).toMatchObject([
      { method: 'store_credit', refunded: 9_250 },
      { method: 'card', refunded: 9_250 },
    ]);
    expect((await balances(shop))[`store_credit:${buyer.id}`]).toBe(-9_250);
  });

  test('is left alone by who does not ask for it', async () => {
    const buyer = await addPerson(shop);
    await giveCredit(shop, buyer, 10_000);
    expect((await place({ buyer })).toPay).toBe(455);
  });
});

describe('a transfer', () => {
  const finance = () => addPerson(shop, { role: 'super_admin' });

  test('is confirmed by staff who enter its amount to the piastre', async () => {
    const bought = await place({ paymentMethod: 'bank_transfer' });
    const { reply } = await start(shop, bought, 'bank_transfer');
    expect(reply.body).toMatchObject({ kind: 'code', code: String(bought.orderId) });
    const by = { token: (await finance()).token };
    const wrong = await shop.call(confirmTransfer, { orderId: bought.orderId, amount: 454.99 }, by);
    expect([wrong.status, wrong.error.code]).toEqual([409, 'amount_differs']);
    expect(await statuses(bought)).toEqual(['pending_payment', 'pending_payment']);

    await shop.call(confirmTransfer, { orderId: bought.orderId, amount: 455 }, by);
    await allFollowed(shop);
    expect(await statuses(bought)).toEqual(['new', 'new']);
    const again = await shop.call(confirmTransfer, { orderId: bought.orderId, amount: 455 }, by);
    expect(again.error.code).toBe('nothing_to_pay');
    const audited = await auditOf(shop, { what: 'payment.captured' }, 'id');
    expect(audited).toHaveLength(1);
  });

  test('is confirmed by nobody else', async () => {
    const bought = await place({ paymentMethod: 'bank_transfer' });
    for (const { token } of [bought.buyer, market.luxor.owner]) {
      const reply = await shop.call(confirmTransfer, { orderId: bought.orderId, amount: 455 }, { token });
      expect(reply.status).toBe(403);
    }
  });
});

test('cash is not begun as a payment: the order is switched to it', async () => {
  const bought = await place();
  const reply = await shop.call(
    startPayment,
    { orderId: bought.orderId, method: 'cash_on_delivery' },
    { token: bought.buyer.token },
  );
  expect(reply.status).toBe(400);
});
