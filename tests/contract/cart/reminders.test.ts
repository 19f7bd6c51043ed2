import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { joinCart } from '#modules/cart/account-cart.calls.ts';
import { remindOfCarts } from '#modules/cart/server/remind-of-carts.ts';
import { chooseNotice } from '#modules/notifications/calls.ts';
import { DAY, HOUR } from '#platform/clock.ts';
import { openMarket } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { messagesOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const market = await openMarket(shop);
const [first, second] = [market.luxor.product, market.nubia.product];
type Buyer = Awaited<ReturnType<typeof addPerson>>;

const fill = (buyer: Buyer, productIds: readonly number[]) => {
  const lines = productIds.map(productId => ({ productId, quantity: 1 }));
  return shop.call(joinCart, { lines, changed: true }, buyer);
};
const agree = (buyer: Buyer, channel: 'app' | 'email' = 'app', how = { wanted: true }) =>
  shop.call(chooseNotice, { kind: 'cart', channel, ...how }, buyer);

async function reminded(productIds: readonly number[] = [first.id]): Promise<Buyer> {
  const buyer = await addPerson(shop);
  await agree(buyer);
  expect((await fill(buyer, productIds)).status).toBe(200);
  return buyer;
}

const remindersOf = async ({ id }: Buyer) => {
  await remindOfCarts(shop.ctx);
  return shop.rows(sql<{ kind: string; body: string; link: string; act: string }>`
    select kind, body, link, act from notifications where user_id = ${id} order by id`);
};

beforeEach(() => shop.rows(sql`delete from account_carts`));

test('a buyer who agreed is reminded of a cart once, after the hours of the setting', async () => {
  const buyer = await reminded([first.id, second.id]);
  shop.clock.advance(23 * HOUR);
  expect(await remindersOf(buyer)).toEqual([]);
  shop.clock.advance(2 * HOUR);
  expect(await remindersOf(buyer)).toEqual([
    { kind: 'cart', body: expect.stringContaining('ومنتجًا آخر'), link: '/cart', act: 'checkout' },
  ]);
  shop.clock.advance(2 * DAY);
  await fill(buyer, [first.id]);
  shop.clock.advance(2 * DAY);
  expect(await remindersOf(buyer)).toHaveLength(1);
});

test('nobody is reminded without a consent, or after it was taken back', async () => {
  const silent = await addPerson(shop);
  await fill(silent, [first.id]);
  const former = await reminded();
  await agree(former, 'app', { wanted: false });
  shop.clock.advance(2 * DAY);
  expect([...(await remindersOf(silent)), ...(await remindersOf(former))]).toEqual([]);
});

test('sold-out products are not named, and a cart of nothing else sends no reminder', async () => {
  await shop.rows(sql`
    update variants set available = false where product_id = ${second.id}`);
  const buyer = await reminded([second.id, first.id]);
  const other = await reminded([second.id]);
  shop.clock.advance(2 * DAY);
  const [notice] = await remindersOf(buyer);
  expect(notice?.body).not.toContain('ومعه');
  expect(await remindersOf(other)).toEqual([]);
});

test('a buyer who has ordered since is left alone, and so is one with a cart older than a week', async () => {
  const buyer = await reminded();
  shop.clock.advance(HOUR);
  await market.placeOrder([1], { buyer });
  const late = await reminded();
  shop.clock.advance(2 * DAY);
  expect((await remindersOf(buyer)).filter(({ kind }) => kind === 'cart')).toEqual([]);
  expect(await remindersOf(late)).toHaveLength(1);
  const ancient = await reminded();
  shop.clock.advance(9 * DAY);
  expect(await remindersOf(ancient)).toEqual([]);
});

test('by mail alone, if that is what was agreed to', async () => {
  const buyer = await addPerson(shop);
  await agree(buyer, 'email');
  await fill(buyer, [first.id]);
  shop.clock.advance(2 * DAY);
  expect(await remindersOf(buyer)).toEqual([]);
  const sent = await messagesOf(shop, buyer.id, 'channel', 'body');
  const mails = sent.filter(({ channel }) => channel === 'email');
  expect(mails).toMatchObject([{ body: expect.stringContaining('/cart') }]);
});
