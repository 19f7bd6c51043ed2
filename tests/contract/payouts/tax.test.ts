import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import * as calls from '#modules/orders/calls.ts';
import { showTax } from '#modules/payouts/tax.calls.ts';
import { addDays, cairoDay } from '#platform/dates.ts';
import { registerForVat, setCarrier } from '../../support/arrange.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { doorPhoto, testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;
const today = () => cairoDay(shop.clock.now());

beforeAll(async () => {
  market = await openMarket(shop);
  await registerForVat(shop, market.luxor.id);
  for (let at = 0; at < 2; at += 1) {
    const order = await market.placeOrder([2]);
    const parcelId = await market.ship(order.first.id);
    await setCarrier(shop, parcelId, 'bosta');
    const proof = await doorPhoto(shop, parcelId);
    await shop.call(calls.deliverParcel, { parcelId, proof }, { token: market.admin.token });
  }
  const written = () => shop.rows(sql`select from documents`);
  await vi.waitFor(async () => expect(await written()).toHaveLength(4), { timeout: 15_000 });
});

const taxOf = async (token: string, days = { from: today(), to: today() }) =>
  shop.call(showTax, days, { token });

/** As a statement and a refund would write it, of figures that are easily added up. */
async function document(
  kind: string,
  { issuer, gross, vat }: { issuer: number; gross: number; vat: number },
) {
  const content = JSON.stringify({
    total: gross,
    vat,
    lines: [{ gross, vat, vatPercent: vat > 0 ? 14 : 0 }],
  });
  await shop.rows(sql`
    insert into documents (kind, issuer_id, number, merchant_id, user_id, original_id, cause_type, cause_id, content, issued_at)
    select ${kind}, ${issuer}, coalesce(max(number), 0) + 1, ${market.luxor.id}, ${issuer === 0 ? null : market.admin.id},
           ${kind === 'credit_note' ? sql`(select min(id) from documents where issuer_id = ${issuer})` : null}, 'test', 1,
           ${content}::jsonb, ${shop.clock.now()}
      from documents where issuer_id = ${issuer} and kind = ${kind} returning id`);
}

test('a merchant reads what its documents say by kind and rate, less what it paid the shop, and the shop its own', async () => {
  const { token } = market.luxor.owner;
  // Each receipt of goods: 20000 piastres, of which 2456 are VAT; those of the shop's fees are not the merchant's.
  const receipts = {
    kind: 'receipt',
    issuer: 'merchant',
    vatPercent: 14,
    documents: 2,
    gross: 400,
    vat: 49.12,
  };
  expect((await taxOf(token)).body).toMatchObject({
    rows: [{ ...receipts, net: 350.88 }],
    due: 49.12,
    withheld: 0,
  });
  await document('credit_note', { issuer: market.luxor.id, gross: 10_000, vat: 1228 });
  await document('commission_invoice', { issuer: 0, gross: 1140, vat: 140 });
  await document('withholding_certificate', { issuer: 0, gross: 500, vat: 0 });
  const { body } = await taxOf(token);
  expect(body.rows).toMatchObject([
    receipts,
    { kind: 'credit_note', issuer: 'merchant', gross: -100, vat: -12.28 },
    { kind: 'commission_invoice', issuer: 'shop', gross: 11.4, vat: 1.4, net: 10 },
    { kind: 'withholding_certificate', issuer: 'shop', gross: 5, vat: 0 },
  ]);
  expect(body).toMatchObject({ due: 35.44, withheld: 5 });

  const staff = (await taxOf(market.admin.token)).body;
  expect(staff.rows.map(({ kind, issuer, documents }) => [kind, issuer, documents])).toEqual([
    ['receipt', 'shop', 2],
    ['commission_invoice', 'shop', 1],
    ['withholding_certificate', 'shop', 1],
  ]);
  expect(staff).toMatchObject({ due: 22.28, withheld: 0 });
  expect((await taxOf(market.nubia.owner.token)).body).toMatchObject({ rows: [], due: 0 });
});

test('days before and after have nothing of it, and more than a quarter is not asked for', async () => {
  const { token } = market.luxor.owner;
  const yesterday = addDays(today(), -1);
  expect((await taxOf(token, { from: yesterday, to: yesterday })).body.rows).toEqual([]);
  expect((await taxOf(token, { from: addDays(today(), 1), to: addDays(today(), 2) })).body.rows).toEqual([]);
  expect((await taxOf(token, { from: addDays(today(), -92), to: today() })).status).toBe(200);
  expect((await taxOf(token, { from: addDays(today(), -93), to: today() })).status).toBe(400);
  const { token: buyer } = await addPerson(shop);
  expect((await taxOf(buyer)).status).toBe(403);
});
