import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import * as calls from '#modules/orders/calls.ts';
import { serialised } from '#modules/payouts/document.ts';
import * as documents from '#modules/payouts/documents.calls.ts';
import { isPayoutDay } from '#modules/payouts/payout.ts';
import { draftWeekly } from '#modules/payouts/server/draft-payouts.ts';
import { DAY } from '#platform/clock.ts';
import { addPerson } from '../../support/buyers.ts';
import { staySignedIn } from '../../support/hands.ts';
import { type Market, openMarket, placeWith, shipFirst } from '../../support/orders.ts';
import { balanceOf } from '../../support/readers.ts';
import { doorPhoto, testShop } from '../../support/shop.ts';

const shop = await testShop();
const { db } = shop.ctx;
let market: Market;

beforeAll(async () => {
  market = await openMarket(shop);
  await sql`update merchants set vat_registered = true, tax_number = '123456789', legal_name = 'شركة النيل'
             where id = ${market.merchants[0]}`.execute(db);
});

async function deliver() {
  const order = await placeWith(shop, market, [2]);
  const parcelId = await shipFirst(shop, market, order.first.id);
  const by = { token: market.admin.token };
  await shop.call(calls.deliverParcel, { parcelId, proof: await doorPhoto(shop, parcelId) }, by);
  const list = async (token: string) =>
    (await shop.call(documents.listDocuments, { orderId: order.orderId }, { token })).body.documents;
  await vi.waitFor(async () => expect(await list(order.buyer.token)).toHaveLength(1), { timeout: 15_000 });
  return { ...order, parcelId, list };
}

test("a delivery makes the merchant's receipt: numbered, with VAT inside each line, sealed by its hash", async () => {
  const { buyer, list } = await deliver();
  const [receipt] = await list(buyer.token);
  // 20000 and 8500 piastres: floor((gross × 14 + 57) / 114) is 2456 and 1044.
  expect(receipt).toMatchObject({
    kind: 'receipt',
    number: 1,
    total: 285,
    vat: 35,
    seller: { name: 'شركة النيل', taxNumber: '123456789' },
    lines: [
      { quantity: 2, gross: 200, vat: 24.56 },
      { quantity: 1, gross: 85, vat: 10.44 },
    ],
  });
  const [kept] = await shop.rows(sql<{ content: object; uuid: string; issuer: number }>`
    select content, uuid, issuer_id::int as issuer from documents where id = ${receipt?.id ?? 0}`);
  // The database keeps an object's names in its own order, so its text is made of what was issued.
  expect(kept?.uuid).toMatch(/^[0-9a-f]{64}$/);
  expect(
    createHash('sha256')
      .update(serialised({ a: 1, list: [{ b: 'x' }] }))
      .digest('hex'),
  ).toBe(createHash('sha256').update('"A""1""LIST""LIST""B""x"').digest('hex'));

  const file = await shop.call(
    documents.downloadReceipt,
    { documentId: receipt?.id ?? 0 },
    { token: buyer.token },
  );
  expect(JSON.parse(file.text)).toMatchObject({
    header: { receiptNumber: '1', currency: 'EGP' },
    documentType: { receiptType: 'S' },
    seller: { rin: '123456789' },
    totalAmount: 285,
    taxTotals: [{ taxType: 'T1', amount: 35 }],
  });
});

test('numbers of a merchant have no gap, and what was issued cannot be changed', async () => {
  await deliver();
  await deliver();
  const rows = await shop.rows(
    sql<{ number: number }>`select number from documents where kind = 'receipt' order by id`,
  );
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1));
  for (const change of [sql`update documents set number = 9`, sql`delete from documents`])
    await expect(change.execute(db)).rejects.toThrow('append-only');
});

test('a delivery that is reopened is taken back by a credit note', async () => {
  const { buyer, list, parcelId } = await deliver();
  await shop.call(calls.reopenParcel, { parcelId, reason: 'خطأ من المندوب' }, { token: market.admin.token });
  await vi.waitFor(async () => expect(await list(buyer.token)).toHaveLength(2), { timeout: 15_000 });
  const [note, receipt] = await list(buyer.token);
  expect(note).toMatchObject({ kind: 'credit_note', total: receipt?.total, vat: receipt?.vat });
  expect(note?.original).toBe(receipt?.number);
});

test('only its buyer, its merchant and finance see a document', async () => {
  const { buyer, list } = await deliver();
  const [receipt] = await list(buyer.token);
  const ask = async (token: string) =>
    (await shop.call(documents.showDocument, { documentId: receipt?.id ?? 0 }, { token })).status;
  const [stranger, finance, support] = [
    await addPerson(shop),
    await addPerson(shop, { role: 'finance' }),
    await addPerson(shop, { role: 'support' }),
  ];
  expect(await Promise.all([buyer, market.sellers[0], finance].map(({ token }) => ask(token)))).toEqual([
    200, 200, 200,
  ]);
  expect(await Promise.all([stranger, market.sellers[1], support].map(({ token }) => ask(token)))).toEqual([
    404, 404, 404,
  ]);
});

test('with a statement comes the invoice for the commission, with VAT on top', async () => {
  while (!isPayoutDay(shop.clock.now(), 0)) shop.clock.advance(DAY);
  await staySignedIn(shop);
  await draftWeekly(shop.ctx);
  const { body } = await shop.call(documents.listDocuments, {}, { token: market.sellers[0].token });
  const invoice = body.documents.find(({ kind }) => kind === 'commission_invoice');
  const charged = {
    commission: -(await balanceOf(shop, 'commission_income')),
    vat: -(await balanceOf(shop, 'vat_payable')),
  };
  expect(invoice).toMatchObject({
    number: 1,
    total: ((charged.commission ?? 0) + (charged.vat ?? 0)) / 100,
    vat: (charged.vat ?? 0) / 100,
    buyer: { taxNumber: '123456789' },
  });
});

test.each([
  ['order_lines', 'unit_price = unit_price + 1'],
  ['order_lines', 'commission = commission + 1'],
  ['merchant_orders', 'delivery = delivery + 1, total = total + 1'],
])('what was agreed stays: %s set %s (M5)', async (table, change) => {
  await expect(sql`update ${sql.table(table)} set ${sql.raw(change)}`.execute(db)).rejects.toThrow(
    'agreed when the order was placed',
  );
});
