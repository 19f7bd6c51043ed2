import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { placeOrder } from '#modules/checkout/calls.ts';
import { showOrder } from '#modules/orders/calls.ts';
import { listMerchantReviews } from '#modules/reviews/back-office.calls.ts';
import { saveReview, showOwnReview } from '#modules/reviews/calls.ts';
import { showMerchantRating } from '#modules/reviews/merchant-rating.calls.ts';
import { listReviews } from '#modules/reviews/public.calls.ts';
import { checkReviews } from '#modules/reviews/server/check-reviews.ts';
import { rateMerchants } from '#modules/reviews/server/rate-merchants.ts';
import type { CallRequest } from '#platform/call.ts';
import { wrongLines } from '#platform/server/counting/check-invariants.ts';
import { addCategory, addProduct } from '../../support/catalog.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { orderFor } from '../../support/orders.ts';
import { addPerson, homeOf, type TestPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;
let shoe: Awaited<ReturnType<typeof addProduct>>;

beforeAll(async () => {
  market = await openMarket(shop, 1_000);
  const values = [
    ['أسود', '٤٢'],
    ['أسود', '٤٣'],
  ];
  shoe = await addProduct(shop, {
    merchantId: market.luxor.id,
    categoryId: await addCategory(shop),
    stock: 100,
    options: { names: ['اللون', 'المقاس'], values },
  });
});

const by = ({ token }: { token: string }) => ({ token });

/** A buyer to whom shoes of a size came. */
async function addWearer(variantId = shoe.variantId): Promise<TestPerson> {
  const buyer = await addPerson(shop);
  const request = await orderFor(shop, buyer.token, [{ productId: shoe.id, variantId, quantity: 1 }]);
  const placed = await shop.call(placeOrder, { ...request, address: homeOf(buyer) }, by(buyer));
  const { orderId } = placed.body;
  const { body } = await shop.call(showOrder, { orderId }, by(buyer));
  // Each has a door of their own: two reviewers behind one would wait for staff.
  await shop.rows(sql`
    update orders set address = jsonb_set(address, '{flat}', to_jsonb(${String(buyer.id)}::text)) where id = ${orderId}`);
  await market.deliverParcel(await market.ship(body.merchantOrders[0]?.id as number));
  return buyer;
}

const save = (buyer: TestPerson, more: Partial<CallRequest<typeof saveReview>> = {}) =>
  shop.call(saveReview, { productId: shoe.id, stars: 5, ...more }, by(buyer));
const list = async (more: Partial<CallRequest<typeof listReviews>> = {}) =>
  (await shop.call(listReviews, { productId: shoe.id, ...more })).body;
const expectCounted = async () => expect(wrongLines(await checkReviews(shop.ctx.db))).toEqual([]);

test('who received a size says how it fits, and changes it; the product counts each word once', async () => {
  const buyer = await addWearer();
  const own = () => shop.call(showOwnReview, { productId: shoe.id }, by(buyer));
  expect((await own()).body.received).toMatchObject({ size: '42', shop: 'متجر الأقصر', review: null });
  await save(buyer, { fit: 'smaller', shopStars: 4 });
  expect((await list()).fits).toEqual([1, 0, 0]);
  expect((await list()).reviews[0]).toMatchObject({ fit: 'smaller', options: 'اللون: أسود · المقاس: ٤٢' });
  await save(buyer, { fit: 'right' });
  expect((await list()).fits).toEqual([0, 1, 0]);
  expect((await own()).body.received?.review).toMatchObject({ fit: 'right', shopStars: null });
  await save(buyer);
  expect((await list()).fits).toEqual([0, 0, 0]);
  expect((await list()).reviews[0]?.fit).toBeNull();
  await expectCounted();
});

test('a word on the fit that nobody sees yet counts for nothing', async () => {
  const buyer = await addWearer();
  const before = (await list()).fits;
  expect((await save(buyer, { fit: 'larger', text: 'كلموني ٠١٠١٢٣٤٥٦٧٨' })).body.state).toBe('held');
  expect((await list()).fits).toEqual(before);
  await expectCounted();
});

test('what has no size fits nobody', async () => {
  const { buyer } = await market.deliver(1);
  const { product } = market.luxor;
  const refused = await shop.call(saveReview, { productId: product.id, stars: 5, fit: 'right' }, by(buyer));
  expect(refused.error.code).toBe('no_size');
});

test('reviews of one size, and those of three stars and fewer, are listed in every order, page by page', async () => {
  for (const [stars, at] of [
    [2, 0],
    [5, 1],
    [3, 1],
    [1, 1],
    [4, 1],
  ] as const)
    await save(await addWearer(shoe.variantIds[at]), { stars, fit: 'right' });
  for (const sort of ['helpful', 'newest', 'highest', 'lowest'] as const) {
    expect(await everyPage({ sort, size: '43' })).toEqual([1, 3, 4, 5]);
    expect(await everyPage({ sort, only: 'low' })).toEqual([1, 2, 3]);
  }
  const lowest = await list({ sort: 'lowest', only: 'low', limit: 20 });
  expect(lowest.reviews.map(({ stars }) => stars)).toEqual([1, 2, 3]);
  expect((await list({ size: '47' })).reviews).toEqual([]);
  // The counts are of all, whatever is asked for.
  expect((await list({ size: '47' })).sizes).toEqual((await list()).sizes);
  expect((await list()).sizes).toMatchObject({ 43: 4 });
  await expectCounted();
});

/** The stars of all that the list gives, in their own order. */
async function everyPage(asked: Partial<CallRequest<typeof listReviews>>): Promise<number[]> {
  const stars: number[] = [];
  let page = await list({ ...asked, limit: 1 });
  stars.push(...page.reviews.map(each => each.stars));
  while (page.hasMore) {
    page = await list({ ...asked, limit: 1, after: page.reviews.at(-1)?.id });
    stars.push(...page.reviews.map(each => each.stars));
  }
  return stars.toSorted((a, b) => a - b);
}

test('the shop is rated apart: its merchant reads it, and each buyer counts once in what others see', async () => {
  const { owner, id: merchantId } = market.luxor;
  for (let at = 0; at < 10; at += 1) await save(await addWearer(), { stars: 1, shopStars: 5, fit: 'right' });
  await rateMerchants(shop.ctx);
  const { rating } = (await shop.call(showMerchantRating, { merchantId })).body;
  expect(rating?.shop).toBe(5);
  const { reviews } = (await shop.call(listMerchantReviews, {}, by(owner))).body;
  expect(reviews[0]).toMatchObject({ fit: 'right', shopStars: 5, options: 'اللون: أسود · المقاس: ٤٢' });
});
