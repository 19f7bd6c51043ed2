import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { type Buyer, call, newBuyer } from '../../support/journeys/buyer.ts';
import { orderBy, type Product, productsThat } from '../../support/journeys/orders.ts';

test.use(STILL);

/** A new buyer with one product in the cart, at the checkout with the address typed. */
async function atCheckout(page: Page): Promise<{ buyer: Buyer; goods: Product }> {
  const buyer = await newBuyer(page);
  const [goods] = await productsThat(page, buyer, ({ price }) => price < 2000);
  await page.evaluate(item => localStorage.setItem('cart', JSON.stringify([item])), {
    ...goods,
    quantity: 1,
  });
  await page.goto('/checkout');
  await page.getByLabel('المحافظة').selectOption({ label: 'القاهرة' });
  await page.getByLabel('المدينة أو المنطقة').selectOption({ label: 'مدينة نصر' });
  await page.getByLabel('الشارع').fill('شارع مصطفى النحاس');
  await page.getByLabel('رقم العقار').fill('١٢');
  await page.getByRole('checkbox', { name: /قرأت/ }).check();
  return { buyer, goods };
}

async function choose(page: Page, method: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(method) }).check();
}

const confirm = (page: Page) =>
  page.getByRole('button', { name: 'تأكيد الطلب' }).locator('visible=true').click();

test('a card is declined, the same order is paid again, and then it is paid', async ({ page }) => {
  await atCheckout(page);
  await choose(page, 'بطاقة بنكية');
  await confirm(page);
  await expect(page.getByText('بوابة دفع تجريبية')).toBeVisible();
  await page.getByRole('button', { name: 'ارفض العملية' }).click();
  await expect(page.getByText('لم تكتمل عملية الدفع')).toBeVisible();
  await expectNoBarriers(page, 'a card that was declined');

  await page.getByRole('button', { name: 'ادفع الآن' }).click();
  await page.getByRole('button', { name: 'ادفع', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'تم الدفع' })).toBeVisible();
  // Nothing that the gateway signed is left to be copied.
  await expect(page).toHaveURL(/\/payment\/\d+$/);
  await expectNoBarriers(page, 'an order that is paid');
});

test('each way to pay is a line with its mark, the sandbox is mentioned once, and floor and flat need no answer', async ({
  page,
}) => {
  await atCheckout(page);
  const ways = page.getByRole('group', { name: 'اختر طريقة الدفع' });
  await choose(page, 'بطاقة بنكية');
  await expect(page.getByText('بوابة تجريبية: لا تُدفع فيها أموال حقيقية')).toHaveCount(1);
  const lines = await ways.locator('label').evaluateAll(labels =>
    labels.map(label => ({
      marks: label.querySelector(':scope > [aria-hidden="true"]:last-child')?.children.length ?? 0,
      height: label.getBoundingClientRect().height,
    })),
  );
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter(({ marks, height }) => marks === 0 || height < 44 || height > 57)).toEqual([]);
  // Only the chosen one explains itself.
  await expect(ways.getByText('بطاقات الخصم والائتمان وبطاقات ميزة')).toBeVisible();
  await expect(ways.getByText('أي محفظة موبايل مصرية برقمها')).toHaveCount(0);
  for (const unneeded of ['الدور', 'الشقة']) {
    const field = page.getByLabel(`${unneeded} (اختياري)`);
    await expect(field).toBeVisible();
    await expect(field).not.toHaveAttribute('required');
  }
});

test('a buyer who was signed out while paying arrives at sign-in without the gateway’s signed query', async ({
  page,
}) => {
  await atCheckout(page);
  await choose(page, 'بطاقة بنكية');
  await confirm(page);
  await expect(page.getByText('بوابة دفع تجريبية')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.getByRole('button', { name: 'ادفع', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fpayment%2F\d+$/);
});

test('a Fawry code is shown with its amount, and is paid at an outlet', async ({ page }) => {
  await atCheckout(page);
  await choose(page, 'كود فوري');
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'كود الدفع' })).toBeVisible();
  await expectNoBarriers(page, 'a code to pay by');
  const back = page.url();
  await page.getByRole('link', { name: 'ادفع الكود في المنفذ التجريبي' }).click();
  await page.getByRole('button', { name: 'ادفع في المنفذ' }).click();
  await page.goto(back);
  await expect(page.getByRole('heading', { name: 'تم الدفع' })).toBeVisible();
});

test('a buyer who pays by transfer copies the address, the sum and the order’s number, and no other method is pushed', async ({
  page,
  context,
  browserName,
}) => {
  expect(browserName).toBe('chromium');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await atCheckout(page);
  await choose(page, 'إنستاباي');
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'حوّل بإنستاباي' })).toBeVisible();
  const copied = async (what: string) => {
    await page.getByRole('button', { name: `نسخ ${what}`, exact: true }).click();
    await expect(page.getByText(`نُسخ ${what}`)).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied('عنوان إنستاباي')).toBe('wekala.example@instapay');
  expect(await copied('المبلغ')).toMatch(/^\d+(\.\d+)?$/);
  expect(await copied('رقم الطلب')).toBe(`WK-${/\d+$/.exec(page.url())?.[0]}`);
  await expect(page.getByRole('button', { name: 'ادفع الآن' })).toBeHidden();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expectNoBarriers(page, 'an account to transfer to');
});

