import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { readSheetFile } from '#platform/server/spreadsheet/read-sheet.ts';
import { countJob } from '../../support/back-office/job.ts';
import { signInStaff } from '../../support/back-office/staff.ts';
import { isPhone } from '../../support/back-office/viewport.ts';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { call, post } from '../../support/journeys/buyer.ts';
import { store } from '../../support/journeys/visit.ts';
import { csv, HEAD } from '../../support/products/files.ts';

test.describe.configure({ timeout: 180_000 });
test.use(STILL);

/** 120 products of which every tenth has no price that is one, with a column that no file of this merchant had before. */
function goods(run: string) {
  const rows = Array.from({ length: 120 }, (_, at) => [
    `${run}-${at}`,
    `منتج من ملف ${run} ${at}`,
    '1',
    at % 10 === 3 ? 'غالي' : at + 10,
    5,
    `${run}-S-${at}`,
    'x',
  ]);
  return Buffer.from(csv([...HEAD, `ملاحظات ${run}`], ...rows));
}

/** Somebody makes a product meanwhile whose code stands in the file too. */
async function takeCode(page: Page, { token, sku }: { token: string; sku: string }) {
  const variants = [{ options: [], sku, price: 10, stock: 1 }];
  const data = {
    title: `منتج سبق ملفه ${sku}`,
    categoryId: 1,
    originalPrice: null,
    variants,
    status: 'draft',
  };
  await call(page, post('back-office/products'), { token, data });
}

const figure = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::*[1]');

async function refuseWrongFile(page: Page) {
  await page.getByText('كيف أعبّئ الملف؟').click();
  await expectNoBarriers(page, 'import, nothing chosen');
  const picture = { name: 'صورة.jpg', mimeType: 'text/csv', buffer: Buffer.from([0xff, 0xd8, 0xff, 0, 1]) };
  await page.locator('input[type=file]').setInputFiles(picture);
  await expect(page.getByText('لم نستطع قراءة هذا الملف')).toBeVisible();
}

async function lookAtMistakes(page: Page) {
  await expect(figure(page, 'منتجات جديدة')).toHaveText('١٠٨');
  await expect(figure(page, 'صفوف بها خطأ')).toHaveText('١٢');
  await expect(page.getByText('١٢ صفًا:')).toBeVisible();
  const notes = page.getByRole('combobox', { name: /^عمود .*ملاحظات/ });
  await notes.selectOption({ label: 'اتركه، لا نحتاجه' });
  await page.getByRole('button', { name: 'حفظ وفحص الملف من جديد' }).click();
  await expect(notes).toHaveCount(0);
  await page.getByRole('combobox', { name: 'العمود' }).selectOption('price');
  await expect(page.getByText(/^اكتب السعر رقمًا/)).toHaveCount(12);
  await expectNoBarriers(page, 'import, looked at');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'تنزيل الصفوف المرفوضة' }).click();
  const saved = await (await saving).path();
  expect(await readSheetFile(await readFile(saved))).toHaveLength(13);
}

test('an import with mistakes: looked at, mended in a table, taken, and once more without a change', async ({
  page,
}) => {
  const run = `J${Date.now()}`;
  const file = { name: 'بضاعة.csv', mimeType: 'text/csv', buffer: goods(run) };
  const token = await signInStaff(page, 'merchant');
  await page.goto('/products');
  const job = await countJob(page, 'import');
  await page.getByRole('link', { name: 'استيراد' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'استيراد المنتجات' })).toBeVisible();
  await job.aside(() => refuseWrongFile(page));
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('heading', { name: /نتيجة الفحص/ })).toBeVisible({ timeout: 30_000 });
  await job.aside(() => lookAtMistakes(page));
  await takeCode(page, { token, sku: `${run}-S-5` });
  await page.getByRole('button', { name: 'بدء الاستيراد' }).click();
  await expect(page.getByText(/^المنتجات: .* من ١٠٨$/)).toBeVisible();
  job.end();
  await page.reload();
  await expect(page.getByText('اكتمل الاستيراد.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('المنتجات: ١٠٨ من ١٠٨')).toBeVisible();
  await expect(page.getByText('بعض المنتجات لم تُستورد')).toBeVisible();
  await expect(page.getByRole('table', { name: 'الصفوف التي لن تُستورد' })).toBeVisible();
  await expectNoBarriers(page, 'import, done but for some');

  await page.getByRole('link', { name: 'استيراد ملف آخر' }).click();
  await expect(page.getByRole('table', { name: 'عمليات الاستيراد السابقة' })).toBeVisible();
  await expectNoBarriers(page, 'imports before');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('كل ما في الملف موجود كما هو. لا شيء يتغيّر.')).toBeVisible({ timeout: 30_000 });
  await expect(figure(page, 'بلا تغيير')).toHaveText('١٠٧');
});

test('goods are saved as a file, and the file is imported by keyboard without a change', async ({ page }) => {
  // Other journeys buy of the first merchant meanwhile, and a file with the stock of a moment ago is a change.
  const login = { identifier: 'merchant2@wekala.example', password: 'wekala-demo-1' };
  const { token } = await call<{ token: string }>(page, post('user/auth/login'), { data: login });
  await store(page, { token });
  await page.goto('/products?status=published');
  const saving = page.waitForEvent('download');
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'تصدير', exact: true }).focus();
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'تصدير إكسل' }).filter({ visible: true }).focus();
  await page.keyboard.press('Enter');
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('المنتجات.xlsx');
  const path = await saved.path();
  // Awaited well before the press: intercepting the browser's file dialog takes a message of its own.
  const choosing = page.waitForEvent('filechooser');
  await page.goto('/products/import');
  await page.getByRole('button', { name: 'اختيار ملف' }).focus();
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(path);
  await expect(page.getByRole('heading', { name: /نتيجة الفحص/ })).toBeVisible({ timeout: 60_000 });
  await expect(figure(page, 'منتجات جديدة')).toHaveText('٠');
  await expect(figure(page, 'منتجات تتغيّر')).toHaveText('٠');
  await expect(figure(page, 'صفوف بها خطأ')).toHaveText('٠');
  await expect(figure(page, 'بلا تغيير')).not.toHaveText('٠');
});
