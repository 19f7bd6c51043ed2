import { beforeAll, describe, expect, test } from 'vitest';
import { allTerms, conceptsNamed } from '#modules/catalog/words/dictionary.ts';
import { addBrand, addCategory, addMerchant, addProduct, learnWords } from '../../support/catalog.ts';
import { searching } from '../../support/products/search.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();

/** Title, shelf and brand. */
const GOODS: readonly (readonly [title: string, shelf: string, brand?: string])[] = [
  ['سوار سيليكون بديل لساعة هواوي واتش فيت 3', 'ساعات'],
  ['اسورة حريمي ستانلس ذهبي', 'اكسسوارات'],
  ['شنطة ظهر للابتوب 15.6 بوصة ضد الماء', 'شنط'],
  ['زيت زيتون بكر وادي فود 250 مل', 'بقالة'],
  ['زيت زيتون بكر وادي فود 500 مل', 'بقالة'],
  ['فلاشة سانديسك 32 جيجا', 'كمبيوتر'],
  ['فلاشة سانديسك 64 جيجا', 'كمبيوتر'],
  ['تكييف شارب 1.5 حصان بارد ساخن', 'اجهزة', 'Sharp'],
  ['تكييف شارب 2.25 حصان بارد ساخن', 'اجهزة', 'Sharp'],
  ['ميكروويف سامسونج 40 لتر اسود', 'اجهزة', 'Samsung'],
  ['ميكروويف سامسونج 28 لتر اسود', 'اجهزة', 'Samsung'],
  ['تمر مجدول فاخر', 'بقالة'],
  ['Apple AirPods Pro 2', 'سماعات', 'Apple'],
  ['سوني سماعة رأس لاسلكية WH-CH520', 'سماعات', 'Sony'],
  ['دراع بلايستيشن 4 لاسلكي', 'العاب'],
  ['DualSense Wireless Controller for PS5', 'العاب'],
  ['ديلونجي ماكينة تحضير قهوة ديديكا', 'مطبخ'],
  ['قهوة تركي محوجة 200 جم', 'بقالة'],
  ['Infinix Hot 30i شريحتين 128 جيجا', 'موبايلات', 'Infinix'],
  ['حلواني دبوس دجاج حار 40 قطعة', 'بقالة'],
  ['كاوتش اطار بيريللي 205/55 R16', 'سيارات'],
  ['ترابيزة سفرة 6 كراسي خشب زان', 'اثاث'],
  ['كرسي خشب زان', 'اثاث'],
  ['غسول رغوي للبشرة الدهنية', 'عناية'],
  ['Stroop wafel chocolate', 'بقالة'],
  ['Chick Peas 400g', 'بقالة'],
  ['بسلة خضراء مجمدة', 'بقالة'],
  ['Anker PowerCore 20000mAh Power Bank', 'موبايلات'],
  ['Protein Pancake Mix', 'بقالة'],
  ['Oats Pankake blueberry', 'بقالة'],
  ['برفان لطافة يارا للنساء 100 مل', 'عطور'],
  ['برفان سوفاج ديور 100 مل رجالي', 'عطور'],
  ['حفاضات مولفيكس مقاس 4', 'اطفال'],
  ['حفاضات بامبرز مقاس 4', 'اطفال', 'Pampers'],
];

const search = searching(shop);

beforeAll(async () => {
  const merchantId = await addMerchant(shop, 'متجر النيل');
  const shelves = new Map<string, number>();
  const brands = new Map<string, number>();
  for (const [at, [title, shelf, brand]] of GOODS.entries()) {
    if (!shelves.has(shelf)) shelves.set(shelf, await addCategory(shop, shelf));
    if (brand && !brands.has(brand)) brands.set(brand, await addBrand(shop, brand));
    await addProduct(shop, {
      merchantId,
      categoryId: shelves.get(shelf) as number,
      brandId: brand ? (brands.get(brand) ?? null) : null,
      title,
      requests: GOODS.length - at,
    });
  }
  await learnWords(shop);
}, 60_000);

describe('what a title says that its goods are for', () => {
  test.each([
    ['استيك ساعة هواوي', 'سوار سيليكون'],
    ['سير ساعة', 'سوار سيليكون'],
    ['شنطة لابتوب', 'شنطة ظهر للابتوب'],
  ])('names them: «%s»', async (query, first) => {
    expect((await search(query)).titles[0]).toContain(first);
  });

  test('leaves bracelets first for who looks for one', async () => {
    expect((await search('اسورة')).titles[0]).toContain('اسورة حريمي');
  });
});

test.each([
  ['زيت زيتون نص لتر', '500 مل'],
  ['فلاشة اربعة وستين جيجا', '64 جيجا'],
  ['تكييف حصان ونص', '1.5 حصان'],
  ['تكييف ٢ حصان وربع', '2.25 حصان'],
])('numbers may be said in words: «%s»', async (query, first) => {
  expect((await search(query)).titles[0]).toContain(first);
});

test('a word that was not in the way stays: the size, if only the colour and the praise are missing', async () => {
  const { titles, reading } = await search('ميكروويف سامسونج 28 لتر ابيض فاخر');
  expect(titles[0]).toContain('28 لتر');
  expect(reading?.dropped).toEqual(['ابيض', 'فاخر']);
});

test('a maker without such goods has goods of the wider kind before those of other makers', async () => {
  const { titles, reading } = await search('سماعة بلوتوث سوني');
  expect(titles[0]).toContain('سوني');
  expect(reading?.dropped).toEqual(['سماعة بلوتوث']);
});

test.each([
  ['دراع ps5', 'PS5'],
  ['مكنة قهوة', 'ماكينة تحضير قهوة'],
  ['infinix hot 40', 'Infinix'],
  ['ترابيزة تليفزيون', 'ترابيزة سفرة'],
  ['للبشرة الدهنية غسول', 'غسول'],
  ['بسلة', 'بسلة'],
])('has first what is meant: «%s»', async (query, first) => {
  expect((await search(query)).titles[0]).toContain(first);
});

test('takes no waffle for a strap', async () => {
  expect((await search('سير ساعة')).titles).not.toContain('Stroop wafel chocolate');
});

test('mends no short word beside one that nobody knows: «تذاكر قطار» is no tyre', async () => {
  expect((await search('تذاكر قطار')).titles).toEqual([]);
  expect((await search('اطار')).titles).toHaveLength(1);
});

test('mends a slip in a name of two words as that name: «بور بانك» is no pancake', async () => {
  expect((await search('بور بانك')).titles[0]).toContain('Power Bank');
});

test('who a product is for is never part of its name', async () => {
  expect((await search('برفيوم رجالي')).titles[0]).toContain('رجالي');
  const swallowed = allTerms().filter(term => {
    const rest = term.split(' ').slice(0, -1).join(' ');
    const isFor = /^(?:رجالي|حريمي|رجال|نسايي)$/.test(term.split(' ').at(-1) ?? '');
    return isFor && conceptsNamed(rest)?.some(concept => conceptsNamed(term)?.includes(concept));
  });
  expect(swallowed).toEqual([]);
});

test('a maker that is mistyped beside its goods is that maker', async () => {
  expect((await search('حفضات بامبرس')).titles[0]).toContain('بامبرز');
});
