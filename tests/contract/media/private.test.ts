import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { eraseUser } from '#modules/accounts/users.calls.ts';
import * as conversations from '#modules/conversations/calls.ts';
import { uploadProof } from '#modules/orders/back-office.calls.ts';
import * as returns from '#modules/returns/returns.calls.ts';
import { decideReview } from '#modules/reviews/back-office.calls.ts';
import * as reviews from '#modules/reviews/calls.ts';
import { HOUR } from '#platform/clock.ts';
import { sweepPictures } from '#server/upkeep/sweep-pictures.ts';
import { completeOrder } from '../../support/arrange.ts';
import { type Delivered, type Market, openMarket } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { picture } from '../../support/pictures.ts';
import { testShop } from '../../support/shop.ts';
import { allFollowed } from '../payments/paying-shop.ts';

const shop = await testShop();
let market: Market;
let sold: Delivered;
let size = 200;

beforeAll(async () => {
  market = await openMarket(shop);
  sold = await market.deliver(1);
});

/** No two are alike. */
const photo = () => picture('jpeg', { width: (size += 10), height: 150 });
const get = async (address: string) =>
  shop.http.inject({ method: 'GET', url: `${address}/320`, headers: { accept: 'image/webp,*/*' } });
const statusOf = async (address: string) => (await get(address)).statusCode;
const hashIn = (address: string) => /[0-9a-f]{32}/.exec(address)?.[0] ?? '';

/** Every kind of private upload, as its upload call answers. */
const KINDS: Record<string, () => Promise<string>> = {
  'a photo of a return or a claim': async () =>
    (await shop.call(returns.uploadCasePhoto, { file: await photo() }, sold.by)).body.photo,
  'a photo of a review': async () =>
    (await shop.call(reviews.uploadReviewPhoto, { file: await photo() }, sold.by)).body.photo,
  'a photo in a message': async () =>
    (await shop.call(conversations.uploadMessagePhoto, { file: await photo() }, sold.by)).body.photo,
  'a photo of a door': async () => {
    const parcelId = await market.ship((await market.placeOrder([1])).first.id);
    const by = { token: market.luxor.owner.token };
    return (await shop.call(uploadProof, { parcelId, file: await photo() }, by)).body.identifier;
  },
};

test.each(Object.entries(KINDS))(
  '%s is shown at its signed address alone, and never cached',
  async (_, send) => {
    const address = await send();
    const shown = await get(address);
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const hash = hashIn(address);
    expect(await statusOf(`/media/${hash}`)).toBe(404);
    expect(await statusOf(`/private-media/${hash}`)).toBe(404);
    expect(await statusOf(address.replace(hash, 'f'.repeat(32)))).toBe(404);
    expect(await statusOf(address.replace(/\.(\w+)\./, '.zzzzzzzzz.'))).toBe(404);
    shop.clock.advance(HOUR);
    expect(await statusOf(address)).toBe(404);
  },
);

test('a photo of a review is for everybody only while its review is shown', async () => {
  const { by } = sold;
  const send = KINDS['a photo of a review'] as () => Promise<string>;
  const address = await send();
  const productId = market.luxor.product.id;
  const written = { productId, stars: 5, text: '', photos: [address] };
  const { body } = await shop.call(reviews.saveReview, written, by);
  await allFollowed(shop);
  const everybody = `/media/${hashIn(address)}`;
  expect(await statusOf(everybody)).toBe(200);
  const support = await addPerson(shop, { role: 'support' });
  const hidden = { reviewId: body.reviewId, state: 'hidden', reason: 'صورة شخص' } as const;
  expect((await shop.call(decideReview, hidden, { token: support.token })).status).toBe(200);
  await allFollowed(shop);
  await sweepPictures(shop.ctx);
  expect(await statusOf(everybody)).toBe(404);
});

test('a review that waits for a decision shows its photos to nobody but those who are given their address', async () => {
  const other = await market.deliver(1);
  const { body: sent } = await shop.call(reviews.uploadReviewPhoto, { file: await photo() }, other.by);
  const productId = market.luxor.product.id;
  const text = 'اتصل بي على 01012345678';
  const written = { productId, stars: 4, text, photos: [sent.photo] };
  const { body } = await shop.call(reviews.saveReview, written, other.by);
  await allFollowed(shop);
  const [row] = await shop.rows(
    sql<{ state: string }>`select state from reviews where id = ${body.reviewId}`,
  );
  expect(row?.state).toBe('held');
  expect(await statusOf(`/media/${hashIn(sent.photo)}`)).toBe(404);
  expect(await statusOf(sent.photo)).toBe(200);
});

