import { expect, test } from 'vitest';
import { CASH_RULES, checkCash, type OrderFacts } from '#modules/payments/cash-on-delivery-rules.ts';
import { DEFAULT_SETTINGS } from '#modules/settings/default-settings.ts';
import type { Settings } from '#modules/settings/settings.ts';

const regular: OrderFacts = {
  total: 100_000,
  governorateId: 1,
  categoryIds: [7],
  everybodyTakesCash: true,
  delivered: 3,
  refused: 0,
  openOrders: 0,
  cancelledLately: 0,
  mobileJustProved: false,
};

test('a regular order is allowed', () =>
  expect(checkCash(regular, DEFAULT_SETTINGS)).toEqual({ outcome: 'allow' }));

interface Case {
  facts: Partial<OrderFacts>;
  settings: Partial<Settings>;
  expected: string;
}

const CASES: [string, Case][] = [
  ['one piastre above the limit', { facts: { total: 2_500_001 }, settings: {}, expected: 'cash_limit' }],
  ['the limit itself', { facts: { total: 2_500_000 }, settings: {}, expected: 'allow' }],
  [
    'a governorate without cash',
    { facts: {}, settings: { cashNotInGovernorates: [1] }, expected: 'cash_not_there' },
  ],
  [
    'another governorate without cash',
    { facts: {}, settings: { cashNotInGovernorates: [2] }, expected: 'allow' },
  ],
  [
    'a category without cash',
    {
      facts: { categoryIds: [3, 7] },
      settings: { cashNotForCategories: [7] },
      expected: 'cash_not_for_these',
    },
  ],
  [
    'a restricted merchant among them',
    { facts: { everybodyTakesCash: false }, settings: {}, expected: 'cash_not_from_these' },
  ],
  [
    'two refusals and nothing taken',
    { facts: { refused: 2, delivered: 0 }, settings: {}, expected: 'cash_refused_before' },
  ],
  ['two refusals of many', { facts: { refused: 2, delivered: 20 }, settings: {}, expected: 'allow' }],
  [
    'a large first order to a mobile that was proved minutes ago',
    { facts: { delivered: 0, total: 500_000, mobileJustProved: true }, settings: {}, expected: 'allow' },
  ],
  ['ten open orders', { facts: { openOrders: 10 }, settings: {}, expected: 'cash_too_many_open' }],
  ['nine open orders', { facts: { openOrders: 9 }, settings: {}, expected: 'allow' }],
  [
    'a dear first order',
    { facts: { delivered: 0, total: 400_001 }, settings: {}, expected: 'dear_first_order' },
  ],
  [
    'a first order at the limit',
    { facts: { delivered: 0, total: 400_000 }, settings: {}, expected: 'allow' },
  ],
  ['a dear second order', { facts: { delivered: 1, total: 400_001 }, settings: {}, expected: 'allow' }],
  ['five cancelled today', { facts: { cancelledLately: 5 }, settings: {}, expected: 'cancels_often' }],
  ['four cancelled today', { facts: { cancelledLately: 4 }, settings: {}, expected: 'allow' }],
  ['one refusal of four', { facts: { refused: 1, delivered: 3 }, settings: {}, expected: 'refuses_often' }],
];

test.each(CASES)('%s: %j', (_, { facts, settings, expected }) => {
  const decision = checkCash({ ...regular, ...facts }, { ...DEFAULT_SETTINGS, ...settings });
  expect('reason' in decision ? decision.reason : decision.outcome).toBe(expected);
});

test('every rule is reached by a case', () => {
  const reached = new Set(CASES.map(([, { expected }]) => expected));
  expect(CASH_RULES.filter(({ reason }) => !reached.has(reason))).toEqual([]);
});
