import { beforeAll, expect, test } from 'vitest';
import { listFacets } from '#modules/catalog/calls.ts';
import { addCategory, addMerchant, addProduct, learnWords } from '../../support/catalog.ts';
import { searching } from '../../support/products/search.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const search = searching(shop);

beforeAll(async () => {
  const merchantId = await addMerchant(shop);
  const categoryId = await addCategory(shop, 'أحذية');
  const add = (title: string, sizes: string[]) =>
    addProduct(shop, {
      merchantId,
      categoryId,
      title,
      price: 50_000,
      ...(sizes.length > 0 && { options: { names: ['المقاس'], values: sizes.map(size => [size]) } }),
    });
  await add('كوتشي جري رجالي', ['41', '42']);
  await add('كوتشي مشي بدون رباط', ['٤٢', '٤٣']);
  await add('كوتشي أطفال بلاصق', ['30', '31']);
  await add('كرة قدم', []);
  await add('تيشيرت قطن', ['M', 'XXL']);
  await add('تيشيرت بولو', ['M']);
  await learnWords(shop);
}, 60_000);

test('a size that no title says is one that goods come in, whatever its digits, and the page says so', async () => {
  for (const typed of ['كوتشي مقاس 42', 'كوتشي ٤٢']) {
    const { titles, reading } = await search(typed);
    expect(titles.toSorted(), typed).toEqual(['كوتشي جري رجالي', 'كوتشي مشي بدون رباط'].toSorted());
    expect(reading, typed).toMatchObject({
      size: '٤٢',
      dropped: [],
      asFilters: { words: 'كوتشي', attributes: ['size=42'] },
    });
  }
  expect((await search('تيشيرت مقاس xxl')).titles).toEqual(['تيشيرت قطن']);
});

test('the prices and the size that words speak of can be filters of the words that are left', async () => {
  expect((await search('كوتشي مقاس ٤٢ أقل من ٩٠٠ جنيه')).reading).toMatchObject({
    maxPrice: 900,
    asFilters: { words: 'كوتشي', attributes: ['size=42'] },
  });
  expect((await search('ارخص كوتشي تحت الف')).reading?.asFilters).toEqual({
    words: 'ارخص كوتشي',
    attributes: [],
  });
  expect((await search('كوتشي جري')).reading).not.toHaveProperty('asFilters');
});

test('what a shopper chooses, or a price that is named, counts beside it', async () => {
  expect((await search('كوتشي مقاس 42 تحت 400')).reading).toMatchObject({
    dropped: expect.arrayContaining(['42']),
  });
  const { body } = await shop.call(listFacets, { productName: 'كوتشي مقاس 42', attributes: ['size=30'] });
  expect(body.attributes.find(({ key }) => key === 'size')?.values.map(({ label }) => label)).toContain('٣٠');
});

test('a number that is nobody’s size stays a word that was not found', async () => {
  const { titles, reading } = await search('كرة قدم مقاس 5');
  expect(titles).toEqual(['كرة قدم']);
  expect(reading).toMatchObject({ dropped: ['5'] });
  expect(reading).not.toHaveProperty('size');
});
