import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmTransfer, sendTransferProof } from '#modules/checkout/calls.ts';
import * as orderCalls from '#modules/orders/calls.ts';
import * as backOffice from '#modules/payments/back-office.calls.ts';
import { listRefunds, recordTransfer } from '#modules/refunds/calls.ts';
import { showHome } from '#modules/reports/calls.ts';
import type { Task } from '#modules/reports/task.ts';
import { DAY } from '#platform/clock.ts';
import { expectBooksRight } from '../../support/books.ts';
import { type Market, openMarket, wait } from '../../support/market.ts';
import { addPerson, type TestPerson } from '../../support/people.ts';
import { picture } from '../../support/pictures.ts';
import { auditOf } from '../../support/readers.ts';
import { allFollowed, balances, openPayingShop, paymentsOf, seen, start } from './paying-shop.ts';

const { shop, paymob } = await openPayingShop();
let market: Market;
let finance: TestPerson;
let support: TestPerson;

beforeAll(async () => {
  market = await openMarket(shop, 1000);
  finance = await addPerson(shop, { role: 'finance' });
  support = await addPerson(shop, { role: 'support' });
});
beforeEach(() => {
  shop.clock.advance(Date.now() - shop.clock.now().getTime());
});
afterEach(async () => {
  await allFollowed(shop);
  await expectBooksRight(shop);
});

const by = () => ({ token: finance.token });
const work = async () => (await shop.call(backOffice.listPaymentWork, {}, by())).body;
/** Refunds that a person sends. */
const byHand = async () => (await shop.call(listRefunds, { tab: 'to_transfer' }, by())).body.refunds;
const record = (refundId: number) =>
  shop.call(recordTransfer, { refundId, reference: 'IP-20261120-1' }, by());

/** How many the home says that wait, of each kind of work of this page. */
async function waitingFor({ token }: { token: string }) {
  const { tasks } = (await shop.call(showHome, {}, { token })).body;
  const count = (asked: Task) => tasks.find(({ task }) => task === asked)?.count ?? 0;
  return { refunds: count('refunds_to_transfer'), traces: count('gateway_messages') };
}

/** What finance's home counts is what the lists have; nobody else sees it. */
async function expectCounted() {
  const { traces } = await work();
  const counted = { refunds: (await byHand()).length, traces: traces.length };
  expect(await waitingFor(finance)).toEqual(counted);
  for (const other of [support, market.luxor.owner])
    expect(await waitingFor(other)).toEqual({ refunds: 0, traces: 0 });
  return counted;
}

async function placeTransfer() {
  const bought = await market.placeOrder([1, 1], { paymentMethod: 'bank_transfer' });
  await start(shop, bought, 'bank_transfer');
  const waiting = (await work()).transfers.find(each => each.orderId === bought.orderId);
  return { ...bought, waiting };
}

describe('a transfer', () => {
  test('waits in the list with its amount until it is confirmed', async () => {
    const bought = await placeTransfer();
    expect(bought.waiting).toMatchObject({ amount: 455, proof: null, isLate: false });
    await shop.call(confirmTransfer, { orderId: bought.orderId, amount: 455 }, by());
    await allFollowed(shop);
    expect((await work()).transfers.some(({ orderId }) => orderId === bought.orderId)).toBe(false);
  });

  test('may be shown by its buyer on a picture, which staff see and which releases nothing', async () => {
    const bought = await placeTransfer();
    const file = await picture();
    const { token } = bought.buyer;
    const sent = await shop.call(sendTransferProof, { orderId: bought.orderId, file }, { token });
    expect(sent.body).toEqual({ success: true });
    await allFollowed(shop);

    const waiting = (await work()).transfers.find(({ orderId }) => orderId === bought.orderId);
    expect(waiting).toMatchObject({ proof: { refusal: null } });
    const paymentId = waiting?.paymentId as number;
    const url = backOffice.readTransferProof.path.replace(':paymentId', String(paymentId));
    const reply = await shop.http.inject({
      method: 'GET',
      url,
      headers: { authorization: `Bearer ${finance.token}` },
    });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const stranger = await shop.call(backOffice.readTransferProof, { paymentId }, { token });
    expect(stranger.status).toBe(403);
    expect((await seen(shop, bought)).order.status).toBe('awaiting_payment');
    expect(await paymentsOf(shop, bought.orderId)).toMatchObject([{ status: 'pending', captured: 0 }]);
  });

  test('is shown by a picture alone, and by nobody but its buyer', async () => {
    const bought = await placeTransfer();
    const { orderId } = bought;
    const text = new TextEncoder().encode('<svg onload=alert(1)>');
    const { token } = bought.buyer;
    expect((await shop.call(sendTransferProof, { orderId, file: text }, { token })).error.code).toBe(
      'not_a_picture',
    );
    const other = await addPerson(shop);
    const foreign = await shop.call(
      sendTransferProof,
      { orderId, file: await picture() },
      { token: other.token },
    );
    expect(foreign.error.code).toBe('order_not_found');
    const card = await market.placeOrder([1, 1], { paymentMethod: 'card' });
    const none = await shop.call(
      sendTransferProof,
      { orderId: card.orderId, file: await picture() },
      { token: card.buyer.token },
    );
    expect(none.error.code).toBe('nothing_to_pay');
  });
});

