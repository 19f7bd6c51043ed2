import { expect, type Page, test } from '@playwright/test';
import { askReturn, deliverTo } from '../../support/back-office/cases.ts';
import { countJob } from '../../support/back-office/job.ts';
import { newStaff, signInStaff } from '../../support/back-office/staff.ts';
import { isPhone } from '../../support/back-office/viewport.ts';
import { STILL } from '../../support/journeys/barriers.ts';
import { call, codeSentTo, newBuyer, post } from '../../support/journeys/buyer.ts';
import { order, productOf, staffOf } from '../../support/journeys/orders.ts';
import { store } from '../../support/journeys/visit.ts';

// The jobs that no other journey walks, each by the shortest way, counted (tests/support/back-office/job.ts).
test.describe.configure({ timeout: 180_000 });
test.use(STILL);

/** The merchant that the demo's first merchant account works for. */
const MERCHANT = 1;
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const sheetOf = (page: Page) => page.getByRole('dialog');

/** A new buyer's order of two, of the demo's first merchant. */
async function ordered(page: Page) {
  const buyer = await newBuyer(page);
  const goods = await productOf(page, buyer, MERCHANT);
  const orderId = await order(page, buyer, [{ productId: goods.id, quantity: 2 }]);
  return { orderId, goods, staff: await staffOf(page, orderId) };
}

test('a parcel that nobody takes is tried, refused and put back', async ({ page }) => {
  const { orderId, goods, staff } = await ordered(page);
  await staff.ship(goods.merchantName);
  await staff.step('parcel/out-for-delivery', { parcelId: await staff.parcelOf(goods.merchantName) });
  await signInStaff(page, 'merchant');
  await page.goto(`/order-details/${orderId}`);
  const job = await countJob(page, 'failed delivery');
  // The weather ends an attempt and refuses nothing.
  for (const [event, weather] of [
    ['محاولة لم تنجح', 1],
    ['رُفض الاستلام', 0],
  ] as const) {
    await button(page, event).click();
    const reasons = sheetOf(page).getByRole('radiogroup', { name: 'السبب' }).getByRole('radio');
    await expect(reasons.and(page.getByRole('radio', { name: 'أحوال الطقس' }))).toHaveCount(weather);
    await reasons.first().check();
    await sheetOf(page).getByRole('button', { name: event }).click();
    await expect(sheetOf(page)).toBeHidden();
  }
  await button(page, 'عاد إلى المتجر').click();
  await sheetOf(page).getByRole('button', { name: 'عاد إلى المتجر' }).click();
  await expect(sheetOf(page)).toBeHidden();
  job.end();
});

test('one of two pieces is cancelled because it ran out', async ({ page }) => {
  const { orderId } = await ordered(page);
  await signInStaff(page, 'merchant');
  await page.goto(`/order-details/${orderId}`);
  const job = await countJob(page, 'partial cancel');
  await button(page, 'إلغاء قطع من الطلب').click();
  await sheetOf(page).getByRole('combobox').first().selectOption('1');
  await sheetOf(page).getByRole('radio', { name: 'نفد من المخزون' }).check();
  await sheetOf(page).getByRole('button', { name: 'إلغاء قطع من الطلب' }).click();
  await expect(sheetOf(page)).toBeHidden();
  job.end();
  await expect(
    main(page)
      .getByText(/أُلغيت قطعة/)
      .first(),
  ).toBeVisible();
});

test('a return is received, inspected and refunded', async ({ page }) => {
  const returnId = await askReturn(page, await deliverTo(page, MERCHANT));
  await signInStaff(page, 'merchant');
  await page.goto(`/returns/${returnId}`);
  const job = await countJob(page, 'return');
  for (const step of ['وصلت القطع', 'حفظ الفحص', 'تنفيذ ما طلبه العميل']) await button(page, step).click();
  await expect(main(page).getByRole('region', { name: 'المبلغ المسترد' })).toBeVisible();
  job.end();
});

interface Statements {
  statements: { id: number; canDispute: boolean }[];
}

