import { expect, test } from '@playwright/test';
import { keyboardOf } from '../../support/back-office/keyboard.ts';
import { signInStaff } from '../../support/back-office/staff.ts';
import { onPhone } from '../../support/back-office/viewport.ts';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { newBuyer } from '../../support/journeys/buyer.ts';
import { order, productOf } from '../../support/journeys/orders.ts';

test.describe.configure({ timeout: 120_000 });
test.use(STILL);

for (const role of ['super_admin', 'merchant'] as const)
  test(`the home shows ${role} figures, a line that is read by keys, and what waits [NAV-7]`, async ({
    page,
  }) => {
    await signInStaff(page, role);
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'الرئيسية' })).toBeVisible();
    await expect(main.getByText('متوسط قيمة الطلب')).toBeVisible();
    const line = main.getByRole('slider', { name: 'المبيعات اليومية (جنيه)' });
    await line.focus();
    const last = await line.getAttribute('aria-valuetext');
    await page.keyboard.press('Home');
    await expect(line).not.toHaveAttribute('aria-valuetext', last ?? '');
    await main.getByText('عرض كجدول').click();
    await expect(main.getByRole('table', { name: 'المبيعات اليومية (جنيه)' })).toBeVisible();
    await expectNoBarriers(page, `the home of ${role}`);
    await main.getByRole('button', { name: 'هذا الشهر' }).click();
    await expect(page).toHaveURL(/period=this_month/);
    await main.getByRole('link', { name: /منتجات قاربت على النفاد/ }).click();
    await expect(page).toHaveURL(/\/products\?stock=low/);
  });

test('a new order stays on top of the merchant’s home until it is opened', async ({ page }) => {
  await onPhone(page);
  const buyer = await newBuyer(page);
  const goods = await productOf(page, buyer, 1);
  await order(page, buyer, [{ productId: goods.id, quantity: 1 }]);
  await signInStaff(page, 'merchant');
  await page.goto('/');
  const strip = page.getByRole('main').getByRole('status').filter({ hasText: 'طلب جديد' });
  await expect(strip).toBeVisible();
  await page.reload();
  await expect(strip, 'it is still there').toBeVisible();
  await expectNoBarriers(page, 'a home with a new order');
  const open = strip.getByRole('link', { name: 'فتح' });
  const address = (await open.getAttribute('href')) ?? '';
  await open.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { name: 'يحتاج إلى إجراء' })).toBeVisible();
  await expect(page.getByRole('main').locator(`[role=status] a[href="${address}"]`)).toHaveCount(0);
});

test('the number of unread notices stands in one piece on the bell', async ({ page }) => {
  await signInStaff(page, 'merchant');
  await page.goto('/');
  const number = page
    .getByRole('link', { name: /^الإشعارات/ })
    .locator('[aria-hidden=true]', { hasText: /./ });
  await expect(number).toBeVisible();
  const pieces = await number.evaluate(each => each.parentElement?.getClientRects().length);
  expect(pieces).toBe(1);
  const [ground, text] = [await number.locator('..').boundingBox(), await number.boundingBox()];
  expect(ground?.height).toBeGreaterThanOrEqual(text?.height ?? Number.NaN);
  expect(ground?.width).toBeGreaterThanOrEqual(text?.width ?? Number.NaN);
});

test('the bar has room for all its entries, and opens the others under their button, at both widths', async ({
  page,
}) => {
  await signInStaff(page, 'super_admin');
  const more = page.getByRole('button', { name: 'المزيد', exact: true });
  for (const width of [1024, 1360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/audit');
    await more.click();
    const link = page.getByRole('link', { name: 'دفتر القيود' });
    await expect(link).toBeVisible();
    const [button, entry] = [await more.boundingBox(), await link.boundingBox()];
    expect(entry?.x).toBeLessThan((button?.x ?? 0) + (button?.width ?? 0));
    expect((entry?.x ?? 0) + (entry?.width ?? 0)).toBeGreaterThan(button?.x ?? Number.NaN);
    await page.getByRole('button', { name: 'تسجيل الخروج' }).click({ trial: true, position: { x: 4, y: 4 } });
  }
});

test('support sees on its home what waits, and no money', async ({ page }) => {
  await signInStaff(page, 'support');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'يحتاج إلى إجراء' })).toBeVisible();
  // Of new orders also when the oldest of them came.
  await expect(page.getByRole('link', { name: /طلبات جديدة تنتظر القبول.*[٠-٩]:[٠-٩]{2}/ })).toBeVisible();
  await expect(page.getByText('متوسط قيمة الطلب')).toHaveCount(0);
});

test('Ctrl K finds an order by its number, by the keyboard alone, and keeps it among what was chosen last', async ({
  page,
}) => {
  await signInStaff(page, 'super_admin');
  await page.goto('/');
  const main = page.getByRole('main');
  const numbers = main.getByRole('table', { name: 'أحدث الطلبات' }).getByRole('link');
  const [number, next] = [
    (await numbers.first().textContent()) ?? '',
    (await numbers.nth(1).textContent()) ?? '',
  ];
  const keys = keyboardOf(page);
  await keys.press('Control+KeyK');
  const field = page.getByRole('combobox', { name: 'بحث في كل شيء' });
  await expect(field).toBeFocused();
  await keys.type(number.replace('WK-', 'wk '));
  await expect(page.getByRole('option', { name: number })).toBeVisible();
  await expectNoBarriers(page, 'search everywhere');
  await keys.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/order-details/${number.replace('WK-', '')}`));
  await keys.press('Control+KeyK');
  await expect(page.getByRole('option').first()).toContainText(number);
  // Enter before the answer opens what the answer then has.
  await keys.type(next);
  await keys.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/order-details/${next.replace('WK-', '')}`));
  await keys.press('Control+KeyK');
  await expect(page.getByRole('option').first()).toContainText(next);
  await keys.type('العمولات');
  await keys.press('Enter');
  await expect(page, 'a part of the settings').toHaveURL(/\/settings\/commission/);
  await keys.press('Control+KeyK');
  await keys.press('Escape');
  await expect(field).toHaveCount(0);
});
