import { expect, test } from 'vitest';
import { productPath } from '#modules/catalog/product-path.ts';
import { variantPath } from '#modules/catalog/variant-path.ts';

test.each([
  ['حذاء رياضي', '/product/704/حذاء-رياضي'],
  ['حِذاءٌ ريـاضي!', '/product/704/حذاء-رياضي'],
  ['Luma S12 Ultra (128 GB)', '/product/704/luma-s12-ultra-128-gb'],
  ['50% خصم / عرض؟', '/product/704/50-خصم-عرض'],
  ['🔥🔥', '/product/704'],
  ['', '/product/704'],
])('the address of «%s» ends in its words', (productName, path) => {
  expect(productPath({ id: 704, productName })).toBe(path);
});

test('the address of a variant names it behind the words', () => {
  expect(variantPath({ id: 704, productName: 'حذاء', variantId: 9 })).toBe('/product/704/حذاء?variant=9');
});

test('a long title ends after a whole word, and an address is the same however often it is read', () => {
  const path = productPath({ id: 7, productName: 'سماعة رأس لاسلكية '.repeat(20) });
  expect(path.length).toBeLessThan(70);
  expect(path).toMatch(/(سماعة|رأس|لاسلكية)$/);
});
