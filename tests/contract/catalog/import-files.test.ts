import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { listManagedBrands } from '#modules/catalog/categories.calls.ts';
import {
  checkImport,
  downloadProblems,
  downloadTemplate,
  listImportProblems,
  mapImport,
} from '#modules/catalog/import.calls.ts';
import { forgetFiles } from '#modules/catalog/server/import/map-import.ts';
import { readSheetFile } from '#platform/server/spreadsheet/read-sheet.ts';
import { addBrand, addCategory, addMerchant } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
import { csv, HEAD, look, take } from '../../support/products/files.ts';
import { workbook } from '../../support/products/workbook.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let merchantId: number;
let token: string;
let clothes: number;

beforeAll(async () => {
  clothes = await addCategory(shop, 'أزياء رجالية');
  await addBrand(shop, 'Nile', { arabic: 'النيل' });
  merchantId = await addMerchant(shop, 'متجر القميص');
  token = (await addPerson(shop, { role: 'merchant', merchantId })).token;
});

const goods = () =>
  shop.rows(sql<{ title: string; code: string; status: string }>`
    select title, code, status from products where merchant_id = ${merchantId} order by id`);
const problemsOf = async (importId: number) =>
  (await shop.call(listImportProblems, { importId }, { token })).body;

/** As a shop's own program writes it: no codes, other names for columns and categories. */
const own = () =>
  csv(
    ['Bezeichnung', 'EK', 'Preis', 'Gruppe', 'الماركة'],
    ['قميص أبيض', 1, 300, 'هدوم', 'النيل'],
    ['قميص أزرق', 1, 310, 'هدوم', 'ماركة غريبة'],
    ['جورب', 1, 40, 'شرابات', ''],
  );

test('a file of any columns is mapped once, and remembered for the next one', async () => {
  const looked = await look(shop, own(), { token });
  expect(looked.unknownColumns).toEqual(['Bezeichnung', 'EK', 'Preis', 'Gruppe']);
  const columns = [
    { title: 'Bezeichnung', column: 'title' as const },
    { title: 'EK', column: '' as const },
    { title: 'Preis', column: 'price' as const },
    { title: 'Gruppe', column: 'category' as const },
  ];
  const mapped = await shop.call(mapImport, { importId: looked.id, columns }, { token });
  expect(mapped.body).toMatchObject({ unknownColumns: [], rowsNumbered: 3, rowsBad: 3, creates: 0 });
  const { categories, groups } = await problemsOf(looked.id);
  expect(categories).toEqual([
    { name: 'هدوم', rows: 2 },
    { name: 'شرابات', rows: 1 },
  ]);
  expect(groups[0]).toMatchObject({ column: 'category', rows: 3 });

  const said = categories.map(({ name }) => ({ name, categoryId: clothes }));
  const ready = await shop.call(mapImport, { importId: looked.id, categories: said }, { token });
  expect(ready.body).toMatchObject({ rowsBad: 0, creates: 3, proposedBrands: ['ماركة غريبة'] });
  expect((await take(shop, looked.id, { token })).done).toBe(3);

  const next = await look(shop, own(), { token });
  expect(next).toMatchObject({ unknownColumns: [], rowsBad: 0, creates: 0, same: 3 });
  expect((await shop.call(mapImport, { importId: looked.id }, { token })).error.code).toBe(
    'import_not_startable',
  );
});

test('a brand that the shop lacks is proposed to staff, who need not refuse the goods', async () => {
  const staff = (await addPerson(shop, { role: 'super_admin' })).token;
  const proposed = async () => (await shop.call(listManagedBrands, {}, { token: staff })).body.proposed;
  expect(await proposed()).toEqual([{ name: 'ماركة غريبة', imports: 1 }]);
  await addBrand(shop, 'Strange', { arabic: 'ماركة غريبة' });
  expect(await proposed()).toEqual([]);
});

test('goods without a picture come in as drafts, and are counted', async () => {
  const file = csv([...HEAD, 'الحالة'], ['D-1', 'حزام', 'أزياء رجالية', 90, 1, 'D1', 'منشور']);
  const looked = await look(shop, file, { token });
  expect(looked).toMatchObject({ creates: 1, rowsBad: 0, drafts: 1 });
  expect(await take(shop, looked.id, { token })).toMatchObject({ drafts: 1, failed: 0 });
  expect((await goods()).find(({ code }) => code === 'D-1')?.status).toBe('draft');
});

test('bad rows come back as the same file, which is taken once they are mended', async () => {
  const rows = Array.from({ length: 1_200 }, (_, at) => [
    `B-${at}`,
    `سلعة ${at}`,
    'أزياء رجالية',
    'غالي',
    1,
    '',
  ]);
  const file = csv(HEAD, ...rows, ['B-x', 'سلعة سليمة', 'أزياء رجالية', 5, 1, '']);
  const looked = await look(shop, file, { token });
  expect(looked).toMatchObject({ rowsBad: 1_200, creates: 1 });
  const { total, groups } = await problemsOf(looked.id);
  expect(total).toBe(1_200);
  expect(groups).toMatchObject([{ column: 'price', rows: 1_200, example: 'غالي' }]);
  const bad = await shop.call(downloadProblems, { importId: looked.id, format: 'csv' }, { token });
  const [head, first, ...others] = await readSheetFile(bad.bytes);
  expect(head?.cells).toEqual([...HEAD, 'سبب الرفض']);
  expect(first?.cells.slice(0, 4)).toEqual(['B-0', 'سلعة 0', 'أزياء رجالية', 'غالي']);
  expect(others).toHaveLength(1_199);
  const mended = new TextEncoder().encode(new TextDecoder().decode(bad.bytes).replaceAll('غالي', '7'));
  expect(await look(shop, mended, { token })).toMatchObject({
    rowsBad: 0,
    creates: 1_200,
    unknownColumns: [],
  });
});

