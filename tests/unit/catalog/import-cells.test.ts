import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as cells from '#modules/catalog/import/cells.ts';
import { readColumns } from '#modules/catalog/import/read-columns.ts';

describe('a price', () => {
  test.each([
    ['250', 25_000],
    ['٢٩٨٫٠٨', 29_808],
    ['۲۵۰', 25_000],
    ['1,249.50', 124_950],
    ['٣٧٥٬٥٠٤', 37_550_400],
    ['250.00', 25_000],
    ['250.500', 25_050],
    ['1E+05', 10_000_000],
    ['298.08000000000004', 29_808],
    ['250 ج.م', 25_000],
    ['EGP 250', 25_000],
    ['12,50', 1_250],
    ['٢٣٩٧٠,5', 2_397_050],
    ['1.234,50', 123_450],
    ['23970,00', 2_397_000],
  ])('%s is taken', (cell, value) => expect(cells.readPrice(cell)).toEqual({ value }));

  test.each(['0', '-5', 'غالي', '12,5,0', '1.23,50', '1.234', '2026-11-20', '99999999999'])(
    '%s is not',
    cell => expect(cells.readPrice(cell)).toHaveProperty('reason'),
  );

  test('of 0 takes the former price away', () =>
    expect(cells.readOriginalPrice('٠')).toEqual({ value: null }));
});

describe('a stock', () => {
  test.each([
    ['5', 5],
    ['5.0', 5],
    ['٥', 5],
    ['0', 0],
    ['1E+03', 1000],
  ])('%s is taken', (cell, value) => expect(cells.readStock(cell)).toEqual({ value }));
  test.each(['5.5', '-1', 'كثير', '1000001'])('%s is not', cell =>
    expect(cells.readStock(cell)).toHaveProperty('reason'),
  );
});

describe('a code', () => {
  test.each(['00123', 'QAMIS-1', '6223001234567'])('%s stays as it is', code =>
    expect(cells.readCode(code)).toEqual({ value: code }),
  );
  test('that Excel cut off is reported', () => expect(cells.readCode('6.223E+12')).toHaveProperty('reason'));
});

describe('a place', () => {
  const places = [
    { id: 3, names: ['الأزياء', 'Fashion'] },
    { id: 7, names: ['أجهزة', 'Devices'] },
    { id: 8, names: ['أجهزه', 'Machines'] },
  ];
  const read = (cell: string) => cells.readPlace(cell, { places, unknown: 'x' });
  test.each(['الازياء', 'fashion', 'FASHION ', '3', '٣', '3.0'])('is found by %s', cell =>
    expect(read(cell)).toEqual({ value: 3 }),
  );
  test('of a name that two have is asked by its id', () => expect(read('أجهزة')).toHaveProperty('reason'));
  test('that is none is reported', () => expect(read('لا قسم')).toEqual({ reason: 'x' }));
});

describe('pictures', () => {
  const id = '1aB2cD3eF4gH5iJ6kL7mN8oP9qR';
  test.each([
    ['https://a.eg/1.jpg', ['https://a.eg/1.jpg']],
    ['https://a.eg/1.jpg, https://a.eg/2.jpg', ['https://a.eg/1.jpg', 'https://a.eg/2.jpg']],
    ['https://a.eg/1.jpg|https://a.eg/2.jpg', ['https://a.eg/1.jpg', 'https://a.eg/2.jpg']],
    [`https://drive.google.com/file/d/${id}/view\nhttps://a.eg/a,b.jpg`, [id, 'https://a.eg/a,b.jpg']],
    [`${id}؛ https://a.eg/2.jpg`, [id, 'https://a.eg/2.jpg']],
  ])('%s [IMG-1]', (cell, value) => expect(cells.readImages(cell)).toEqual({ value }));
  test.each(['javascript:alert(1)', 'صورة.jpg', '//evil.example/x', 'ftp://a/b'])('%s is none', cell =>
    expect(cells.readImages(cell)).toHaveProperty('reason'),
  );
});

describe('specifications', () => {
  test('are one a line, or parted by a bar', () =>
    expect(cells.readSpecifications('الخامة: قطن | اللون: أبيض\nالوزن: 5: صافي')).toEqual({
      value: [
        ['الخامة', 'قطن'],
        ['اللون', 'أبيض'],
        ['الوزن', '5: صافي'],
      ],
    }));
  test('without a value are reported', () =>
    expect(cells.readSpecifications('قطن')).toHaveProperty('reason'));
  test('come back as they were written', () => {
    const text = fc.string({
      unit: fc.constantFrom('ا', 'ب', ':', '|', '\\', '：', 'x', '5'),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 6 }), rows => {
        expect(cells.readSpecifications(cells.writeSpecifications(rows))).toEqual({ value: rows });
      }),
    );
  });
});

describe('words', () => {
  test.each([
    ['منشور', 'published'],
    ['مسوده', 'draft'],
    ['Hidden', 'hidden'],
  ])('%s is %s', (cell, value) => expect(cells.readStatus(cell)).toEqual({ value }));
  test('of another kind are reported', () => expect(cells.readStatus('ربما')).toHaveProperty('reason'));
  test.each([
    ['نعم', true],
    ['لا', false],
    ['TRUE', true],
  ])('%s is %s', (cell, value) => expect(cells.readAvailable(cell)).toEqual({ value }));
});

test('a head is known in any order, spelling and language; the rest is reported', () => {
  const { places, unknown } = readColumns([
    'المخزون',
    'PRODUCT_CODE',
    'اسم المنتج ',
    'Old price',
    'لون الحائط',
    '',
  ]);
  expect(Object.fromEntries(places)).toEqual({ stock: 0, code: 1, title: 2, originalPrice: 3 });
  expect(unknown).toEqual(['لون الحائط']);
});
