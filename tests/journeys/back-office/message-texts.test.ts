import { expect, type Page, test } from '@playwright/test';
import { signInStaff } from '../../support/back-office/staff.ts';
import { expectNoBarriers, expectNoSidewaysScroll, STILL } from '../../support/journeys/barriers.ts';
import { visit } from '../../support/journeys/visit.ts';

test.describe.configure({ timeout: 120_000 });
test.use(STILL);

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const saved = (page: Page) => main(page).getByText('كل التغييرات محفوظة.');

test('the words of a message are written, looked at, tried and taken back, and a wrong field is refused, at both widths', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInStaff(page, 'super_admin');
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    await visit(page, '/settings/messages');
    const choose = main(page).getByLabel('الرسالة', { exact: true });
    await choose.selectOption('orders.lost');
    const title = main(page).getByLabel('العنوان', { exact: true });
    await expect(title).toHaveValue('فُقد {yours} أثناء التوصيل');
    await expectNoSidewaysScroll(page, 'the texts of messages');

    await title.fill('ضاع {nobody}');
    await button(page, 'حفظ التغييرات').click();
    await expect(main(page).getByText(/الحقل \{nobody\} غير معروف هنا/)).toBeVisible();
    await expectNoBarriers(page, 'a message with a wrong field');

    await choose.selectOption('orders.placed');
    await page.getByRole('alertdialog').getByRole('button', { name: 'البقاء' }).click();
    await expect(title, 'what was typed is not lost by looking at another message').toHaveValue(
      'ضاع {nobody}',
    );
    await expect(choose).toHaveValue('orders.lost');

    await title.fill('لم نجد {yours}');
    const preview = main(page).getByRole('region', { name: 'المعاينة' });
    for (const paper of ['الإشعار', 'البريد الإلكتروني'])
      await expect(preview.getByRole('region', { name: paper })).toContainText('لم نجد طلبك WK-10482');
    await button(page, 'إرسال تجربة إليّ').click();
    await expect(page.getByText('احفظ أولًا: تُرسل التجربة بالنص المحفوظ.')).toBeVisible();
    await button(page, 'حفظ التغييرات').click();
    await expect(saved(page)).toBeVisible();
    await expect(choose.locator('option:checked')).toContainText('نص مكتوب');

    await main(page).getByRole('region', { name: 'الحقول' }).getByRole('button').first().click();
    await expect(page.getByText('نُسخ الحقل')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\{\w+\}$/);

    await button(page, 'إرسال تجربة إليّ').click();
    await expect(page.getByText('أُرسلت إليك بكل قنواتها')).toBeVisible();
    await expect(async () => {
      await visit(page, '/development/messages');
      await expect(page.getByText(/لم نجد طلبك WK-10482/).first()).toBeVisible({ timeout: 500 });
    }).toPass();

    await visit(page, '/settings/messages');
    await choose.selectOption('orders.lost');
    await expect(title).toHaveValue('لم نجد {yours}');
    await button(page, 'العودة إلى نص المتجر').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'العودة إلى نص المتجر' }).click();
    await expect(title).toHaveValue('فُقد {yours} أثناء التوصيل');
    await expect(choose.locator('option:checked')).not.toContainText('نص مكتوب');
  }
});
