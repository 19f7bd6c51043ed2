import { beforeAll, expect, test } from 'vitest';
import { uploadProof } from '#modules/orders/back-office.calls.ts';
import * as returns from '#modules/returns/returns.calls.ts';
import { decideReview } from '#modules/reviews/back-office.calls.ts';
import * as reviews from '#modules/reviews/calls.ts';
import { HOUR } from '#platform/clock.ts';
import { sweepPictures } from '#server/upkeep/sweep-pictures.ts';
import { addPerson } from '../../support/buyers.ts';
import { type Market, openMarket, placeWith, shipFirst } from '../../support/orders.ts';
import { picture } from '../../support/pictures.ts';
import { type Delivered, deliverTo } from '../../support/returns.ts';
import { testShop } from '../../support/shop.ts';
import { allFollowed } from '../payments/paying-shop.ts';

const shop = await testShop();
let market: Market;
let sold: Delivered;
let size = 200;

beforeAll(async () => {
  market = await openMarket(shop);
  sold = await deliverTo(shop, market, 1);
});

/** No two are alike. */
const photo = () => picture('jpeg', { width: (size += 10), height: 150 });
const get = async (address: string) =>
  shop.http.inject({ method: 'GET', url: `${address}/320`, headers: { accept: 'image/webp,*/*' } });
const statusOf = async (address: string) => (await get(address)).statusCode;
const hashIn = (address: string) => /[0-9a-f]{32}/.exec(address)?.[0] ?? '';

/** Whatever is uploaded for some people alone, as its uploader is told. */
const KINDS: Record<string, () => Promise<string>> = {
  'a photo of a return or a claim': async () =>
    (await shop.call(returns.uploadCasePhoto, { file: await photo() }, sold.by)).body.photo,
  'a photo of a review': async () =>
    (await shop.call(reviews.uploadReviewPhoto, { file: await photo() }, sold.by)).body.photo,
  'a photo of a door': async () => {
    const parcelId = await shipFirst(shop, market, (await placeWith(shop, market, [1])).first.id);
    const by = { token: market.sellers[0].token };
    return (await shop.call(uploadProof, { parcelId, file: await photo() }, by)).body.identifier;
  },
};

test.each(Object.entries(KINDS))(
  '%s is shown at its signed address alone, and never kept',
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
  const productId = market.goods[0].id;
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
