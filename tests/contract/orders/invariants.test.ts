import { expect, test } from 'vitest';
import { checkAll } from '#server/upkeep/check-all.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();

test('an id stands for one invariant', async () => {
  const ids = (await checkAll(shop.ctx.db)).map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
