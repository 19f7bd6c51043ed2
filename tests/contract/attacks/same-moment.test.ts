import { beforeAll, expect, test } from 'vitest';
import { createProduct } from '#modules/catalog/back-office.calls.ts';
import { setTracking } from '#modules/orders/back-office.calls.ts';
import { acceptMerchantOrder, packMerchantOrder } from '#modules/orders/calls.ts';
import { savePayoutChannel } from '#modules/refunds/calls.ts';
import { addCategory } from '../../support/catalog.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;

beforeAll(async () => {
  market = await openMarket(shop);
});

const atOnce = <T>(count: number, act: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => act(at)));

/** What came second: what is taken, if it could still be seen, and otherwise that somebody was faster. */
function expectOne(replies: readonly { status: number }[]): void {
  expect(replies.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: replies.length - 1 }, () => 409),
  ]);
}

test('one of several products that take the same stock code at once has it, and the others are refused', async () => {
  const categoryId = await addCategory(shop);
  const { token } = market.luxor.owner;
  const draft = (at: number) => ({
    title: `إبريق ${at}`,
    categoryId,
    status: 'draft' as const,
    variants: [{ options: [], sku: 'SAME-1', price: 10, stock: 1 }],
  });
  expectOne(await atOnce(6, at => shop.call(createProduct, draft(at), { token })));
});

test('one of two parcels that get the same tracking number at once has it', async () => {
  const { token } = market.luxor.owner;
  const parcels: number[] = [];
  for (const _ of [1, 2]) {
    const { first } = await market.placeOrder([1]);
    await shop.call(acceptMerchantOrder, { merchantOrderId: first.id }, { token });
    const packed = await shop.call(packMerchantOrder, { merchantOrderId: first.id }, { token });
    parcels.push(packed.body.parcels[0]?.id as number);
  }
  const trackingNumber = 'SAME-551';
  expectOne(
    await atOnce(2, at =>
      shop.call(setTracking, { parcelId: parcels[at] as number, trackingNumber }, { token }),
    ),
  );
});

test('accounts for refunds that are named at once are named one after the other', async () => {
  const { token } = await addPerson(shop);
  const name = (at: number) =>
    shop.call(
      savePayoutChannel,
      { kind: 'wallet', account: `0100123450${at}`, holder: 'منى السيد' },
      { token },
    );
  const replies = await atOnce(6, name);
  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
});

test('none of it is an error of the program', () => {
  expect(shop.logged).toEqual([]);
});