/** On paper the entries are rows below their heads, whatever the width of the screen, and nothing is there to be pressed. */
async function expectRowsOnPaper(page: Page): Promise<void> {
  await expect(main(page).getByRole('row').nth(1)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByRole('button').filter({ visible: true })).toHaveCount(0);
  const [first] = await main(page).getByRole('row').nth(1).getByRole('cell').all();
  const last = main(page).getByRole('row').nth(1).getByRole('cell').filter({ hasText: 'جنيه' });
  expect((await last.boundingBox())?.y).toBe((await first?.boundingBox())?.y);
  await page.emulateMedia({ media: 'screen' });
}

test('a statement is objected to, by one of its entries', async ({ page }) => {
  // An objection is made once: each width has a merchant of its own.
  const identifier = isPhone(page) ? 'merchant1@wekala.example' : 'merchant2@wekala.example';
  const login = { data: { identifier, password: 'wekala-demo-1' } };
  const { token } = await call<{ token: string }>(page, post('user/auth/login'), login);
  const { statements } = await call<Statements>(page, ['GET', '/api/web/money/statements'], { token });
  const open = statements.find(({ canDispute }) => canDispute);
  expect(open, 'the demo has a statement that may still be objected to').toBeDefined();
  await store(page, { token });
  await page.goto(`/money/statements/${open?.id}`);
  await expectRowsOnPaper(page);
  const job = await countJob(page, 'dispute');
  await main(page).getByRole('button', { name: 'اعتراض على هذا الصف' }).first().click();
  await main(page).getByLabel('ما الخطأ في الكشف؟').fill('العمولة أكبر من المتفق عليه.');
  await button(page, 'إرسال الاعتراض').click();
  await expect(main(page).getByText('سجّلنا اعتراضك')).toBeVisible();
  job.end();
});

test('support finds a caller by the mobile, is given the code and opens the case', async ({ page }) => {
  const { buyer, orderId } = await deliverTo(page, MERCHANT);
  await store(page, { token: (await newStaff(page, 'support')).token });
  await page.goto(`/customer?orderId=${orderId}`);
  // What the caller will be told comes before the case is opened.
  await button(page, 'إرجاع أو شكوى نيابة عنه').click();
  await sheetOf(page).getByLabel('ما يقوله المتصل').selectOption('defect');
  await sheetOf(page).locator('select[name^=line-]').first().selectOption('1');
  await expect(sheetOf(page).getByText(/^يسترد العميل .*جنيه/)).toBeVisible();
  await page.goto('/customer');
  const job = await countJob(page, 'support call');
  await main(page).getByLabel('رقم الموبايل').fill(buyer.mobile.replace('+2', ''));
  await button(page, 'بحث').click();
  await button(page, 'إرجاع أو شكوى نيابة عنه').click();
  await sheetOf(page).getByRole('button', { name: 'إرسال الرمز' }).click();
  await expect(page.getByText('أُرسل الرمز إلى موبايل العميل')).toBeVisible();
  const code = await codeSentTo(page, buyer.mobile, 'رمز مكالمتك');
  await sheetOf(page).getByLabel('رمز المكالمة').fill(code);
  await sheetOf(page).getByLabel('كما قاله').fill('يقول إن الطرد لم يصل إليه.');
  await sheetOf(page).getByRole('button', { name: 'فتح الطلب نيابة عنه' }).click();
  await expect(page.getByText('فُتح الطلب باسم العميل')).toBeVisible();
  job.end();
});

test('a report is asked for by merchants, of this month', async ({ page }) => {
  await signInStaff(page, 'super_admin');
  await page.goto('/reports');
  const job = await countJob(page, 'reports');
  await main(page).getByRole('link', { name: 'المتاجر', exact: true }).click();
  await main(page)
    .getByLabel('من يوم')
    .fill(`${new Date().toISOString().slice(0, 7)}-01`);
  await expect(main(page).getByRole('table')).toContainText('متجر النيل');
  const saving = page.waitForEvent('download');
  await button(page, 'تصدير إكسل').click();
  await saving;
  job.end();
});
