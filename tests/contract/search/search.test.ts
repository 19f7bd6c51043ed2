import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { listPublicProducts } from '#modules/catalog/calls.ts';
import { correctSearch, suggestSearches } from '#modules/search/calls.ts';
import { shortenings } from '#modules/search/server/repair-words.ts';
import { addBrand, addCategory, addMerchant, addProduct, learnWords } from '../../support/catalog.ts';
import { testShop } from '../../support/shop.ts';
import { nastyStrings } from '../../unit/platform/data.ts';

const shop = await testShop();

const TITLES = [
  'موبايل Luma S12 ذاكرة ٢٥٦ جيجابايت، شاشة ٦٫٧ بوصة',
  'سماعة رأس لاسلكية Orbit H7 بعزل الضوضاء',
  'غسالة أطباق 12 فرد سيلفر',
  'حذاء رياضي للجري خفيف الوزن',
  'موبايل Luma A55 لون أسود',
  'بالطو صوف حريمي طويل',
  'ألعاب تركيب خشبية للأطفال',
];

const search = async (productName: string) =>
  (
    await shop.call(listPublicProducts, {
      productName,
      sortBy: 'numberOfRequests',
      order: 'descending',
      limit: 5,
    })
  ).body.products.map(each => TITLES.indexOf(each.title) + 1);

beforeAll(async () => {
  const merchantId = await addMerchant(shop, 'متجر النيل');
  const categoryId = await addCategory(shop, 'إلكترونيات');
  const luma = await addBrand(shop, 'Luma', { arabic: 'لوما', aliases: ['لومة'] });
  const orbit = await addBrand(shop, 'Orbit', { arabic: 'أوربت' });
  for (const [at, title] of TITLES.entries()) {
    const brandId = title.includes('Luma') ? luma : title.includes('Orbit') ? orbit : null;
    await addProduct(shop, { merchantId, categoryId, title, brandId, requests: at });
  }
  await learnWords(shop);
});