test('of a claim the photo is for its parties alone, and is gone once its buyer is erased', async () => {
  const claimed = await market.deliver(1);
  const { body: sent } = await shop.call(returns.uploadCasePhoto, { file: await photo() }, claimed.by);
  const lines = [{ lineId: claimed.lineId, quantity: 1 }];
  const input = {
    merchantOrderId: claimed.merchantOrderId,
    lines,
    reason: 'damaged',
    wish: 'refund',
  } as const;
  const made = await shop.call(returns.requestReturn, { ...input, photos: [sent.photo] }, claimed.by);
  expect(made.body.kind).toBe('claim');
  const hash = hashIn(sent.photo);
  expect(await statusOf(`/media/${hash}`)).toBe(404);
  expect(await statusOf(sent.photo)).toBe(200);
  await shop.rows(sql`
    update claims set state = 'decided', decision = 'refuse', closed_at = now() where id = ${made.body.id}`);
  await completeOrder(shop, claimed.orderId);
  const { token } = await addPerson(shop, { role: 'super_admin' });
  const wish = { userId: claimed.buyer.id, reason: 'طلب صاحب الحساب' };
  const erased = await shop.call(eraseUser, wish, { token });
  expect(erased.error).toBeUndefined();
  shop.clock.advance(2 * 24 * HOUR);
  await sweepPictures(shop.ctx);
  const [left] = await shop.rows(sql`select from return_photos where picture like ${`%${hash}%`}`);
  expect(left).toBeUndefined();
});

/** Who may see the pictures that a column names; `number` is a picture's place among its product's. */
const AUDIENCE: Record<string, 'everybody' | 'some' | 'number'> = {
  'ads.image': 'everybody',
  'ads.picture': 'everybody',
  'categories.image': 'everybody',
  'merchant_applications.logo': 'everybody',
  'merchant_orders.merchant_logo': 'everybody',
  'merchants.logo': 'everybody',
  'order_lines.image': 'everybody',
  'products.images': 'everybody',
  'variants.picture': 'number',
  'conversation_messages.photo': 'some',
  'parcel_photos.picture': 'some',
  // The photo of a door, or what else proves a delivery.
  'parcels.proof': 'some',
  // Encrypted, and read by one call alone.
  'payments.proof': 'some',
  'return_photos.picture': 'some',
  'reviews.photos': 'some',
};

test('every column that names a picture says who may see it', async () => {
  const columns = await shop.rows(sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name ~ '(image|images|logo|picture|pictures|photo|photos|proof|avatar|cover)$'`);
  expect(columns.map(({ name }) => name).toSorted()).toEqual(Object.keys(AUDIENCE).toSorted());
  for (const { name } of columns.filter(each => AUDIENCE[each.name] === 'everybody')) {
    const [table = '', column = ''] = name.split('.');
    const [found] = await shop.rows(sql`
      select from ${sql.table(table)} where ${sql.ref(column)}::text like '%/private-media/%' limit 1`);
    expect(found, name).toBeUndefined();
  }
});

test('what one was only shown cannot be sent on as one’s own; what one’s own review names stays in it', async () => {
  const { by } = sold;
  const address = await (KINDS['a photo of a review'] as () => Promise<string>)();
  const productId = market.luxor.product.id;
  const review = { productId, stars: 5, text: '' };
  expect((await shop.call(reviews.saveReview, { ...review, photos: [address] }, by)).status).toBe(200);
  const { received } = (await shop.call(reviews.showOwnReview, { productId }, by)).body;
  const shown = received?.review?.photos[0] as string;
  expect([shown !== address, await statusOf(shown)]).toEqual([true, 200]);
  const changed = await shop.call(reviews.saveReview, { ...review, stars: 4, photos: [shown] }, by);
  expect(changed.status).toBe(200);
  const other = await market.deliver(1);
  const stolen = await shop.call(reviews.saveReview, { ...review, photos: [shown] }, other.by);
  expect(stolen.error.code).toBe('photo_unknown');
});
