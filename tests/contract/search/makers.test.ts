import { beforeAll, describe, expect, test } from 'vitest';
import { searching, sellTitled } from '../../support/products/search.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();

/** Title and category. */
const GOODS: readonly (readonly [title: string, category: string])[] = [
  ['جهينة بيور تفاح 1 لتر', 'سوبر ماركت'],
  ['جهينة حليب كامل الدسم 1 لتر', 'سوبر ماركت'],
  ['عصير قصب مركز 500 مل', 'سوبر ماركت'],
  ['لامار مانجو 100% 1 لتر', 'سوبر ماركت'],
  ['مانجو مجمد مكعبات 1 كيلو', 'سوبر ماركت'],
  ['بركة 600 مل × 12', 'سوبر ماركت'],
  ['اكوافينا 1.5 لتر', 'سوبر ماركت'],
  ['هاينز مايونيز 450 جم', 'سوبر ماركت'],
  ['هاينز 300 جم عبوة ضغط', 'سوبر ماركت'],
  ['بريل ليمون 1 لتر', 'سوبر ماركت'],
  ['ليمون بلدي 1 كيلو', 'سوبر ماركت'],
  ['غسالة زانوسي 7 كيلو', 'أجهزة'],
  ['Samsung 980 NVMe 1TB', 'لابتوب'],
  ['مولفيكس كلوت مقاس 5', 'أطفال'],
  ['كلوت قطن حريمي', 'أزياء'],
  ['مجفف شعر بيبي ليس 2200 وات', 'عناية'],
];

const search = searching(shop);

beforeAll(() => sellTitled(shop, GOODS), 60_000);

describe('goods that a maker sells without a word for what they are', () => {
  test.each([
    ['whose maker makes nothing else', 'مياه اكوافينا', 'اكوافينا'],
    ['whose maker may make anything', 'مياه بركة', 'بركة'],
    ['of which the shop has none by any maker', 'كاتشب هاينز', 'هاينز 300'],
    ['that other goods are called, behind their maker', 'حفاضات مولفكس', 'مولفيكس'],
    ['that are only called by their taste', 'عصير مانجا', 'لامار'],
    ['before the same of another maker', 'عصير جهينه', 'جهينة بيور'],
    ['and are not what they smell of', 'ليمون', 'ليمون بلدي'],
    ['and the taste by the kilo is fruit', 'مانجو', 'مانجو مجمد'],
  ])('are found %s: «%s»', async (_, query, first) => {
    expect((await search(query)).titles[0]).toContain(first);
  });

  test('stand before goods of other makers, and both are said to lack a word', async () => {
    const { titles, reading } = await search('مياه بركة');
    expect(titles).toEqual([GOODS[5]?.[0], GOODS[6]?.[0]]);
    expect(reading).toMatchObject({ dropped: [], besides: ['بركة'] });
  });

  test('are not what a category of one kind says they are: no disk is a washing machine', async () => {
    expect((await search('غسالة سامسونج')).titles).toEqual([GOODS[11]?.[0]]);
  });

  test('the end of a longer name alone begins no other name: what has only that is said to lack the rest', async () => {
    expect((await search('سرير بيبي')).reading?.dropped).toEqual(['سرير بيبي']);
  });
});
