import { expect, test } from 'vitest';
import { mergeBrand, mergeCategory } from '#modules/catalog/categories.calls.ts';
import { builtPages } from '../support/built-pages.ts';
import { addBrand, addCategory, addMerchant, addProduct } from '../support/catalog.ts';
import { addPerson } from '../support/people.ts';
import { testShop } from '../support/shop.ts';

const shop = await testShop({ loadBuild: builtPages });

const page = async (url: string) => {
  const { statusCode, headers } = await shop.http.inject({ method: 'GET', url });
  return [statusCode, headers.location];
};

test('the address of a category or brand that was merged leads to the other, also when that one is merged on', async () => {
  const by = { token: (await addPerson(shop, { role: 'super_admin' })).token };
  const merchantId = await addMerchant(shop);
  const ids: number[] = [];
  for (const name of ['كتب', 'الكتب', 'مكتبة']) ids.push(await addCategory(shop, name));
  const [one = 0, two = 0, three = 0] = ids;
  const [old, brand] = [await addBrand(shop, 'Zephir'), await addBrand(shop, 'Zephyr')];
  await addProduct(shop, { merchantId, categoryId: one, brandId: old });
  expect(await page(`/outlet/${one}`)).toEqual([200, undefined]);
  expect(await page(`/brand/${old}`)).toEqual([200, undefined]);
  const versions = { version: 1, intoVersion: 1 };
  await shop.call(mergeCategory, { categoryId: one, intoId: two, ...versions }, by);
  await shop.call(mergeBrand, { brandId: old, intoId: brand, ...versions }, by);
  await shop.ctx.changes.flush();
  expect(await page(`/outlet/${one}?page=2`)).toEqual([301, `/outlet/${two}?page=2`]);
  expect(await page(`/brand/${old}?sort=cheapest`)).toEqual([301, `/brand/${brand}?sort=cheapest`]);
  await shop.call(mergeCategory, { categoryId: two, intoId: three, ...versions }, by);
  await shop.ctx.changes.flush();
  for (const _ of ['drawn', 'from the cache']) {
    expect(await page(`/category/${one}`)).toEqual([301, `/category/${three}`]);
    expect(await page(`/outlet/${two}?page=2`)).toEqual([301, `/outlet/${three}?page=2`]);
  }
  expect((await page('/outlet/987654'))[0]).toBe(404);
});
