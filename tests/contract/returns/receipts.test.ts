import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeAll, expect, test } from 'vitest';
import * as users from '#modules/accounts/users.calls.ts';
import { confirmTransfer } from '#modules/checkout/calls.ts';
import * as orderCalls from '#modules/orders/calls.ts';
import {
  attachReceipt,
  listRefunds,
  readReceipt,
  recordTransfer,
  showRefundToTransfer,
} from '#modules/refunds/calls.ts';
import { listFinishedWork } from '#modules/reports/finance-work.calls.ts';
import { forgetCases } from '#modules/returns/server/forget-cases.ts';
import { expectBooksRight } from '../../support/books.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { addPerson, type TestPerson } from '../../support/people.ts';
import { allFollowed, openPayingShop, start } from '../payments/paying-shop.ts';

const { shop } = await openPayingShop();
let market: Market;
let finance: TestPerson;

beforeAll(async () => {
  market = await openMarket(shop, 1000);
  finance = await addPerson(shop, { role: 'finance' });
});
afterEach(() => expectBooksRight(shop));

const by = () => ({ token: finance.token });
const picture = (background = '#b00') =>
  sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

/** What a person sends back of an order that was paid by transfer and cancelled. */
async function refundToSend() {
  const bought = await market.placeOrder([1], { paymentMethod: 'bank_transfer' });
  await start(shop, bought, 'bank_transfer');
  await shop.call(confirmTransfer, { orderId: bought.orderId, amount: bought.toPay }, by());
  await allFollowed(shop);
  const cancelled = { orderId: bought.orderId, reason: 'غيّرت رأيي' };
  await shop.call(orderCalls.cancelOrder, cancelled, { token: bought.buyer.token });
  await allFollowed(shop);
  const { refunds } = (await shop.call(listRefunds, { tab: 'to_transfer' }, by())).body;
  const refund = refunds.find(({ orderId }) => orderId === bought.orderId);
  return { ...bought, refundId: refund?.id as number };
}

const attach = async (refundId: number, background?: string) =>
  shop.call(attachReceipt, { refundId, file: await picture(background) }, by());
const keyOf = async (refundId: number) =>
  (await shop.rows(sql<{ key: string | null }>`select receipt as key from refunds where id = ${refundId}`))[0]
    ?.key ?? null;
const shown = (refundId: number, token = finance.token) =>
  shop.http.inject({
    method: 'GET',
    url: readReceipt.path.replace(':refundId', String(refundId)),
    headers: { authorization: `Bearer ${token}` },
  });

test('what a person sends is shown by itself, until it was sent', async () => {
  const { refundId, toPay } = await refundToSend();
  const { body } = await shop.call(showRefundToTransfer, { refundId }, by());
  expect(body).toMatchObject({ id: refundId, toTransfer: toPay, needsChannel: false, receipt: 'missing' });
  await shop.call(recordTransfer, { refundId, reference: 'IBAN-0' }, by());
  // The books name whoever sent it.
  const posted = await shop.rows(sql`
    select t.user_id as "userId" from ledger_transactions t join refund_tenders r on r.id = t.cause_id
     where t.cause_type = 'refund_tender' and r.refund_id = ${refundId}`);
  expect(posted).toEqual([{ userId: finance.id }]);
  const after = await shop.call(showRefundToTransfer, { refundId }, by());
  expect(after.error.code).toBe('not_possible_now');
  const { rows } = (await shop.call(listFinishedWork, {}, by())).body;
  expect(rows.map(({ kind }) => kind)).toEqual(['refund_to_transfer', 'transfer']);
  expect(rows[0]).toMatchObject({ id: refundId, amount: toPay, reference: 'IBAN-0' });
});

test('the receipt is stored redrawn and sealed, and read by finance alone, who is written down', async () => {
  const { refundId, buyer } = await refundToSend();
  expect((await attach(refundId)).body).toEqual({ success: true });
  const stored = await shop.ctx.storage.get((await keyOf(refundId)) ?? '');
  await expect(sharp(stored ?? Buffer.from('')).metadata()).rejects.toThrow();
  const reply = await shown(refundId);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await sharp(reply.rawPayload).metadata()).width).toBe(300);
  expect((await shown(refundId, buyer.token)).statusCode).toBe(403);
  expect((await shown(refundId, market.luxor.owner.token)).statusCode).toBe(403);
  const deeds = await shop.rows(
    sql<{ what: string; by: number }>`select what, user_id as by from audit_log
         where subject_type = 'refund' and subject_id = ${String(refundId)} and what like 'refund.receipt%' order by id`,
  );
  expect(deeds).toEqual([
    { what: 'refund.receipt', by: finance.id },
    { what: 'refund.receipt_shown', by: finance.id },
  ]);
});

test('another picture replaces it until the transfer is recorded, and none afterwards', async () => {
  const { refundId } = await refundToSend();
  await attach(refundId);
  const first = (await keyOf(refundId)) ?? '';
  await attach(refundId, '#00b');
  const second = (await keyOf(refundId)) ?? '';
  expect(second).not.toBe(first);
  expect(await shop.ctx.storage.get(first)).toBeNull();
  await shop.call(recordTransfer, { refundId, reference: 'IBAN-1' }, by());
  expect((await attach(refundId, '#0b0')).error.code).toBe('not_possible_now');
  expect(await keyOf(refundId)).toBe(second);
  const { refunds } = (await shop.call(listRefunds, { tab: 'done' }, by())).body;
  expect(refunds.find(({ id }) => id === refundId)?.receipt).toBe('stored');
});

test('one that was forgotten is added after the transfer, once', async () => {
  const { refundId } = await refundToSend();
  await shop.call(recordTransfer, { refundId, reference: 'IBAN-2' }, by());
  expect((await attach(refundId)).status).toBe(200);
  expect((await attach(refundId)).error.code).toBe('not_possible_now');
});

test('a refused picture is not left on the disk', async () => {
  const files = () => shop.rows(sql`select receipt from refunds where receipt is not null`);
  const before = (await files()).length;
  expect((await attach(999_999_999)).error.code).toBe('refund_not_found');
  const { refundId } = await refundToSend();
  const text = new TextEncoder().encode('<svg onload=alert(1)>');
  const refused = await shop.call(attachReceipt, { refundId, file: text }, by());
  expect(refused.error.code).toBe('not_a_picture');
  expect(await files()).toHaveLength(before);
});

test('it is deleted with its buyer, and when the term of its order is over', async () => {
  const erased = await refundToSend();
  const old = await refundToSend();
  for (const { refundId } of [erased, old]) {
    await attach(refundId);
    await shop.call(recordTransfer, { refundId, reference: 'IBAN-3' }, by());
  }
  await allFollowed(shop);
  const [first, second] = [await keyOf(erased.refundId), await keyOf(old.refundId)];
  const asked = { userId: erased.buyer.id, reason: 'طلب صاحب الحساب' };
  expect((await shop.call(users.eraseUser, asked, { token: market.admin.token })).status).toBe(200);
  await shop.rows(
    sql`update refunds set drafted_at = now() - interval '5 years 1 day' where id = ${old.refundId}`,
  );
  await forgetCases(shop.ctx);
  await allFollowed(shop);
  for (const key of [first, second]) expect(await shop.ctx.storage.get(key ?? '')).toBeNull();
  expect([await keyOf(erased.refundId), await keyOf(old.refundId)]).toEqual([null, null]);
});
