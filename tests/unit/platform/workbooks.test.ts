import { expect, test } from 'vitest';
import { readSheetFile } from '#platform/server/spreadsheet/read-sheet.ts';
import { workbook } from '../../support/products/workbook.ts';

const rowsOf = (bytes: Uint8Array) => readSheetFile(bytes);

test('a formula is found in the sheet that is read, though its tab was moved to the front', async () => {
  const bytes = workbook(
    {
      entry: 'sheet2',
      rows: [
        ['السعر', 'الكود'],
        ['=1+6', 'A'],
      ],
    },
    {
      entry: 'sheet1',
      rows: [
        ['السعر', 'الكود'],
        [5, '=2'],
      ],
    },
  );
  expect(await rowsOf(bytes)).toEqual([
    { number: 1, cells: ['السعر', 'الكود'] },
    { number: 2, cells: ['7', 'A'], odd: { 0: 'formula' } },
  ]);
});

test('an empty sheet, as new workbooks have it, and a hidden one are passed over', async () => {
  const bytes = workbook(
    { entry: 'sheet1', rows: [] },
    { entry: 'sheet2', rows: [['قائمة']], isHidden: true },
    { entry: 'sheet3', rows: [['السعر'], [5]] },
  );
  expect((await rowsOf(bytes)).map(({ cells }) => cells)).toEqual([['السعر'], ['5']]);
  expect(await rowsOf(workbook({ entry: 'sheet1', rows: [] }))).toEqual([]);
});

test('a cell that is merged with those below says so for each of them, but for a formula and what is merged across', async () => {
  const rows = [
    ['قائمة نوفمبر', ''],
    ['عطور', 'كوب', '=1+6'],
    ['', 'طبق', ''],
    ['', 'صينية', ''],
  ];
  const bytes = workbook({ entry: 'sheet1', rows, merged: ['A1:B1', 'A2:A9', 'A2:A9', 'C2:C4'] });
  expect((await rowsOf(bytes)).map(({ merged }) => merged)).toEqual([
    undefined,
    undefined,
    { 0: 'عطور' },
    { 0: 'عطور' },
  ]);
});

test('a file that merges the same cells a hundred thousand times is read as fast as others', async () => {
  const rows = Array.from({ length: 2_000 }, (_, at) => [at === 0 ? 'عطور' : '', at]);
  const merged = Array.from({ length: 100_000 }, (_, at) => `A1:A${1_048_576 - (at % 7)}`);
  const before = performance.now();
  expect((await rowsOf(workbook({ entry: 'sheet1', rows, merged }))).at(-1)?.merged).toEqual({ 0: 'عطور' });
  expect(performance.now() - before).toBeLessThan(5_000);
});
