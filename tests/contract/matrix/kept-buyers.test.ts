import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { placeOrder } from '#modules/checkout/calls.ts';
import { cancelOrder, deliverParcel, showOrder } from '#modules/orders/calls.ts';
import type { AnyCall } from '#platform/call.ts';
import { DAY } from '#platform/clock.ts';
import { unpackEntry } from '#platform/server/spreadsheet/unpack-zip.ts';
import { allRoutes } from '#server/routes.ts';
import { addPerson, CAIRO_ADDRESS } from '../../support/buyers.ts';
import { orderFor } from '../../support/ordering.ts';
import { shipFirst, wait } from '../../support/orders.ts';
import { doorPhoto, testShop } from '../../support/shop.ts';
import { sampleOf } from '../attacks/sample-input.ts';
import { EXPECTED } from './expected.ts';
import { jobsDone } from './rows.ts';
import { type Cast, callEverybody, tokenOf } from './scene.ts';
import { GROUPS, type Who } from './who.ts';

const shop = await testShop();
let cast: Cast;

beforeAll(async () => {
  cast = await callEverybody(shop);
});

/** A buyer whose name, street and mobile are nobody else's. */
async function placeAs(words: { name: string; street: string; mobile: string }) {
  const { market } = cast;
  const buyer = await addPerson(shop);
  await shop.rows(sql`update users set name = ${words.name} where id = ${buyer.id}`);
  const request = await orderFor(shop, buyer.token, [{ productId: market.goods[0].id, quantity: 1 }]);
  const address = { ...CAIRO_ADDRESS, recipient: words.name, street: words.street, mobile: words.mobile };
  const placed = await shop.call(placeOrder, { ...request, address }, { token: buyer.token });
  const { body } = await shop.call(
    showOrder,
    { orderId: placed.body.orderId },
    { token: market.sellers[0].token },
  );
  const merchantOrder = body.merchantOrders[0] as (typeof body.merchantOrders)[0];
  return { buyer, words, orderId: placed.body.orderId, merchantOrder };
}

type Placed = Awaited<ReturnType<typeof placeAs>>;

const MEMBERS = ['merchant', 'manager', 'packer', 'suspended merchant'] as const satisfies readonly Who[];

const calls = allRoutes
  .map(({ call }) => call)
  .filter(call => {
    const allowed: readonly Who[] = GROUPS[EXPECTED[`${call.method} ${call.path}`]?.who ?? 'anyone'];
    return allowed.includes('merchant') && !/\/(logout|end-others|remove|delete-account)$/.test(call.path);
  });

/** Every name by which an input may ask for this order and what belongs to it. */
async function idsOf({ orderId, merchantOrder, buyer }: Placed): Promise<Record<string, unknown>> {
  const one = async (query: ReturnType<typeof sql<{ id: number }>>) => (await shop.rows(query))[0]?.id ?? 1;
  const lineId = merchantOrder.lines[0]?.id;
  return {
    orderId,
    merchantOrderId: merchantOrder.id,
    merchantOrderIds: [merchantOrder.id],
    parcelId: await one(sql`select id from parcels where merchant_order_id = ${merchantOrder.id}`),
    documentId: await one(sql`select id from documents where order_id = ${orderId} and issuer_id <> 0`),
    lineId,
    productId: cast.market.goods[0].id,
    merchantId: cast.market.merchants[0],
    userId: buyer.id,
    format: 'csv',
  };
}

/** What a merchant may send: the least that the path asks for, and everything that the call takes. */
function inputsOf(call: AnyCall, ids: Record<string, unknown>): Record<string, unknown>[] {
  const path = Object.fromEntries(
    [...call.path.matchAll(/:(\w+)/g)].map(([, field]) => [field as string, ids[field as string] ?? 1]),
  );
  const file = call.carries ? { file: new Uint8Array([1]) } : {};
  const ofOrder = 'orderId' in (shapeOf(call) ?? {}) ? { orderId: ids['orderId'] } : {};
  const all = sampleOf(call.input, field => ids[field]) as Record<string, unknown>;
  return [
    { ...path, ...ofOrder, ...file },
    { ...path, format: 'csv', ...file },
    { ...all, ...file },
  ];
}

