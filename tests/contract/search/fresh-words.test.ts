import { beforeAll, describe, expect, test } from 'vitest';
import { addBrand, addCategory, addMerchant, addProduct, learnWords } from '../../support/catalog.ts';
import { searching } from '../../support/products/search.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();

/** Title, category, brand and price in pounds. */
const GOODS: readonly (readonly [title: string, category: string, brand?: string, price?: number])[] = [
  ['موبايل سامسونج جالاكسي A16، 128 جيجا، 4 جيجا رام', 'موبايلات', 'Samsung', 7_000],
  ['Apple iPhone 16 128GB with FaceTime', 'موبايلات', 'Apple', 45_000],
  ['هاتف لكبار السن بأزرار كبيرة وصوت عال', 'موبايلات', undefined, 985],
  ['طقم تصليح موبايلات ولابتوب ٦٤ سن دقيق', 'عدد', undefined, 285],
  ['راديو محمول يعمل بالكهرباء والبطارية', 'صوتيات', undefined, 465],
  ['جراب سيليكون شفاف لموبايل سامسونج A16', 'اكسسوارات', undefined, 90],
  ['حذاء رياضي رجالي اديداس جالاكسي 6 اسود', 'احذية', 'Adidas'],
  ['شنطة يد حريمي جلد كروس صغيرة', 'شنط'],
  ['شنطة سفر ترولي 28 بوصة', 'شنط'],
  ['كرسي مكتب طبي دوار', 'اثاث'],
  ['ميكروويف تورنيدو 25 لتر بالشواية', 'مطبخ'],
  ['غلاية مياه كهربائية ميانتا 1.7 لتر', 'مطبخ'],
  ['أرز الضحى مصري 5 كيلو', 'بقالة'],
  ['كمون مطحون 100 جرام', 'بقالة'],
  ['فلفل اسود حب 50 جرام', 'بقالة'],
  ['قميص رجالي كاروهات كم طويل', 'ملابس'],
  ['طقم معالق وشوك 24 قطعة', 'مطبخ'],
  ['كنبة سرير بصندوق تخزين', 'اثاث'],
  ['لابتوب Luma Book 14 رام ١٦ جيجابايت', 'كمبيوتر'],
  ['نوت بوك جلد مقاس A6 مسطر', 'كشاكيل ودفاتر'],
  ['Mobile Grip ذراع تحكم للموبايل تناسب كل المقاسات', 'موبايلات', undefined, 50],
  ['قاعدة شحن لاسلكي ٣ في ١ للموبايل والساعة', 'موبايلات', undefined, 60],
  ['باور بانك 20000 مللي أمبير', 'اكسسوارات'],
];

const search = searching(shop);

beforeAll(async () => {
  const merchantId = await addMerchant(shop, 'متجر النيل');
  const categories = new Map<string, number>();
  const brands = new Map<string, number>();
  for (const [title, category, brand, price = 100] of GOODS) {
    if (!categories.has(category)) categories.set(category, await addCategory(shop, category));
    if (brand && !brands.has(brand)) brands.set(brand, await addBrand(shop, brand));
    const categoryId = categories.get(category) as number;
    const brandId = brand ? (brands.get(brand) ?? null) : null;
    await addProduct(shop, { merchantId, categoryId, brandId, title, price: price * 100 });
  }
  await learnWords(shop);
}, 60_000);

describe('words that nobody listed', () => {
  test.each([
    ['korsy maktab', 'كرسي مكتب'],
    ['shanta safar', 'شنطة سفر'],
    ['2amis', 'قميص'],
    ['roz', 'أرز'],
    ['ma3ale2', 'معالق'],
    ['ifone', 'iPhone'],
  ])('reads Arabic in Latin letters: %s', async (query, first) => {
    expect((await search(query)).titles[0]).toContain(first);
  });

  test.each([
    ['لرز', 'أرز'],
    ['الكاتل', 'غلاية'],
    ['باور بنق', 'باور بانك'],
    ['مكب كرسي', 'كرسي مكتب'],
    [';vsd l;jf', 'كرسي مكتب'],
    ['luhgr', 'معالق'],
  ])('mends what makes sense together: «%s»', async (query, first) => {
    expect((await search(query)).titles[0]).toContain(first);
  });

  test.each([
    ['كمون', 'كمون'],
    ['فلفل اسود', 'فلفل'],
    ['سامسونج', 'سامسونج'],
    ['لابتوب', 'Luma Book'],
  ])('has first what the word means, and not its neighbour: «%s»', async (query, first) => {
    expect((await search(query)).titles[0]).toContain(first);
  });

  test('lets no shoe be a phone because of its name', async () => {
    expect((await search('سامسونج')).titles).not.toContain(GOODS[6]?.[0]);
    expect((await search('موبايل')).titles.slice(0, 3)).not.toContain(GOODS[6]?.[0]);
  });

  test('takes a notebook of paper for no laptop', async () => {
    expect((await search('ارخص لابتوب')).titles[0]).toBe(GOODS[18]?.[0]);
    expect((await search('كشكول')).titles).toEqual([GOODS[19]?.[0]]);
  });

  test.each(['ارخص موبايل', 'ارخص موبايلات'])('shows phones first: «%s»', async query => {
    const { titles, reading } = await search(query);
    expect(reading?.order).toBe('cheapest');
    expect(titles.slice(0, 3)).toEqual([GOODS[2]?.[0], GOODS[0]?.[0], GOODS[1]?.[0]]);
  });

  test.each([
    ['فرن ميكرويف', 'ميكروويف'],
    ['انتريه مودرن', 'كنبة'],
  ])('shows what is nearest to goods that it has not: «%s»', async (query, first) => {
    const { titles, reading } = await search(query);
    expect(titles[0]).toContain(first);
    expect(reading?.dropped).not.toEqual([]);
  });

  test.each(['فيل هندي', 'مكوك فضاء', 'طائرة نفاثة', 'زرافة', 'qwzxv', 'ضضصصثث'])(
    'finds nothing for nonsense: «%s» [DATA-4]',
    async query => {
      expect((await search(query)).titles).toEqual([]);
    },
  );
});
