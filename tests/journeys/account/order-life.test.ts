import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers, expectNoSidewaysScroll, STILL } from '../../support/journeys/barriers.ts';
import { codeSentTo, newBuyer } from '../../support/journeys/buyer.ts';
import { delivered, order, productsThat, staffOf } from '../../support/journeys/orders.ts';

test.use(STILL);

const card = (page: Page, merchantName: string) =>
  page.getByRole('main').locator('section').filter({ hasText: 'الشحنة' }).filter({ hasText: merchantName });
const cart = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]') as { id: number; quantity: number }[]);
const affordable = ({ price }: { price: number }) => price > 50 && price < 900;

test('a buyer cancels some units, follows what is left to the door and orders it again [NAV-6]', async ({
  page,
}) => {
  const buyer = await newBuyer(page);
  const [shoes, cups] = await productsThat(page, buyer, affordable);
  const id = await order(page, buyer, [
    { productId: shoes.id, quantity: 3 },
    { productId: cups.id, quantity: 1 },
  ]);
  const staff = await staffOf(page, id);
  await page.goto(`/order-details/${id}`);
  const first = card(page, shoes.merchantName);
  const second = card(page, cups.merchantName);
  await expect(first.getByText('المطلوب عند الاستلام')).toBeVisible();
  await expectNoBarriers(page, 'an order that is new');

  await first.getByRole('button', { name: 'إلغاء من هذه الشحنة' }).click();
  const sheet = page.getByRole('dialog', { name: 'ماذا تريد أن تلغي؟' });
  await sheet.getByRole('button', { name: 'إنقاص الكمية' }).click();
  await sheet.getByLabel('سبب الإلغاء').selectOption({ label: 'تأخر الشحن' });
  await expectNoBarriers(page, 'units to cancel');
  await sheet.getByRole('button', { name: 'تأكيد الإلغاء' }).click();
  await expect(sheet).toBeHidden();
  await expect(first.getByText('أُلغيت قطعتان')).toBeVisible();

  // The same order on another device shows itself anew when it learns that it came second.
  const stale = await page.context().newPage();
  await stale.goto(`/order-details/${id}`);
  await card(stale, cups.merchantName).getByRole('button', { name: 'إلغاء من هذه الشحنة' }).click();
  await second.getByRole('button', { name: 'إلغاء من هذه الشحنة' }).click();
  await sheet.getByRole('button', { name: 'تأكيد الإلغاء' }).click();
  await expect(second.getByText('ملغي', { exact: true }).first()).toBeVisible();
  await stale.getByRole('dialog').getByRole('button', { name: 'تأكيد الإلغاء' }).click();
  await expect(stale.getByRole('status').getByText('لم تعد هذه الخطوة ممكنة')).toBeVisible();
  await expect(stale.getByRole('dialog')).toHaveCount(0);
  await expect(card(stale, cups.merchantName).getByText('ملغي', { exact: true }).first()).toBeVisible();
  await stale.close();
  await expect(second.getByText('بناءً على طلبك')).toBeVisible();
  await expect(second.getByRole('heading', { name: cups.merchantName }), 'its button is gone').toBeFocused();
  await expect(page.getByRole('status').getByText('تم الإلغاء')).toBeVisible();
  await expect(second.getByRole('button', { name: /إلغاء/ })).toHaveCount(0);
  await expectNoBarriers(page, 'a merchant order that was cancelled');

  await staff.ship(shoes.merchantName);
  await page.reload();
  await expect(first.locator('[aria-current=step]')).toContainText('في الطريق');
  const cancel = first.getByRole('button', { name: 'إلغاء من هذه الشحنة' });
  await expect(cancel).toHaveAttribute('aria-disabled', 'true');
  await expect(cancel).toHaveAccessibleDescription(/خرجت الشحنة من المتجر/);
  await expect(first.getByText('رمز التسليم', { exact: true })).toBeVisible();
  await expectNoBarriers(page, 'a merchant order on its way');

  await staff.step('parcel/attempt-failed', {
    parcelId: await staff.parcelOf(shoes.merchantName),
    reason: 'not_answering',
  });
  await page.reload();
  await expect(first.getByText('لم يرد أحد على الموبايل')).toBeVisible();

  await staff.deliver(shoes.merchantName);
  await page.reload();
  await expect(first.getByText('دُفع عند الاستلام')).toBeVisible();
  await first.getByRole('button', { name: 'اطلبه مرة أخرى' }).click();
  await expect(page.getByText('أضفنا منتجًا واحدًا إلى السلة')).toBeVisible();
  expect(await cart(page)).toMatchObject([{ id: shoes.id, quantity: 3 }]);
  await page.getByRole('button', { name: 'عرض السلة' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText(shoes.title)).toBeVisible();

  // Everything of the order at once, what was cancelled of it too.
  await page.evaluate(() => localStorage.setItem('cart', '[]'));
  await page.goto(`/order-details/${id}`);
  await page.getByRole('button', { name: 'اطلب كل المنتجات مرة أخرى' }).click();
  await expect(page.getByText('أضفنا منتجين إلى السلة')).toBeVisible();
  const ids = (await cart(page)).map(line => line.id);
  expect(ids.toSorted()).toEqual([shoes.id, cups.id].toSorted());
});

test('the receipt of what came is a page that can be printed, and a PDF to keep', async ({ page }) => {
  const buyer = await newBuyer(page);
  const [goods] = await productsThat(page, buyer, affordable);
  const { id } = await delivered(page, buyer, { goods, quantity: 1 });
  const receipt = page.getByRole('link', { name: /^إيصال بيع رقم/ });
  await expect(async () => {
    await page.goto(`/order-details/${id}`);
    await expect(receipt).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await receipt.click();
  await expect(page.getByText(`رقم الطلب WK-${id}`)).toBeVisible();
  await expectNoBarriers(page, 'a receipt');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'حفظ PDF' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^إيصال-بيع-\d+\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expectNoSidewaysScroll(page, 'a receipt');
});

test('what counts as delivered and is not there is reported once', async ({ page }) => {
  const buyer = await newBuyer(page);
  const [goods] = await productsThat(page, buyer, affordable);
  const { id } = await delivered(page, buyer, { goods, quantity: 1 });

  await page.goto(`/order-details/${id}`);
  await page.getByRole('button', { name: 'لم يصلني' }).click();
  const question = page.getByRole('alertdialog', { name: 'لم تصلك هذه الشحنة؟' });
  await expectNoBarriers(page, 'what did not arrive');
  await question.getByRole('button', { name: 'إرسال الشكوى' }).click();
  await expect(page.getByText('شكواك من عدم الاستلام قيد المراجعة.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'لم يصلني' })).toHaveCount(0);
  await expect(page.getByRole('status').getByText('وصلتنا شكواك، وسنرد عليك')).toBeVisible();
  await expect(page.getByRole('region', { name: /شكوى رقم/ })).toBeVisible();
  await expectNoBarriers(page, 'it is being looked into');
});

test('a parcel refused at the door says why, and that it is back at its merchant', async ({ page }) => {
  const buyer = await newBuyer(page);
  const [goods] = await productsThat(page, buyer, affordable);
  const id = await order(page, buyer, [{ productId: goods.id, quantity: 1 }]);
  const staff = await staffOf(page, id);
  await staff.ship(goods.merchantName);
  const parcelId = await staff.parcelOf(goods.merchantName);
  await staff.step('parcel/refused', { parcelId, reason: 'refused_after_inspection' });

  await page.goto(`/order-details/${id}`);
  await expect(page.getByText('رُفضت بعد المعاينة')).toBeVisible();
  await expectNoBarriers(page, 'a parcel that was refused');
  await staff.step('parcel/back', { parcelId, condition: 'sellable' });
  await page.reload();
  await expect(page.getByText('عاد إلى المتجر').first()).toBeVisible();
  await expect(page.getByText('رُفضت بعد المعاينة')).toBeVisible();
  await expectNoBarriers(page, 'a parcel that is back');
});

test('a buyer who refused twice at the door reads on a product’s page that cash is not offered to them now', async ({
  page,
}) => {
  const buyer = await newBuyer(page);
  const [goods] = await productsThat(page, buyer, affordable);
  await page.goto(`/product/${goods.id}`);
  const offered = page.getByText('الدفع عند الاستلام متاح', { exact: true });
  await expect(offered).toBeVisible();
  // Both before anything is refused: after that an order is confirmed by a code first.
  const lines = [{ productId: goods.id, quantity: 1 }];
  for (const id of [await order(page, buyer, lines), await order(page, buyer, lines)]) {
    const staff = await staffOf(page, id);
    await staff.ship(goods.merchantName);
    const parcelId = await staff.parcelOf(goods.merchantName);
    await staff.step('parcel/refused', { parcelId, reason: 'refused_at_door' });
  }
  await page.reload();
  await expect(page.getByText('الدفع عند الاستلام غير متاح لك الآن')).toBeVisible();
  await expect(page.getByText(/متوقف على حسابك مؤقتًا/)).toBeVisible();
  await expect(offered).toHaveCount(0);
  await expectNoBarriers(page, 'cash that is not for this buyer');
});

test('a large first order is confirmed by the code that was sent', async ({ page }) => {
  const buyer = await newBuyer(page);
  const [goods] = await productsThat(page, buyer, ({ price }) => price > 4100 && price < 15_000);
  // To the mobile that a code has just proved, no second code is asked for.
  const own = await order(page, buyer, [{ productId: goods.id, quantity: 1 }]);
  await page.goto(`/order-details/${own}`);
  await expect(page.getByText('قيد التجهيز').first()).toBeVisible();
  await expect(page.getByLabel('الرمز')).toHaveCount(0);

  const friend = { ...buyer, mobile: '+201012345678' };
  const id = await order(page, friend, [{ productId: goods.id, quantity: 1 }]);
  const code = await codeSentTo(page, buyer.mobile, 'رمز تأكيد طلبك');
  await page.goto(`/order-details/${id}`);
  await expect(page.getByText('بانتظار تأكيدك').first()).toBeVisible();
  await expectNoBarriers(page, 'a code to confirm by');

  const field = page.getByLabel('الرمز');
  await field.fill(code === '000000' ? '111111' : '000000');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/الرمز غير صحيح\. بقيت ٤ محاولات\./);
  await expectNoBarriers(page, 'a wrong code');
  // As it is copied from the message; it is written over the wrong one.
  const arabic = code.replace(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] as string);
  await page.keyboard.insertText(` رمزك: ${arabic} `);

  await expect(page.getByText('قيد التجهيز').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'خطوة أخيرة: أكّد طلبك' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'إلغاء الطلب' }).click();
  await page.getByRole('button', { name: 'تأكيد الإلغاء' }).click();
  await expect(page.getByText('ملغي', { exact: true }).first()).toBeVisible();
});

test('an order that waits for its confirmation can be cancelled as a whole', async ({ page }) => {
  const buyer = await newBuyer(page);
  const goods = await productsThat(page, buyer, ({ price }) => price > 2100 && price < 9000);
  const lines = goods.slice(0, 2).map(({ id }) => ({ productId: id, quantity: 1 }));
  const id = await order(page, buyer, lines);
  await page.goto(`/order-details/${id}?placed=1`);

  await page.getByRole('button', { name: 'إلغاء الطلب بالكامل' }).click();
  await page
    .getByRole('dialog', { name: 'إلغاء الطلب بالكامل؟' })
    .getByRole('button', { name: 'تأكيد الإلغاء' })
    .click();

  await expect(page.getByText('ملغي', { exact: true })).toHaveCount(3);
  await expect(page.getByText('تم استلام طلبك'), 'nothing of it will be sent').toBeHidden();
});

test('the inbox in the profile counts what is unread and leads to the order', async ({ page }) => {
  const buyer = await newBuyer(page);
  const [goods] = await productsThat(page, buyer, affordable);
  await page.goto('/profile?tab=notices');
  await expect(page.getByRole('heading', { name: 'لا إشعارات جديدة' })).toBeVisible();
  await expectNoBarriers(page, 'no messages yet');
  const id = await order(page, buyer, [{ productId: goods.id, quantity: 1 }]);
  const staff = await staffOf(page, id);
  await staff.step('merchant-order/accept', { merchantOrderId: await staff.idOf(goods.merchantName) });

  const tab = page.getByRole('navigation', { name: 'أقسام حسابي' }).getByRole('link', { name: /^الإشعارات/ });
  await expect(async () => {
    await page.goto('/profile');
    await expect(tab).toContainText('إشعاران غير مقروءين', { timeout: 1000 });
  }).toPass();
  await expectNoBarriers(page, 'the account');
  await page.goto('/profile?tab=orders');
  await expect(page.getByText('قيد التجهيز').first()).toBeVisible();
  await page.goto('/profile');
  await tab.click();
  await expect(page.getByRole('heading', { level: 4 })).toHaveText([/قيد التجهيز/, /تم استلام طلبك/]);
  await expectNoBarriers(page, 'messages');
  await page.getByRole('button', { name: 'قراءة الكل' }).click();
  await page.goto('/profile');
  await expect(tab).toBeVisible();
  await expect(tab).not.toContainText('غير مقروءين');
  await page.goto('/profile?tab=notices');
  await page.getByRole('link', { name: /قيد التجهيز/ }).click();
  await expect(page).toHaveURL(`/order-details/${id}`);
});

test('the account on a phone says how many orders wait for what, and shows its other parts when that count fails', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const buyer = await newBuyer(page);
  const [goods] = await productsThat(page, buyer, affordable);
  const orders = page.getByRole('region', { name: 'طلباتي' });
  await page.goto('/profile');
  await expect(orders.getByText('لا طلبات جارية الآن.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'كلّم الدعم عبر المحادثة' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
  await expectNoBarriers(page, 'an account without orders');

  const id = await order(page, buyer, [{ productId: goods.id, quantity: 1 }]);
  await page.goto('/profile');
  await expect(orders.getByRole('link', { name: 'قيد التجهيز' }).first()).toContainText('١');
  await expect(orders.getByRole('link', { name: 'كل الطلبات (١)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'عناويني' })).toContainText(/عنوان/);
  await expectNoBarriers(page, 'an account with an order');
  await orders.getByRole('link', { name: 'قيد التجهيز' }).first().click();
  await expect(page).toHaveURL(/\?tab=orders&of=preparing$/);
  const chip = (name: string) => page.getByRole('navigation', { name: 'الطلبات حسب حالتها' }).getByText(name);
  const listed = page.getByRole('article').filter({ hasText: `WK-${id}` });
  await expect(chip('قيد التجهيز')).toHaveAttribute('aria-current', 'true');
  await expect(listed).toContainText(/يصلك (بين )?(السبت|الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة)/);
  await expectNoBarriers(page, 'the orders that are being prepared');
  await chip('في الطريق').click();
  await expect(page.getByText('لا طلبات بهذه الحالة')).toBeVisible();
  await expect(listed).toHaveCount(0);
  await expectNoBarriers(page, 'no order of that state');
  await page.getByRole('link', { name: 'كل الطلبات' }).click();
  await expect(chip('الكل')).toHaveAttribute('aria-current', 'true');
  await expect(listed).toBeVisible();
  for (let back = 0; back < 3; back++) await page.goBack();
  await expect(page).toHaveURL(/\/profile$/);
  await orders.getByRole('link', { name: new RegExp(`WK-${id}`) }).click();
  await expect(page).toHaveURL(`/order-details/${id}`);

  await page.route('**/order/under-way', route => route.abort());
  await page.goto('/profile');
  await expect(orders.getByRole('button', { name: 'إعادة المحاولة' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'عناويني' })).toBeVisible();
  await expectNoBarriers(page, 'an account whose orders nobody knows');
  await page.unrouteAll();
  await orders.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(orders.getByRole('link', { name: new RegExp(`WK-${id}`) })).toBeVisible();
});
