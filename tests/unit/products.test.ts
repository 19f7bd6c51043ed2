import { describe, expect, test } from 'vitest';
import {
  type BulkChange,
  type BulkProduct,
  bulkRows,
  changedPrice,
} from '#modules/catalog/desk/bulk-change.ts';
import { draftProblems, lowestPrice, type ProductDraft } from '#modules/catalog/desk/product-draft.ts';
import { fileType } from '#modules/media/file-type.ts';
import { driveId } from '#modules/media/picture.ts';

describe('a changed price', () => {
  const from = (price: number, way: 'set' | 'amount' | 'percent', value: number) =>
    changedPrice(price, { way, value, rounding: 'none' });
  test('is set, moved by an amount, or by a percent half up to the piastre', () => {
    expect(from(12_345, 'set', 500)).toBe(500);
    expect(from(12_345, 'amount', -345)).toBe(12_000);
    expect(from(12_345, 'percent', 10)).toBe(13_580);
    expect(from(999, 'percent', -12.5)).toBe(874);
  });

  test.each([
    ['pound', 12_349, 12_300],
    ['pound', 12_350, 12_400],
    ['five', 12_740, 12_500],
    ['five', 12_750, 13_000],
    ['ninety_nine', 12_345, 12_299],
    ['ninety_nine', 12_360, 12_399],
    ['ninety_nine', 20, 99],
  ] as const)('rounded as %s makes %i %i', (rounding, price, to) => {
    expect(changedPrice(price, { way: 'amount', value: 0, rounding })).toBe(to);
  });
});

describe('a change of many', () => {
  const product = (more: Partial<BulkProduct> = {}): BulkProduct => ({
    id: 1,
    title: 'كوب',
    status: 'draft',
    version: 1,
    originalPrice: null,
    pictures: 1,
    isReviewed: false,
    variants: [{ id: 7, options: [], price: 10_000, free: 4 }],
    ...more,
  });
  const cheaper: BulkChange = { kind: 'price', way: 'amount', value: -10_000, rounding: 'none' };

  test('has no row for what stays as it is', () => {
    expect(bulkRows([product({ status: 'published' })], { kind: 'publish' })).toEqual([]);
    expect(bulkRows([product()], { kind: 'hide' })).toEqual([]);
    expect(bulkRows([product()], { kind: 'stock', way: 'set', value: 4 })).toEqual([]);
  });

  test('says of each row why it cannot be done', () => {
    expect(bulkRows([product()], cheaper)[0]?.problem).toBe('price_not_positive');
    const dearer: BulkChange = { ...cheaper, value: 10_000 };
    expect(bulkRows([product({ originalPrice: 15_000 })], dearer)[0]?.problem).toBe('above_original_price');
    expect(bulkRows([product()], { kind: 'stock', way: 'amount', value: -5 })[0]?.problem).toBe(
      'stock_below_zero',
    );
    expect(bulkRows([product({ pictures: 0 })], { kind: 'publish' })[0]?.problem).toBe('no_picture');
  });

  test('lets goods that are reviewed wait', () => {
    expect(bulkRows([product({ isReviewed: true })], { kind: 'publish' })[0]).toMatchObject({
      from: 'draft',
      to: 'in_review',
    });
  });
});

describe('a draft', () => {
  const draft = (more: Partial<ProductDraft> = {}): ProductDraft => ({
    title: 'كوب',
    description: '',
    categoryId: 1,
    brandId: null,
    images: ['/media/0123456789abcdef'],
    specifications: [],
    optionNames: [],
    originalPrice: null,
    variants: [{ options: [], swatch: '', sku: '', price: 100, stock: 1, available: true }],
    status: 'published',
    ...more,
  });
  const variant = (options: string[], sku = '') => ({
    options,
    sku,
    swatch: '',
    price: 100,
    stock: 1,
    available: true,
  });

  test('without a picture is no problem until it is published', () => {
    expect(draftProblems(draft({ images: [], status: 'draft' }))).toEqual({});
    expect(draftProblems(draft({ images: [] }))).toEqual({ images: 'no_picture' });
  });

  test('has each combination and each code once', () => {
    const twice = draft({
      optionNames: ['اللون'],
      variants: [variant(['أحمر'], 'A'), variant(['أحمر'], 'A')],
    });
    expect(draftProblems(twice)).toEqual({
      'variants.1.options': 'variant_twice',
      'variants.1.sku': 'sku_twice',
    });
    expect(draftProblems(draft({ optionNames: ['اللون', 'اللون'], variants: [] }))).toEqual({
      variants: 'no_variant',
      'optionNames.1': 'option_named_twice',
    });
  });

  test('costs what its cheapest variant costs that is sold', () => {
    expect(
      lowestPrice([
        { price: 100, available: false },
        { price: 200, available: true },
      ]),
    ).toBe(200);
    expect(lowestPrice([{ price: 100, available: false }])).toBe(100);
  });
});

test('a link to a drive file holds its id [IMG-1]', () => {
  const id = '1AbCdEfGhIjKlMnOpQrStUvWxYz012345';
  expect(driveId(`https://drive.google.com/file/d/${id}/view?usp=sharing`)).toBe(id);
  expect(driveId(`https://drive.google.com/open?id=${id}`)).toBe(id);
  expect(driveId(id)).toBe(id);
  expect(driveId('https://example.com/d/1AbCdEfGhIjKlMnOp')).toBeNull();
});

test('a file is what its bytes say', () => {
  expect(fileType(Buffer.from('%PDF-1.7'))).toBe('pdf');
  expect(fileType(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe('jpeg');
  expect(fileType(Buffer.from('<svg>'))).toBeNull();
});
