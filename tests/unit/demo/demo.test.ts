import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRealPicture } from '#modules/media/picture.ts';
import { castDrawings } from '../../../demo/cast/drawn-goods.ts';
import { makeShop } from '../../../demo/shop.ts';
import type { DemoProduct } from '../../../demo/shop-types.ts';

const shop = makeShop();
const { products } = shop;
const share = (is: (product: DemoProduct) => boolean) => products.filter(is).length / products.length;
const stock = ({ variants }: DemoProduct) => variants.reduce((sum, each) => sum + each.stock, 0);

test('the demo shop is the same for the same seed, and another for another', () => {
  expect(makeShop(1)).toEqual(shop);
  expect(makeShop(2).products).not.toEqual(products);
});

test('there are enough of everything', () => {
  expect(shop.categories.length).toBeGreaterThanOrEqual(14);
  expect(shop.merchants.length).toBeGreaterThanOrEqual(42);
  expect(shop.brands.length).toBeGreaterThanOrEqual(26);
  expect(products.length).toBeGreaterThanOrEqual(640);
});

test('every category, merchant and brand has products', () => {
  expect(new Set(products.map(each => each.categoryId)).size).toBe(shop.categories.length);
  expect(new Set(products.map(each => each.merchantId)).size).toBe(shop.merchants.length);
  expect(new Set(products.map(each => each.brandId).filter(Boolean)).size).toBe(shop.brands.length);
});

test('titles are all different, of at most 300 letters, long and mixed as in Egyptian shops', () => {
  const lengths = products.map(({ title }) => [...title].length).toSorted((a, b) => a - b);
  expect(new Set(products.map(({ title }) => title)).size).toBe(products.length);
  expect(lengths.at(-1)).toBeLessThanOrEqual(300);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeGreaterThanOrEqual(60);
  expect(share(({ title }) => /[A-Za-z]/.test(title))).toBeGreaterThan(0.6);
  expect(share(({ title }) => /[{}|]{2}|undefined/.test(title))).toBe(0);
});

test('prices run from 5 to 60,000 pounds, one in ten with piastres', () => {
  const prices = products.map(({ price }) => price);
  expect(Math.min(...prices)).toBe(500);
  expect(Math.max(...prices)).toBeGreaterThan(5_000_000);
  expect(prices.every(Number.isSafeInteger)).toBe(true);
  expect(share(({ price }) => price % 100 > 0)).toBeGreaterThan(0.06);
  expect(share(({ price }) => price % 100 > 0)).toBeLessThan(0.16);
});

test('a third had a former price, always above the price and never simply a tenth above it', () => {
  expect(share(({ originalPrice }) => originalPrice !== null)).toBeGreaterThan(0.28);
  for (const { price, originalPrice } of products) {
    if (originalPrice === null) continue;
    expect(originalPrice).toBeGreaterThan(price);
    expect(originalPrice).not.toBe(Math.round(price * 1.1));
  }
});

test('three in ten let one choose; each variant has a value for every option and no two are alike', () => {
  expect(share(({ optionNames }) => optionNames.length > 0)).toBeGreaterThan(0.3);
  for (const { optionNames, variants, price } of products) {
    expect(Math.min(...variants.map(each => each.price))).toBe(price);
    expect(variants.every(({ options }) => options.length === optionNames.length)).toBe(true);
    expect(new Set(variants.map(({ options }) => options.join('\n'))).size).toBe(variants.length);
  }
});

test('some have run out, some run low, and some lack only one of their variants', () => {
  expect(products.filter(each => stock(each) === 0).length).toBeGreaterThan(10);
  expect(products.filter(each => stock(each) > 0 && stock(each) <= 5).length).toBeGreaterThan(20);
  expect(
    products.filter(each => stock(each) > 0 && each.variants.some(one => one.stock === 0)).length,
  ).toBeGreaterThan(20);
});

test('each has 2 to 4 pictures, a description and specifications', () => {
  for (const { pictures, description, specifications } of products) {
    expect(pictures.length).toBeGreaterThanOrEqual(2);
    expect(pictures.length).toBeLessThanOrEqual(4);
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures.every(id => shop.pictures.has(id))).toBe(true);
    expect(description.split(/\.(?:\s|$)/).filter(Boolean).length).toBeGreaterThanOrEqual(2);
    expect(specifications.length).toBeGreaterThanOrEqual(2);
  }
});

