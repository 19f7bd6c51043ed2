import { beforeAll, expect, test } from 'vitest';
import { giveGoodwill } from '#modules/returns/refunds.calls.ts';
import { DAY } from '#platform/clock.ts';
import { addPerson } from '../../support/buyers.ts';
import type { TestPerson } from '../../support/orders.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let [finance, other]: TestPerson[] = [];
let gifts = 0;

beforeAll(async () => {
  finance = await addPerson(shop, { role: 'finance' });
  other = await addPerson(shop, { role: 'finance' });
});

const give = async (userId: number, amount: number, by = finance) => {
  const gift = { key: `gift-${++gifts}-of-today`, userId, amount, reason: 'اعتذار عن التأخير' };
  const { status, error } = await shop.call(giveGoodwill, gift, { token: by?.token ?? '' });
  return error?.code ?? status;
};

test('a buyer is given at most 500 pounds a day, however many gifts it takes and whoever gives them', async () => {
  const buyer = await addPerson(shop);
  const five = await Promise.all([1, 2, 3, 4, 5].map(() => give(buyer.id, 200)));
  expect(five.toSorted()).toEqual([200, 200, 'goodwill_used_up', 'goodwill_used_up', 'goodwill_used_up']);
  expect(await give(buyer.id, 101, other)).toBe('goodwill_used_up');
  expect(await give(buyer.id, 100, other)).toBe(200);
});

test('one person gives at most what one may sign alone a day; somebody else goes on', async () => {
  const buyers = await Promise.all(Array.from({ length: 11 }, () => addPerson(shop)));
  const given: unknown[] = [];
  for (const { id } of buyers) given.push(await give(id, 500, other));
  // 5,000 pounds, of which 100 were given before.
  expect(given).toEqual([...Array<number>(9).fill(200), 'goodwill_used_up', 'goodwill_used_up']);
  const last = buyers.at(-1)?.id as number;
  expect(await give(last, 500)).toBe(200);
  shop.clock.advance(DAY);
  expect(await give(buyers[9]?.id as number, 500, other)).toBe(200);
});