describe('what a gateway got wrong', () => {
  test.each([
    ['altered_amount', 'amount_differs'],
    ['other_currency', 'currency_differs'],
    ['forged', 'forged_signature'],
  ] as const)('%s leaves a trace, until somebody has seen it', async (mischief, outcome) => {
    const bought = await market.placeOrder([1, 1], { paymentMethod: 'card' });
    const { reference } = await start(shop, bought);
    paymob.outbox.spoil(mischief);
    await paymob.deed(reference, 'pay');
    await allFollowed(shop);
    const trace = (await work()).traces.findLast(each => each.outcome === outcome);
    expect(trace).toBeDefined();
    const before = await expectCounted();
    if (outcome !== 'forged_signature')
      expect(trace).toMatchObject({ orderId: bought.orderId, ours: 455, kind: 'captured' });

    const traceId = trace?.id as number;
    expect((await shop.call(backOffice.markTraceSeen, { traceId }, by())).body).toEqual({ success: true });
    expect((await work()).traces.some(({ id }) => id === traceId)).toBe(false);
    expect(await expectCounted()).toEqual({ ...before, traces: before.traces - 1 });
    const audited = await auditOf(shop, { what: 'payment_trace.seen', id: traceId }, 'id');
    expect(audited).toHaveLength(1);
  });

  test('what needs nobody is no trace', async () => {
    const bought = await market.placeOrder([1, 1], { paymentMethod: 'card' });
    const { reference } = await start(shop, bought);
    await paymob.deed(reference, 'pay');
    await allFollowed(shop);
    const [event] = await shop.rows(sql<{ id: number }>`
      select e.id from payment_events e join payments p on p.id = e.payment_id where p.order_id = ${bought.orderId}`);
    const reply = await shop.call(backOffice.markTraceSeen, { traceId: event?.id as number }, by());
    expect(reply.error.code).toBe('trace_not_found');
  });
});

describe('a refund that no gateway can send', () => {
  async function cancelTransfer() {
    const bought = await placeTransfer();
    await shop.call(confirmTransfer, { orderId: bought.orderId, amount: 455 }, by());
    await allFollowed(shop);
    await shop.call(orderCalls.cancelOrder, { orderId: bought.orderId }, { token: bought.buyer.token });
    await allFollowed(shop);
    const refunds = (await byHand()).filter(({ orderId }) => orderId === bought.orderId);
    return { ...bought, refunds };
  }

  test('waits for a person, who says with what reference it was sent, once', async () => {
    const before = await balances(shop);
    const bought = await cancelTransfer();
    expect(bought.refunds).toMatchObject([
      {
        amount: 455,
        toTransfer: 455,
        cause: 'unused',
        needsChannel: false,
        payee: { mobile: expect.any(String) },
      },
    ]);
    const waiting = await expectCounted();
    for (const { id } of bought.refunds) await record(id);
    expect(await expectCounted()).toEqual({ ...waiting, refunds: waiting.refunds - bought.refunds.length });
    expect(await paymentsOf(shop, bought.orderId)).toMatchObject([{ status: 'refunded', refunded: 45_500 }]);
    expect((await balances(shop)).bank ?? 0).toBe(before.bank ?? 0);
    const refundId = bought.refunds[0]?.id as number;
    expect((await record(refundId)).error.code).toBe('not_possible_now');
    const audited = await auditOf(shop, { what: 'refund.transfer', id: refundId }, 'id');
    expect(audited).toHaveLength(1);
  });

  test('comes out of the bank, also where the buyer had paid in a kiosk', async () => {
    const bought = await market.placeOrder([1, 1], { paymentMethod: 'kiosk' });
    const { reference } = await start(shop, bought, 'kiosk');
    await paymob.deed(reference, 'pay');
    await allFollowed(shop);
    await shop.call(orderCalls.cancelOrder, { orderId: bought.orderId }, { token: bought.buyer.token });
    await allFollowed(shop);
    const before = await balances(shop);
    const mine = (await byHand()).filter(({ orderId }) => orderId === bought.orderId);
    for (const { id } of mine) await record(id);
    const after = await balances(shop);
    expect((after.bank ?? 0) - (before.bank ?? 0)).toBe(-45_500);
    expect(after['gateway_receivable:paymob']).toBe(before['gateway_receivable:paymob']);
  });
});

test('money of a transfer that came late brings its order back', async () => {
  const bought = await placeTransfer();
  const { token } = bought.buyer;
  await shop.call(sendTransferProof, { orderId: bought.orderId, file: await picture() }, { token });
  await wait(shop, 10 * DAY);
  await allFollowed(shop);
  expect((await seen(shop, bought)).order.status).toBe('cancelled');
  const late = (await work()).transfers.find(({ orderId }) => orderId === bought.orderId);
  expect(late).toMatchObject({ isLate: true, proof: { refusal: null } });
  await shop.call(confirmTransfer, { orderId: bought.orderId, amount: 455 }, by());
  await allFollowed(shop);
  expect((await seen(shop, bought)).order.status).toBe('in_preparation');
});