test('every product is shown by pictures of itself; each is used and has its author and licence', () => {
  const photos = new Set([...shop.pictures.values()].map(({ photo }) => photo));
  for (const photo of photos) {
    expect(existsSync(new URL(`../../../demo/pictures/photos/${photo}.webp`, import.meta.url)), photo).toBe(
      true,
    );
  }
  const listed = readFileSync(new URL('../../../demo/pictures/photos/MANIFEST.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map(row => row.split('\t'));
  expect(listed.every(row => row.length === 5 && row.every(Boolean))).toBe(true);
  expect(listed.map(([file]) => file?.replace('.webp', '')).toSorted()).toEqual([...photos].toSorted());
});

test('no drawing shows two different things', () => {
  const rows = castDrawings.map(([title]) => title);
  for (const each of products) {
    const fits = rows.filter(title => title.test(each.title));
    expect(fits.length, each.title).toBeLessThanOrEqual(1);
  }
  const names = castDrawings.flatMap(([, ...drawings]) => drawings);
  expect(new Set(names).size).toBe(names.length);
});

test('what photos show comes in their colours, each led by its own, and where there is one colour no other is offered', () => {
  const pictured = products.filter(
    ({ pictures, variants: [first] }) => /-(whole|near)$/.test(pictures[0] as string) && first?.swatch,
  );
  expect(pictured.length).toBeGreaterThan(20);
  for (const { optionNames, variants, pictures } of pictured) {
    const at = optionNames.indexOf('اللون');
    expect(variants.every(({ picture }) => picture !== null && picture <= pictures.length)).toBe(true);
    const shown = new Set(variants.map(({ options, picture }) => `${options[at]} ${picture}`));
    expect(shown.size).toBe(new Set(variants.map(({ options }) => options[at])).size);
  }
});

test('fallbacks have somebody to fall back for: a nameless shop, one without a logo, two categories without a real picture', () => {
  expect(shop.merchants.filter(({ nameAr }) => nameAr === '').length).toBe(1);
  expect(shop.merchants.filter(({ logo }) => logo === '').length).toBe(1);
  const drawn = (picture: string) => shop.pictures.has(picture) || isRealPicture(picture);
  expect(shop.categories.filter(({ picture }) => !drawn(picture)).map(({ picture }) => picture)).toEqual([
    '',
    '/images/placeholder.png',
  ]);
});

test('every place for ads is filled, with every kind of target and one that is missing', () => {
  for (const type of ['landing_page_upper', 'landing_page_categories']) {
    expect(shop.ads.filter(ad => ad.type === type).map(ad => ad.position)).toEqual([1, 2, 3]);
  }
  const targets = shop.ads.map(ad => [ad.directTo, ad[`${ad.directTo}Id`] !== null]);
  expect(targets).toEqual(
    expect.arrayContaining([
      ['merchant', true],
      ['product', true],
      ['category', true],
      ['brand', true],
      ['product', false],
    ]),
  );
  for (const { file, merchantId } of shop.ads) {
    expect(merchantId).toBeGreaterThan(0);
    expect(existsSync(new URL(`../../../demo/pictures/ads/${file}`, import.meta.url)), file).toBe(true);
  }
});

test('the terms state what customers must be told [TRM-1]', () => {
  const terms = shop.pages.terms.flatMap(({ paragraphs }) => paragraphs).join('\n');
  for (const said of [
    'التسجيل متاح لمن عمره ١٨ سنة فأكثر',
    'مسموح بحساب واحد لكل عميل',
    'يتحمل المشتري رسوم التوصيل والتغليف والرسوم الإدارية',
    'وتشمل الضرائب',
    'رصيدًا في حسابك أو بوسيلة دفع أخرى، حسب تقدير الشركة',
    'تقبل الشركة عمليات البيع نيابة عن البائعين، وليست طرفًا في المعاملة',
    '١٤ يومًا',
    '٣٠ يومًا',
    '19588',
    '١٥١ لسنة ٢٠٢٠',
  ]) {
    expect(terms).toContain(said);
  }
});
