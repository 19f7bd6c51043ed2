import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { readSheetFile } from '#platform/server/spreadsheet/read-sheet.ts';
import { signInStaff } from '../../support/back-office/staff.ts';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { csv } from '../../support/products/files.ts';

test.describe.configure({ timeout: 180_000 });
test.use(STILL);

/** As a shop's own cash program writes it: its own names for columns, categories and makers, no codes, few pictures. */
const goods = (run: string) =>
  Buffer.from(
    csv(
      [`البضاعة ${run}`, `التمن ${run}`, `المجموعة ${run}`, 'الماركة', 'الصور', 'الحالة', `رقم الرف ${run}`],
      [`مفرش سفرة ${run}`, 250, `مفروشات البيت ${run}`, `ماركة أمينة ${run}`, '', 'منشور', 'A1'],
      [`مفرش سفرة ${run}`, 250, `مفروشات البيت ${run}`, '', '', 'منشور', 'A2'],
      [`برطمان زجاج ${run}`, 'خمسة وتلاتين', `حاجات المطبخ ${run}`, '', '', 'منشور', 'B1'],
      [`طبق تقديم ${run}`, '٩٥٫٥٠', `حاجات المطبخ ${run}`, `ماركة أمينة ${run}`, '', 'منشور', 'B2'],
      [`كوب سفر ${run}`, 1200, `حاجات المطبخ ${run}`, '', '', 'منشور', 'B3'],
    ),
  );

const figure = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::*[1]');

async function mapColumns(page: Page, run: string) {
  const choose = (title: string, label: string) =>
    page.getByRole('combobox', { name: new RegExp(`^عمود .*${title} ${run}`) }).selectOption({ label });
  await choose('البضاعة', 'اسم المنتج');
  await choose('التمن', 'السعر');
  await choose('المجموعة', 'القسم');
  await choose('رقم الرف', 'اتركه، لا نحتاجه');
  await expectNoBarriers(page, 'import, columns to be named');
  await page.getByRole('button', { name: 'حفظ وفحص الملف من جديد' }).click();
}

async function mapCategories(page: Page) {
  const categories = page.getByRole('combobox', { name: /^قسم / });
  await expect(categories).toHaveCount(2);
  for (const at of [0, 1]) await categories.nth(at).selectOption({ index: at + 1 });
  await page.getByRole('button', { name: 'حفظ وفحص الملف من جديد' }).click();
  await expect(categories).toHaveCount(0);
}

/** Mended as a person does it, in the very file that came back. */
async function mendedRows(page: Page): Promise<Buffer> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'تنزيل الصفوف المرفوضة' }).click();
  const bytes = await readFile(await (await saving).path());
  const rows = await readSheetFile(bytes);
  expect(rows).toHaveLength(4);
  const [head = [], ...bad] = rows.map(({ cells }) => cells);
  const price = head.findIndex(title => title.startsWith('التمن'));
  const cheap = bad.filter(cells => cells[price] === 'خمسة وتلاتين');
  expect(cheap).toHaveLength(1);
  return Buffer.from(csv(head, ...cheap.map(cells => cells.with(price, '35'))));
}

test('a file of a shop’s own program is named once, taken as far as it is right, and its mended rows after it', async ({
  page,
}) => {
  const run = `م${Date.now() % 1e8}`;
  await signInStaff(page, 'merchant');
  await page.goto('/products/import');
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles({ name: 'جرد.csv', mimeType: 'text/csv', buffer: goods(run) });
  await expect(page.getByRole('heading', { name: /نتيجة الفحص/ })).toBeVisible({ timeout: 30_000 });
  await expect(figure(page, 'منتجات جديدة')).toHaveText('٠');
  await expect(page.getByText(/اختر ما يقابل أعمدته أعلاه/)).toBeVisible();
  await mapColumns(page, run);
  await mapCategories(page);
  // The same name twice without a code, and a price in words.
  await expect(figure(page, 'منتجات جديدة')).toHaveText('٢');
  await expect(figure(page, 'صفوف بها خطأ')).toHaveText('٣');
  await expect(page.getByText(/بلا كود: أعطينا كل منتج كودًا/)).toBeVisible();
  await expect(page.getByText(/^ماركات ليست في المتجر.*ماركة أمينة/)).toBeVisible();
  await expect(page.getByText(/^بلا صورة، ويُحفظ مسودة.*منتجان/)).toBeVisible();
  await expectNoBarriers(page, 'import, ready but for three rows');
  const mended = await mendedRows(page);

  await page.getByRole('button', { name: 'بدء الاستيراد' }).click();
  await expect(page.getByText('اكتمل الاستيراد.')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'استيراد ملف آخر' }).click();
  await choose.setInputFiles({ name: 'جرد بعد الإصلاح.csv', mimeType: 'text/csv', buffer: mended });
  // Nothing is asked a second time.
  await expect(figure(page, 'منتجات جديدة')).toHaveText('١', { timeout: 30_000 });
  await expect(figure(page, 'صفوف بها خطأ')).toHaveText('٠');
  await expect(page.getByRole('combobox', { name: /^(عمود|قسم) / })).toHaveCount(0);
  await page.getByRole('button', { name: 'بدء الاستيراد' }).click();
  await expect(page.getByText('اكتمل الاستيراد.')).toBeVisible({ timeout: 60_000 });

  await page.goto(`/products?status=draft&q=${encodeURIComponent(run)}`);
  for (const title of ['طبق تقديم', 'كوب سفر', 'برطمان زجاج'])
    await expect(page.getByRole('link', { name: `${title} ${run}` }).first()).toBeVisible();
});
