import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { call, codeSentTo, newBuyer } from '../../support/journeys/buyer.ts';
import { delivered, productsThat } from '../../support/journeys/orders.ts';

test.use(STILL);

const photo = { name: 'damage.png', mimeType: 'image/png', buffer: readFileSync('docs/screenshot.png') };
const affordable = ({ price }: { price: number }) => price > 50 && price < 900;

test('a buyer asks for a return with a photo, the goods are inspected, and the money comes back as account credit, as chosen', async ({
  page,
}) => {
  const buyer = await newBuyer(page);
  const [goods] = await productsThat(page, buyer, affordable);
  const { id, staff } = await delivered(page, buyer, { goods, quantity: 2 });

  await page.goto(`/order-details/${id}`);
  await page.getByRole('button', { name: 'طلب إرجاع' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: 'إنقاص الكمية' }).click();
  await sheet.getByLabel('السبب', { exact: true }).selectOption({ label: 'فيه عيب أو لا يعمل' });
  await expect(sheet.getByRole('button', { name: 'متابعة' })).toHaveAttribute('aria-disabled', 'true');
  await sheet.locator('input[type=file]').setInputFiles(photo);
  await expect(sheet.getByRole('img', { name: 'صورة ١' })).toBeVisible();
  await sheet.getByRole('radio', { name: /رصيد في حسابي/ }).check();
  await expectNoBarriers(page, 'what is sent back, and why');
  await sheet.getByRole('button', { name: 'متابعة' }).click();
  await expect(sheet.getByText('المبلغ المسترد')).toBeVisible();
  await expect(sheet.getByText('إرجاع القطع على حساب المتجر.')).toBeVisible();
  await expectNoBarriers(page, 'what comes back of its money');
  await sheet.getByRole('button', { name: 'إرسال الطلب' }).click();
  await expect(page.getByRole('status').getByText('تم إرسال طلب الإرجاع')).toBeVisible();
  await expect(page.getByRole('button', { name: 'طلب إرجاع' })).toBeFocused();
  const card = page.getByRole('region', { name: /مرتجع رقم/ });
  await expect(card.getByText('بانتظار رد المتجر')).toBeVisible();
  await expect(card.getByRole('img', { name: 'صورة ١' })).toBeVisible();

  const { returns } = await call<Cases>(page, ['GET', `/api/web/return/list?orderId=${id}`], buyer);
  const [asked] = returns as [Cases['returns'][0]];
  const { lineId } = asked.lines[0] as { lineId: number };
  await staff.step('back-office/return/approve', { returnId: asked.id });
  await page.reload();
  await card.getByRole('button', { name: 'يستلمه مندوب من عنواني' }).click();
  await card.getByRole('button', { name: 'سلّمت القطع' }).click();
  const question = page.getByRole('alertdialog', { name: /سلّمت قطع المرتجع رقم/ });
  await expect(question).toContainText(asked.lines[0]?.title ?? '');
  await question.getByRole('button', { name: 'لم تُسلَّم بعد' }).click();
  await expect(card.getByText('في الطريق إلى المتجر')).toBeHidden();
  await card.getByRole('button', { name: 'سلّمت القطع' }).click();
  await question.getByRole('button', { name: 'نعم، سلّمتها' }).click();
  await expect(card.getByText('في الطريق إلى المتجر')).toBeVisible();
  await expectNoBarriers(page, 'a return that is with a courier');
  await staff.step('back-office/return/receive', { returnId: asked.id });
  const found = [{ lineId, sellable: 0, damaged: 1, wrongItem: 0 }];
  await staff.step('back-office/return/inspect', { returnId: asked.id, found });
  await staff.step('back-office/return/resolve', { returnId: asked.id });

  await expect(async () => {
    await page.reload();
    await expect(card.getByText('تم رد المبلغ')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.goto('/profile?tab=credit');
  await expect(page.getByRole('region', { name: 'رصيد الحساب' }).getByText('استرداد')).toBeVisible();
  await expect(page.getByText('يبقى لك دون موعد انتهاء')).toBeVisible();
  await expectNoBarriers(page, 'account credit');
  await page.goto('/profile?tab=receipts');
  const receipts = page.getByRole('region', { name: 'الإيصالات' });
  await expect(receipts.getByRole('link', { name: /^إيصال بيع رقم/ })).toBeVisible();
  await expectNoBarriers(page, 'receipts in the profile');
  await receipts
    .getByRole('link', { name: /^إشعار دائن رقم/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/documents\/\d+$/);
  await page.goto('/profile?tab=returns');
  await expect(page.getByRole('link', { name: 'عرض الطلب' })).toBeVisible();
  await expectNoBarriers(page, 'returns in the profile');
});

test('a buyer who paid in cash says where the money goes, and a wrong number is refused beside its field', async ({
  page,
}) => {
  const buyer = await newBuyer(page);
  const [goods] = await productsThat(page, buyer, affordable);
  const { id, staff } = await delivered(page, buyer, { goods, quantity: 1 });

  await page.goto(`/order-details/${id}`);
  await page.getByRole('button', { name: 'طلب إرجاع' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox').check();
  await sheet.getByLabel('السبب', { exact: true }).selectOption({ label: 'غيّرت رأيي' });
  await sheet.getByRole('button', { name: 'متابعة' }).click();
  await expect(sheet.getByText('رسوم استلام المرتجع')).toBeVisible();
  await sheet.getByRole('radio', { name: 'أسلّمه للمتجر بنفسي' }).check();
  await expect(sheet.getByText('رسوم استلام المرتجع')).toBeHidden();
  await expect(sheet.getByText('رسوم التوصيل')).toBeVisible();
  await expect(sheet.getByText('دفعت نقدًا، فسنطلب منك طريقة استلام المبلغ.')).toBeVisible();
  await sheet.getByRole('button', { name: 'إرسال الطلب' }).click();
  const card = page.getByRole('region', { name: /مرتجع رقم/ });
  await expect(card.getByText('بانتظار تسليم المرتجع')).toBeVisible();
  const nothingLeft = page.getByText('كل قطع هذه الشحنة أُرجعت أو لها طلب إرجاع أو شكوى.');
  await expect(nothingLeft).toBeVisible();
  await expect(page.getByRole('button', { name: 'طلب إرجاع', exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: goods.merchantName })).toBeFocused();

  const { returns } = await call<Cases>(page, ['GET', `/api/web/return/list?orderId=${id}`], buyer);
  const returnId = returns[0]?.id as number;
  const lineId = returns[0]?.lines[0]?.lineId as number;
  await staff.step('back-office/return/receive', { returnId });
  const found = [{ lineId, sellable: 1, damaged: 0, wrongItem: 0 }];
  await staff.step('back-office/return/inspect', { returnId, found });
  await staff.step('back-office/return/resolve', { returnId });
  await page.reload();
  const form = card.getByRole('form', { name: 'كيف تستلم المبلغ؟' });
  await form.getByLabel('طريقة الاستلام').selectOption({ label: 'محفظة موبايل' });
  await form.getByLabel('رقم المحفظة').fill('123456');
  await form.getByLabel('اسم صاحب الحساب').fill('سلمى حسن');
  await form.getByRole('button', { name: 'تأكيد الحساب' }).click();
  await expect(form.getByText('راجع رقم الحساب')).toBeVisible();
  await form.getByLabel('رقم المحفظة').fill('٠١٠٠١٢٣٤٥٦٧');
  await form.getByRole('button', { name: 'تأكيد الحساب' }).click();
  await expect(card.getByText('01•••••4567')).toBeVisible();
  await expectNoBarriers(page, 'a return whose money has a way');

  // As after ten minutes: the session alone does not change it.
  const refusal = { code: 'confirmation_needed', message: 'أكّد أولًا أنك صاحب الحساب.', details: {} };
  await page.route(
    '**/api/web/refund/channel',
    route => route.fulfill({ status: 403, json: { error: refusal } }),
    {
      times: 1,
    },
  );
  await card.getByRole('button', { name: 'تغيير الحساب' }).click();
  await expect(form.getByText('كيف تستلم المبلغ؟')).toBeFocused();
  await form.getByRole('button', { name: 'الإبقاء على الحساب الحالي' }).click();
  await card.getByRole('button', { name: 'تغيير الحساب' }).click();
  await form.getByLabel('عنوان إنستاباي').fill('salma@instapay');
  await form.getByLabel('اسم صاحب الحساب').fill('سلمى حسن');
  await form.getByRole('button', { name: 'تأكيد الحساب' }).click();
  const proof = card.getByRole('form', { name: 'أكّد أنك صاحب الحساب' });
  await expect(proof.getByText('أكّد أنك صاحب الحساب', { exact: true })).toBeFocused();
  await proof.getByRole('button', { name: 'إرسال الرمز' }).click();
  await proof.getByLabel('الرمز').fill(await codeSentTo(page, buyer.mobile, 'رمز تأكيد حسابك'));
  await expectNoBarriers(page, 'whoever changes where money goes proves who is asking');
  await proof.getByRole('button', { name: 'تأكيد وحفظ' }).click();
  await expect(card.getByText('نحوّل المبلغ إلى')).toBeVisible();
  await expect(card.getByText('01•••••4567')).toBeHidden();
});

interface Cases {
  returns: { id: number; lines: { lineId: number; title: string }[] }[];
}

test('a buyer who takes a return back is asked once more, and can leave it as it is', async ({ page }) => {
  const buyer = await newBuyer(page);
  const [goods] = await productsThat(page, buyer, affordable);
  const { id } = await delivered(page, buyer, { goods, quantity: 1 });
  const details = await call<{ merchantOrders: { id: number; lines: { id: number }[] }[] }>(
    page,
    ['GET', `/api/web/order/details/${id}`],
    buyer,
  );
  const [part] = details.merchantOrders;
  await call(page, ['POST', '/api/web/return/request'], {
    token: buyer.token,
    data: {
      merchantOrderId: part?.id,
      reason: 'changed_mind',
      wish: 'credit',
      way: 'pickup',
      lines: [{ lineId: part?.lines[0]?.id, quantity: 1 }],
    },
  });
  await page.goto(`/order-details/${id}`);
  const card = page.getByRole('region', { name: /مرتجع رقم/ });
  const cancel = card.getByRole('button', { name: 'إلغاء طلب الإرجاع' });
  const question = page.getByRole('alertdialog', { name: 'إلغاء طلب الإرجاع؟' });
  await cancel.click();
  await expectNoBarriers(page, 'the question whether');
  await question.getByRole('button', { name: 'الإبقاء على الطلب' }).click();
  await expect(question).toBeHidden();
  await expect(cancel).toBeVisible();
  await cancel.click();
  await question.getByRole('button', { name: 'إلغاء طلب الإرجاع' }).click();
  await expect(page.getByText('تم إلغاء طلب الإرجاع')).toBeVisible();
  await expect(cancel).toHaveCount(0);
  await expect(card.getByRole('heading')).toBeFocused();
});

test('a buyer whose return was rejected reads why and until when they may appeal, and appeals', async ({
  page,
}) => {
  const buyer = await newBuyer(page);
  const [goods] = await productsThat(page, buyer, affordable);
  const { id, staff } = await delivered(page, buyer, { goods, quantity: 1 });
  await page.goto(`/order-details/${id}`);
  await page.getByRole('button', { name: 'طلب إرجاع' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox').check();
  await sheet.getByLabel('السبب', { exact: true }).selectOption({ label: 'فيه عيب أو لا يعمل' });
  await sheet.locator('input[type=file]').setInputFiles(photo);
  await expect(sheet.getByRole('img', { name: 'صورة ١' })).toBeVisible();
  await sheet.getByRole('button', { name: 'متابعة' }).click();
  await expect(sheet.getByText('فيه عيب أو لا يعمل'), 'its beginning is in sight').toBeFocused();
  await sheet.getByRole('button', { name: 'إرسال الطلب' }).click();
  const card = page.getByRole('region', { name: /مرتجع رقم/ });
  await expect(card).toBeVisible();
  const { returns } = await call<Cases>(page, ['GET', `/api/web/return/list?orderId=${id}`], buyer);
  const reason = 'الصورة لا تظهر عيبًا';
  await staff.step('back-office/return/reject', { returnId: returns[0]?.id, reason });
  await page.reload();
  await expect(card.getByText(reason)).toBeVisible();
  await expect(card.getByText(/^يمكنك الاعتراض على القرار حتى نهاية/)).toBeVisible();
  await card.getByRole('button', { name: 'الاعتراض على القرار' }).click();
  const why = card.getByLabel('لماذا تعترض؟');
  await expect(why).toBeFocused();
  await why.fill('العيب ظاهر من أول يوم');
  await expectNoBarriers(page, 'an appeal');
  await card.getByRole('button', { name: 'الاعتراض على القرار' }).click();
  await expect(card.getByText('يراجعه فريق وكالة')).toBeVisible();
});
