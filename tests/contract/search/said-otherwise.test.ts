import { beforeAll, describe, expect, test } from 'vitest';
import { readQuery } from '#modules/catalog/words/read-query.ts';
import { searching, sellTitled } from '../../support/products/search.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();

/** Title and category. */
const GOODS: readonly (readonly [title: string, category: string])[] = [
  ['محفظة جلد رجالي بني', 'اكسسوارات'],
  ['سجادة تركي 160×230 سم', 'ديكور'],
  ['ركنة صالون حرف L', 'أثاث'],
  ['بطانية فايبر كحلي', 'مفروشات'],
  ['بيجامة أطفال قطن', 'أزياء'],
  ['Samsung Galaxy Z Flip5 512 GB', 'موبايلات'],
  ['Samsung Galaxy S24 Ultra 256 GB', 'موبايلات'],
  ['بنطلون قماش رجالي كحلي', 'أزياء'],
  ['ستارة شيفون بيج', 'ديكور'],
  ['مرتبة سوست 160 سم', 'أثاث'],
  ['ملاية سرير قطن', 'مفروشات'],
  ['لابتوب HP 250 G9 مع شاحن هدية', 'لابتوب'],
  ['شاحن سريع 25 وات', 'اكسسوارات موبايل'],
  ['شاحن سيارة بمخرجين 38 وات', 'اكسسوارات موبايل'],
  ['شاحن حائط عادي 12 وات', 'اكسسوارات موبايل'],
  ['أقلام جاف أزرق 12 قطعة', 'مكتبية'],
  ['روج مات أحمر', 'مكياج'],
  ['دمبل 5 كيلو', 'رياضة'],
  ['ملمع أرضيات ومطهر 1 لتر', 'منظفات'],
  ['بيت عرايس خشب دورين', 'ألعاب'],
  ['رمل قطط متكتل 10 كيلو', 'حيوانات أليفة'],
  ['كاميرا مراقبة منزلية', 'إلكترونيات'],
  ['منبه مكتب بإضاءة', 'ديكور'],
  ['سيروم شعر بالروزماري', 'عناية'],
  ['شامبو لتساقط الشعر', 'عناية'],
  ['زيت زيتون بكر', 'بقالة'],
];

const search = searching(shop);

beforeAll(() => sellTitled(shop, GOODS), 60_000);

describe('goods that strangers asked for in other words', () => {
  test.each([
    ['an end that is said because a word follows', 'ma7fazet geld', 'محفظة'],
    ['the same before a word that other goods have', 'segadet salon', 'سجادة'],
    ['two words of which no product has both', 'battaneyet atfal', 'بطانية'],
    ['a model whose letter is spoken behind its line', 'جالكسي اس ٢٤ الترا', 'S24'],
    ['goods that the shop sells before those it only mentions', 'قماش ستاير', 'ستارة'],
    ['the same of two pieces of furniture', 'سراير مرتبه', 'مرتبة'],
    ['the form of goods before their name', 'قلم روج', 'روج'],
    ['what a gym calls them', 'حديد جيم', 'دمبل'],
    ['two words without their space', 'ستارةشيفون', 'ستارة'],
    ['the same in Latin letters', 'mobilesamsung', 'Samsung'],
    ['what goods are for', 'لتنظيف الارضيات', 'أرضيات'],
    ['a longer name without its space', 'بيتعرايس', 'بيت عرايس'],
    ['the distinguishing word, before the plain one', 'محتاج شاحن سريع', 'شاحن سريع'],
    ['the same without the space', 'شاحنسريع', 'شاحن سريع'],
    ['a listed name in other words', 'شاحن للعربيه', 'شاحن سيارة'],
    ['what Egyptians call it', 'تراب قطط', 'رمل قطط'],
  ])('finds %s: «%s»', async (_, query, first) => {
    expect((await search(query)).titles[0]).toContain(first);
  });

  test('a need finds what is wanted for it, and the page says what that is', async () => {
    const { titles, reading } = await search('حاجة تصحيني الصبح');
    expect(titles).toEqual(['منبه مكتب بإضاءة']);
    expect(reading?.repaired).toBe('منبه');
  });

  test('what says the need itself comes before what else is wanted for it', async () => {
    const { titles, reading } = await search('تساقط الشعر');
    expect(titles).toEqual(['شامبو لتساقط الشعر', 'سيروم شعر بالروزماري']);
    expect(reading).toMatchObject({ besides: ['تساقط الشعر'] });
    expect(reading?.repaired).toBeUndefined();
  });

  test('a price that is said beside a need is a price', async () => {
    const { titles, reading } = await search('حاجة تصحيني الصبح اقل من ٥٠٠ جنيه');
    expect(titles).toEqual(['منبه مكتب بإضاءة']);
    expect(reading).toMatchObject({ repaired: 'منبه', dropped: [], maxPrice: 500 });
  });

  test('a need of which the shop sells nothing is searched for by its words', async () => {
    expect((await search('افرم اللحمة')).titles).toEqual([]);
  });

  test('a correct word is not corrected into a meaningless one', async () => {
    const { titles, reading } = await search('كاميرا للبيت مراقبه');
    expect(titles[0]).toContain('كاميرا مراقبة');
    expect(reading?.repaired).toBeUndefined();
  });

  test.each([
    ['شنطة ب ٣٥٠', 350],
    ['محفظة في حدود ٩٠٠', 900],
    ['مرتبة ارخص من ٤٠٠', 400],
    ['بنطلون اقل من الف', 1000],
    ['قلم ب ٤٠ جنيه', 40],
  ])('«%s» names a price of at most %d', (query, max) => {
    expect(readQuery(query).maxPrice).toBe(max);
  });

  test('a size behind the same letter is no price', () => {
    expect(readQuery('موبايل ب ١٢٨ جيجا').maxPrice).toBeUndefined();
  });

  test.each(['hhhhhhhh', 'صتثغ', 'wumbadoo', 'الجو هيمطر بكره'])(
    '«%s» is repaired to nothing',
    async query => {
      expect((await search(query)).titles).toEqual([]);
    },
  );

  test('a part that only one title mentions is followed by parts of the wider kind', async () => {
    const { titles, reading } = await search('شاحن لابتوب');
    expect(titles).toContain('شاحن سريع 25 وات');
    expect(reading?.besides).toEqual(['شاحن لابتوب']);
  });
});
