import { expect, test } from 'vitest';
import { CASH_RULES, judgeCash, type OrderFacts } from '#modules/payments/cash-on-delivery-rules.ts';
import { DEFAULT_SETTINGS, type Settings } from '#modules/settings/settings.ts';

const regular: OrderFacts = {
  total: 100_000,
  governorateId: 1,
  categoryIds: [7],
  delivered: 3,
  refused: 0,
  openOrders: 0,
};

test('a regular order is allowed', () =>
  expect(judgeCash(regular, DEFAULT_SETTINGS)).toEqual({ outcome: 'allow' }));

const CASES: [string, Partial<OrderFacts>, Partial<Settings>, string][] = [
  ['one piastre above the limit', { total: 2_500_001 }, {}, 'cash_limit'],
  ['the limit itself', { total: 2_500_000 }, {}, 'allow'],
  ['a governorate without cash', {}, { cashNotInGovernorates: [1] }, 'cash_not_there'],
  ['another governorate without cash', {}, { cashNotInGovernorates: [2] }, 'allow'],
  ['a category without cash', { categoryIds: [3, 7] }, { cashNotForCategories: [7] }, 'cash_not_for_these'],
  ['two refusals and nothing taken', { refused: 2, delivered: 0 }, {}, 'cash_refused_before'],
  ['two refusals of many', { refused: 2, delivered: 20 }, {}, 'allow'],
  ['ten open orders', { openOrders: 10 }, {}, 'cash_too_many_open'],
  ['nine open orders', { openOrders: 9 }, {}, 'allow'],
  ['a dear first order', { delivered: 0, total: 400_001 }, {}, 'dear_first_order'],
  ['a first order at the limit', { delivered: 0, total: 400_000 }, {}, 'allow'],
  ['a dear second order', { delivered: 1, total: 400_001 }, {}, 'allow'],
  ['one refusal of four', { refused: 1, delivered: 3 }, {}, 'refuses_often'],
];

test.each(CASES)('%s: %j', (_, facts, settings, expected) => {
  const verdict = judgeCash({ ...regular, ...facts }, { ...DEFAULT_SETTINGS, ...settings });
  expect('reason' in verdict ? verdict.reason : verdict.outcome).toBe(expected);
});

test('every rule is reached by a case', () => {
  const reached = new Set(CASES.map(([, , , expected]) => expected));
  expect(CASH_RULES.filter(({ reason }) => !reached.has(reason))).toEqual([]);
});
