import { describe, expect, test } from 'vitest';
import {
  type BulkChange,
  type BulkProduct,
  bulkRows,
  changedPrice,
} from '#modules/catalog/back-office/bulk-change.ts';
import type { ManagedProduct } from '#modules/catalog/back-office/managed-product.ts';
import { draftProblems, lowestPrice, type ProductDraft } from '#modules/catalog/back-office/product-draft.ts';
import { fromForm, toForm, withCombinations, withPrice } from '#modules/catalog/back-office/product-form.ts';
import { NO_DISCLOSURE } from '#modules/catalog/disclosure.ts';
import { fileType } from '#modules/media/file-type.ts';
import { driveId } from '#modules/media/picture.ts';
import { carryOver, mergeForms } from '#web/back-office/parts/editor/merge-forms.ts';
import { PRODUCT } from '#web/back-office/products/editor/use-editor.ts';

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
    category: '3/4',
    brand: '',
    version: 1,
    originalPrice: null,
    pictures: 1,
    isReviewed: false,
    takenOff: false,
    variants: [{ id: 7, options: [], price: 10_000, free: 4, shelf: 'B-12' }],
    ...more,
  });
  const cheaper: BulkChange = { kind: 'price', way: 'amount', value: -10_000, rounding: 'none' };

  test('has no row for what stays as it is', () => {
    expect(bulkRows([product({ status: 'published' })], { kind: 'publish' })).toEqual([]);
    expect(bulkRows([product()], { kind: 'hide' })).toEqual([]);
    expect(bulkRows([product()], { kind: 'category', categoryId: 3, subcategoryId: 4 })).toEqual([]);
    expect(bulkRows([product()], { kind: 'brand', brandId: null })).toEqual([]);
    expect(bulkRows([product()], { kind: 'stock', way: 'set', value: 4 })).toEqual([]);
    expect(bulkRows([product()], { kind: 'shelf', value: 'B-12' })).toEqual([]);
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
    subcategoryId: null,
    categoryId: 1,
    brandId: null,
    images: ['/media/0123456789abcdef'],
    specifications: [],
    optionNames: [],
    originalPrice: null,
    notReturnable: null,
    taxClass: null,
    lowStockAt: null,
    ...NO_DISCLOSURE,
    variants: [
      { options: [], swatch: '', picture: null, sku: '', shelf: '', price: 100, stock: 1, available: true },
    ],
    status: 'published',
    ...more,
  });
  const variant = (options: string[], sku = '') => ({
    options,
    sku,
    shelf: '',
    swatch: '',
    picture: null,
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

describe('the editor’s form', () => {
  const product: ManagedProduct = {
    id: 7,
    code: '',
    version: 3,
    merchantId: 1,
    merchantName: 'متجر',
    title: 'حذاء',
    description: '',
    categoryId: 2,
    subcategoryId: null,
    brandId: null,
    images: ['/media/0123456789abcdef', '/media/0123456789abcdee'],
    specifications: [['الخامة', 'جلد']],
    optionNames: ['اللون', 'المقاس'],
    originalPrice: null,
    notReturnable: null,
    taxClass: null,
    lowStockAt: null,
    shopLowStockAt: 3,
    ...NO_DISCLOSURE,
    variants: [
      ['كحلي', '٤١', 11],
      ['كحلي', '٤٢', 12],
    ].map(([colour, size, id]) => ({
      id: Number(id),
      options: [String(colour), String(size)],
      swatch: '#001122',
      picture: 2,
      sku: `S${id}`,
      shelf: 'B-12',
      price: 1249.5,
      stock: Number(id),
      promised: 0,
      available: true,
    })),
    status: 'published',
    listed: true,
    isReviewed: false,
    everOrdered: false,
    updatedAt: '',
  };
  const form = toForm(product);

  test('sends what it was filled with', () => {
    expect(fromForm(form)).toMatchObject({
      optionNames: ['اللون', 'المقاس'],
      variants: [
        {
          id: 11,
          options: ['كحلي', '٤١'],
          swatch: '#001122',
          picture: 2,
          shelf: 'B-12',
          stock: '١١',
          seenStock: 11,
        },
        { id: 12, options: ['كحلي', '٤٢'] },
      ],
    });
  });

  test('a colour keeps its picture when the pictures are put in another order', () => {
    const turned = fromForm({ ...form, images: form.images.toReversed() });
    expect(turned.variants.map(({ picture }) => picture)).toEqual([1, 1]);
    expect(fromForm({ ...form, images: [] }).variants[0]?.picture).toBeNull();
  });

  test('leaves the stock of existing variants when a value is added, renamed or taken away', () => {
    const [colour, size] = form.options;
    if (!colour || !size) throw new Error('two options');
    const red = { key: 'new', text: 'أحمر', swatch: '', image: '' };
    const wider = withCombinations({
      ...form,
      options: [{ ...colour, values: [...colour.values, red] }, size],
    });
    expect(wider.variants.map(({ id, stock }) => [id, stock])).toEqual([
      [11, '١١'],
      [12, '١٢'],
      [undefined, ''],
      [undefined, ''],
    ]);
    const renamed = { ...size, values: size.values.map(value => ({ ...value, text: `EU ${value.text}` })) };
    expect(fromForm(withCombinations({ ...form, options: [colour, renamed] })).variants[0]).toMatchObject({
      id: 11,
      options: ['كحلي', 'EU ٤١'],
    });
    const fewer = withCombinations({ ...form, options: [colour, { ...size, values: size.values.slice(1) }] });
    expect(fewer.variants.map(({ id }) => id)).toEqual([12]);
    expect(withCombinations({ ...form, options: [size] }).variants.map(({ id }) => id)).toEqual([11, 12]);
  });

  test('moves the prices of those variants that cost what the product costs', () => {
    const [first, second] = form.variants;
    if (!first || !second) throw new Error('two variants');
    const moved = withPrice({ ...form, variants: [first, { ...second, price: '٩٠٠' }] }, '١٠٠٠');
    expect(moved.variants.map(({ price }) => price)).toEqual(['١٠٠٠', '٩٠٠']);
  });

  test('is laid over what somebody else has saved, and says what both have changed', () => {
    const mine = { ...form, title: 'حذائي', description: 'وصفي' };
    const saved = { ...form, title: 'حذاؤه', images: ['/media/fedcba9876543210'] };
    const { form: merged, theirs, both } = mergeForms(PRODUCT.parts, { base: form, mine, saved });
    expect(merged).toMatchObject({ title: 'حذائي', description: 'وصفي', images: saved.images });
    expect([theirs, both]).toEqual([['images'], ['title']]);
  });

  test('keeps what was typed while it was being saved', () => {
    const saved = { ...form, title: 'حذاء', merchantId: '7' };
    const typed = { ...form, description: 'كُتب أثناء الحفظ' };
    const carried = carryOver(PRODUCT.parts, { base: form, mine: typed, saved });
    expect(carried).toEqual({ ...saved, description: 'كُتب أثناء الحفظ' });
    expect(carryOver(PRODUCT.parts, { base: form, mine: form, saved })).toEqual(saved);
  });
});
