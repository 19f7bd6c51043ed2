import { Buffer } from 'node:buffer';
import { sql } from 'kysely';
import { applyParcelReport } from '#modules/orders/server/steps/apply-parcel-event.ts';
import { checkStatement, importStatement } from '#modules/remittances/calls.ts';
import { type AnyCall, type CallBody, urlBesideFile } from '#platform/call.ts';
import { COURIER_ACCOUNT } from '../courier-account.ts';
import { parcelMaker } from '../parcels.ts';
import { type Reply, type TestShop, testShop } from '../shop.ts';

export interface TakenCash {
  parcelId: number;
  trackingNumber: string;
  /** Piastres that were due at the door. */
  due: number;
}

let count = 0;

/** A shop whose courier has taken cash at doors, and the member of finance who reconciles it. */
export async function cashShop() {
  const shop = await testShop({ env: COURIER_ACCOUNT });
  const maker = await parcelMaker(shop, 'bosta');
  return { shop, ...maker, take: () => takeCash(shop, maker) };
}

/** A parcel that Bosta has delivered and whose cash it has. */
async function takeCash(
  shop: TestShop,
  { pack }: Pick<Awaited<ReturnType<typeof parcelMaker>>, 'pack'>,
): Promise<TakenCash> {
  const parcel = await pack({ booked: false });
  const trackingNumber = `70${String(++count).padStart(6, '0')}`;
  await shop.rows(sql`update parcels set tracking_number = ${trackingNumber} where id = ${parcel.id}`);
  const [row] = await shop.rows(
    sql<{ amount: number }>`select amount from cod_collections where parcel_id = ${parcel.id}`,
  );
  const due = (row as { amount: number }).amount;
  await applyParcelReport(shop.ctx, {
    parcelId: parcel.id,
    event: 'delivered',
    by: { kind: 'courier', name: 'bosta', requestId: `news-${trackingNumber}` },
    reportId: `${trackingNumber}:delivered`,
    details: { collected: due, proof: trackingNumber },
  });
  return { parcelId: parcel.id, trackingNumber, due };
}

interface Upload {
  file: Uint8Array;
  token: string;
  reference?: string;
  courier?: string;
}

async function upload<C extends AnyCall>(
  shop: TestShop,
  what: C,
  given: Upload,
): Promise<Reply<CallBody<C>>> {
  const { file, token, courier = 'bosta', reference = `ST-${++count}` } = given;
  const response = await shop.http.inject({
    method: 'POST',
    url: urlBesideFile(what, { courier, reference }),
    payload: Buffer.from(file),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  });
  const parsed = JSON.parse(response.body) as Pick<Reply<CallBody<C>>, 'body' | 'error'>;
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    bytes: response.rawPayload,
    ...parsed,
  };
}

export const tryStatement = (shop: TestShop, given: Upload) => upload(shop, checkStatement, given);
export const takeStatement = (shop: TestShop, given: Upload) => upload(shop, importStatement, given);
