import { expect, type Page, test } from '@playwright/test';
import { giveToCourier } from '../../support/back-office/arrange.ts';
import { askClaim, deliverTo } from '../../support/back-office/cases.ts';
import { countJob } from '../../support/back-office/job.ts';
import { newStaff, signInStaff } from '../../support/back-office/staff.ts';
import { sendTransfer } from '../../support/back-office/transfers.ts';
import { onPhone } from '../../support/back-office/viewport.ts';
import { expectNoBarriers, expectNoSidewaysScroll, STILL } from '../../support/journeys/barriers.ts';
import { call, newBuyer, post } from '../../support/journeys/buyer.ts';
import { order, productOf, staffOf } from '../../support/journeys/orders.ts';
import { store } from '../../support/journeys/visit.ts';
import { statementOf } from '../../support/money/statement.ts';
import { picture } from '../../support/pictures.ts';

test.describe.configure({ timeout: 180_000 });
test.use(STILL);
test.beforeEach(({ page }) => onPhone(page));

/** The merchant that the demo's first merchant account works for. */
const MERCHANT = 1;
const main = (page: Page) => page.getByRole('main');

async function look(page: Page, state: string) {
  await expectNoBarriers(page, state);
  await expectNoSidewaysScroll(page, state);
}

test('a merchant answers a claim, support decides it, and finance pays the line back [NAV-7]', async ({
  page,
}) => {
  const delivered = await deliverTo(page, MERCHANT);
  const claimId = await askClaim(page, delivered);
  await signInStaff(page, 'merchant');
  await page.goto('/returns?tab=claims');
  await main(page)
    .getByRole('link', { name: new RegExp(`\\D${claimId}\\D`) })
    .click();
  await main(page).getByLabel('رد المتجر على الشكوى').fill('خرجت سليمة من عندنا، ونقبل برد المبلغ.');
  await look(page, 'a claim, for its merchant');
  await main(page).getByRole('button', { name: 'إرسال الرد' }).click();
  await expect(main(page).getByText('يراجعها فريق وكالة')).toBeVisible();

  await signInStaff(page, 'support');
  await page.goto(`/claims/${claimId}`);
  await expect(main(page).getByText('خرجت سليمة من عندنا')).toBeVisible();
  await main(page).getByLabel('القرار').selectOption({ label: 'رد المبلغ دون إرجاع القطع' });
  await main(page).getByRole('button', { name: 'إصدار القرار' }).click();
  await expect(main(page).locator('[aria-invalid=true]').first()).toBeFocused();
  await look(page, 'a decision that lacks its reason');
  await main(page).getByLabel('من يتحمل المبلغ').selectOption({ label: 'المتجر' });
  await main(page).getByLabel('السبب كما يقرؤه العميل').fill('الصورة تظهر كسرًا، والمتجر يقبل.');
  await main(page).getByRole('button', { name: 'إصدار القرار' }).click();
  await expect(main(page).getByText('صدر القرار').first()).toBeVisible();
  await look(page, 'a claim that is decided');

  await store(page, { token: (await newStaff(page, 'finance')).token });
  await page.goto('/refunds');
  const refund = main(page)
    .getByRole('row')
    .filter({ hasText: `WK-${delivered.orderId}` });
  await expect(refund).toContainText('شكوى');
  await look(page, 'refunds to approve');
  await refund.getByRole('button', { name: 'اعتماد' }).click();
  await expect(refund).toHaveCount(0);
});