const shapeOf = (call: AnyCall) =>
  (call.input as unknown as { def: { shape?: Record<string, unknown> } }).def.shape;

/** The digits of a mobile however they are parted. */
const digitsOf = (mobile: string) => new RegExp(mobile.slice(-9).replace(/\B/g, String.raw`[\s\u2009-]?`));

function tells(text: string, { name, street, mobile }: Placed['words']): boolean {
  return text.includes(name) || text.includes(street) || digitsOf(mobile).test(text);
}

/** An Excel file is read as its cells. */
function textOf({ text, bytes }: { text: string; bytes: Buffer }): string {
  if (bytes.subarray(0, 2).toString() !== 'PK') return text;
  const parts = ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml'];
  return parts.map(name => unpackEntry(bytes, name, 10_000_000)?.toString() ?? '').join('');
}

/** The calls whose answers to one of the merchant's people name this buyer, of all that were answered. */
async function tellers(placed: Placed, asked: readonly AnyCall[]): Promise<string[]> {
  const ids = await idsOf(placed);
  const found = new Set<string>();
  const answered = new Set<string>();
  for (const who of MEMBERS)
    for (const call of asked) {
      const token = (await tokenOf(shop, cast, who)) ?? '';
      for (const input of inputsOf(call, ids)) {
        const reply = await shop.call(call, input as never, { token });
        if (reply.status === 200) answered.add(call.path);
        if (tells(textOf(reply), placed.words)) found.add(`${call.method} ${call.path}`);
      }
    }
  expect(answered.size).toBeGreaterThan(reads.length / 2);
  return [...found].toSorted();
}

const reads = calls.filter(({ method, path }) => method === 'GET' || path.endsWith('/labels'));
const KEPT = { name: 'زينب الغائبة', street: 'درب المخفيين', mobile: '+201098765432' };
const CANCELLED = { name: 'فريدة المنسية', street: 'زقاق السكون', mobile: '+201198765431' };

describe('a merchant knows the buyer only from the time the part can be packed until it is over (A3)', () => {
  let placed: Placed;

  test('while the parcel is under way and until it is completed, its people read the name and the address', async () => {
    placed = await placeAs(KEPT);
    const parcelId = await shipFirst(shop, cast.market, placed.merchantOrder.id);
    const by = { token: cast.market.admin.token };
    await shop.call(deliverParcel, { parcelId, proof: await doorPhoto(shop, parcelId) }, by);
    await jobsDone(shop);
    expect(await tellers(placed, reads)).toEqual([
      'GET /api/web/back-office/order/details/:orderId',
      'GET /api/web/back-office/order/export',
      'GET /api/web/back-office/order/list',
      'GET /api/web/documents/:documentId',
      'GET /api/web/documents/list',
      'GET /api/web/order/details/:orderId',
      'POST /api/web/back-office/order/labels',
    ]);
  });

  test('once it is cancelled, none of all the answers that they can get names the buyer', async () => {
    const cancelled = await placeAs(CANCELLED);
    const asked = { orderId: cancelled.orderId, reason: 'changed_mind' } as never;
    expect((await shop.call(cancelOrder, asked, { token: cancelled.buyer.token })).status).toBe(200);
    await jobsDone(shop);
    expect(await tellers(cancelled, reads)).toEqual([]);
  });

  test('nor once it is completed, neither in what their own steps and changes are answered by', async () => {
    await wait(shop, 15 * DAY);
    const { body } = await shop.call(
      showOrder,
      { orderId: placed.orderId },
      { token: cast.market.admin.token },
    );
    expect(body.merchantOrders[0]?.status).toBe('completed');
    expect(await tellers(placed, calls)).toEqual([]);
  });

  test('its buyer and finance still read the receipt as it was issued', async () => {
    const { documentId } = await idsOf(placed);
    const finance = await tokenOf(shop, cast, 'finance');
    for (const token of [placed.buyer.token, finance ?? '']) {
      const call = reads.find(({ path }) => path === '/api/web/documents/:documentId') as AnyCall;
      const { text } = await shop.call(call, { documentId } as never, { token });
      expect(tells(text, KEPT)).toBe(true);
    }
  });
});
