import { expect, test } from 'vitest';
import { commissionOn, commissionPercent } from '#modules/ledger/commission.ts';
import { type FrozenLine, moneyBetween, moneyOfUnits } from '#modules/ledger/line-money.ts';
import { signedEntries } from '#modules/ledger/posting.ts';

const line: FrozenLine = {
  unitPrice: 3333,
  quantity: 7,
  discount: 1000,
  platformDiscount: 250,
  commission: 2333,
  commissionVat: 327,
};
const COUNTS = [0, 1, 2, 3, 4, 5, 6, 7];

test('all units of a line are worth the line, none are worth nothing', () => {
  expect(moneyOfUnits(line, 7)).toEqual({
    gross: 23_331,
    net: 22_331,
    earned: 22_581,
    platformDiscount: 250,
    commission: 2333,
    commissionVat: 327,
  });
  expect(Object.values(moneyOfUnits(line, 0))).toEqual([0, 0, 0, 0, 0, 0]);
});

test('the way back of any units is the exact negative of the way there (M6)', () => {
  for (const from of COUNTS)
    for (const to of COUNTS) {
      const there = Object.values(moneyBetween(line, from, to));
      const back = Object.values(moneyBetween(line, to, from));
      expect(there.map((amount, at) => amount + (back[at] ?? 0))).toEqual([0, 0, 0, 0, 0, 0]);
    }
});

test('units one by one are the whole line to the piastre, and cost the buyer less first', () => {
  const steps = COUNTS.slice(1).map(units => moneyBetween(line, units - 1, units));
  expect(steps.reduce((sum, { commission }) => sum + commission, 0)).toBe(2333);
  expect(steps.reduce((sum, { net }) => sum + net, 0)).toBe(22_331);
  expect(steps.map(({ net }) => net)).toEqual(steps.map(({ net }) => net).toSorted((a, b) => a - b));
});

test.each([-1, 8, 1.5])('there are no %s units', units => {
  expect(() => moneyOfUnits(line, units)).toThrow(RangeError);
});

const SETTINGS = {
  vatPercent: 14,
  commissionPercent: 10,
  commissionByCategory: { 3: 12.5 },
  commissionByMerchant: { 7: 8 },
};

test("a merchant's own rate goes before the category's, and that before everybody's", () => {
  expect(commissionPercent({ merchantId: 1, categoryId: 1 }, SETTINGS)).toBe(10);
  expect(commissionPercent({ merchantId: 1, categoryId: 3 }, SETTINGS)).toBe(12.5);
  expect(commissionPercent({ merchantId: 7, categoryId: 3 }, SETTINGS)).toBe(8);
});

test('commission is rounded once, and the VAT on it once', () => {
  expect(commissionOn(55_000, { merchantId: 1, categoryId: 3 }, SETTINGS)).toEqual({
    commissionPercent: 12.5,
    commission: 6875,
    commissionVat: 963,
  });
});

test('a posting balances or is refused; what moves nothing is left out', () => {
  const entries = [
    { account: 'bank', debit: 58_500 },
    { account: 'courier_cost', debit: 1500 },
    { account: 'fee_income', credit: 0 },
    { account: 'courier_receivable:bosta', credit: 60_000 },
  ] as const;
  const signed = signedEntries(entries);
  expect(signed.map(({ amount }) => amount)).toEqual([58_500, 1500, -60_000]);
  expect(() => signedEntries(entries.slice(1))).toThrow(RangeError);
  expect(() => signedEntries([{ account: 'bank', debit: 0.5 }])).toThrow(RangeError);
  expect(() => signedEntries([{ account: 'bank', debit: -5 }])).toThrow(RangeError);
});
