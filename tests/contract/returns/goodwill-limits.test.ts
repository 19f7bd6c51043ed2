import { beforeAll, expect, test } from 'vitest';
import { decideMoneyAct, listMoneyActs } from '#modules/ledger/control.calls.ts';
import { giveGoodwill, showCredit } from '#modules/returns/credit.calls.ts';
import { DAY } from '#platform/clock.ts';
import { expectBooksRight } from '../../support/books.ts';
import { addPerson, type TestPerson } from '../../support/people.ts';
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
  const { body, error } = await shop.call(giveGoodwill, gift, { token: by?.token ?? '' });
  return error?.code ?? (body.waits ? 'waits' : 'given');
};
const creditOf = async (buyer: TestPerson) =>
  (await shop.call(showCredit, {}, { token: buyer.token })).body.balance;

test('above 500 pounds a day for a buyer another person signs too, however many gifts and givers it takes', async () => {
  const buyer = await addPerson(shop);
  const five = await Promise.all([1, 2, 3, 4, 5].map(() => give(buyer.id, 200)));
  expect(five.toSorted()).toEqual(['given', 'given', 'waits', 'waits', 'waits']);
  expect(await give(buyer.id, 101, other)).toBe('waits');
  expect(await give(buyer.id, 100, other)).toBe('given');
  expect(await creditOf(buyer)).toBe(500);

  const { acts } = (await shop.call(listMoneyActs, {}, { token: other?.token ?? '' })).body;
  const ofFinance = acts.filter(({ isMine }) => !isMine).map(({ id }) => id);
  const decide = (actId: number | undefined, by = other) =>
    shop.call(decideMoneyAct, { actId: actId ?? 0, decision: 'agree' }, { token: by?.token ?? '' });
  expect((await decide(ofFinance[0], finance)).error.code).toBe('second_person_needed');
  await Promise.all([decide(ofFinance[0]), decide(ofFinance[0])]);
  expect(await creditOf(buyer)).toBe(700);
  await expectBooksRight(shop);
});

test('one person gives at most what one may sign alone a day; what is above waits for another', async () => {
  const buyers = await Promise.all(Array.from({ length: 11 }, () => addPerson(shop)));
  const given: unknown[] = [];
  for (const { id } of buyers) given.push(await give(id, 500, other));
  // 5,000 pounds, of which 100 were given before.
  expect(given).toEqual([
    ...Array<number>(9)
      .fill(0)
      .map(() => 'given'),
    'waits',
    'waits',
  ]);
  const last = buyers.at(-1)?.id as number;
  expect(await give(last, 500)).toBe('given');
  shop.clock.advance(DAY);
  expect(await give(buyers[9]?.id as number, 500, other)).toBe('given');
});
