import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import * as handovers from '#modules/handovers/calls.ts';
import { HANDED_AT_ONCE, MOST_HANDED } from '#modules/handovers/handover.ts';
import {
  acceptMerchantOrder,
  handOverParcel,
  packMerchantOrder,
  rejectMerchantOrder,
} from '#modules/orders/calls.ts';
import { checkBooks } from '#modules/orders/server/books/check-books.ts';
import { DAY } from '#platform/clock.ts';
import { arabicDigits } from '#platform/digits.ts';
import { forgetExpired } from '#server/upkeep/forget-expired.ts';
import { sweepPictures } from '#server/upkeep/sweep-pictures.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { picture } from '../../support/pictures.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;
let width = 300;

beforeAll(async () => {
  market = await openMarket(shop, 1_000);
});

const by = (seller: 'luxor' | 'nubia' = 'luxor') => ({ token: market[seller].owner.token });

/** No two are alike. */
async function sign(): Promise<string> {
  const file = await picture('png', { width: (width += 10), height: 150 });
  return (await shop.call(handovers.uploadSignature, { file }, by())).body.identifier;
}

interface Pack {
  orderId: number;
  merchantOrderId: number;
  parcelId: number;
}

async function pack(): Promise<Pack> {
  const { orderId, first } = await market.placeOrder([1]);
  const merchantOrderId = first.id;
  await shop.call(acceptMerchantOrder, { merchantOrderId }, by());
  const { body } = await shop.call(packMerchantOrder, { merchantOrderId }, by());
  return { orderId, merchantOrderId, parcelId: body.parcels[0]?.id as number };
}

const find = async (number: string, seller?: 'luxor' | 'nubia') =>
  (await shop.call(handovers.findHandoverParcel, { number }, by(seller))).body;

async function numberOf(parcelId: number): Promise<string | null> {
  const [row] = await shop.rows(
    sql<{ number: string | null }>`select tracking_number as number from parcels where id = ${parcelId}`,
  );
  return row?.number ?? null;
}

async function carrierOf(parcelId: number): Promise<string> {
  const [row] = await shop.rows(sql<{ carrier: string }>`select carrier from parcels where id = ${parcelId}`);
  return row?.carrier as string;
}

async function handOver(
  parcelIds: number[],
  given: { key?: string; signature?: string; carrier?: string; signedFor?: number[] } = {},
) {
  const [first = 0] = parcelIds;
  const { carrier = await carrierOf(first), signature = await sign(), key = randomUUID() } = given;
  const { signedFor = parcelIds } = given;
  const input = { key, carrier, signedFor, parcelIds, takenBy: 'سيد عبد الحميد', signature };
  return shop.call(handovers.handOverParcels, input, by());
}

test('a label, an order’s number in any digits and a courier’s number mean the packed parcel', async () => {
  const { orderId, parcelId, merchantOrderId } = await pack();
  const expected = { standing: 'ready', orderId, merchantOrderId, parcel: { id: parcelId, units: 1 } };
  expect(await find(`WK-${orderId}-${parcelId}`)).toMatchObject(expected);
  expect(await find(`wk ${orderId}`)).toMatchObject(expected);
  expect(await find(String(orderId))).toMatchObject(expected);
  expect(await find(arabicDigits(String(orderId)))).toMatchObject(expected);
  // A job books the parcel and writes its number, which comes before that of this test.
  await vi.waitUntil(async () => (await numberOf(parcelId)) !== null, { timeout: 10_000 });
  await shop.rows(sql`update parcels set tracking_number = 'T99-1' where id = ${parcelId}`);
  expect(await find('t99-1')).toMatchObject({ ...expected, parcel: { id: parcelId, barcode: 'T99-1' } });
  expect((await find(`WK-${orderId}`)).parcel?.cash).toBeGreaterThan(0);
});

test('what cannot go says why, and another merchant’s parcel is unknown', async () => {
  const { orderId, first } = await market.placeOrder([1]);
  const merchantOrderId = first.id;
  const standing = async () => (await find(`WK-${orderId}`)).standing;
  expect(await standing()).toBe('to_accept');
  await shop.call(acceptMerchantOrder, { merchantOrderId }, by());
  expect(await standing()).toBe('to_pack');
  const { body } = await shop.call(packMerchantOrder, { merchantOrderId }, by());
  expect(await standing()).toBe('ready');
  expect(await find(`WK-${orderId}`, 'nubia')).toMatchObject({
    standing: 'unknown',
    orderId: null,
    parcel: null,
  });
  await shop.call(handOverParcel, { parcelId: body.parcels[0]?.id as number }, by());
  expect(await standing()).toBe('left');
  const refused = await market.placeOrder([1]);
  const reason = { reason: 'wrong_price' };
  await shop.call(rejectMerchantOrder, { merchantOrderId: refused.first.id, ...reason }, by());
  expect((await find(`WK-${refused.orderId}`)).standing).toBe('cancelled');
  expect((await find('سيد')).standing).toBe('unknown');
});

