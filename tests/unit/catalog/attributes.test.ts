import { describe, expect, test } from 'vitest';
import { labelOf } from '#modules/catalog/facets/label-attribute.ts';
import { priceBuckets } from '#modules/catalog/facets/price-buckets.ts';
import { attributesOf, type Described } from '#modules/catalog/facets/read-attributes.ts';

const of = (product: Partial<Described>) =>
  attributesOf({ title: 'منتج', specifications: [], optionNames: [], variants: [], ...product });
const specified = (name: string, value: string) => of({ specifications: [[name, value]] });

describe('what goods are chosen by', () => {
  test.each([
    ['التخزين', '٦٤ جيجا'],
    ['مساحة التخزين', '64GB'],
    ['الذاكرة الداخلية', '64 جيجابايت'],
    ['storage', '٦٤ قيقا'],
  ])('is one value for each spelling: %s %s', (name, value) => {
    expect(specified(name, value)).toEqual(['storage=64gb']);
  });

  test('reads options of variants, each once', () => {
    const variants = [
      ['أسود', 'XL'],
      ['أسود', 'XXL'],
      ['كحلي', '٤٢'],
    ];
    expect(of({ optionNames: ['اللون', 'المقاس'], variants })).toEqual([
      'colour=اسود',
      'colour=كحلي',
      'colour=ازرق',
      'size=xl',
      'size=2xl',
      'size=42',
    ]);
  });

  test('takes from the title what nothing else says, and distinguishes memory from storage', () => {
    expect(of({ title: 'موبايل سامسونج A55 رام 8 جيجا 256 جيجا شاشة 6.6 بوصة أزرق' })).toEqual([
      'colour=ازرق',
      'ram=8gb',
      'storage=256gb',
      'screen=6.6inch',
    ]);
    expect(of({ title: 'لابتوب 8GB RAM 256GB SSD' })).toEqual(['ram=8gb', 'storage=256gb']);
    expect(of({ title: 'لابتوب 512GB SSD فضي', specifications: [['اللون', 'أسود']] })).toEqual([
      'colour=اسود',
      'storage=512gb',
    ]);
  });

  test('distinguishes what only sounds alike', () => {
    expect(specified('الخامة', 'جلد صناعي ناعم')).toEqual(['material=جلد_صناعي']);
    expect(specified('الخامة', 'جلد طبيعي')).toEqual(['material=جلد']);
    expect(specified('التخزين', 'بطاقة حتى 128 جيجابايت')).toEqual([]);
    expect(specified('التخزين', 'مكان جاف')).toEqual([]);
    expect(specified('المقاس', '60×90 سم')).toEqual([]);
    expect(specified('السعة', '٣٧٠ لترًا')).toEqual(['capacity=370000ml']);
  });
});

test.each([
  ['storage', '64gb', '٦٤ جيجابايت'],
  ['storage', '1000gb', '١ تيرابايت'],
  ['screen', '6.6inch', '٦٫٦ بوصة'],
  ['capacity', '370000ml', '٣٧٠ لتر'],
  ['size', '2xl', '2XL'],
  ['size', '38-39', '٣٨ – ٣٩'],
  ['colour', 'اسود', 'أسود'],
  ['rating', '4', '٤ نجوم فأكثر'],
] as const)('shows %s %s as «%s»', (key, value, label) => {
  expect(labelOf(key, value)).toBe(label);
});

describe('ranges of prices', () => {
  const counts = (...pairs: [number, number][]) => {
    const all = Array.from({ length: 20 }, () => 0);
    for (const [at, count] of pairs) all[at] = count;
    return all;
  };

  test('hold about as many products each and cover all of them', () => {
    const buckets = priceBuckets(counts([0, 10], [2, 10], [6, 10], [10, 10]));
    expect(buckets).toEqual([
      { min: null, max: 49.99, count: 10 },
      { min: 50, max: 149.99, count: 10 },
      { min: 150, max: 749.99, count: 10 },
      { min: 750, max: null, count: 10 },
    ]);
  });

  test('are none where nothing differs', () => {
    expect(priceBuckets(counts([3, 50]))).toEqual([]);
    expect(priceBuckets(counts([3, 2], [9, 2]))).toEqual([]);
  });
});