test('finance imports a courier’s statement, decides what came short, and finds the rest at the bank', async ({
  page,
}) => {
  const buyer = await newBuyer(page);
  const goods = await productOf(page, buyer, MERCHANT);
  const run = String(Date.now()).slice(-8);
  const lines: { trackingNumber: string; gross: number; fee: number }[] = [];
  for (const short of [0, 1000]) {
    const orderId = await order(page, buyer, [{ productId: goods.id, quantity: 1 }]);
    const staff = await staffOf(page, orderId);
    const merchantOrderId = await staff.idOf(goods.merchantName);
    await staff.step('merchant-order/accept', { merchantOrderId });
    await staff.step('merchant-order/pack', { merchantOrderId });
    const trackingNumber = `7${short}${run}`;
    const due = await giveToCourier(orderId, trackingNumber);
    const parcelId = await staff.parcelOf(goods.merchantName);
    await staff.step('parcel/hand-over', { parcelId });
    await staff.step('parcel/delivered', { parcelId, proof: 'كشف الشركة' });
    lines.push({ trackingNumber, gross: due - short, fee: 2500 });
  }

  await store(page, { token: (await newStaff(page, 'finance')).token });
  await page.goto('/remittances');
  await expect(main(page).getByRole('table', { name: 'مبالغ لم تُورّد بعد' })).toContainText('بوسطة');
  await look(page, 'cash that couriers have');
  const reference = `ST-${run}`;
  const job = await countJob(page, 'remittance');
  await job.aside(async () => {
    await main(page).getByRole('button', { name: 'فحص الكشف' }).click();
    await expect(main(page).getByText('اختر ملفًا أولًا.')).toBeVisible();
    // The file of somebody else: nobody scrolls past all its rows to the button, and nobody imports it unwarned.
    const unknown = Array.from({ length: 60 }, (_, at) => ({ trackingNumber: `none-${at}`, gross: 100 }));
    const foreign = { name: `XX-${run}.csv`, mimeType: 'text/csv', buffer: statementOf(unknown) };
    await main(page).locator('input[type=file]').setInputFiles(foreign);
    await main(page).getByRole('button', { name: 'فحص الكشف' }).click();
    await expect(main(page).getByText('تأكد من أنك اخترت الشركة الصحيحة')).toBeVisible();
    const rows = main(page).getByRole('table', { name: 'صفوف لا نعرف سببها' }).locator('tbody tr');
    await expect(rows).toHaveCount(50);
    await main(page).getByRole('button', { name: 'فحص ملف آخر' }).click();
  });
  const file = { name: `${reference}.csv`, mimeType: 'text/csv', buffer: statementOf(lines) };
  await main(page).locator('input[type=file]').setInputFiles(file);
  await expect(main(page).getByLabel('رقم الكشف لدى الشركة'), 'read from the file’s name').toHaveValue(
    reference,
  );
  await main(page).getByRole('button', { name: 'فحص الكشف' }).click();
  await expect(main(page).getByRole('table', { name: 'فروق عن المستحق' })).toContainText(
    lines[1]?.trackingNumber ?? '',
  );
  await look(page, 'a statement that was looked at');
  await main(page).getByRole('button', { name: 'استيراد الكشف' }).click();

  const exception = main(page)
    .getByRole('table', { name: 'فروق تنتظر قرارًا' })
    .getByRole('row')
    .filter({ hasText: lines[1]?.trackingNumber ?? '' });
  await exception.getByRole('button', { name: 'تسوية الفرق' }).click();
  const dialog = page.getByRole('alertdialog');
  await job.aside(async () => {
    await dialog.getByRole('radio', { name: 'شطب الفرق' }).check();
    await dialog.getByRole('button', { name: 'لم تعترف به الشركة' }).click();
    await expect(dialog.getByLabel('السبب', { exact: true })).toHaveValue('لم تعترف به الشركة');
  });
  await dialog.getByRole('radio', { name: 'دفعت الشركة الفرق' }).check();
  await expect(dialog.getByLabel('السبب', { exact: true }), 'a reason of another decision').toHaveValue('');
  await dialog.getByRole('button', { name: 'حوّلته الشركة إلى البنك' }).click();
  await look(page, 'a difference is decided');
  await dialog.getByRole('button', { name: 'حفظ القرار' }).click();
  await expect(exception).toHaveCount(0);

  const statement = main(page)
    .getByRole('table', { name: 'الكشوف' })
    .getByRole('row')
    .filter({ hasText: reference });
  await statement.getByRole('button', { name: 'مطابقة مع البنك' }).click();
  const net = lines.reduce((sum, { gross, fee }) => sum + gross - fee, 0);
  await dialog.getByLabel('المبلغ الواصل بالجنيه').fill(String(net / 100));
  await dialog.getByLabel('رقم العملية في البنك').fill('NBE-5521');
  await look(page, 'a statement is found at the bank');
  await dialog.getByRole('button', { name: 'تأكيد الوصول' }).click();
  await expect(statement).toContainText('وصل إلى البنك');
  job.end();
  await look(page, 'remittances that are done');
});

