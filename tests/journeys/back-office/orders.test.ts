import { expect, type Page, test } from '@playwright/test';
import { onPhone } from '../../support/back-office/viewport.ts';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';

import { type Buyer, call, newBuyer } from '../../support/journeys/buyer.ts';
import { order, productOf } from '../../support/journeys/orders.ts';

test.describe.configure({ timeout: 180_000 });
test.use(STILL);

/** The merchant that the demo's first merchant account works for. */
const MERCHANT = 1;

/** A merchant's owner who is signed in on this page, and a fresh order of the merchant's products. */
async function receive(page: Page) {
  await onPhone(page);
  const buyer = await newBuyer(page);
  const goods = await productOf(page, buyer, MERCHANT);
  const orderId = await order(page, buyer, [{ productId: goods.id, quantity: 2 }]);
  await signInAs(page, 'merchant1');
  return { buyer, orderId, goods };
}

async function signInAs(page: Page, who: string): Promise<void> {
  const { token } = await call<{ token: string }>(page, ['POST', '/api/web/user/auth/login'], {
    data: { identifier: `${who}@wekala.example`, password: 'wekala-demo-1' },
  });
  await page.goto('/about');
  await page.evaluate(value => localStorage.setItem('token', value), token);
}

const main = (page: Page) => page.getByRole('main');
const numberOf = (orderId: number) => `WK-${orderId}`;
const local = ({ mobile }: Buyer) => mobile.replace('+2', '');

/** The code that the buyer says at the door. */
async function deliveryCode(page: Page, { token }: Buyer, orderId: number): Promise<string> {
  const seen = await call<{ merchantOrders: { parcels: { deliveryCode: string }[] }[] }>(
    page,
    ['GET', `/api/web/order/details/${orderId}`],
    { token },
  );
  return seen.merchantOrders[0]?.parcels[0]?.deliveryCode ?? '';
}

/** Nothing of a label is cut off on paper, and the first one begins where the paper does: no bar is left room for. */
async function expectToFitPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const labels = main(page).getByRole('region', { name: /WK-/ });
  const cut = await labels.evaluateAll(
    all => all.filter(each => each.scrollHeight > each.clientHeight + 1).length,
  );
  expect(cut).toBe(0);
  expect((await labels.first().boundingBox())?.y).toBeLessThan(1);
  await page.emulateMedia({ media: 'screen' });
}

test('an open list says that an order came, and moves only when it is asked to', async ({ page }) => {
  const { buyer, goods } = await receive(page);
  await page.goto('/orders');
  const numbers = main(page).getByRole('link', { name: /^WK-/ }).filter({ visible: true });
  await expect(numbers.first()).toBeVisible();
  const strip = main(page).getByRole('status').filter({ hasText: 'طلب جديد' });
  // Another journey may order from the same shop meanwhile.
  const showAll = async () => {
    if (await strip.isVisible()) await strip.getByRole('button').click();
    await expect(strip).toBeHidden({ timeout: 1_000 });
  };
  await expect(showAll).toPass();
  const before = await numbers.allTextContents();
  const orderId = await order(page, buyer, [{ productId: goods.id, quantity: 1 }]);
  await expect(strip).toBeVisible({ timeout: 3_000 });
  await expectNoBarriers(page, 'a new order');
  expect(await numbers.allTextContents()).toEqual(before);
  await strip.getByRole('button').click();
  await expect(
    main(page)
      .getByRole('link', { name: numberOf(orderId) })
      .filter({ visible: true }),
  ).toBeVisible();
  await expect(showAll).toPass();
});

const whatsAppOf = ({ buyer, orderId }: Awaited<ReturnType<typeof receive>>) =>
  new RegExp(`^https://wa\\.me/${buyer.mobile.replace('+', '')}\\?text=.*WK-${orderId}`);

test('a merchant calls a buyer, or writes by WhatsApp, from the order', async ({ page }) => {
  const received = await receive(page);
  await page.goto(`/order-details/${received.orderId}`);
  await expect(main(page).getByRole('link', { name: 'اتصال' })).toHaveAttribute(
    'href',
    `tel:${received.buyer.mobile}`,
  );
  await expect(main(page).getByRole('link', { name: 'واتساب' })).toHaveAttribute(
    'href',
    whatsAppOf(received),
  );
});

test('on a phone a merchant calls a buyer, or writes by WhatsApp, from the card in the list', async ({
  page,
}) => {
  const received = await receive(page);
  await page.addInitScript(() => {
    // Nothing answers a telephone here.
    HTMLAnchorElement.prototype.click = function () {
      document.title = this.href;
    };
  });
  await page.goto(`/orders?q=WK-${received.orderId}`);
  const list = main(page).getByRole('article').filter({ visible: true });
  await expect(list).toHaveCount(1);
  await expectNoBarriers(page, 'a card with ways to its buyer');
  await list.getByRole('button', { name: /^اتصال/ }).click();
  await expect(page).toHaveTitle(`tel:${received.buyer.mobile}`);
  await list.getByRole('button', { name: /^واتساب/ }).click();
  await expect(page).toHaveTitle(whatsAppOf(received));
});