test('a courier signs for parcels: they leave, and the list says which, who and how much cash', async () => {
  const packs = [await pack(), await pack()];
  const cash = (await find(`WK-${packs[0]?.orderId}`)).parcel?.cash as number;
  const waiting = (await shop.call(handovers.countPacked, {}, by())).body.carriers;
  expect(waiting[0]?.packed).toBeGreaterThanOrEqual(2);
  const { body } = await handOver(packs.map(({ parcelId }) => parcelId));
  expect(body.outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  const handoverId = body.handoverId as number;

  const merchantAddress = '٥ شارع عبد العزيز، القاهرة';
  await shop.rows(sql`update merchants set address = ${merchantAddress} where id = ${market.luxor.id}`);
  const shown = (await shop.call(handovers.showHandover, { handoverId }, by())).body;
  expect(shown).toMatchObject({ takenBy: 'سيد عبد الحميد', merchantAddress, parcels: 2, cash: 2 * cash });
  expect(shown.rows.map(({ orderId }) => orderId)).toEqual(packs.map(({ orderId }) => orderId));
  expect(shown.rows[0]?.recipient).not.toBe('');
  const address = shown.signature as string;
  const statusOf = async (name: string) =>
    (await shop.http.inject({ url: `${name}/480`, headers: { accept: 'image/webp' } })).statusCode;
  expect(await statusOf(address)).toBe(200);
  expect(await statusOf(address.split('.')[0] as string)).toBe(404);

  const listed = (await shop.call(handovers.listHandovers, {}, by())).body;
  expect(listed.handovers[0]).toMatchObject({ id: handoverId, parcels: 2, cash: 2 * cash });
  const staff = await addPerson(shop, { role: 'support' });
  const theirs = (await shop.call(handovers.showHandover, { handoverId }, { token: staff.token })).body;
  expect(theirs.signature).toBe(address);
  const others = await shop.call(handovers.showHandover, { handoverId }, by('nubia'));
  expect(others.error.code).toBe('handover_not_found');
  expect((await shop.call(handovers.listHandovers, {}, by('nubia'))).body.handovers).toEqual([]);
});

test('a parcel that may not go stays, with its reason, and the others leave', async () => {
  const [good, gone] = [await pack(), await pack()];
  await shop.call(handOverParcel, { parcelId: gone.parcelId }, by());
  const { body } = await handOver([good.parcelId, gone.parcelId, 999_999_999]);
  expect(body.outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'refused', 'refused']);
  expect(body.outcomes[1]?.why).not.toBe('');
  const other = await pack();
  const refused = (await handOver([other.parcelId], { carrier: 'somebody-else' })).body;
  expect(refused).toMatchObject({ handoverId: null, outcomes: [{ outcome: 'refused' }] });
  expect((await find(`WK-${other.orderId}`)).standing).toBe('ready');
  expect(await shop.rows(sql`select from handovers where carrier = 'somebody-else'`)).toEqual([]);
});

test('the same request again is the same list: nobody continues another merchant’s, or puts more under the signature', async () => {
  const [one, two] = [await pack(), await pack()];
  const key = randomUUID();
  const first = await handOver([one.parcelId], { key });
  const again = await handOver([one.parcelId], { key });
  expect(again.body).toEqual(first.body);
  const elsewhere = await handOver([two.parcelId], { key, carrier: 'somebody-else' });
  expect(elsewhere.error.code).toBe('handover_not_found');
  const added = await handOver([two.parcelId], { key });
  expect([added.status, added.error.code]).toEqual([409, 'not_signed_for']);
  const theirs = {
    key,
    carrier: await carrierOf(one.parcelId),
    signedFor: [one.parcelId],
    parcelIds: [one.parcelId],
    takenBy: 'سيد',
  };
  const other = await shop.call(
    handovers.handOverParcels,
    { ...theirs, signature: await sign() },
    by('nubia'),
  );
  expect(other.error.code).toBe('handover_not_found');
  const forged = await handOver([two.parcelId], { signature: '/media/0123456789abcdef' });
  expect(forged.error.code).toBe('signature_unknown');
});

test('a list is sent in parts, and holds nothing that its courier did not sign for', async () => {
  const [one, two, three] = [await pack(), await pack(), await pack()];
  const given = { key: randomUUID(), signedFor: [one.parcelId, two.parcelId] };
  const { handoverId } = (await handOver([one.parcelId], given)).body;
  const part = (await handOver([two.parcelId], given)).body;
  expect(part).toMatchObject({ handoverId, outcomes: [{ outcome: 'done' }] });
  const more = await handOver([three.parcelId], { ...given, signedFor: [three.parcelId] });
  expect([more.status, more.error.code]).toEqual([409, 'not_signed_for']);
  const other = await handOver([three.parcelId], { signedFor: [one.parcelId] });
  expect(other.error.code).toBe('not_signed_for');
  expect((await find(`WK-${three.orderId}`)).standing).toBe('ready');
  const many = (length: number) => Array.from({ length }, (_, at) => at + 1);
  const tooMany = [
    await handOver(many(HANDED_AT_ONCE + 1)),
    await handOver([1], { signedFor: many(MOST_HANDED + 1) }),
  ];
  expect(tooMany.map(({ status }) => status)).toEqual([400, 400]);
});