describe('search', () => {
  test.each([
    ['موبايل', [5, 1]],
    ['الموبايلات', [5, 1]],
    ['مُــوبايل', [5, 1]],
    ['سماعه', [2]],
    ['سماعات', [2]],
    ['العاب', [7]],
    ['أَلْعَاب', [7]],
    ['غساله اطباق', [3]],
    ['بالطو', [6]],
  ])('folds Arabic on both sides: «%s»', async (query, found) => {
    expect(await search(query)).toEqual(found);
  });

  test.each([
    ['mobile', [5, 1]],
    ['تليفون luma', [5, 1]],
    ['الهاتف', [5, 1]],
    ['هيدفون', [2]],
    ['الجزمة', [4]],
  ])('knows other words for the same goods: «%s»', async (query, found) => {
    expect(await search(query)).toEqual(found);
  });

  test.each([
    ['luma', [5, 1]],
    ['LUMA', [5, 1]],
    ['لوما', [5, 1]],
    ['اوربت', [2]],
    ['سماعة orbit', [2]],
  ])('finds a brand in Latin and in Arabic letters: «%s»', async (query, found) => {
    expect(await search(query)).toEqual(found);
  });

  test.each([
    ['موب', [5, 1]],
    ['سما', [2]],
    ['lum', [5, 1]],
    ['حذاء رياض', [4]],
  ])('finds by the beginning of the last word: «%s»', async (query, found) => {
    expect(await search(query)).toEqual(found);
  });

  test.each([
    ['موبيال', [5, 1]],
    ['سماععة', [2]],
    ['غساة', [3]],
    ['orbti', [2]],
    ['حزاء', [4]],
  ])('forgives one wrong letter: «%s»', async (query, found) => {
    expect(await search(query)).toEqual(found);
  });

  test.each([
    ['a 55', [5]],
    ['a55', [5]],
    ['لوما A ٥٥', [5]],
    ['موبايل ٢٥٦', [1]],
  ])('joins models and reads both digit sets: «%s»', async (query, found) => {
    expect(await search(query)).toEqual(found);
  });

  test.each(['41572e6b', '8e3614d1', '9474e24e', '6e19f8a0', '12e4', '128gb', 'a5e4c'])(
    'finds a model by its number, also one that reads like a power of ten: %s',
    async model => {
      const merchantId = await addMerchant(shop, 'متجر الأجهزة');
      const categoryId = await addCategory(shop, 'أجهزة');
      const { id } = await addProduct(shop, { merchantId, categoryId, title: `خلاط ${model}` });
      for (const productName of [model, `خلاط ${model}`, model.slice(0, -1), model.toUpperCase()]) {
        const { body } = await shop.call(listPublicProducts, { productName });
        expect([productName, body.products.map(each => each.id)]).toEqual([productName, [id]]);
      }
    },
  );

  test('says what it corrected, and nothing where it finds as typed', async () => {
    expect((await shop.call(correctSearch, { q: 'غساة اطباق' })).body.correction).toContain('غسال');
    expect((await shop.call(correctSearch, { q: 'موبايل' })).body.correction).toBeNull();
  });

  test.each([
    ['سم', 'سماعة'],
    ['موب', 'موبايل'],
    ['سماعة لاس', 'سماعة لاسلكي'],
    ['غسالة اط', 'غسالة اطباق'],
  ])('suggests how a search may go on: «%s»', async (q, word) => {
    const { body } = await shop.call(suggestSearches, { q });
    expect(body.words).toContain(word);
  });

  test('suggests no longer words, and does not fail, while none are known', async () => {
    const fresh = await testShop();
    const [merchantId, categoryId] = [await addMerchant(fresh), await addCategory(fresh)];
    await addProduct(fresh, { merchantId, categoryId, title: 'سماعة رأس' });
    await fresh.rows(sql`with gone as (delete from search_deletes) delete from search_terms`);
    expect((await fresh.call(suggestSearches, { q: 'سما' })).body.words).toEqual([]);
  });

  test('suggests categories, brands and merchants of what would be found, each by its name', async () => {
    const { body } = await shop.call(suggestSearches, { q: 'lum' });
    expect(body.brands).toEqual([{ id: expect.any(Number), name: 'لوما' }]);
    expect(body.categories.map(({ name }) => name)).toEqual(['إلكترونيات']);
    expect((await shop.call(suggestSearches, { q: 'النيل' })).body.merchants).toHaveLength(1);
    expect((await shop.call(suggestSearches, { q: 'موبايل' })).body.brands).toEqual([]);
  });

  test('suggests what a mistyped word means, nothing for nonsense, and categories for an empty field', async () => {
    expect((await shop.call(suggestSearches, { q: 'سماععة' })).body.words).toEqual(['سماعة']);
    expect((await shop.call(suggestSearches, { q: 'زرافة' })).body.words).toEqual([]);
    expect((await shop.call(suggestSearches, { q: '' })).body.categories).not.toEqual([]);
  });

  test('finds nothing for what is not there, for blanks and for signs only [DATA-4]', async () => {
    for (const query of ['زرافة', '!!!', '%', "'", '\\', '؟؟', '🙂']) {
      const { status, body } = await shop.call(listPublicProducts, { productName: query });
      expect([query, status, body.products]).toEqual([query, 200, []]);
    }
  });

  test('no string breaks it', async () => {
    for (const query of [...nastyStrings(), 'ا'.repeat(9_000), "a'b:*&|!(", '\u0000', '\ud800']) {
      const { status } = await shop.call(listPublicProducts, { productName: query });
      expect([query.slice(0, 40), status, shop.logged]).toEqual([query.slice(0, 40), 200, []]);
    }
    expect(shop.logged).toEqual([]);
  }, 90_000);
});

test('no text without spaces, however long, is looked for in thousands of spellings', async () => {
  expect(shortenings('شنط')).toEqual(['شنط', 'نط', 'شط', 'شن']);
  expect(shortenings('تليفون')).toContain('ليفن');
  const endless = 'خمسهوعشرين'.repeat(20);
  for (let length = 1; length <= endless.length; length += 1)
    expect(shortenings(endless.slice(0, length)).length).toBeLessThan(400);
  expect(await search(endless)).toEqual([]);
});
