import { expect, test } from 'vitest';
import { sizeTable } from '#web/storefront/product/sizes/size-table.ts';

const shirt = { title: 'قميص قطن', categoryName: 'ملابس رجالي' };

test('letters are explained by the chest, and sizes of shoes by the foot', () => {
  expect(sizeTable(shirt, ['M', 'XXL', 'لون'])?.rows).toEqual([
    ['M', '94–102', '90–98'],
    ['2XL', '118–129', '119–131'],
  ]);
  const shoe = { title: 'حذاء رياضي', categoryName: 'رياضة' };
  expect(sizeTable(shoe, ['٤٢', '36'])?.rows).toEqual([
    ['42', '٢٦٫٥'],
    ['36', '٢٢٫٥'],
  ]);
});

test('numbers of trousers, one size alone and measures of a mattress have no guide', () => {
  expect(sizeTable({ ...shirt, title: 'بنطلون جينز' }, ['40', '42'])).toBeNull();
  expect(sizeTable(shirt, ['L'])).toBeNull();
  expect(sizeTable({ title: 'مرتبة', categoryName: 'أثاث' }, ['120 سم', '160 سم'])).toBeNull();
});
