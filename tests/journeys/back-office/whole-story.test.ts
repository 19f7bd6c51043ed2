import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { acceptMerchant, applyToSell, signInAgain } from '../../support/back-office/applications.ts';
import { endDayOfPayouts, endReturnWindow } from '../../support/back-office/arrange.ts';
import { countJob } from '../../support/back-office/job.ts';
import { newPerson, newStaff, signInStaff } from '../../support/back-office/staff.ts';
import { onPhone } from '../../support/back-office/viewport.ts';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { type Buyer, call, newBuyer } from '../../support/journeys/buyer.ts';
import { store } from '../../support/journeys/visit.ts';
import { picture } from '../../support/pictures.ts';

// A year in the life of a shop, and for one of its steps the shop's own clock takes a minute.
test.describe.configure({ timeout: 300_000 });
test.use(STILL);

const IBAN = 'EG380019000500000000263180002';
const main = (page: Page) => page.getByRole('main');

async function photo(name: string) {
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: await picture('jpeg', { width: 300, height: 300 }),
  };
}

/** With two colours and three pictures, of which the second becomes the cover; gives its id. */
async function addProduct(page: Page, title: string): Promise<number> {
  await page.goto('/products/new');
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('اسم المنتج').fill(title);
  await page.getByRole('combobox', { name: 'القسم' }).selectOption({ index: 1 });
  await field('السعر الحالي').fill('٣٤٩٫٥');
  const files = [await photo('a.jpg'), await photo('b.jpg'), await photo('c.jpg')];
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(page.locator('[data-place]')).toHaveCount(3, { timeout: 30_000 });
  await page.getByRole('button', { name: /رتّب الصورة ٢/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('switch', { name: 'لهذا المنتج خيارات' }).check();
  await page.getByLabel('إضافة قيمة إلى اللون').fill('كحلي، أحمر');
  await page.keyboard.press('Enter');
  for (const name of ['المخزون: كحلي', 'المخزون: أحمر'])
    await page.getByLabel(name, { exact: true }).fill('٥');
  await page.getByRole('button', { name: 'نشر المنتج' }).click();
  await expect(page).toHaveURL(/\/product-details\/\d+$/);
  return Number(page.url().split('/').at(-1));
}

/** Orders two of the second colour, to be paid by transfer. */
async function orderByTransfer(page: Page, { token, mobile }: Buyer, productId: number) {
  const { variants } = await call<{ variants: { id: number }[] }>(page, [
    'GET',
    `/api/web/product/details/${productId}`,
  ]);
  const lines = [{ productId, variantId: variants[1]?.id, quantity: 2 }];
  const quote = await call<{ total: number; lines: { price: number }[] }>(
    page,
    ['POST', '/api/web/cart/quote'],
    { token, data: { lines, governorateId: 1 } },
  );
  return call<{ orderId: number; toPay: number }>(page, ['POST', '/api/web/checkout/place-order'], {
    token,
    data: {
      idempotencyKey: randomUUID(),
      lines: lines.map((line, at) => ({ ...line, seenPrice: quote.lines[at]?.price })),
      address: {
        recipient: 'سلمى حسن',
        mobile: mobile.replace('+2', ''),
        governorateId: 1,
        cityId: 39,
        street: 'شارع مصطفى النحاس',
        building: '١٢',
      },
      paymentMethod: 'bank_transfer',
      seenTotal: quote.total,
      acceptTerms: true,
    },
  });
}

interface Seen {
  merchantOrders: { id: number; status: string; parcels: { deliveryCode: string | null }[] }[];
}

async function seenBy(page: Page, { token }: Buyer, orderId: number) {
  const seen = await call<Seen>(page, ['GET', `/api/web/order/details/${orderId}`], { token });
  return seen.merchantOrders[0] as Seen['merchantOrders'][0];
}

/** From the list of orders to the buyer's door. */
async function fulfil(page: Page, orderId: number, codeOf: () => Promise<string>) {
  await page.goto('/orders');
  const job = await countJob(page, 'accept to hand-over');
  await main(page)
    .getByRole('link', { name: `WK-${orderId}` })
    .filter({ visible: true })
    .click();
  const button = (name: string) => main(page).getByRole('button', { name });
  const sheet = page.getByRole('dialog');
  await button('قبول وبدء التجهيز').click();
  await button('تغليف').click();
  await sheet.getByRole('button', { name: 'تغليف' }).click();
  await expect(sheet).toBeHidden();
  await main(page).getByRole('link', { name: 'طباعة البوليصة' }).click();
  await expect(main(page).getByRole('region', { name: new RegExp(`WK-${orderId}`) })).toBeVisible();
  await expect(main(page).getByText('مدفوع بالكامل، لا تحصّل شيئًا')).toBeVisible();
  await page.goto(`/order-details/${orderId}`);
  await button('تسليم للمندوب').click();
  await expect(button('خرج للتوصيل')).toBeVisible();
  job.end();
  await button('خرج للتوصيل').click();
  await button('تم التسليم').click();
  await sheet.getByLabel('رمز التسليم من العميل').fill(await codeOf());
  await sheet.getByRole('button', { name: 'تم التسليم' }).click();
  await expect(sheet).toBeHidden();
}

async function nameChannel(page: Page) {
  await page.goto('/account?tab=payouts');
  await main(page).getByRole('button', { name: 'إضافة حساب' }).click();
  await main(page).getByLabel('اسم صاحب الحساب').fill('مؤسسة ركن الخزف');
  await main(page).getByRole('textbox', { name: /رقم/ }).fill(IBAN);
  await main(page).getByRole('button', { name: 'حفظ', exact: true }).click();
  await expect(page.getByText('حُفظ حساب استلام المستحقات')).toBeVisible();
}

const payoutOf = (page: Page, name: string) => main(page).getByRole('row', { name: new RegExp(name) });

/** The bank sends it back; its maker drafts it again, and what was approved and sent again arrives. */
async function payOut(page: Page, name: string, maker: string) {
  const payout = payoutOf(page, name);
  const dialog = page.getByRole('alertdialog');
  // Every row has the same steps, so each names its payout.
  const press = (step: string) =>
    payout.getByRole('button', { name: new RegExp(`^${step}: .*${name}`) }).click();
  const answer = async (step: string, note: string) => {
    await press(step);
    const submit = dialog.getByRole('button', { name: step, exact: true });
    await submit.click();
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await expectNoBarriers(page, `${step}, and nothing was said`);
    await dialog.getByRole('textbox').fill(note);
    await submit.click();
    await expect(dialog).toBeHidden();
  };
  await press('اعتماد');
  await press('أُرسلت إلى البنك');
  // The batch follows the rows of its table.
  const batch = page.waitForResponse('**/api/web/payouts/run*');
  await answer('لم تصل', 'الحساب مغلق');
  await batch;
  await expect(payout).toContainText('الحساب مغلق');
  await expect(payout, 'it has given its entries back').not.toContainText('بلا طلبات');
  await expectNoBarriers(page, 'a payout that failed');
  const { payouts } = await call<Payouts>(page, ['GET', '/api/web/payouts/list?state=failed'], {
    token: maker,
  });
  const payoutId = payouts.find(({ merchantName }) => merchantName === name)?.id;
  await call(page, ['POST', `/api/web/payouts/${payoutId}/retry`], { token: maker });
  // Somebody else was faster: the page says so and shows the present state.
  await press('إعادة المحاولة');
  await expect(payout).toContainText('تغيّرت حالة هذه الدفعة');
  await expectNoBarriers(page, 'a payout that somebody else has moved');
  const job = await countJob(page, 'payout');
  await press('اعتماد');
  await press('أُرسلت إلى البنك');
  await press('تأكيد الوصول');
  await dialog.getByRole('textbox').fill('NBE-77120');
  await dialog.getByRole('button', { name: 'تأكيد الوصول', exact: true }).click();
  await expect(payout).toContainText('وصلت');
  job.end();
}

interface Payouts {
  payouts: { id: number; merchantName: string }[];
}

test('a merchant joins, adds a product, receives an order, fulfils it and is paid by two people [NAV-6, NAV-7, ROLE-3, ROLE-4]', async ({
  page,
}) => {
  await onPhone(page);
  const applicant = await newPerson(page);
  await store(page, { token: applicant.token });
  const name = `ركن الفخار ${Date.now() % 1_000_000}`;
  await applyToSell(page, name);
  await signInStaff(page, 'super_admin');
  await acceptMerchant(page, name);

  const merchant = await signInAgain(page, applicant);
  await store(page, { token: merchant.token });
  const productId = await addProduct(page, `طقم فناجين ${name}`);
  await nameChannel(page);

  const buyer = await newBuyer(page);
  const { orderId, toPay } = await orderByTransfer(page, buyer, productId);
  const [maker, approver] = [await newStaff(page, 'finance'), await newStaff(page, 'finance')];
  await call(page, ['POST', '/api/web/payment/confirm-transfer'], {
    token: maker.token,
    data: { orderId, amount: toPay },
  });
  await expect.poll(async () => (await seenBy(page, buyer, orderId)).status, { timeout: 30_000 }).toBe('new');

  await store(page, { token: merchant.token });
  await fulfil(
    page,
    orderId,
    async () => (await seenBy(page, buyer, orderId)).parcels[0]?.deliveryCode ?? '',
  );
  await endReturnWindow((await seenBy(page, buyer, orderId)).id);
  await expect
    .poll(async () => (await seenBy(page, buyer, orderId)).status, { timeout: 90_000, intervals: [2000] })
    .toBe('completed');

  await endDayOfPayouts();
  await store(page, { token: maker.token });
  await page.goto('/payouts');
  await main(page).getByRole('button', { name: 'إنشاء دفعات اليوم' }).click();
  await expect(payoutOf(page, name)).toContainText('يعتمدها زميل آخر');
  await store(page, { token: approver.token });
  await page.goto('/payouts');
  await payOut(page, name, maker.token);

  await store(page, { token: merchant.token });
  await page.goto('/money');
  await expect(main(page).getByRole('table', { name: 'الدفعات' })).toContainText('وصلت');
});
