import { expect, test } from 'vitest';
import { listManagedProducts } from '#modules/catalog/back-office.calls.ts';
import { listManagedBrands } from '#modules/catalog/categories.calls.ts';
import { listMerchants } from '#modules/merchants/review.calls.ts';
import { addBrand, addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();

test('a page beyond the end says how many there are, so that the screen finds the last one', async () => {
  const by = await addPerson(shop, { role: 'super_admin' });
  await addBrand(shop, 'Nile');
  await addProduct(shop, { merchantId: await addMerchant(shop), categoryId: await addCategory(shop) });
  const totals = async (page: number) => [
    (await shop.call(listManagedBrands, { page }, by)).body.total,
    (await shop.call(listMerchants, { tab: 'active', page }, by)).body.total,
    (await shop.call(listManagedProducts, { page }, by)).body.total,
  ];
  expect(await totals(99)).toEqual([1, 1, 1]);
  expect(await totals(1)).toEqual([1, 1, 1]);
});
