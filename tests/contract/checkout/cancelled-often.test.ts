import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '#modules/orders/calls.ts';
import { DAY } from '#platform/clock.ts';
import { type Market, openMarket, wait } from '../../support/market.ts';
import { addPerson, type TestPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';
import { jobsDone } from '../matrix/rows.ts';

const shop = await testShop();
let market: Market;
let buyer: TestPerson;

beforeAll(async () => {
  market = await openMarket(shop, 1_000);
  buyer = await addPerson(shop);
});

/** Gives the status that the order had before it was cancelled. */
async function orderAndCancel(): Promise<string> {
  const { orderId, first } = await market.placeOrder([1], { buyer });
  await jobsDone(shop);
  const { status } = await shop.call(cancelOrder, { orderId, reason: 'غيّرت رأيي' }, { token: buyer.token });
  expect(status).toBe(200);
  return first.status;
}

const times = async <T>(count: number, what: () => Promise<T>): Promise<T[]> => {
  const done: T[] = [];
  for (let at = 0; at < count; at += 1) done.push(await what());
  return done;
};

const textsTo = async (who: { id: number }) =>
  (
    await shop.rows(sql<{ n: number }>`
      select count(*)::int as n from messages where user_id = ${who.id} and channel = 'sms'`)
  )[0]?.n as number;

test('whoever cancels five orders in a day confirms the next by a code: merchants get no message of it before', async () => {
  expect(await times(5, orderAndCancel)).toEqual(Array(5).fill('new'));
  const before = await textsTo(market.luxor.owner);
  expect(before).toBe(5);
  expect(await orderAndCancel()).toBe('pending_confirmation');
  expect(await textsTo(market.luxor.owner)).toBe(before);
});

test('orders that are cancelled without end send no code without end', async () => {
  const before = await textsTo(buyer);
  await times(12, orderAndCancel);
  expect((await textsTo(buyer)) - before).toBeLessThan(10);
});

test('a day later an order is one like any other', async () => {
  await wait(shop, DAY + 1);
  expect(await orderAndCancel()).toBe('new');
});