test('the same goods twice in a file are noticed', async () => {
  const coded = csv(
    HEAD,
    ['X-1', 'وشاح', 'أزياء رجالية', 5, 1, ''],
    ['X-2', 'وِشاح', 'أزياء رجالية', 5, 1, ''],
  );
  expect(await look(shop, coded, { token })).toMatchObject({ creates: 2, sameTitles: 1 });
  const uncoded = csv(HEAD, ['', 'وشاح', 'أزياء رجالية', 5, 1, ''], ['', 'وشاح', 'أزياء رجالية', 5, 1, '']);
  expect(await look(shop, uncoded, { token })).toMatchObject({ creates: 0, rowsBad: 2 });
});

test('the template passes its own check, whatever categories the shop has', async () => {
  for (const format of ['csv', 'xlsx'] as const) {
    const { bytes } = await shop.call(downloadTemplate, { format }, { token });
    expect(await look(shop, bytes, { token })).toMatchObject({ rowsRead: 2, rowsBad: 0, creates: 1 });
  }
});

test('files are forgotten after a month, and are the merchant’s own', async () => {
  const looked = await look(shop, own(), { token });
  const other = (await addPerson(shop, { role: 'merchant', merchantId: await addMerchant(shop, 'متجر آخر') }))
    .token;
  expect((await shop.call(mapImport, { importId: looked.id }, { token: other })).error.code).toBe(
    'import_not_found',
  );
  expect((await shop.call(checkImport, { file: csv(['', '']), fileName: 'x' }, { token })).status).toBe(422);
  await sql`update imports set made_at = made_at - interval '31 days' where id = ${looked.id}`.execute(
    shop.ctx.db,
  );
  await forgetFiles(shop.ctx);
  expect((await shop.call(mapImport, { importId: looked.id }, { token })).error.code).toBe(
    'import_file_gone',
  );
});

test('a refused price before a reduction is said of its column, on the screen and in the file of refused rows', async () => {
  const rows = [
    ['F-1', 'طاقية', 'أزياء رجالية', 60, 2, 'F1', 50],
    ['F-2', 'طاقية صوف', 'أزياء رجالية', '=6*10', 2, 'F2', ''],
  ];
  const looked = await look(shop, csv([...HEAD, 'السعر قبل التخفيض'], ...rows), { token });
  expect((await problemsOf(looked.id)).problems.map(({ row, column }) => [row, column])).toEqual([
    [2, 'originalPrice'],
    [3, 'price'],
  ]);

  const bad = await shop.call(downloadProblems, { importId: looked.id, format: 'csv' }, { token });

  const [, ...refused] = await readSheetFile(bad.bytes);
  expect(refused.map(({ cells }) => cells.at(-1))).toEqual([
    'السعر قبل التخفيض: يجب أن يكون أكبر من السعر الحالي، أو اتركه فارغًا',
    'السعر: في هذه الخانة معادلة. انسخها والصقها كقيمة',
  ]);
});

test('what stands above the titles is passed over, and the bad rows come back under those titles', async () => {
  const file = csv(
    ['قائمة أسعار متجر القميص', '', ''],
    ['نوفمبر ٢٠٢٦', '', ''],
    HEAD,
    ['A-1', 'طاقية', 'أزياء رجالية', 60, 2, 'A1'],
    ['A-2', 'طاقية صوف', 'أزياء رجالية', 'غالي', 2, 'A2'],
  );
  const looked = await look(shop, file, { token });
  expect(looked).toMatchObject({ rowsRead: 2, rowsBad: 1, creates: 1, unknownColumns: [] });
  expect((await problemsOf(looked.id)).problems).toMatchObject([{ row: 5, column: 'price' }]);
  const bad = await shop.call(downloadProblems, { importId: looked.id, format: 'csv' }, { token });
  const [head, ...rows] = await readSheetFile(bad.bytes);
  expect(head?.cells).toEqual([...HEAD, 'سبب الرفض']);
  expect(rows.map(({ cells }) => cells[0])).toEqual(['A-2']);
});

test('a category merged over several products is the category of each, and a quantity of none but the first', async () => {
  const file = workbook({
    entry: 'sheet1',
    rows: [HEAD, ['MC-1', 'وشاح', 'أزياء رجالية', 60, 2, 'MC1'], ['MC-2', 'وشاح صوف', '', 90, '', 'MC2']],
    merged: ['C2:C3', 'E2:E3'],
  });
  const looked = await look(shop, file, { token });
  expect(looked).toMatchObject({ rowsBad: 0, creates: 2 });
  await take(shop, looked.id, { token });
  const stock = await shop.rows(
    sql<{ code: string; units: number }>`
      select p.code, v.on_hand as units from products p join variants v on v.product_id = p.id
       where p.code like 'MC-%' order by p.code`,
  );
  expect(stock).toEqual([
    { code: 'MC-1', units: 2 },
    { code: 'MC-2', units: 0 },
  ]);
});

test('titles may be words that every JavaScript object has', async () => {
  const file = csv(['constructor', 'toString', 'اسم المنتج', '__proto__'], ['x', 'y', 'حزام جلد', 'z']);
  const looked = await look(shop, file, { token });
  expect(looked.unknownColumns).toEqual(['constructor', 'toString', '__proto__']);
  const columns = [{ title: 'constructor', column: 'code' as const }];
  const mapped = await shop.call(mapImport, { importId: looked.id, columns }, { token });
  expect(mapped.body.unknownColumns).toEqual(['toString', '__proto__']);
});

test('an empty file is told as one', async () => {
  await expect(look(shop, csv(), { token })).rejects.toThrow('الملف فارغ');
});
