import { expect, type Page, test } from '@playwright/test';
import { sendApplication } from '../../support/back-office/applications.ts';
import { askReturn, deliverTo } from '../../support/back-office/cases.ts';
import { keyboardOf } from '../../support/back-office/keyboard.ts';
import { newPerson, signInStaff } from '../../support/back-office/staff.ts';
import { STILL } from '../../support/journeys/barriers.ts';
import { newBuyer } from '../../support/journeys/buyer.ts';
import { order, productOf } from '../../support/journeys/orders.ts';

// Each daily job from where its work begins, with its keys counted.
test.describe.configure({ timeout: 180_000 });
test.use(STILL);

/** The merchant that the demo's first merchant account works for. */
const MERCHANT = 1;
const main = (page: Page) => page.getByRole('main');

async function open(page: Page, path: string, heading: string | RegExp) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  return keyboardOf(page);
}

test('an order is found by its phone and fulfilled by keyboard alone', async ({ page }) => {
  const buyer = await newBuyer(page);
  const goods = await productOf(page, buyer, MERCHANT);
  const orderId = await order(page, buyer, [{ productId: goods.id, quantity: 2 }]);
  await signInStaff(page, 'merchant');
  const finding = await open(page, '/orders', 'الطلبات');
  await finding.find(buyer.mobile.replace('+2', ''), `WK-${orderId}`);
  const heading = main(page).getByRole('heading', { level: 1, name: `WK-${orderId}` });
  await expect(heading).toBeFocused();
  finding.expectNoMoreThanRecorded('find an order by phone');

  const fulfilling = keyboardOf(page);
  const step = (name: string) => main(page).getByRole('button', { name });
  await fulfilling.reach(step('قبول وبدء التجهيز'));
  await fulfilling.press('Enter');
  await expect(step('تغليف')).toBeFocused();
  await fulfilling.press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'تغليف' })).toBeFocused();
  await fulfilling.press('Enter');
  await expect(step('تسليم للمندوب')).toBeFocused();
  await fulfilling.press('Enter');
  await expect(step('خرج للتوصيل')).toBeFocused();
  fulfilling.expectNoMoreThanRecorded('fulfil an order');
});

test('a line is refunded by keyboard alone: it came back, is looked at, and its money goes', async ({
  page,
}) => {
  const returnId = await askReturn(page, await deliverTo(page, MERCHANT));
  await signInStaff(page, 'merchant');
  const keys = await open(page, `/returns/${returnId}`, /مرتجع/);
  const next = main(page).getByRole('region', { name: 'الخطوة التالية' });
  await keys.skipToContent();
  await keys.reach(next.getByRole('button', { name: 'وصلت القطع' }));
  await keys.press('Enter');
  await expect(next.getByRole('button', { name: 'حفظ الفحص' })).toBeFocused();
  await keys.press('Enter');
  await expect(next.getByRole('button', { name: 'تنفيذ ما طلبه العميل' })).toBeFocused();
  await keys.press('Enter');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main(page).getByRole('region', { name: 'المبلغ المسترد' })).toBeVisible();
  keys.expectNoMoreThanRecorded('refund a line');
});

test('a merchant is approved by keyboard alone', async ({ page }) => {
  const buyer = await newBuyer(page);
  const name = `خزف السكك ${Date.now() % 1_000_000}`;
  await sendApplication(page, name, buyer.token);
  await signInStaff(page, 'super_admin');
  const keys = await open(page, '/', 'الرئيسية');
  await keys.find(name, name);
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
  const ticks = page.getByRole('region', { name: 'قائمة المراجعة' }).getByRole('checkbox');
  for (const tick of await ticks.all()) {
    await keys.reach(tick);
    await keys.press('Space');
  }
  const accept = page.getByRole('button', { name: 'قبول التاجر' });
  await expect(accept).not.toHaveAttribute('aria-disabled', 'true');
  await keys.reach(accept);
  await keys.press('Enter');
  await expect(page.getByText('قُبل التاجر وفُتح متجره.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
  keys.expectNoMoreThanRecorded('approve a merchant');
});

test('a user is blocked by keyboard alone, and the session ends', async ({ page }) => {
  const person = await newPerson(page);
  await signInStaff(page, 'super_admin');
  const keys = await open(page, '/', 'الرئيسية');
  await keys.find(person.mobile, person.name);
  const drawer = page.getByRole('dialog', { name: 'بيانات الحساب' });
  await keys.reach(drawer.getByRole('button', { name: 'إيقاف الحساب' }));
  await keys.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await keys.reach(dialog.getByLabel('السبب'));
  await keys.type('طلبات وهمية متكررة');
  await keys.reach(dialog.getByRole('button', { name: 'إيقاف الحساب' }));
  await keys.press('Enter');
  await expect(drawer.getByText('موقوف')).toBeVisible();
  keys.expectNoMoreThanRecorded('block a user');
  const reply = await page.request.get('/api/web/user/auth/user-role', {
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(reply.status()).toBe(401);
});

test("today's payout is seen by keyboard alone", async ({ page }) => {
  await signInStaff(page, 'merchant');
  const keys = await open(page, '/orders', 'الطلبات');
  await keys.find('مستحقاتي', 'مستحقاتي');
  await expect(page.getByRole('heading', { name: 'الدفعة القادمة' })).toBeVisible();
  keys.expectNoMoreThanRecorded("see today's payout");
  await expect(
    page
      .getByRole('table', { name: 'الدفعات' })
      .getByText(/نوفمبر|\d{4}|[٠-٩]{4}/)
      .first(),
  ).toBeVisible();
});
