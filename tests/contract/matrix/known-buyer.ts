import { sql } from 'kysely';
import { placeOrder } from '#modules/checkout/calls.ts';
import { showOrder } from '#modules/orders/calls.ts';
import type { AnyCall } from '#platform/call.ts';
import { unpackEntry } from '#platform/server/spreadsheet/unpack-zip.ts';
import { setPerson } from '../../support/arrange.ts';
import { orderFor } from '../../support/orders.ts';
import { addPerson, CAIRO_ADDRESS } from '../../support/people.ts';
import type { TestShop } from '../../support/shop.ts';
import { sampleOf } from '../attacks/sample-input.ts';
import type { Cast } from './scene.ts';

export interface Words {
  name: string;
  street: string;
  mobile: string;
}

/** A buyer whose name, street and mobile are nobody else's. */
export async function placeAs(shop: TestShop, { market }: Cast, words: Words) {
  const buyer = await addPerson(shop);
  await setPerson(shop, buyer.id, { name: words.name });
  const request = await orderFor(shop, buyer.token, [{ productId: market.luxor.product.id, quantity: 1 }]);
  const address = { ...CAIRO_ADDRESS, recipient: words.name, street: words.street, mobile: words.mobile };
  const placed = await shop.call(placeOrder, { ...request, address }, { token: buyer.token });
  const { body } = await shop.call(
    showOrder,
    { orderId: placed.body.orderId },
    { token: market.luxor.owner.token },
  );
  const merchantOrder = body.merchantOrders[0] as (typeof body.merchantOrders)[0];
  return { buyer, words, orderId: placed.body.orderId, merchantOrder };
}

export type Placed = Awaited<ReturnType<typeof placeAs>>;

/** Every name by which an input may ask for this order and what belongs to it. */
export async function idsOf(
  shop: TestShop,
  { market }: Cast,
  { orderId, merchantOrder, buyer }: Placed,
): Promise<Record<string, unknown>> {
  const one = async (query: ReturnType<typeof sql<{ id: number }>>) => (await shop.rows(query))[0]?.id ?? 1;
  const lineId = merchantOrder.lines[0]?.id;
  return {
    orderId,
    merchantOrderId: merchantOrder.id,
    merchantOrderIds: [merchantOrder.id],
    parcelId: await one(sql`select id from parcels where merchant_order_id = ${merchantOrder.id}`),
    documentId: await one(sql`select id from documents where order_id = ${orderId} and issuer_id <> 0`),
    lineId,
    productId: market.luxor.product.id,
    merchantId: market.luxor.id,
    userId: buyer.id,
    format: 'csv',
  };
}

/** What a merchant may send: the least that the path asks for, and everything that the call takes. */
export function inputsOf(call: AnyCall, ids: Record<string, unknown>): Record<string, unknown>[] {
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

export function names(text: string, { name, street, mobile }: Words): boolean {
  return text.includes(name) || text.includes(street) || digitsOf(mobile).test(text);
}

/** An Excel file is read as its cells. */
export function textOf({ text, bytes }: { text: string; bytes: Buffer }): string {
  if (bytes.subarray(0, 2).toString() !== 'PK') return text;
  const parts = ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml'];
  return parts.map(name => unpackEntry(bytes, name, 10_000_000)?.toString() ?? '').join('');
}
