import { beforeAll, describe, expect, test } from 'vitest';
import { listFacets, listPublicProducts } from '#modules/catalog/calls.ts';
import { suggestSearches } from '#modules/search/calls.ts';
import { normalise } from '#platform/arabic.ts';
import { sellTitled } from '../../support/products/search.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();

const GOODS: readonly (readonly [title: string, category: string])[] = [
  ['موبايل سامسونج جالاكسي A55 ذاكرة ٢٥٦ جيجا', 'موبايلات'],
  ['سماعة رأس لاسلكية بعزل الضوضاء', 'صوتيات'],
  ['غسالة أطباق ١٢ فرد سيلفر', 'أجهزة'],
  ['ثلاجة توشيبا نوفروست ١٤ قدم', 'أجهزة'],
  ['مكواة بخار تيفال ٢٤٠٠ وات', 'أجهزة'],
  ['كرسي مكتب طبي دوار', 'أثاث'],
  ['مرآة حائط بإطار خشب', 'أثاث'],
  ['حذاء رياضي للجري خفيف', 'أحذية'],
  ['أحمر شفاه مات وردي', 'مكياج'],
  ['ألعاب تركيب خشبية للأطفال', 'ألعاب'],
  ['زيت زيتون بكر ٥٠٠ مل', 'بقالة'],
  ['رواية الفيل الأزرق', 'كتب'],
];

/** A base, and other spellings of the very same words. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  'سماعة رأس': ['سماعه راس', 'سماعة راس', 'ســماعة رأس', 'سَمَّاعة رَأس', '  سماعة   رأس ', 'سماعة،رأس'],
  'غسالة أطباق': ['غساله اطباق', 'غسّالة أطباق', 'غسالة اطباق', 'غســــاله أطباق', 'غسالة-أطباق'],
  'أحمر شفاه': ['احمر شفاه', 'إحمر شفاه', 'أحمَر شِفاه', 'أحمر شفاة', 'آحمر شفاه'],
  'كرسي مكتب': ['كرسى مكتب', 'کرسی مکتب', 'كُرسي مكتب', 'كرسي مكتـب', 'كرسي\u00a0مكتب'],
  'موبايل ٢٥٦': ['موبايل 256', 'موبايل ۲۵۶', 'مُوبايل ٢٥٦', 'موبايل\u200f ٢٥٦', 'موبايل\u200c ٢٥٦'],
  'ألعاب تركيب': ['العاب تركيب', 'إلعاب تركيب', 'أَلْعاب تركيب', 'ٱلعاب تركيب'],
  'مرآة حائط': ['مراه حائط', 'مراة حايط', 'مرأة حائط'],
  'samsung a55': ['SAMSUNG A55', 'Samsung  a٥٥', 'ｓａｍｓｕｎｇ a55', 'samsung A 55'],
};

const asked = (productName: string, more: object = {}) =>
  shop
    .call(listPublicProducts, { productName, sortBy: 'relevance', order: 'desc', limit: 12, ...more })
    .then(({ body }) => ({ ...body, ids: body.products.map(({ id }) => id) }));

beforeAll(() => sellTitled(shop, GOODS), 60_000);

const spellings = Object.entries(SPELLINGS).flatMap(([base, others]) =>
  others.map(other => [other, base] as const),
);

describe(`${spellings.length} spellings of the same words`, () => {
  test.each(spellings)('«%s» finds exactly what «%s» finds, unrepaired', async (other, base) => {
    const [one, two] = [await asked(base), await asked(other)];
    expect(one.ids).not.toEqual([]);
    expect([two.ids, two.reading]).toEqual([one.ids, one.reading]);
    expect(two.reading?.repaired).toBeUndefined();
  });
});

/** Words of titles, the digits and the shortest left out. */
const words = [...new Set(GOODS.flatMap(([title]) => normalise(title).split(' ')))].filter(
  word => word.length > 3 && !/\d/.test(word),
);

test('no beginning of a word that leads somewhere is without suggestions, from two letters', async () => {
  const starts = new Set(
    words.flatMap(word => Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 2))),
  );
  const empty: string[] = [];
  for (const q of starts) {
    const [{ body }, { ids }] = await Promise.all([
      shop.call(suggestSearches, { q }),
      asked(q, { limit: 5, page: 1, sortBy: 'numberOfRequests', order: 'descending' }),
    ]);
    if (body.words.length === 0 || ids.length === 0) empty.push(q);
  }
  expect(empty).toEqual([]);
}, 60_000);

/** Each word with one slip: a letter missing, twice, or in the place of the next. */
const slipped = words.flatMap(word => {
  const at = Math.floor(word.length / 2);
  const letters = [...word];
  return [
    letters.toSpliced(at, 1),
    letters.toSpliced(at, 0, letters[at] as string),
    letters.toSpliced(at - 1, 2, letters[at] as string, letters[at - 1] as string),
  ].map(each => each.join(''));
});

describe('a repair', () => {
  test('never finds less than the words as typed, is said, and can be undone', async () => {
    let repaired = 0;
    for (const typed of slipped) {
      const [found, own] = [await asked(typed), await asked(typed, { asTyped: true })];
      expect([typed, own.reading?.repaired]).toEqual([typed, undefined]);
      if (found.reading?.repaired === undefined) continue;
      repaired += 1;
      const meant = await asked(found.reading.repaired);
      expect([typed, found.totalProducts]).toEqual([typed, meant.totalProducts]);
      expect([typed, (found.totalProducts ?? 0) > (own.totalProducts ?? 0)]).toEqual([typed, true]);
    }
    expect(repaired).toBeGreaterThan(slipped.length / 2);
  }, 60_000);

  test.each([
    ['سمسونج', 'سامسونج'],
    ['ثلاجه تشيبا', 'ثلاجه توشيبا'],
    ['موبايل السامسنج', 'موبايل السامسونج'],
    ['talaga', 'ثلاجه'],
    ['sma3a', 'سماعه'],
    ['samsng a55', 'samsung a55'],
  ])('of a slip that the lists hold is said and can be undone as well: «%s»', async (typed, meant) => {
    const [found, own, right] = [
      await asked(typed),
      await asked(typed, { asTyped: true }),
      await asked(meant),
    ];
    expect(normalise(found.reading?.repaired ?? '')).toBe(meant);
    expect(found.ids).toEqual(right.ids);
    expect([found.ids.length > 0, own.totalProducts, own.reading?.repaired]).toEqual([true, 0, undefined]);
  });

  test('is the same for products, pages and facets', async () => {
    const { body } = await shop.call(listFacets, { productName: 'غساله اطبااق', sortBy: 'relevance' });
    const { totalProducts, ids } = await asked('غساله اطبااق', { limit: 1 });
    expect(body.merchants.map(({ count }) => count)).toEqual([totalProducts]);
    expect(ids).toHaveLength(1);
  });
});