test('finance refuses a picture of a transfer, finds it at the bank, and sends it back when its buyer cancels', async ({
  page,
}) => {
  const { buyer, orderId, amount } = await sendTransfer(page, MERCHANT);
  const { token } = await newStaff(page, 'finance');
  await store(page, { token });
  await page.goto('/payments');
  const waiting = (table: string) =>
    main(page)
      .getByRole('table', { name: table })
      .getByRole('row')
      .filter({ hasText: `WK-${orderId}` });
  const transfer = waiting('تحويلات تنتظر التأكيد');
  await transfer.getByRole('button', { name: 'عرض صورة تحويل' }).click();
  const proof = page.getByRole('dialog', { name: 'صورة التحويل' });
  await expect(proof.getByRole('img')).toBeVisible();
  await look(page, 'a picture of a transfer');
  await page.keyboard.press('Escape');
  await expect(proof).toBeHidden();

  const dialog = page.getByRole('alertdialog');
  await transfer.getByRole('button', { name: 'رفض الصورة' }).click();
  const why = dialog.getByLabel('السبب كما يقرؤه العميل');
  await dialog.getByRole('button', { name: 'رفض الصورة' }).click();
  await expect(why).toHaveAttribute('aria-invalid', 'true');
  await look(page, 'a refused picture that lacks its reason');
  await why.fill('رقم العملية لا يظهر في الصورة');
  await dialog.getByRole('button', { name: 'رفض الصورة' }).click();
  await expect(transfer.getByText('رُفضت الصورة')).toBeVisible();

  await store(page, { token: buyer.token });
  await page.goto(`/payment/${orderId}`);
  await expect(main(page).getByText('رقم العملية لا يظهر في الصورة')).toBeVisible();
  await look(page, 'why a picture was refused');
  const another = { name: 'again.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg') };
  await main(page).getByLabel('أرفق صورة أخرى').setInputFiles(another);
  await expect(main(page).getByText('وصلت صورة التحويل')).toBeVisible();

  await store(page, { token });
  await page.goto('/payments');
  await transfer.getByRole('button', { name: 'تأكيد الوصول' }).click();
  const arrived = dialog.getByLabel('المبلغ الواصل بالجنيه');
  await arrived.fill(String(amount - 1));
  await dialog.getByRole('button', { name: 'تأكيد الوصول' }).click();
  await expect(arrived).toHaveAccessibleDescription(/ليس هذا مبلغ الطلب/);
  await look(page, 'a transfer that came short');
  await arrived.fill(String(amount));
  await dialog.getByRole('button', { name: 'تأكيد الوصول' }).click();
  await expect(page.getByText('تأكد وصول التحويل'), 'said once the dialog has closed').toBeVisible();
  await expect(transfer).toHaveCount(0);

  const cancel = { token: buyer.token, data: { orderId } };
  await expect(async () => {
    await call(page, post('order/cancel'), cancel);
  }).toPass();
  await page.goto('/refunds?tab=to_transfer');
  const refund = main(page)
    .getByRole('row')
    .filter({ hasText: `WK-${orderId}` });
  await expect(async () => {
    await page.reload();
    await expect(refund).toBeVisible({ timeout: 2000 });
  }).toPass();
  await look(page, 'what is sent back by hand');
  await refund.getByRole('button', { name: 'تسجيل التحويل' }).click();
  const reference = dialog.getByLabel('رقم العملية');
  await dialog.getByRole('button', { name: 'تسجيل التحويل' }).click();
  await expect(reference).toHaveAttribute('aria-invalid', 'true');
  await look(page, 'what was sent, without its reference');
  await reference.fill('IP-20261120-4');
  await dialog.getByRole('button', { name: 'تسجيل التحويل' }).click();
  await expect(refund).toHaveCount(0);
  await page.goto('/refunds?tab=done');
  await expect(refund).toContainText('تحويل إلى حساب العميل');
});
