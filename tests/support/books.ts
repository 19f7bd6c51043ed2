import { expect } from 'vitest';
import { checkBooks } from '#modules/orders/server/books/check-books.ts';
import { checkEarnings } from '#modules/payouts/server/check-earnings.ts';
import { checkReturns } from '#modules/returns/server/check-returns.ts';
import { wrongLines } from '#platform/server/counting/check-invariants.ts';
import { countWrongCounters } from '#platform/server/counting/counters.ts';
import type { TestShop } from './shop.ts';

/** Every invariant of orders, returns and earnings that SQL can check holds, and so do the counters. */
export async function expectBooksRight(shop: TestShop): Promise<void> {
  const { db } = shop.ctx;
  const lines = [...(await checkBooks(db)), ...(await checkReturns(db)), ...(await checkEarnings(db))];
  expect(wrongLines(lines)).toEqual([]);
  expect(await countWrongCounters(db)).toBe(0);
}