test('the way to pay an unpaid order stands on the first screen of its page, before everything else of it', async ({
  page,
}) => {
  const buyer = await newBuyer(page);
  const [{ id: productId }] = await productsThat(page, buyer, ({ price }) => price < 2000);
  for (const paymentMethod of ['fawry', 'bank_transfer']) {
    const id = await orderBy(page, buyer, { lines: [{ productId, quantity: 1 }], paymentMethod });
    await page.goto(`/payment/${id}?start=${paymentMethod}`);
    await expect(page.getByText(`نسخ`).first()).toBeVisible();
    await page.goto(`/order-details/${id}`);
    const pay = page.getByRole('main').getByRole('link', { name: 'أكمل الدفع' }).first();
    await expect(pay).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/بانتظار الدفع حتى/).first()).toBeInViewport({ ratio: 1 });
    const what = paymentMethod === 'fawry' ? 'كود الدفع' : 'عنوان إنستاباي';
    await expect(page.getByRole('button', { name: `نسخ ${what}` })).toBeInViewport({ ratio: 1 });
    const foot = await pay.evaluate(link => link.getBoundingClientRect().bottom);
    const parcel = await page.getByText('الشحنة', { exact: false }).first().boundingBox();
    expect(foot).toBeLessThan(parcel?.y ?? 0);
    await page.getByRole('link', { name: 'غيّر طريقة الدفع' }).click();
    await expect(page.getByRole('radio', { name: 'بطاقة بنكية' })).toBeVisible();
  }
});

test('an order that waits for a card is switched to cash at the door', async ({ page }) => {
  await atCheckout(page);
  await choose(page, 'بطاقة بنكية');
  await confirm(page);
  await page.getByRole('button', { name: 'ارجع إلى المتجر دون دفع' }).click();
  await page.getByRole('button', { name: 'الدفع عند الاستلام بدلًا من ذلك' }).click();
  await expect(page).toHaveURL(/\/order-details\/\d+/);
  await expect(page.getByText('المطلوب عند الاستلام').first()).toBeVisible();
});

test('a coupon that nobody knows is refused in words; one that counts is taken off, also after a reload, removed and ordered with', async ({
  page,
}) => {
  const code = `J${randomUUID().slice(0, 8).toUpperCase()}`;
  const { token } = await call<{ token: string }>(page, ['POST', '/api/web/user/auth/login'], {
    data: { identifier: 'admin@wekala.example', password: 'wekala-demo-1' },
  });
  await call(page, ['POST', '/api/web/coupon/create'], {
    token,
    data: {
      code,
      kind: 'amount',
      percent: null,
      amount: 20,
      most: null,
      minSubtotal: 0,
      categoryIds: [],
      productIds: [],
      platformPercent: 100,
      firstDay: '2026-01-01',
      lastDay: null,
      totalLimit: null,
      buyerLimit: null,
    },
  });
  await atCheckout(page);
  await page.getByRole('button', { name: 'لديك كوبون خصم؟' }).click();
  const field = page.getByLabel('كوبون خصم');
  const apply = page.getByRole('button', { name: 'تطبيق' });
  await field.fill('NOSUCHCODE');
  await apply.click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectNoBarriers(page, 'a coupon that nobody knows');
  // What holds the order up is the consent.
  const consent = page.getByRole('checkbox', { name: /قرأت/ });
  await consent.uncheck();
  await field.focus();
  await confirm(page);
  await expect(consent).toBeFocused();

  await field.fill(code);
  await apply.click();
  await expect(page.getByText('خُصمت قيمة الكوبون')).toBeVisible();
  await expectNoBarriers(page, 'a coupon that counts');
  await page.reload();
  await expect(page.getByText('خُصمت قيمة الكوبون')).toBeVisible();
  await page.getByRole('button', { name: 'إزالة' }).click();
  await expect(page.getByText('خُصمت قيمة الكوبون')).toBeHidden();
  await page.reload();
  await expect(page.getByText('لن يُخصم أي مبلغ الآن')).toBeVisible();
  await expect(page.getByText('خُصمت قيمة الكوبون')).toBeHidden();

  await page.getByRole('button', { name: 'لديك كوبون خصم؟' }).click();
  await field.fill(code);
  await field.press('Enter');
  await expect(page.getByText('خُصمت قيمة الكوبون')).toBeVisible();
  await consent.check();
  await confirm(page);
  await expect(page).toHaveURL(/\/order-details\/\d+/);
  await expect(page.getByText('خصم الكوبون').first()).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('coupon')));
  expect(stored).toEqual([]);
});
