import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { ADDRESS, codeSentTo } from '../../support/journeys/buyer.ts';
import { ownCart, store, visit } from '../../support/journeys/visit.ts';

test.use(STILL);

const PASSWORD = 'wekala-demo-1';
/** Of a buyer of the demo. */
const MOBILE = '01000000104';

/** A session of its own, and the way to end it as another device would. */
async function signInAs(page: Page, identifier: string): Promise<() => Promise<void>> {
  const reply = await page.request.post('/api/web/user/auth/login', {
    data: { identifier, password: PASSWORD },
  });
  const { token } = (await reply.json()).body;
  await store(page, { token });
  await ownCart(page);
  return async () => {
    await page.request.post('/api/web/user/auth/logout', { headers: { authorization: token } });
  };
}

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'انتهت جلستك' });

async function signInAgain(page: Page): Promise<void> {
  await dialog(page).getByLabel('كلمة المرور', { exact: true }).fill(PASSWORD);
  await dialog(page).getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(dialog(page)).toBeHidden();
}

/** A new address in the account, typed and not saved. */
async function typeAddress(page: Page, street: string): Promise<void> {
  await visit(page, '/profile?tab=addresses');
  await page.getByRole('button', { name: 'إضافة عنوان' }).click();
  await page.locator('[name=governorateId]').selectOption({ label: 'القاهرة' });
  await page.locator('[name=cityId]').selectOption({ index: 3 });
  await page.locator('[name=street]').fill(street);
  await page.locator('[name=building]').fill(ADDRESS.building);
}

test('a buyer whose session ends inside a form signs in over it, and what was typed is saved', async ({
  page,
}, { project }) => {
  const end = await signInAs(page, 'buyer3@wekala.example');
  const street = `شارع الجلسة ${project.name}`;
  await typeAddress(page, street);
  await end();
  await page.getByRole('button', { name: 'حفظ العنوان' }).click();
  await expect(dialog(page)).toBeVisible();
  await expectNoBarriers(page, 'signing in again');

  // Who turns away keeps what was typed, is told why it is not saved, and is asked again by the next press.
  await dialog(page).getByRole('button', { name: 'إلغاء' }).click();
  await expect(page.getByText('انتهت جلستك. سجّل الدخول مرة أخرى.')).toBeVisible();
  await expect(page.locator('[name=street]')).toHaveValue(street);
  await page.getByRole('button', { name: 'حفظ العنوان' }).click();
  await dialog(page).getByRole('button', { name: 'الدخول بكلمة المرور' }).click();
  await signInAgain(page);
  await expect(page).toHaveURL('/profile?tab=addresses');
  await expect(page.getByText(street)).toBeVisible();
});

test('a session that ended is taken up by a code to the own mobile, typed nowhere', async ({ page }, {
  project,
}) => {
  // A mobile gets one code a minute, and the other width may have had it.
  const end = await signInAs(page, `buyer${project.name === 'mobile' ? 5 : 4}@wekala.example`);
  await visit(page, '/profile');
  const mobile = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const reply = await fetch('/api/web/user/auth/user-role', { headers });
    return (await reply.json()).body.mobile as string;
  });
  await end();
  await page.getByRole('link', { name: 'عناويني' }).click();
  await dialog(page).getByRole('button', { name: 'أرسل الرمز' }).click();
  await dialog(page)
    .getByLabel('الرمز')
    .fill(await codeSentTo(page, mobile, 'رمز وكالة'));
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'عناويني' })).toBeVisible();
});

test('a session that ends in the dialog of staff is taken up over it, and the dialog does its work', async ({
  page,
}) => {
  const end = await signInAs(page, 'admin@wekala.example');
  await visit(page, '/refunds');
  const gift = page.getByRole('alertdialog', { name: 'رصيد ترضية للعميل' });
  await page.getByRole('button', { name: 'منح رصيد ترضية' }).click();
  await gift.getByLabel('رقم موبايل العميل').fill(MOBILE);
  await gift.getByRole('button', { name: 'عرض اسم العميل' }).click();
  await gift.getByLabel('المبلغ بالجنيه').fill('5');
  await gift.getByLabel('السبب').fill('تأخرت شحنته');
  await end();
  await gift.getByRole('button', { name: 'إضافة الرصيد' }).click();
  await signInAgain(page);
  await expect(gift).toBeHidden();
  await expect(page.getByText('أُضيف الرصيد إلى حساب العميل')).toBeVisible();
});
