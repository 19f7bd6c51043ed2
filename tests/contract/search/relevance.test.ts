import { beforeAll, describe, expect, test } from 'vitest';
import { listFacets, listPublicProducts } from '#modules/catalog/calls.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();

const TITLES = [
  'جراب سيليكون لهاتف ايفون 15 - أسود',
  'Apple iPhone 15 (128 GB) - Black',
  'هاتف سامسونج جالاكسي A55 بشاحن سريع',
  'شاحن سريع متوافق مع موبايل سامسونج 25 وات',
  'بطانية فايبر كحلي',
  'بطانة جاكيت شتوي',
  'ساعة يد كاسيو رجالي',
  'استيك ساعة ذكية سيليكون',
  'ثلاجة توشيبا نوفروست 14 قدم',
  'حذاء جلد كلاسيك رجالي',
  'كوتشي نايك رجالي أبيض',
  'فستان سواريه شيفون',
  'هاتف الكاتل 1066',
  'كاتل كهربائي 1.7 لتر',
];

const found = async (productName: string, more: object = {}) => {
  const { body } = await shop.call(listPublicProducts, {
    productName,
    sortBy: 'relevance',
    order: 'descending',
    limit: 12,
    ...more,
  });
  return { ...body, places: body.products.map(({ title }) => TITLES.indexOf(title) + 1) };
};

beforeAll(async () => {
  const merchantId = await addMerchant(shop, 'متجر النيل');
  const goods = await addCategory(shop, 'منوعات');
  const books = await addCategory(shop, 'كتب');
  for (const title of TITLES) await addProduct(shop, { merchantId, categoryId: goods, title });
  await addProduct(shop, { merchantId, categoryId: books, title: 'الساعة الخامسة والعشرون', requests: 900 });
});

describe('the most relevant first', () => {
  test.each([
    ['ايفون', 2],
    ['ايفون 15', 2],
    ['iphone', 2],
    ['موبايل', 13],
    ['ساعة', 7],
    ['الساعات', 7],
    ['جزمة', 10],
    ['أحذية', 10],
  ])('the thing stands above its accessories and its mentions: «%s»', async (query, first) => {
    expect((await found(query)).places[0]).toBe(first);
  });

  test.each([
    ['جراب ايفون', 1],
    ['شاحن سامسونج', 4],
    ['iphone case', 1],
  ])('the accessory stands first where it is asked for: «%s»', async (query, first) => {
    expect((await found(query)).places[0]).toBe(first);
  });

  test('a book is not the thing it is called after, however often it sells', async () => {
    const { products } = await found('ساعة');
    expect(products[0]?.title).toBe('ساعة يد كاسيو رجالي');
  });

  test('nothing is cut off a name: a kettle is no Alcatel, a blanket no lining', async () => {
    expect((await found('كاتل')).places).toEqual([14]);
    expect((await found('الكاتل')).places[0]).toBe(13);
    expect((await found('بطانية')).places).toEqual([5]);
  });
});

describe('never an empty page for a sensible query', () => {
  test('leaves out the word that nothing has, and says so', async () => {
    const { places, reading } = await found('ثلاجة توشيبا متشقلبة');
    expect(places[0]).toBe(9);
    expect(reading?.dropped).toEqual(['متشقلبه']);
  });

  test('words about the offer are no words of the goods', async () => {
    for (const query of ['احسن ثلاجة', 'شراء ثلاجة', 'ثلاجة بالتقسيط', 'سعر ثلاجة في مصر']) {
      expect([query, (await found(query)).places]).toEqual([query, [9]]);
    }
  });

  test('«أرخص» orders by price, and «أقل من» limits it', async () => {
    expect((await found('ارخص ثلاجة')).reading).toMatchObject({ order: 'cheapest' });
    expect((await found('ثلاجة تحت 500 جنيه')).places).toEqual([9]);
  });

  test('a price that nothing has shows the prices next to it, and says so', async () => {
    const { places, reading } = await found('ثلاجة تحت 50 جنيه');
    expect(places[0]).toBe(9);
    expect(reading).toMatchObject({ dropped: ['أقل من ٥٠ جنيه'], order: 'cheapest' });
    expect(reading?.maxPrice).toBeUndefined();
  });

  test('nonsense finds nothing', async () => {
    for (const query of ['زرافة خضراء', 'قغضثصقف', 'xqzvbkw']) {
      expect([query, (await found(query)).places]).toEqual([query, []]);
    }
  });
});

describe('repair', () => {
  test.each([
    ['l,fhdg', 13],
    ['ثلاحة', 9],
    ['بطاانيه', 5],
    ['كوتي', 11],
  ])('finds what was meant by «%s», and says so', async (query, first) => {
    const { places, reading } = await found(query);
    expect(places[0]).toBe(first);
    expect(reading?.repaired).toBeTruthy();
  });

  test('can be undone: the very words find nothing', async () => {
    expect((await found('ثلاحة', { asTyped: true })).places).toEqual([]);
  });

  test('facets count what the repaired search shows', async () => {
    const { body } = await shop.call(listFacets, { productName: 'ثلاحة', sortBy: 'relevance' });
    expect(body.merchants).toMatchObject([{ name: 'متجر النيل', count: 1 }]);
  });

  test('a word of a new product is known at once', async () => {
    const merchantId = await addMerchant(shop, 'متجر الأمل');
    const categoryId = await addCategory(shop, 'متنوعات');
    const { id } = await addProduct(shop, { merchantId, categoryId, title: 'زركشيات يدوية' });
    await shop.ctx.changes.flush();
    const { products } = await found('زركشايت');
    expect(products.map(each => each.id)).toEqual([id]);
  });
});
