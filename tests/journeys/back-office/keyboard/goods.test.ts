import { expect, type Page, test } from '@playwright/test';
import { keyboardOf } from '../../support/back-office/keyboard.ts';
import { newPerson, signInStaff } from '../../support/back-office/staff.ts';
import { STILL } from '../../support/barriers.ts';

// Daily jobs by keyboard alone; finding and fulfilling an order stand with the orders.
test.describe.configure({ timeout: 120_000 });
test.use(STILL);

const main = (page: Page) => page.getByRole('main');

async function open(page: Page, path: string, heading: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const keys = keyboardOf(page);
  await keys.skipToContent();
  return keys;
}

test('by keyboard alone: a user is blocked', async ({ page }) => {
  const person = await newPerson(page);
  await signInStaff(page, 'super_admin');
  const keys = await open(page, '/users', 'المستخدمون');
  await keys.reach(page.getByLabel('ابحث بالاسم'));
  await keys.type(person.mobile);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await keys.reach(page.getByRole('link', { name: person.name }));
  await keys.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'بيانات الحساب' });
  await keys.reach(drawer.getByRole('button', { name: 'إيقاف الحساب' }));
  await keys.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await keys.reach(dialog.getByLabel('السبب'));
  await keys.type('طلبات وهمية متكررة');
  await keys.reach(dialog.getByRole('button', { name: 'إيقاف الحساب' }));
  await keys.press('Enter');
  await expect(drawer.getByText('موقوف')).toBeVisible();
  keys.expectNoMoreThanKept('block a user');
});

test('by keyboard alone: a page of prices is changed', async ({ page }) => {
  await signInStaff(page, 'merchant');
  const keys = await open(page, '/products', 'المنتجات');
  await keys.reach(main(page).getByLabel('اختر كل ما في الصفحة'));
  await keys.press('Space');
  await keys.reachBack(page.getByRole('button', { name: 'غيّر السعر' }));
  await keys.press('Enter');
  await keys.reach(page.getByRole('textbox', { name: 'النسبة ٪' }));
  await keys.type('٥+');
  await keys.reach(page.getByRole('button', { name: 'عاين التغيير' }));
  await keys.press('Enter');
  await keys.reach(page.getByRole('button', { name: 'نفّذ التغيير' }));
  await keys.press('Enter');
  await expect(page.getByText(/^تم: /)).toBeVisible();
  keys.expectNoMoreThanKept('change a page of prices');
});

test('by keyboard alone: a product is restocked', async ({ page }) => {
  await signInStaff(page, 'merchant');
  const keys = await open(page, '/products', 'المنتجات');
  await keys.reach(main(page).locator('tbody').getByRole('checkbox').first());
  await keys.press('Space');
  await keys.reachBack(page.getByRole('button', { name: 'غيّر المخزون' }));
  await keys.press('Enter');
  await keys.reach(page.getByRole('textbox', { name: 'عدد القطع' }));
  await keys.type('٣٧');
  await keys.reach(page.getByRole('button', { name: 'عاين التغيير' }));
  await keys.press('Enter');
  await keys.reach(page.getByRole('button', { name: 'نفّذ التغيير' }));
  await keys.press('Enter');
  await expect(page.getByText(/^تم: /)).toBeVisible();
  keys.expectNoMoreThanKept('restock');
});

test("by keyboard alone: today's payout is seen", async ({ page }) => {
  await signInStaff(page, 'merchant');
  await page.goto('/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'الطلبات' })).toBeVisible();
  const keys = keyboardOf(page);
  await keys.reach(page.getByRole('button', { name: 'المزيد' }));
  await keys.press('Enter');
  const bar = page.getByRole('navigation').first();
  await keys.reach(bar.locator('a[href="/money"]'));
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: 'الدفعة القادمة' })).toBeVisible();
  keys.expectNoMoreThanKept("see today's payout");
});
