import { beforeAll, describe, expect, test } from 'vitest';
import { searching, sellTitled } from '../../support/products/search.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();

/** Title and category. */
const GOODS: readonly (readonly [title: string, category: string])[] = [
  ['كوللاجين بحري 30 كيس', 'صيدلية'],
  ['بيوتي كليانسير للوجه 150 مل', 'عناية'],
  ['Novaskin غسول الوجه', 'عناية'],
  ['نوفاسكين كريم نهاري', 'عناية'],
  ['كرسي خشب للبلكونة', 'أثاث'],
  ['كرسي مكتب شبك', 'أثاث'],
  ['شنطة مدرسة للأولاد', 'شنط'],
  ['علبة حفظ طعام زجاج', 'مطبخ'],
  ['مسكة موبايل مغناطيس', 'ملحقات'],
  ['سامسونج جالاكسي بودز 3', 'صوتيات'],
  ['ريلمي C61 شاشة 6.74 بوصة', 'موبايلات'],
  ['تورنيدو شاشة 50 بوصة', 'تلفزيونات'],
  ['Mass Gainer Chocolate Flavor', 'مكملات'],
  ['شوكولاتة داكنة 100 جم', 'سوبر ماركت'],
  ['بامبرز مناديل مبللة', 'أطفال'],
  ['مونيتور ديل 24 بوصة جيمنج', 'كمبيوتر ولابتوب'],
  ['لابتوب لينوفو 8 جيجا', 'كمبيوتر ولابتوب'],
  ['حامل شاشة متحرك', 'تلفزيونات'],
];
const titleOf = (at: number) => GOODS[at]?.[0];

const search = searching(shop);

beforeAll(() => sellTitled(shop, GOODS), 60_000);

describe('forms of words, and words by ear', () => {
  test.each([
    ['a title with a letter too many', 'كولاجين', 0],
    ['an English word in Arabic letters', 'cleanser', 1],
    ['a broken plural inside a longer name', 'شنط مدارس', 6],
    ['another word inside a longer name', 'علب اكل', 7],
    ['a line whose name ends with other goods', 'ايربودز', 9],
    ['goods on the category of a model that has them', 'موبايل', 10],
    ['goods that are no flavour', 'شوكولاته', 13],
    ['goods behind a maker that has become a word', 'مناديل مبللة', 14],
    ['goods without the property before others on their category', 'لابتوب جيمنج', 16],
  ])('finds %s: «%s»', async (_, query, first) => {
    expect((await search(query)).titles[0]).toBe(titleOf(first));
  });

  test('a brand is found in both scripts, whichever is typed', async () => {
    const both = [titleOf(2), titleOf(3)].toSorted();
    expect((await search('novaskin')).titles.toSorted()).toEqual(both);
    expect((await search('نوفاسكين')).titles.toSorted()).toEqual(both);
  });

  test('a few goods are followed by what is only called by the wider name, and the page says so', async () => {
    const { titles, reading } = await search('كرسي مكتب');
    expect(titles).toEqual([titleOf(5), titleOf(4)]);
    expect(reading?.besides).toEqual(['كرسي مكتب']);
  });

  test.each([
    ['مسك', 8],
    ['شاشة', 10],
  ])('what only looks like «%s» is not among the first', async (query, other) => {
    expect((await search(query)).titles[0]).not.toBe(titleOf(other));
  });

  test('words that no product has find nothing', async () => {
    expect((await search('بطريق متحرك')).titles).toEqual([]);
  });
});
