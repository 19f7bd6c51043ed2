import { beforeAll, describe, expect, test } from 'vitest';
import { addBrand, addCategory, addMerchant, addProduct, learnWords } from '../../support/catalog.ts';
import { searching } from '../../support/products/search.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();

/** Title, category and brand, as files of strangers have them. */
const GOODS: readonly (readonly [title: string, category: string, brand?: string])[] = [
  ['سامسونج جالاكسي A06 - موبايل ثنائي الشريحة - 128 جيجا/4 جيجا رام', 'هواتف', 'Samsung'],
  ['جلاكسي كرسبي', 'سوبر ماركت'],
  ['كاسيو ساعة رقمية للرجال بسوار راتنج F-91W-1DG', 'ساعات', 'Casio'],
  ['تورنيدو شاشة 43 بوصة فل اتش دي', 'تلفزيونات'],
  ['سامسونج شاشة سمارت 65 بوصة كريستال', 'تلفزيونات', 'Samsung'],
  ['كوكي فيليه الدجاج', 'سوبر ماركت'],
  ['شهد بانيه دجاج', 'سوبر ماركت'],
  ['ميزان مطبخ ديجيتال حتى 5 كيلو', 'المطبخ'],
  ['حصيرة يوجا 8 مم', 'رياضة'],
  ['لابتوب لينوفو 8 جيجا رام 512 جيجا', 'لابتوب'],
  ['لابتوب اتش بي 16 جيجا 1 تيرا', 'لابتوب'],
  ['طقم مواليد بيبي 5 قطع', 'ملابس'],
  ['قاعدة تبريد لابتوب 5 مراوح', 'اكسسوارات'],
  ['خلاط بلاستيك ماركوز 500 وات', 'اجهزة'],
  ['لعبة FC 25 - بلايستيشن 5', 'فيديو جيمز'],
  ['جهاز بلايستيشن 5 سليم', 'فيديو جيمز'],
  ['ال جي شاشة 55 بوصة سمارت', 'تلفزيونات', 'LG'],
  ['تعلم الانجليزية طبعة عربية', 'مكتبة'],
  ['طابعة ليزر ابيض واسود', 'كمبيوتر'],
  ['صابون سائل لليدين', 'عناية'],
  ['ملعقة تقديم Spoon', 'المطبخ'],
  ['سامسونج اس 24 الترا', 'هواتف', 'Samsung'],
];

const search = searching(shop);

beforeAll(async () => {
  const merchantId = await addMerchant(shop, 'متجر النيل');
  const categories = new Map<string, number>();
  const brands = new Map<string, number>();
  for (const [title, category, brand] of GOODS) {
    if (!categories.has(category)) categories.set(category, await addCategory(shop, category));
    if (brand && !brands.has(brand)) brands.set(brand, await addBrand(shop, brand));
    const categoryId = categories.get(category) as number;
    await addProduct(shop, {
      merchantId,
      categoryId,
      brandId: brand ? (brands.get(brand) ?? null) : null,
      title,
      requests: title === 'جلاكسي كرسبي' ? 99 : 0,
    });
  }
  await learnWords(shop);
}, 60_000);

describe('a search over goods that nobody here chose', () => {
  test.each([
    ['موبايل', 0],
    ['f91w', 2],
    ['شاشة 65', 4],
    ['tv 43', 3],
    ['سامسونج 128', 0],
    ['خلاط 500', 13],
    ['بانيه', 6],
    ['لابتوب', 10],
    ['لابتوب 16 جيجا رام', 10],
    ['بلايستيشن', 15],
    ['لعبة بلايستيشن 5', 14],
    ['شاشة ال جي 55', 16],
    ['طبعة ليزر', 18],
    ['صبون', 19],
    ['s24', 21],
    ['ميزانم طبخ', 7],
    ['ميز ان مطبخ', 7],
  ])('has first what «%s» means', async (query, first) => {
    expect((await search(query)).titles[0]).toBe(GOODS[first]?.[0]);
  });

  test('chocolate is no phone because a phone is called like it', async () => {
    expect((await search('موبايل')).titles).not.toContain('جلاكسي كرسبي');
    expect((await search('جالاكسي')).titles).toContain('جلاكسي كرسبي');
  });

  test.each([
    ['ادوات مطبخ', 20],
    ['يوجا مات', 8],
    ['مستلزمات بيبي', 11],
  ])('shows what is nearest to goods by another name: «%s»', async (query, first) => {
    expect((await search(query)).titles[0]).toBe(GOODS[first]?.[0]);
  });

  test('a last word that goes on is finished, and that is said', async () => {
    const { titles, reading } = await search('ميزا');
    expect([titles, reading?.repaired]).toEqual([['ميزان مطبخ ديجيتال حتى 5 كيلو'], 'ميزان']);
    expect((await search('ميز')).titles).toEqual([]);
  });

  test.each(['خهعغقص', 'fffffff', 'كوكب المريخ', 'fvt hk', 'gbjvd,f', 'بطريق', 'مفاعل نووي'])(
    'finds nothing for «%s», on no keyboard [DATA-4]',
    async query => {
      expect((await search(query)).titles).toEqual([]);
    },
  );
});
