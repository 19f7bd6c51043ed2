import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { reopenParcel } from '#modules/checkout/refunded-parcels.calls.ts';
import * as calls from '#modules/orders/calls.ts';
import * as documents from '#modules/payouts/documents.calls.ts';
import { isPayoutDay } from '#modules/payouts/payout.ts';
import { draftWeekly } from '#modules/payouts/server/batches/draft-payouts.ts';
import { DAY } from '#platform/clock.ts';
import { wrongLines } from '#platform/server/counting/check-invariants.ts';
import { checkAll } from '#server/upkeep/check-all.ts';
import { registerForVat, setCarrier, staySignedIn } from '../../support/arrange.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { balanceOf } from '../../support/readers.ts';
import { doorPhoto, testShop } from '../../support/shop.ts';

const shop = await testShop();
const { db } = shop.ctx;
let market: Market;

beforeAll(async () => {
  market = await openMarket(shop);
  await registerForVat(shop, market.luxor.id);
});

async function deliver(carrier: 'merchant' | 'bosta' = 'bosta') {
  const order = await market.placeOrder([2]);
  const parcelId = await market.ship(order.first.id);
  await setCarrier(shop, parcelId, carrier);
  const proof = await doorPhoto(shop, parcelId);
  await shop.call(calls.deliverParcel, { parcelId, proof }, { token: market.admin.token });
  const list = async (token: string) =>
    (await shop.call(documents.listDocuments, { orderId: order.orderId }, { token })).body.documents;
  await vi.waitFor(async () => expect(await list(order.buyer.token)).toHaveLength(2), { timeout: 15_000 });
  return { ...order, parcelId, list };
}

test('a delivery makes two receipts: the goods from their merchant, the fees from the shop, each with its own VAT', async () => {
  const before = await balanceOf(shop, 'fee_vat');
  const { buyer, list, orderId } = await deliver();
  const [fees, goods] = await list(buyer.token);
  // 20000 and 8500 piastres: floor((gross × 14 + 57) / 114) is 2456, and 737 + 307 for delivery and the other fees.
  expect(goods).toMatchObject({
    kind: 'receipt',
    issuer: 'merchant',
    orderId,
    total: 200,
    vat: 24.56,
    seller: { name: 'شركة النيل', taxNumber: '123456789' },
    lines: [{ quantity: 2, gross: 200, vatPercent: 14, vat: 24.56 }],
  });
  expect(fees).toMatchObject({
    kind: 'receipt',
    issuer: 'shop',
    total: 85,
    vat: 10.44,
    seller: { name: 'Wekala' },
    lines: [
      { title: 'التوصيل', gross: 60, vat: 7.37 },
      { title: 'التغليف والرسوم الإدارية', gross: 25, vat: 3.07 },
    ],
  });
  expect((await balanceOf(shop, 'fee_vat')) - before).toBe(1044);
});

test('a merchant that carries its parcel itself sells the delivery too', async () => {
  const { buyer, list } = await deliver('merchant');
  expect((await list(buyer.token)).map(({ issuer, total }) => [issuer, total])).toEqual([
    ['shop', 25],
    ['merchant', 260],
  ]);
});

test('a merchant that is not registered, and exempt goods, show no VAT on their receipt', async () => {
  await sql`update merchants set vat_registered = false where id = ${market.luxor.id}`.execute(db);
  const before = await deliver();
  expect((await before.list(before.buyer.token)).map(({ vat }) => vat)).toEqual([10.44, 0]);
  const carried = await deliver('merchant');
  expect((await carried.list(carried.buyer.token)).map(({ vat }) => vat)).toEqual([3.07, 0]);
  await registerForVat(shop, market.luxor.id);
  await sql`update products set tax_class = 'exempt' where merchant_id = ${market.luxor.id}`.execute(db);
  const exempt = await deliver();
  expect((await exempt.list(exempt.buyer.token)).map(({ vat }) => vat)).toEqual([10.44, 0]);
  await sql`update products set tax_class = null where merchant_id = ${market.luxor.id}`.execute(db);
  expect(wrongLines(await checkAll(db))).toEqual([]);
});

test('numbers of a merchant have no gap, and what was issued cannot be changed', async () => {
  await deliver();
  await deliver();
  const rows = await shop.rows(
    sql<{
      number: number;
    }>`select number from documents where kind = 'receipt' and issuer_id <> 0 order by id`,
  );
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1));
  for (const change of [sql`update documents set number = 9`, sql`delete from documents`])
    await expect(change.execute(db)).rejects.toThrow('append-only');
});

test('a delivery that is reopened is taken back by a credit note', async () => {
  const { buyer, list, parcelId } = await deliver();
  await shop.call(reopenParcel, { parcelId, reason: 'خطأ من المندوب' }, { token: market.admin.token });
  await vi.waitFor(async () => expect(await list(buyer.token)).toHaveLength(4), { timeout: 15_000 });
  const [ofFees, ofGoods, fees, goods] = await list(buyer.token);
  for (const [note, receipt] of [
    [ofGoods, goods],
    [ofFees, fees],
  ]) {
    expect(note).toMatchObject({ kind: 'credit_note', total: receipt?.total, vat: receipt?.vat });
    expect(note?.original).toBe(receipt?.number);
  }
});

test('only its buyer, its merchant and finance see a document', async () => {
  const { buyer, list } = await deliver();
  const [fees, receipt] = await list(buyer.token);
  const ask = async (token: string, documentId = receipt?.id ?? 0) =>
    (await shop.call(documents.showDocument, { documentId }, { token })).status;
  const [stranger, finance, support] = [
    await addPerson(shop),
    await addPerson(shop, { role: 'finance' }),
    await addPerson(shop, { role: 'support' }),
  ];
  expect(await Promise.all([buyer, market.luxor.owner, finance].map(({ token }) => ask(token)))).toEqual([
    200, 200, 200,
  ]);
  expect(await Promise.all([stranger, market.nubia.owner, support].map(({ token }) => ask(token)))).toEqual([
    404, 404, 404,
  ]);
  // A merchant does not see what the shop sold to the buyer.
  expect(await ask(market.luxor.owner.token, fees?.id)).toBe(404);
  expect(await ask(finance.token, fees?.id)).toBe(200);
});

test('with a statement comes the invoice for the commission, with VAT on top', async () => {
  while (!isPayoutDay(shop.clock.now(), 0)) shop.clock.advance(DAY);
  await staySignedIn(shop);
  await draftWeekly(shop.ctx);
  const { body } = await shop.call(documents.listDocuments, {}, { token: market.luxor.owner.token });
  const invoice = body.documents.find(({ kind }) => kind === 'commission_invoice');
  const charged = {
    commission: -(await balanceOf(shop, 'commission_income')),
    vat: -(await balanceOf(shop, 'vat_payable')) - (await balanceOf(shop, 'fee_vat')),
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
