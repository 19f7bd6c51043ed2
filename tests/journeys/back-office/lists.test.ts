import { expect, type Page, test } from '@playwright/test';
import { signInStaff } from '../../support/back-office/staff.ts';
import { visit } from '../../support/visit.ts';

const main = (page: Page) => page.getByRole('main');

test('a page beyond the end leads to the last one', async ({ page }) => {
  await signInStaff(page, 'super_admin');
  for (const path of ['/products', '/orders', '/users']) {
    await visit(page, `${path}?page=9999`);
    await expect(
      main(page).getByRole('rowheader').or(main(page).getByRole('listitem')).first(),
    ).toBeVisible();
    await expect(page).not.toHaveURL(/page=9999/);
  }
});

test('a search box is always in step with the address', async ({ page }) => {
  await signInStaff(page, 'super_admin');
  await visit(page, '/ads');
  const box = main(page).getByRole('searchbox');
  await box.fill('لا إعلان بهذا الاسم');
  await expect(main(page).getByText('لا توجد إعلانات بهذه المواصفات')).toBeVisible();
  await main(page).getByRole('link', { name: 'إزالة التصفية' }).last().click();
  await expect(box).toHaveValue('');
  await expect(page).toHaveURL('/ads');

  await visit(page, '/users');
  await box.pressSequentially('مر', { delay: 50 });
  await expect(page).toHaveURL(/q=/);
  await box.pressSequentially('يم ', { delay: 50 });
  await expect(page).toHaveURL(`/users?q=${encodeURIComponent('مريم')}`);
  await expect(box).toHaveValue('مريم ');
  await box.fill('عمر');
  await box.press('Enter');
  await expect(page).toHaveURL(`/users?q=${encodeURIComponent('عمر')}`);
  await page.goBack();
  await expect(box).toHaveValue('مريم');
  await page.goForward();
  await expect(box).toHaveValue('عمر');
  await page.reload();
  await expect(box).toHaveValue('عمر');
});

test('back shows the list at once, while it is fetched anew', async ({ page }) => {
  await signInStaff(page, 'super_admin');
  await visit(page, '/orders?tab=delivered');
  const link = main(page).getByRole('link', { name: /^WK-/ }).filter({ visible: true }).first();
  const number = await link.innerText();
  await link.click();
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(number);
  let isAsked = false;
  await page.route('**/order/list**', () => {
    isAsked = true;
  });
  await page.goBack();
  await expect(link).toHaveText(number);
  expect(isAsked).toBe(true);
});
