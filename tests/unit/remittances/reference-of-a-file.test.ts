import { expect, test } from 'vitest';
import { referenceOf } from '#modules/remittances/statement.ts';

test.each([
  ['ST-2026-118.xlsx', 'ST-2026-118'],
  ['ST-2026-118 (2).csv', 'ST-2026-118'],
  ['كشف بوسطة ٢٥.csv', 'كشف بوسطة ٢٥'],
  ['v1.2-cash.csv', 'v1.2-cash'],
  // Every statement may be called that.
  ['كشف.csv', undefined],
  ['statement (3).csv', undefined],
  [`${'7'.repeat(61)}.csv`, undefined],
])('a file %s says the number %s', (name, reference) => {
  expect(referenceOf(name)).toBe(reference);
});
