import { expect, type Page, test } from '@playwright/test';
import { signInStaff, tokenOf } from '../../support/back-office/staff.ts';
import { onPhone } from '../../support/back-office/viewport.ts';
import { expectNoBarriers, expectNoSidewaysScroll, STILL } from '../../support/journeys/barriers.ts';
import { call, newBuyer, post } from '../../support/journeys/buyer.ts';
import { order, productOf } from '../../support/journeys/orders.ts';

test.describe.configure({ timeout: 180_000 });
test.use(STILL);

/** The merchant that the demo's first merchant account works for. */
const MERCHANT = 1;
const main = (page: Page) => page.getByRole('main');
/** A row of the table, or a card of it on a phone. */
const rowOf = (page: Page, orderId: number) =>
  main(page)
    .locator('tr, article, li')
    .filter({ hasText: `WK-${orderId}` })
    .filter({ visible: true })
    .last();

/** An order that the merchant refused. */
async function refused(page: Page): Promise<number> {
  const token = await tokenOf(page, 'merchant');
  const buyer = await newBuyer(page);
  const goods = await productOf(page, buyer, MERCHANT);
  const orderId = await order(page, buyer, [{ productId: goods.id, quantity: 1 }]);
  const { merchantOrders } = await call<{ merchantOrders: { id: number }[] }>(
    page,
    ['GET', `/api/web/order/details/${orderId}`],
    { token },
  );
  const data = { merchantOrderId: merchantOrders[0]?.id, reason: 'wrong_price' };
  await call(page, post('merchant-order/reject'), { token, data });
  return orderId;
}

/** The row goes, and the dialog with it: what it would have said is said all the same. */
async function expectToldOfColleague(page: Page): Promise<void> {
  const orderId = await refused(page);
  const objection = { orderId, what: 'refused', reason: 'السعر كان خطأ في الاستيراد' };
  const [token, byStaff] = [await tokenOf(page, 'merchant'), await tokenOf(page, 'super_admin')];
  const { objectionId } = await call<{ objectionId: number }>(page, post('back-office/objection/send'), {
    token,
    data: objection,
  });
  await signInStaff(page, 'super_admin');
  await page.goto('/objections');
  await rowOf(page, orderId).getByRole('button', { name: 'رفض' }).click();
  await call(page, post('back-office/objection/decide'), {
    token: byStaff,
    data: { objectionId, decision: 'accepted', answer: 'السعر خطأ فعلًا' },
  });
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('سبب القرار').fill('السعر مسؤولية المتجر');
  await dialog.getByRole('button', { name: 'رفض' }).click();
  await expect(rowOf(page, orderId)).toHaveCount(0);
  await expect(page.getByText('قرّر زميل في هذا الاعتراض قبلك.')).toBeVisible();
}

test('a merchant objects to what lowered its measures, and staff decide it', async ({ page }) => {
  await onPhone(page);
  const orderId = await refused(page);
  await signInStaff(page, 'merchant');
  await page.goto('/performance');
  await rowOf(page, orderId).getByRole('button', { name: 'اعتراض' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'إرسال الاعتراض' }).click();
  await expect(dialog.getByText('اكتب سبب الاعتراض')).toBeVisible();
  await expectNoBarriers(page, 'an objection without a reason');
  await dialog.getByLabel('لماذا لا يُحسب عليك؟').fill('طلب العميل الإلغاء بالهاتف');
  await dialog.getByRole('button', { name: 'إرسال الاعتراض' }).click();
  await expect(rowOf(page, orderId).getByText('قيد النظر')).toBeVisible();
  // Without the message over it.
  await page.reload();
  await expect(rowOf(page, orderId).getByText('قيد النظر')).toBeVisible();
  await expectNoBarriers(page, 'what lowered the measures');
  await expectNoSidewaysScroll(page, 'what lowered the measures');

  await signInStaff(page, 'super_admin');
  await page.goto('/objections');
  await expect(rowOf(page, orderId).getByText('طلب العميل الإلغاء بالهاتف')).toBeVisible();
  await expectNoBarriers(page, 'the objections');
  await expectNoSidewaysScroll(page, 'the objections');
  await rowOf(page, orderId).getByRole('button', { name: 'قبول' }).click();
  await dialog.getByLabel('سبب القرار').fill('سمعنا التسجيل، والإلغاء من العميل');
  await dialog.getByRole('button', { name: 'قبول' }).click();
  await expect(page.getByText('وصل القرار إلى التاجر')).toBeVisible();
  await expectToldOfColleague(page);

  await signInStaff(page, 'merchant');
  await page.goto('/performance');
  await expect(rowOf(page, orderId).getByText('قُبل، ولا يُحسب عليك')).toBeVisible();
});

test('staff see the ladder, and warn a shop in their own words at both widths', async ({ page }) => {
  await signInStaff(page, 'super_admin');
  await page.goto('/merchants?view=performance');
  await expect(main(page).getByRole('heading', { name: 'خطوات الإنذار الثلاث' })).toBeVisible();
  await expectNoBarriers(page, 'the measures of all shops');
  await main(page).getByRole('button', { name: 'تنبيه' }).filter({ visible: true }).last().click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('الرسالة إلى التاجر').fill('قصير');
  await dialog.getByRole('button', { name: 'إرسال' }).click();
  await expect(dialog.getByText('اكتب رسالة للتاجر')).toBeVisible();
  await expectNoBarriers(page, 'a warning that is too short');
  await dialog.getByLabel('الرسالة إلى التاجر').fill('تأخر تسليم الطرود هذا الأسبوع، نرجو الالتزام بالموعد.');
  await dialog.getByRole('button', { name: 'إرسال' }).click();
  await expect(page.getByText('أُرسلت الرسالة إلى التاجر')).toBeVisible();
  await expect(
    main(page)
      .getByText(/^الخطوة التالية من/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'the measures of all shops on a phone');
});
