import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { giveGoodwill } from '#modules/returns/credit.calls.ts';
import * as calls from '#modules/returns/customers.calls.ts';
import { listReturnable } from '#modules/returns/returns.calls.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { addPerson, type TestPerson } from '../../support/people.ts';
import { auditOf, claimsOf, messagesOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;
let support: TestPerson;

beforeAll(async () => {
  market = await openMarket(shop);
  support = await addPerson(shop, { role: 'support' });
});

const look = async (request: { userId?: number; orderId?: number }, who = support) =>
  shop.call(calls.showCustomer, request, { token: who.token });

/** The code that the caller reads out from their phone. */
async function codeFor(userId: number): Promise<string> {
  const { status } = await shop.call(calls.sendCallerCode, { userId }, { token: support.token });
  expect(status).toBe(200);
  const sent = (await messagesOf(shop, userId, 'body')).at(-1);
  return /\d{6}/.exec(sent?.body ?? '')?.[0] ?? '';
}

const report = (input: Parameters<typeof shop.call<typeof calls.reportForCaller>>[1]) =>
  shop.call(calls.reportForCaller, input, { token: support.token });

test('support sees who calls: every figure as SQL written apart has it', async () => {
  const { buyer, orderId } = await market.deliver(2);
  await market.placeOrder([1], { buyer });
  await shop.call(
    giveGoodwill,
    { key: 'gift-of-a-call', userId: buyer.id, amount: 25, reason: 'تأخر الطرد' },
    { token: support.token },
  );
  const { body } = await look({ orderId });
  expect(body).toMatchObject({ userId: buyer.id, mobile: buyer.mobile, isMobileProved: true });
  const [apart] = await shop.rows(sql<Record<string, number>>`
    select (select count(*)::int from orders where user_id = ${buyer.id}) as orders,
           (select count(*)::int from orders o where user_id = ${buyer.id} and exists (
             select from merchant_orders where order_id = o.id and status = 'new')) as "openOrders",
           (select sum(mo.goods)::int / 100 from merchant_orders mo join orders o on o.id = mo.order_id
             where o.user_id = ${buyer.id} and mo.status = 'delivered') as bought,
           (select -sum(amount)::int / 100 from ledger_entries where account = ${`store_credit:${buyer.id}`}) as balance`);
  expect(body.figures).toEqual({ ...apart, refused: 0, sent: 1, returns: 0 });
  expect(body.figures).toMatchObject({ orders: 2, openOrders: 1, bought: 200, balance: 25 });
  expect(body.orders.map(order => order.status)).toEqual(['new', 'delivered']);
  // Who calls about what has not come hears the day that was promised.
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(body.orders.map(order => order.promised)).toEqual([{ first: day, last: day }, null]);
});

test('each look at a customer is written down, and nobody else may look [ROLE-3]', async () => {
  const buyer = await addPerson(shop);
  await look({ userId: buyer.id });
  expect(await auditOf(shop, { what: 'customer.seen', id: buyer.id }, 'by')).toEqual([{ by: support.id }]);
  const finance = await addPerson(shop, { role: 'finance' });
  for (const who of [finance, market.luxor.owner, buyer])
    expect((await look({ userId: buyer.id }, who)).status).toBe(403);
  expect((await look({ userId: support.id })).error.code).toBe('buyer_not_found');
});

test('a note is there at the next call', async () => {
  const buyer = await addPerson(shop);
  const note = { userId: buyer.id, body: 'تفضّل الاتصال بعد الرابعة' };
  await shop.call(calls.writeCustomerNote, note, { token: support.token });
  expect((await look({ userId: buyer.id })).body.notes).toMatchObject([{ body: note.body }]);
});

test('support opens a return for a caller who reads out the code, once and for the own order only', async () => {
  const { buyer, merchantOrderId } = await market.deliver(2);
  const { body } = await shop.call(listReturnable, { merchantOrderId }, { token: support.token });
  const lines = body.lines.map(({ lineId }) => ({ lineId, quantity: 1 }));
  const request = { userId: buyer.id, merchantOrderId, reason: 'defect' as const, lines, note: 'لا يعمل' };
  expect((await report({ ...request, code: '000000' })).error.code).toBe('wrong_code');
  const code = await codeFor(buyer.id);
  const stranger = await addPerson(shop);
  expect((await report({ ...request, userId: stranger.id, code })).error.code).toBe('return_not_found');
  expect((await report({ ...request, code })).body).toEqual({ kind: 'return' });
  expect((await report({ ...request, code })).error.code).toBe('wrong_code');
  const [step] = await shop.rows(sql<{ role: string; state: string }>`
    select r.state, s.role from returns r join case_events s on s.subject_id = r.id and s.subject = 'return'
     where r.merchant_order_id = ${merchantOrderId} order by s.id limit 1`);
  expect(step).toEqual({ state: 'requested', role: 'support' });
});

test('what a caller never got becomes a claim', async () => {
  const { buyer, merchantOrderId } = await market.deliver(1);
  const code = await codeFor(buyer.id);
  const request = {
    userId: buyer.id,
    code,
    merchantOrderId,
    reason: 'not_received' as const,
    note: 'لم يصل',
  };
  expect((await report(request)).body).toEqual({ kind: 'claim' });
  expect(await claimsOf(shop, merchantOrderId, 'kind')).toEqual([{ kind: 'not_received' }]);
});

test('what came to a caller damaged becomes a claim without a photo', async () => {
  const { buyer, merchantOrderId } = await market.deliver(2);
  const { body } = await shop.call(listReturnable, { merchantOrderId }, { token: support.token });
  const lines = body.lines.map(({ lineId }) => ({ lineId, quantity: 1 }));
  const code = await codeFor(buyer.id);
  const request = {
    userId: buyer.id,
    code,
    merchantOrderId,
    reason: 'damaged' as const,
    lines,
    note: 'مكسور',
  };
  expect((await report(request)).body).toEqual({ kind: 'claim' });
  expect(await claimsOf(shop, merchantOrderId, 'kind', 'note')).toEqual([{ kind: 'damaged', note: 'مكسور' }]);
});
