import { expect } from 'vitest';
import { checkAll } from '#server/upkeep/check-all.ts';
import type { TestShop } from '../../../support/shop.ts';

/**
 * Rules that the scene's own rows break: its returns have neither the steps nor the timers that lead to where they stand,
 * and its review and one return are of goods on their way.
 */
const OF_THE_SCENE: ReadonlySet<string> = new Set(['S4r', 'Q1r', 'P2r', 'P5r', 'V3']);

/** No request was an error of the program, and the books keep every rule that the scene kept. */
export async function expectNoHarm(shop: TestShop): Promise<void> {
  // An attacker may start the nightly check, which says what the scene breaks.
  expect(shop.logged.filter(line => !line.includes('the books are not in order'))).toEqual([]);
  const broken = (await checkAll(shop.ctx.db)).filter(({ violations }) => violations > 0);
  expect(broken.filter(({ id }) => !OF_THE_SCENE.has(id))).toEqual([]);
}