test('where the database is lost while a courier signs, the same request goes on: nothing is lost, nothing twice', async () => {
  const packs = await Promise.all(Array.from({ length: 12 }, pack));
  const parcelIds = packs.map(({ parcelId }) => parcelId);
  const [key, signature] = [randomUUID(), await sign()];
  const went = async () =>
    (
      await shop.rows(
        sql`select parcel_id from handover_parcels where parcel_id = any(${parcelIds}::bigint[])`,
      )
    ).length;
  await shop.rows(sql`
    create or replace function cut_here() returns trigger language plpgsql as $$
    begin
      if (select count(*) from handover_parcels p where p.handover_id = new.handover_id) > 4 then
        perform pg_terminate_backend(pg_backend_pid());
      end if;
      return new;
    end $$`);
  await shop.rows(
    sql`create trigger cuts after insert on handover_parcels for each row execute function cut_here()`,
  );
  const lost = await handOver(parcelIds, { key, signature });
  await shop.rows(sql`drop trigger cuts on handover_parcels`);
  expect(lost.status, 'what was cut off does not say that it was done').toBeGreaterThanOrEqual(500);
  expect(await went(), 'what went before stays').toBe(4);
  const again = (await handOver(parcelIds, { key, signature })).body;
  expect(again.outcomes.every(({ outcome }) => outcome === 'done')).toBe(true);
  expect(await went()).toBe(parcelIds.length);
  const shown = await shop.call(handovers.showHandover, { handoverId: again.handoverId as number }, by());
  expect(shown.body.rows.map(({ id }) => id).toSorted()).toEqual(parcelIds.toSorted());
  const left = await shop.rows(sql`
    select from order_events where event = 'handed_over' and merchant_order_id = any(${packs.map(each => each.merchantOrderId)}::bigint[])`);
  expect(left, 'each left once').toHaveLength(parcelIds.length);
  expect((await checkBooks(shop.ctx.db)).filter(({ violations }) => violations > 0)).toEqual([]);
});

test('where the database is lost with the first parcel, no list without parcels is left', async () => {
  const { parcelId } = await pack();
  await shop.rows(sql`
    create or replace function fail_here() returns trigger language plpgsql as $$ begin raise exception 'gone'; end $$`);
  await shop.rows(sql`create trigger fails before insert on handover_parcels execute function fail_here()`);
  const [key, signature] = [randomUUID(), await sign()];
  expect((await handOver([parcelId], { key, signature })).status).toBe(500);
  await shop.rows(sql`drop trigger fails on handover_parcels`);
  expect(await shop.rows(sql`select from handovers where key = ${key}`)).toEqual([]);
  expect((await handOver([parcelId], { key, signature })).body.outcomes).toMatchObject([{ outcome: 'done' }]);
});

test('two members who hand the same parcel over at once do it once', async () => {
  const { parcelId } = await pack();
  const replies = await Promise.all([handOver([parcelId]), handOver([parcelId])]);
  expect(replies.map(({ body }) => body.outcomes[0]?.outcome).toSorted()).toEqual(['done', 'refused']);
  expect(await shop.rows(sql`select from handover_parcels where parcel_id = ${parcelId}`)).toHaveLength(1);
});

test('the same request twice at once is one list, and both answers say so', async () => {
  const [one, two] = [await pack(), await pack()];
  const given = { key: randomUUID(), signature: await sign() };
  const replies = await Promise.all([1, 2, 3].map(() => handOver([one.parcelId, two.parcelId], given)));
  const [first] = replies;
  expect(first?.body.outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  expect(replies.map(({ body }) => body)).toEqual(replies.map(() => first?.body));
});

test('signatures are kept while their list names them, and for a year', async () => {
  const { parcelId } = await pack();
  const handoverId = (await handOver([parcelId])).body.handoverId as number;
  const stored = () =>
    shop.rows(sql<{ signature: string | null; taken_by: string }>`
      select signature, taken_by from handovers where id = ${handoverId}`);
  shop.clock.advance(300 * DAY);
  await sweepPictures(shop.ctx);
  await forgetExpired(shop.ctx);
  expect((await stored())[0]?.taken_by).toBe('سيد عبد الحميد');
  shop.clock.advance(70 * DAY);
  await forgetExpired(shop.ctx);
  expect(await stored()).toEqual([{ signature: null, taken_by: '' }]);
});
