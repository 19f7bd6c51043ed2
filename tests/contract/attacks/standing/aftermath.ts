import { expect } from 'vitest';
import { checkAll } from '#server/upkeep/check-all.ts';
import type { TestShop } from '../../../support/shop.ts';

/** No request ended in an error of the program, and every invariant of the books holds. */
export async function expectNoHarm(shop: TestShop): Promise<void> {
  expect(shop.logged).toEqual([]);
  expect((await checkAll(shop.ctx.db)).filter(({ violations }) => violations > 0)).toEqual([]);
}
