import { expect, type Page, test } from '@playwright/test';
import { send } from '../../support/back-office/cases.ts';
import { keyboardOf } from '../../support/back-office/keyboard.ts';
import { signInStaff } from '../../support/back-office/staff.ts';
import { STILL } from '../../support/journeys/barriers.ts';
import { call } from '../../support/journeys/buyer.ts';
import { picture } from '../../support/pictures.ts';
import { csv, HEAD } from '../../support/products/files.ts';

// Each daily job from where its work begins, with its keys counted.
test.describe.configure({ timeout: 180_000 });
test.use(STILL);

type Keys = ReturnType<typeof keyboardOf>;
const main = (page: Page) => page.getByRole('main');

async function open(page: Page, path: string, heading: string): Promise<Keys> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  return keyboardOf(page);
}

/** So many products of a merchant that no other journey works on, by one file. */
async function addDrafts(page: Page, { count, merchantId }: { count: number; merchantId: number }) {
  const token = await signInStaff(page, 'super_admin');
  const run = `K${Date.now()}`;
  const rows = Array.from({ length: count }, (_, at) => {
    const number = `${run}-${at}`;
    return [number, `كتاب ${number}`, '1', at + 10, 5, number, 'مسودة'];
  });
  const file = Buffer.from(csv([...HEAD, 'الظهور'], ...rows));
  const path = `/api/web/back-office/product-imports?fileName=a.csv&merchantId=${merchantId}`;
  const { id } = await send<{ id: number }>(page, path, { token, file });
  await call(page, ['POST', `/api/web/back-office/product-imports/${id}/start`], { token });
  const shown = () =>
    call<{ done: number }>(page, ['GET', `/api/web/back-office/product-imports/${id}`], { token });
  await expect.poll(async () => (await shown()).done, { timeout: 60_000 }).toBe(count);
}

/** What is asked in the dialog of a change of many: a number, what it would do, and then it is done. */
async function change(page: Page, keys: Keys, number: string) {
  await keys.reach(page.getByRole('dialog').getByRole('textbox'));
  await keys.type(number);
  await keys.press('Enter');
  const apply = page.getByRole('button', { name: 'تنفيذ التغيير' });
  await keys.reach(apply);
  await keys.press('Enter');
  await expect(page.getByText(/^تم: /)).toBeVisible();
}

test('200 prices are changed by keyboard alone, and taken back', async ({ page }) => {
  await addDrafts(page, { count: 200, merchantId: 3 });
  const keys = await open(page, '/products?merchantId=3&status=draft', 'المنتجات');
  await expect(page.getByText('٢٠٠ منتج', { exact: true })).toBeVisible();
  await keys.skipToList();
  await keys.reach(main(page).getByLabel('اختيار كل ما في الصفحة'));
  await keys.press('Space');
  await keys.reachBack(page.getByRole('button', { name: 'اختيار كل نتائج القائمة: ٢٠٠' }));
  await keys.press('Enter');
  await expect(page.getByText('اخترت ٢٠٠ منتج')).toBeVisible();
  await keys.reachBack(page.getByRole('button', { name: 'تغيير السعر' }));
  await keys.press('Enter');
  await change(page, keys, '٥+');
  await expect(page.getByText('تم: ٢٠٠ تغيير')).toBeVisible();
  keys.expectNoMoreThanRecorded('change 200 prices');
  await keys.reach(page.getByRole('button', { name: 'تراجع' }));
  await keys.press('Enter');
  await expect(page.getByText('رجعت القيم السابقة: ٢٠٠ تغيير')).toBeVisible();
});

test('a product is restocked by keyboard alone', async ({ page }) => {
  await signInStaff(page, 'merchant');
  // The newest may be another journey's.
  const keys = await open(page, '/products?sort=oldest', 'المنتجات');
  await keys.skipToList();
  await restockFirst(page, keys);
  keys.expectNoMoreThanRecorded('restock');
});

test('a low-stock warning is answered by keyboard alone', async ({ page }) => {
  await signInStaff(page, 'merchant');
  // Which warnings stand before it depends on the hour, as the demo's orders grow old, and on other journeys.
  await page.route('**/api/web/back-office/home**', async route => {
    const response = await route.fetch();
    const { body } = (await response.json()) as { body: { tasks: { task: string }[] } };
    const tasks = body.tasks.filter(({ task }) => task === 'low_stock');
    await route.fulfill({ response, json: { body: { ...body, tasks } } });
  });
  const keys = await open(page, '/', 'الرئيسية');
  await expect(main(page).getByRole('heading', { name: 'يحتاج إلى إجراء' })).toBeVisible();
  await keys.skipToList();
  await keys.reach(main(page).getByRole('link', { name: /منتجات قاربت على النفاد/ }));
  await keys.press('Enter');
  await expect(main(page).getByRole('table')).toBeFocused();
  await restockFirst(page, keys);
  keys.expectNoMoreThanRecorded('answer a low-stock warning');
});

async function restockFirst(page: Page, keys: Keys) {
  await keys.reach(main(page).locator('tbody').getByRole('checkbox').first());
  await keys.press('Space');
  await keys.reachBack(page.getByRole('button', { name: 'تغيير المخزون' }));
  await keys.press('Enter');
  await change(page, keys, '٣٧');
}

test('an ad is published by keyboard alone [NAV-8]', async ({ page }) => {
  const token = await signInStaff(page, 'super_admin');
  // Awaited well before the press: intercepting the browser's file dialog takes a message of its own.
  const chooser = page.waitForEvent('filechooser');
  const keys = await open(page, '/ads', 'الإعلانات');
  await keys.skipToContent();
  await keys.reach(main(page).getByRole('link', { name: 'إعلان جديد' }));
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'إعلان جديد' })).toBeFocused();
  await keys.reach(main(page).getByRole('button', { name: 'اختيار صورة' }));
  await keys.press('Enter');
  const buffer = await picture('jpeg', { width: 1200, height: 900 });
  await (await chooser).setFiles({ name: 'ad.jpg', mimeType: 'image/jpeg', buffer });
  await expect(main(page).getByRole('button', { name: 'إطار القص' })).toBeVisible();
  await keys.reach(main(page).getByRole('textbox', { name: 'عنوان الإعلان' }));
  await keys.type(`إعلان لوحة المفاتيح ${Date.now()}`);
  await keys.reach(main(page).getByRole('combobox', { name: 'اسم التاجر' }));
  await keys.type('متجر النيل');
  await expect(page.getByRole('option', { name: 'متجر النيل' })).toBeVisible();
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await keys.press('Control+KeyS');
  await expect(page.getByText('أُضيف الإعلان.')).toBeVisible();
  keys.expectNoMoreThanRecorded('publish an ad');
  await expect(page).toHaveURL(/\/ads\/\d+$/);
  await call(page, ['DELETE', `/api/web/back-office/ad/details/${page.url().split('/').at(-1)}`], { token });
});
