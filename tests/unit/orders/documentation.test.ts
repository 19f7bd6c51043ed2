import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { orderTables } from '../../../scripts/generated/order-tables.ts';
import { returnTables } from '../../../scripts/generated/return-tables.ts';

test('docs/orders.md says what the tables say; `npm run docs:orders` writes it', () => {
  expect(readFileSync('docs/orders.md', 'utf8')).toBe(orderTables());
});

test('docs/returns.md is what the tables of returns say', () => {
  expect(readFileSync('docs/returns.md', 'utf8')).toBe(returnTables());
});
