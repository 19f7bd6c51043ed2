import { expect, type Locator, test } from '@playwright/test';
import { signInStaff, tokenOf } from '../../support/back-office/staff.ts';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { call, newBuyer } from '../../support/journeys/buyer.ts';
import { order, productsThat } from '../../support/journeys/orders.ts';
import { store, visit } from '../../support/journeys/visit.ts';
import { picture } from '../../support/pictures.ts';

test.use(STILL);

/** What was written last is in sight, all of it, and nothing of it behind the field for the next. */
const expectAbove = (message: Locator, field: Locator) =>
  expect(async () => {
    const [above, below] = [await message.boundingBox(), await field.boundingBox()];
    expect(above?.y).toBeGreaterThan(0);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }).toPass();

test('a buyer writes to the shop from an order, the shop answers, and staff read it with a reason', async ({
  page,
}) => {
  const buyer = await newBuyer(page);
  const token = await tokenOf(page, 'merchant');
  const role = ['GET', '/api/web/user/auth/user-role'];
  const { merchantId } = await call<{ merchantId: number }>(page, role, { token });
  const found = await productsThat(
    page,
    buyer,
    goods => goods.merchantId === merchantId || goods.price < 900,
  );
  const goods = found.find(each => each.merchantId === merchantId) ?? found[0];
  const id = await order(page, buyer, [{ productId: goods.id, quantity: 1 }]);

  await store(page, { token: buyer.token });
  await visit(page, `/order-details/${id}`);
  await page.getByRole('button', { name: 'راسل المتجر' }).click();
  await expect(page.getByText('لا رسائل بعد')).toBeVisible();
  await expectNoBarriers(page, 'a conversation in which nobody wrote');
  await page.getByRole('button', { name: 'أين طلبي؟' }).click();
  const field = page.getByLabel('رسالتك');
  const composer = page.locator('form').filter({ has: field });
  await expect(field).toHaveValue('أين طلبي؟');
  await field.fill(`أين طلبي ${id}؟ كلمني ٠١٠١٢٣٤٥٦٧٨`);
  await field.press('Enter');
  const own = page.getByRole('article').filter({ hasText: `أين طلبي ${id}؟ كلمني [رقم محجوب]` });
  await expect(own).toBeVisible();
  await expect(own.getByText(/حجبنا رقم تليفون/)).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(composer.getByRole('status')).toHaveText('أُرسلت رسالتك');
  await expectNoBarriers(page, 'a conversation');
  for (const nth of ['الأولى', 'الثانية', 'الثالثة', 'الرابعة', 'الخامسة']) {
    await page.getByRole('button', { name: 'أريد الإلغاء' }).click();
    await expect(field).toHaveValue('أريد الإلغاء');
    await field.fill(`الرسالة ${nth}`);
    await field.press('Enter');
    await expectAbove(page.getByRole('article').filter({ hasText: `الرسالة ${nth}` }), composer);
  }
  await page.locator('input[type=file]').setInputFiles({
    name: 'size.png',
    mimeType: 'image/png',
    buffer: await picture('png', { width: 400 + (id % 100), height: 300 }),
  });
  await expect(page.getByRole('img', { name: 'صورة', exact: true })).toBeVisible();
  await expectNoBarriers(page, 'a photo beside a message');
  await field.fill('مقاسي الحالي للمقارنة');
  await field.press('Enter');
  const pictured = page.getByRole('article').filter({ hasText: 'مقاسي الحالي للمقارنة' });
  await expectAbove(pictured, composer);
  await pictured.getByRole('button', { name: 'صورة أرسلها: أنت' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  const path = new URL(page.url()).pathname;
  await visit(page, '/messages');
  await expect(page.getByRole('link', { name: goods.merchantName })).toBeVisible();
  await expectNoBarriers(page, 'the list of conversations');

  if (goods.merchantId === merchantId) {
    await signInStaff(page, 'merchant');
    await visit(page, '/conversations');
    await expectNoBarriers(page, "the merchant's conversations");
    await visit(page, path.replace('/messages/', '/conversations/'));
    await page.getByLabel('رسالتك').fill('يصلك غدًا');
    await page.getByRole('button', { name: 'إرسال', exact: true }).click();
    await expect(page.getByRole('article').filter({ hasText: 'يصلك غدًا' })).toBeVisible();
    await store(page, { token: buyer.token });
    await visit(page, path);
    await expect(page.getByRole('article').filter({ hasText: 'يصلك غدًا' })).toBeVisible();
    await expect(own.getByText(/قُرئت/)).toBeVisible();
  }

  await store(page, { token: buyer.token });
  await visit(page, path);
  await page.getByRole('button', { name: 'إغلاق المحادثة' }).click();
  await expect(page.getByText('أغلقت هذه المحادثة، فلا يكتب فيها أحد.')).toBeVisible();
  await page.getByRole('button', { name: 'فتح المحادثة' }).click();
  await expect(page.getByLabel('رسالتك')).toBeVisible();

  await signInStaff(page, 'super_admin');
  await visit(page, path.replace('/messages/', '/conversations/case/'));
  await page.getByRole('button', { name: 'عرض المحادثة' }).click();
  await expect(page.getByText(/اكتب سبب الاطلاع/)).toBeVisible();
  await page.getByLabel('سبب الاطلاع').fill('شكوى من المشتري');
  await page.getByRole('button', { name: 'عرض المحادثة' }).click();
  await expect(page.getByRole('article').first()).toContainText('[رقم محجوب]');
  await expectNoBarriers(page, 'a conversation that staff read');
});
