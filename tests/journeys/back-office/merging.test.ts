import { expect, test } from '@playwright/test';
import { signInStaff } from '../../support/back-office/staff.ts';

test('nothing is merged while what it moves and changes cannot be shown', async ({ page }) => {
  await signInStaff(page, 'super_admin');
  await page.route('**/api/web/back-office/categories/*/merge?*', route => route.abort());
  await page.goto('/settings/categories');
  await page
    .getByRole('button', { name: /^دمج .* في غيره$/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  const merge = sheet.getByRole('button', { name: 'دمج', exact: true });
  await sheet.getByLabel('القسم الذي يبقى').selectOption({ index: 1 });
  await expect(sheet.getByText('لا يبدأ الدمج قبل أن يظهر هنا ما سيتغير.')).toBeVisible();
  await expect(merge).toBeDisabled();

  await page.unrouteAll();
  await sheet.getByRole('button', { name: /حاول|إعادة/ }).click();
  await expect(sheet.getByText('ينتقل')).toBeVisible();
  await expect(merge).toBeEnabled();
});