test('a merchant receives an order, packs, prints, hands over and delivers it [NAV-6, NAV-7, ROLE-3]', async ({
  page,
}) => {
  const { buyer, orderId, goods } = await receive(page);
  await page.goto('/orders');
  await expect(
    main(page).getByRole('link', { name: /^WK-/ }).filter({ visible: true }).first(),
  ).toBeVisible();
  await expectNoBarriers(page, 'the list of orders');
  await main(page).getByRole('searchbox').fill(local(buyer));
  await main(page).getByRole('searchbox').press('Enter');
  const link = main(page)
    .getByRole('link', { name: numberOf(orderId) })
    .filter({ visible: true });
  await expect(main(page).getByRole('link', { name: /^WK-/ }).filter({ visible: true })).toHaveCount(1);
  await expect(link).toBeVisible();

  await main(page)
    .getByRole('checkbox', { name: new RegExp(numberOf(orderId)) })
    .filter({ visible: true })
    .check();
  await expectNoBarriers(page, 'orders are selected');
  await main(page).getByRole('button', { name: 'تغيير الحالة' }).click();
  await page.locator(':popover-open').getByRole('button', { name: 'بدء التجهيز' }).click();
  await expect(page.getByText('تم تنفيذ الخطوة في طلب واحد')).toBeVisible();
  await link.click();

  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(numberOf(orderId));
  await expect(main(page).getByText('سلمى حسن').first()).toBeVisible();
  await main(page).getByRole('button', { name: 'تغليف' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'إضافة طرد' }).click();
  const unitsIn = (parcel: string) =>
    sheet.getByRole('region', { name: parcel }).getByRole('combobox', { name: /عدد القطع/ });
  await expect(sheet.getByText('ضع قطعة واحدة على الأقل')).toBeVisible();
  await unitsIn('الطرد ١').selectOption('1');
  await expect(sheet.getByText('بقيت قطعة واحدة بلا طرد')).toBeVisible();
  await expectNoBarriers(page, 'packing');
  await unitsIn('الطرد ٢').selectOption('1');
  await sheet.getByRole('button', { name: 'تغليف' }).click();
  await expect(sheet).toBeHidden();
  const first = main(page).getByRole('region', { name: 'الطرد ١ من ٢' });
  await expect(first).toBeVisible();
  await expectNoBarriers(page, 'a packed order');

  await main(page).getByRole('link', { name: 'طباعة البوليصة' }).click();
  await expect(main(page).getByRole('region', { name: new RegExp(numberOf(orderId)) })).toHaveCount(2);
  await expect(main(page).getByRole('img', { name: /WK-/ })).toHaveCount(2);
  await expect(main(page).getByText(/^فقط .*جنيه.* لا غير$/)).toHaveCount(2);
  await expectNoBarriers(page, 'labels');
  await expectToFitPaper(page);
  await main(page).getByLabel('مقاس الورق').selectOption({ label: 'بوليصة ١٠ × ١٥ سم' });
  await expectToFitPaper(page);
  await main(page).getByLabel('ماذا تطبع؟').selectOption({ label: 'قائمة تجهيز' });
  await expect(main(page).getByRole('cell', { name: goods.title })).toBeVisible();
  await page.goBack();
  await page.goto(`/order-details/${orderId}`);

  await first.getByRole('button', { name: 'تسليم للمندوب' }).click();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'سُلّم للمندوب' })).toBeVisible();
  await first.getByRole('button', { name: 'خرج للتوصيل' }).click();
  await expect(first.getByRole('button', { name: 'خرج للتوصيل' })).toBeHidden();
  await first.getByRole('button', { name: 'تم التسليم' }).click();
  await sheet.getByLabel('رمز التسليم من العميل').fill('000');
  await sheet.getByRole('button', { name: 'تم التسليم' }).click();
  await expect(sheet.getByText('رمز التسليم غير صحيح')).toBeVisible();
  await expectNoBarriers(page, 'a wrong code');
  await sheet.getByLabel('رمز التسليم من العميل').fill(await deliveryCode(page, buyer, orderId));
  await sheet.getByRole('button', { name: 'تم التسليم' }).click();
  await expect(sheet).toBeHidden();
  await expect(first.getByText('تم التسليم')).toBeVisible();

  await main(page).getByLabel('اكتب ملاحظة').fill('سلّمنا الطرد الأول بأنفسنا');
  await main(page).getByRole('button', { name: 'حفظ الملاحظة' }).click();
  await expect(main(page).getByText('سلّمنا الطرد الأول بأنفسنا')).toBeVisible();
  await expect(main(page).getByRole('list', { name: 'سجل الطلب' })).toContainText('سُلّم الطرد');
  await expectNoBarriers(page, 'an order on its way');
});

test('the list says what it waits for, what it found nothing of and that it failed', async ({ page }) => {
  await receive(page);
  await page.route('**/api/web/back-office/order/list*', () => undefined);
  await page.goto('/orders');
  await expect(main(page).getByText('جاري تحميل الطلبات...')).toBeAttached();
  await expectNoBarriers(page, 'the list is awaited');
  await page.unrouteAll();
  await page.route('**/api/web/back-office/order/list*', route => route.abort());
  await page.goto('/orders');
  await expect(main(page).getByText('تعذر تحميل الطلبات')).toBeVisible();
  await expectNoBarriers(page, 'the list failed');
  await page.unrouteAll();
  await main(page).getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(
    main(page).getByRole('link', { name: /^WK-/ }).filter({ visible: true }).first(),
  ).toBeVisible();
  await page.goto('/orders?q=01000000999');
  await expect(main(page).getByText('لا توجد طلبات في هذه الفترة')).toBeVisible();
  await expectNoBarriers(page, 'nothing found');
  await page.goto('/order-details/987654321');
  await expect(main(page).getByText('لم نجد هذا الطلب')).toBeVisible();
  await expectNoBarriers(page, 'no such order');
});

test('a buyer is refused the list of orders [NAV-7, ROLE-2]', async ({ page }) => {
  const { token } = await newBuyer(page);
  const reply = await page.request.get('/api/web/back-office/order/list', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.status()).toBe(403);
  await page.goto('/orders');
  await expect(page.getByText('ليست لديك صلاحية لفتح هذه الصفحة.')).toBeVisible();
});
