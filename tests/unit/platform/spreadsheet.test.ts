import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guardFormula, withoutGuard } from '#platform/server/spreadsheet/formula.ts';
import { readSheetApart } from '#platform/server/spreadsheet/read-apart.ts';
import { readSheetFile } from '#platform/server/spreadsheet/read-sheet.ts';
import type { SheetReaders } from '#platform/server/spreadsheet/readers.ts';
import type { Sheet } from '#platform/server/spreadsheet/sheet.ts';
import { fitsUnpacked } from '#platform/server/spreadsheet/unpack-zip.ts';
import { writeSheet } from '#platform/server/spreadsheet/write-sheet.ts';
import { zipOf } from '../../support/zip.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const cellsOf = async (bytes: Uint8Array) => (await readSheetFile(bytes)).map(({ cells }) => cells);

const SHEET: Sheet = {
  name: 'الطلبات',
  columns: [
    { title: 'رقم الطلب' },
    { title: 'العميل', width: 30 },
    { title: 'الإجمالي' },
    { title: 'التاريخ' },
  ],
  rows: [
    ['WK-10497', 'منى "أم علي"، القاهرة\nالدور ٣', 2303.5, new Date('2026-11-20T09:42:00Z')],
    ['WK-10496', '=HYPERLINK("http://x")', -5, null],
  ],
};

describe.each(['csv', 'xlsx'] as const)('a sheet as %s', format => {
  test('comes back as it was written, a moment as Cairo shows it', async () => {
    const { bytes, name } = await writeSheet(SHEET, format);
    expect(name).toBe(`الطلبات.${format}`);
    const read = await readSheetFile(bytes);
    expect(read.map(({ number, cells }) => ({ number, cells }))).toEqual([
      { number: 1, cells: ['رقم الطلب', 'العميل', 'الإجمالي', 'التاريخ'] },
      { number: 2, cells: ['WK-10497', 'منى "أم علي"، القاهرة\nالدور ٣', '2303.5', '2026-11-20 11:42'] },
      { number: 3, cells: ['WK-10496', '=HYPERLINK("http://x")', '-5', ''] },
    ]);
  });

  test('says of a cell that Excel holds it for a day', async () => {
    const { bytes } = await writeSheet(SHEET, format);
    const [, row] = await readSheetFile(bytes);
    expect(row?.odd).toEqual(format === 'xlsx' ? { 3: 'date' } : undefined);
  });

  test('carries any text there and back', async () => {
    // Without what no sheet can hold, and without the sign of a lost character, which Excel's writer drops.
    const texts = fc
      .sample(fc.string({ unit: 'grapheme', minLength: 1 }), 200)
      .map(text => text.replace(/[\p{Cc}\uFFFD-\uFFFF]/gu, '').trim() || 'x');
    // Names that every JavaScript object has.
    const rows = [...texts, '__proto__', 'constructor'].map(text => [`ن${text}`, text]);
    const { bytes } = await writeSheet(
      { name: 'x', columns: [{ title: 'أ' }, { title: 'ب' }], rows },
      format,
    );
    expect(await cellsOf(bytes)).toEqual([['أ', 'ب'], ...rows]);
  });
});

describe('formulas', () => {
  test.each(['=1+1', '+201001234567', '-2', '@SUM(A1)', ' =1', '＝1', "'=1"])(
    'does not leave %j to run, and gives it back',
    text => {
      expect(guardFormula(text)).toBe(`'${text}`);
      expect(withoutGuard(guardFormula(text))).toBe(text);
    },
  );

  test.each([
    ['منى;=1+1', "منى;'=1+1"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['منى; "=1+1', `منى;' "=1+1`],
    ["منى;'=1", "منى;''=1"],
    ['منى|@SUM(A1)', "منى|'@SUM(A1)"],
    ['منى؛＝1', "منى؛'＝1"],
    ['قطن\n- واسع\n=1', "قطن\n'- واسع\n'=1"],
    ['\n=1;\n=1', "'\n'=1;\n'=1"],
  ])('does not leave %j to run behind what may end a cell, and gives it back', (text, guarded) => {
    expect(guardFormula(text)).toBe(guarded);
    expect(withoutGuard(guarded)).toBe(text);
  });

  test('any text with signs of all kinds is given back', () => {
    const sign = fc.constantFrom("'", '"', ';', '|', '\t', '\n', ' ', '=', '-', '@', '\uFEFF', 'ن');
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 12 }), text => {
        expect(withoutGuard(guardFormula(text))).toBe(text);
        const cells = guardFormula(text).split(/[;|\t\n]/);
        expect(cells.filter(cell => /^[\s\uFEFF"]*[=\-@]/.test(cell))).toEqual([]);
      }),
    );
  });

  test.each(['قميص', "'90s", 'a=b', '5', 'قطن; "ناعم"', "a;'b"])('leaves %j alone', text => {
    expect(guardFormula(text)).toBe(text);
    expect(withoutGuard(text)).toBe(text);
  });

  test('stand as text in a CSV, an amount below nothing as a number', async () => {
    const { bytes } = await writeSheet(SHEET, 'csv');
    expect(new TextDecoder().decode(bytes)).toContain(`WK-10496,"'=HYPERLINK(""http://x"")",-5,`);
  });
});

