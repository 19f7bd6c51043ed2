import { describe, expect, test } from 'vitest';
import { hasLongMarkup } from '#platform/server/spreadsheet/long-markup.ts';
import { readSheetApart } from '#platform/server/spreadsheet/read-apart.ts';
import { readSheetFile } from '#platform/server/spreadsheet/read-sheet.ts';
import { sheetReaders } from '#platform/server/spreadsheet/readers.ts';
import { unpackEntry } from '#platform/server/spreadsheet/unpack-zip.ts';
import { writeSheet } from '#platform/server/spreadsheet/write-sheet.ts';
import { zipOf } from '../../support/zip.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const SHEET_XML = 'xl/worksheets/sheet1.xml';
const ENTRIES = [
  '[Content_Types].xml',
  '_rels/.rels',
  'xl/workbook.xml',
  'xl/_rels/workbook.xml.rels',
  'xl/styles.xml',
  'xl/sharedStrings.xml',
  SHEET_XML,
];

/** A workbook whose sheet holds this text before its rows. */
async function workbookWith(text: string): Promise<Uint8Array> {
  const rows = [['قميص', 250]];
  const { bytes } = await writeSheet(
    { name: 'x', columns: [{ title: 'الاسم' }, { title: 'السعر' }], rows },
    'xlsx',
  );
  const entries = ENTRIES.flatMap(name => {
    const content = unpackEntry(bytes, name, 1_000_000);
    if (!content) return [];
    const changed =
      name === SHEET_XML ? utf8(String(content).replace('<sheetData>', `${text}<sheetData>`)) : content;
    return [[name, changed] as const];
  });
  return zipOf(Object.fromEntries(entries));
}

/** Milliseconds of processor, because a busy machine takes longer by the clock. */
async function cost(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return process.cpuUsage(before).user / 1000;
}

describe('a file that was made to keep a core busy', () => {
  test('costs what its bytes cost: half-written cells in comments of an XLSX', async () => {
    const comment = `<!-- ${'<c r="A1"'.repeat(3_000)} -->`;
    const few = await workbookWith(comment.repeat(4));
    const many = await workbookWith(comment.repeat(32));
    expect(await readSheetFile(many)).toHaveLength(2);
    const [one, eight] = [await cost(() => readSheetFile(few)), await cost(() => readSheetFile(many))];
    expect(eight).toBeLessThan(Math.max(one, 50) * 30);
  });

  test('costs little: a million cells, each looked at once before anything reads them', async () => {
    const cells = Buffer.from('<c r="A1"><v>1</v></c>'.repeat(1_000_000));
    const read = await cost(async () => expect(hasLongMarkup(cells)).toBe(false));
    // No number of milliseconds, because a busy machine takes more of them: four million tags found by an expression.
    const found = await cost(async () => expect(cells.toString('latin1').match(/<[^>]*>/g)).not.toBeNull());
    expect(read).toBeLessThan(found);
  });

  test('the same with formulas that stand in no cell', async () => {
    const many = await workbookWith(`<!-- ${'<f x="<c r='.repeat(2_500)} -->`.repeat(32));
    expect(await cost(() => readSheetFile(many))).toBeLessThan(3000);
  });

  // Its reader begins such a tag again with every piece of the file: 11 KB took a minute.
  test.each([
    ['a tag of a million attributes', `<row ${'a="b" '.repeat(1_000_000)}/>`],
    ['the same with what looks like its end', `<row ${'a="<>" '.repeat(1_000_000)}/>`],
    ['a comment of 6 MB', `<!-- ${'<a> '.repeat(1_500_000)} -->`],
    ['a tag that never ends', '<'.repeat(1_000_000)],
  ])('is refused at once: %s', async (_, markup) => {
    const file = await workbookWith(markup);
    const read = async () => {
      await expect(readSheetFile(file)).rejects.toMatchObject({ code: 'unreadable_file' });
    };
    expect(await cost(read)).toBeLessThan(2000);
  });

  test('costs what its bytes cost: many formulas in one row', async () => {
    const file = await workbookWith(`<!-- ${'<c r="A3"><f>1</f></c>'.repeat(1_400)} -->`.repeat(150));
    expect(await cost(() => readSheetFile(file))).toBeLessThan(3000);
  });

  test('is read no further than its limit: rows of nothing that are shorter than the titles', async () => {
    const file = utf8(`الاسم,السعر\n${' \n'.repeat(1_000_000)}`);
    const limit = { rows: 20_000, refuse: () => new Error('too many') };
    const read = async () => {
      await expect(readSheetFile(file, limit)).rejects.toThrow('too many');
    };
    expect(await cost(read)).toBeLessThan(2000);
  });

  test('costs little: a million line ends below titles in a CSV', async () => {
    const file = utf8(`الاسم,السعر\n${'\n'.repeat(1_000_000)}قميص,250\n`);
    expect(await cost(() => readSheetFile(file))).toBeLessThan(2000);
    expect((await readSheetFile(file)).at(-1)).toEqual({ number: 1_000_002, cells: ['قميص', '250'] });
  });

  test.each(['csv', 'xlsx'] as const)('is read no further than its limit: %s', async format => {
    const rows = Array.from({ length: 30 }, (_, at) => [`منتج ${at}`]);
    const { bytes } = await writeSheet({ name: 'x', columns: [{ title: 'الاسم' }], rows }, format);
    const limit = (most: number) => ({ rows: most, refuse: () => new Error('too many') });
    expect(await readSheetFile(bytes, limit(31))).toHaveLength(31);
    await expect(readSheetFile(bytes, limit(30))).rejects.toThrow('too many');
  });
});

describe('threads that read', () => {
  const file = (owner: string) => ({ owner, bytes: utf8('الاسم,السعر\nقميص,250\n') });

  test('end at their deadline, and leave their place', async () => {
    const readers = sheetReaders({ deadline: 1 });
    const all = await Promise.allSettled(
      ['a', 'b', 'c', 'd'].map(owner => readSheetApart(readers, file(owner))),
    );
    expect(all.map(each => each.status === 'rejected' && each.reason.code)).toEqual(
      Array(4).fill('file_too_heavy'),
    );
  });

  test('read the files of an owner one after the other, up to a number', async () => {
    const readers = sheetReaders();
    const own = Array.from({ length: 12 }, () => readSheetApart(readers, file('a')));
    const read = await Promise.allSettled([...own, readSheetApart(readers, file('b'))]);
    expect(read.map(each => each.status === 'rejected' && each.reason.code)).toEqual([
      ...Array(11).fill(false),
      'reading_another_file',
      false,
    ]);
  });

  test('give an owner no more than its share of an hour, and others theirs', async () => {
    const readers = sheetReaders({ share: 1 });
    const read = (owner: string) => readSheetApart(readers, file(owner)).catch(error => error.code);
    expect(await read('a')).toHaveLength(2);
    expect(await read('a')).toBe('read_enough');
    expect(await read('b')).toHaveLength(2);
  });

  test('refuse more files than can wait', async () => {
    const readers = sheetReaders({ deadline: 1 });
    const all = await Promise.allSettled(
      Array.from({ length: 25 }, (_, at) => readSheetApart(readers, file(`${at}`))),
    );
    expect(
      all.filter(each => each.status === 'rejected' && each.reason.code === 'too_many_files'),
    ).toHaveLength(3);
  });
});