describe("Excel's ways to write a table", () => {
  const expected = [
    ['الاسم', 'السعر'],
    ['قميص قطن', '٢٥٠'],
  ];
  const text = (sign: string) => `الاسم${sign}السعر\r\nقميص قطن${sign}٢٥٠\r\n`;
  const utf16 = (content: string) => Uint8Array.from(Buffer.from(`\uFEFF${content}`, 'utf16le'));

  test.each([
    ['UTF-8 with a mark', utf8(`\uFEFF${text(',')}`)],
    ['UTF-8 without one', utf8(text(','))],
    ['semicolons', utf8(text(';'))],
    ['Arabic semicolons', utf8(text('؛'))],
    ['"Unicode text": UTF-16 with tabs', utf16(text('\t'))],
    ['a line that names its sign', utf8(`sep=;\r\n${text(';')}`)],
  ])('%s', async (_, bytes) => expect(await cellsOf(bytes)).toEqual(expected));

  test('Windows-1256', async () => {
    // «قميص,٢٥٠» has digits that this code page lacks: Windows writes them as 250.
    const bytes = Uint8Array.from([0xde, 0xe3, 0xed, 0xd5, 0x2c, 0x32, 0x35, 0x30]);
    expect(await cellsOf(bytes)).toEqual([['قميص', '250']]);
  });

  test('counts rows as the program shows them, empty ones too', async () => {
    expect(await readSheetFile(utf8('أ,ب\n\n,\n1,2\n'))).toEqual([
      { number: 1, cells: ['أ', 'ب'] },
      { number: 4, cells: ['1', '2'] },
    ]);
  });

  test('rows of unequal length and a loose quotation mark', async () => {
    expect(await cellsOf(utf8('أ,ب\nشاشة 17" سامسونج\n1,2,3\n'))).toEqual([
      ['أ', 'ب'],
      ['شاشة 17" سامسونج'],
      ['1', '2', '3'],
    ]);
  });
});

describe('what is no table', () => {
  const refused = (bytes: Uint8Array) => expect(readSheetFile(bytes)).rejects;

  test('a picture, an open quotation, a truncated XLSX', async () => {
    const { bytes } = await writeSheet(SHEET, 'xlsx');
    await refused(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70])).toThrow('لم نستطع قراءة');
    await refused(utf8('أ,"ب\n1,2')).toThrow('لم نستطع قراءة');
    await refused(bytes.slice(0, bytes.length - 100)).toThrow('لم نستطع قراءة');
    await refused(bytes.slice(0, 60)).toThrow('لم نستطع قراءة');
  });

  test('before a thread is started: noise, a picture, a PDF, half a zip and old Excel files; and no text of two bytes a letter', async () => {
    let started = 0;
    const readers: SheetReaders = {
      read: async () => {
        started += 1;
      },
    };
    const codeOf = (bytes: Uint8Array) =>
      readSheetApart(readers, { owner: 'finance', bytes }).catch(({ code, message }) => code ?? message);
    const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70]);
    expect(await codeOf(picture)).toBe('unreadable_file');
    expect(await codeOf(Buffer.from('%PDF-1.4\n1 0 obj <</Type/Catalog>> endobj\n'))).toBe('unreadable_file');
    expect(await codeOf(Buffer.from('PK\u0003\u0004 and no end'))).toBe('unreadable_file');
    expect(await codeOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]))).toBe('old_excel_file');
    expect(started).toBe(0);
    await codeOf(Buffer.from('\ufeffa,b\n1,2', 'utf16le'));
    expect(started).toBe(1);
  });

  test('a zip that is no Excel file', async () => {
    await refused(zipOf({ 'a.xml': utf8('hello') })).toThrow('لم نستطع قراءة');
  });

  test('an Excel file of before 2007', async () => {
    await refused(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2])).toThrow('إكسل قديم');
  });

  test('a zip that grows without end, whatever it says of its size', () => {
    const bomb = zipOf({ 'a.xml': new Uint8Array(5_000_000) }, { claimed: 1 });
    expect(bomb.length).toBeLessThan(10_000);
    expect(fitsUnpacked(bomb, 5_000_000)).toBe(true);
    expect(fitsUnpacked(bomb, 4_999_999)).toBe(false);
  });
});

test('a large table is written while the shop answers', { timeout: 120_000 }, async () => {
  const cells = Array.from({ length: 20 }, (_, at) => `خلية ${at} =1`);
  const rows = Array.from({ length: 20_000 }, (_, at) => [at, ...cells.slice(1)]);
  const columns = cells.map(title => ({ title }));
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const { bytes } = await writeSheet({ name: 'x', columns, rows }, 'xlsx');
  clearInterval(timer);
  expect(longest).toBeLessThan(500);
  expect(fitsUnpacked(bytes, 200_000_000)).toBe(true);
});
