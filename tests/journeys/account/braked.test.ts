import type { ChildProcess } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { call, codeSentTo, post } from '../../support/journeys/buyer.ts';
import { store, visit } from '../../support/journeys/visit.ts';
import { awaitShop, startDemo, stopShop } from '../../support/process/demo-shop.ts';

test.use(STILL);
// One worker for both, because the shop is one.
test.describe.configure({ mode: 'default', timeout: 240_000 });

/** A shop of its own, because the brake is one for a whole shop and others sign in by plain requests. */
const PORT = String(Number(process.env.JOURNEYS_PORT ?? '4173') + 7);
test.use({ baseURL: `http://localhost:${PORT}` });
let shop: ChildProcess;

test.beforeAll(async () => {
  shop = await startDemo('.cache/journeys-braked', PORT);
  await awaitShop(shop, PORT);
});
test.afterAll(() => stopShop(shop));

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

async function admin(page: Page): Promise<string> {
  const data = { identifier: 'admin@wekala.example', password: 'wekala-demo-1' };
  return (await call<{ token: string }>(page, post('user/auth/login'), { data })).token;
}

async function brake(page: Page) {
  const token = await admin(page);
  const group = '/api/web/settings/shop';
  const { version } = await call<{ version: number }>(page, ['GET', group], { token });
  await call(page, ['PUT', group], { token, data: { version, values: { 'brake.mode': 'on' } } as never });
}

test('staff who set the brake see whether it is on now, at both widths', async ({ page }) => {
  await store(page, { token: await admin(page) });
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    await visit(page, '/settings/shop');
    const card = page.getByRole('region', { name: 'الأمان' });
    const state = card.getByRole('status');
    await expect(state).toHaveText('الإبطاء لا يعمل الآن');
    for (const [mode, said] of [
      ['on', /^الإبطاء يعمل الآن/],
      ['auto', /^الإبطاء لا يعمل الآن.*المحاولات ٠/],
      ['off', /^الإبطاء لا يعمل الآن$/],
    ] as const) {
      await card.getByLabel('إبطاء محاولات الدخول وطلب الرموز', { exact: true }).selectOption(mode);
      await page.getByRole('button', { name: 'حفظ التغييرات' }).click();
      await expect(state).toHaveText(said);
      if (mode === 'auto') await expectNoBarriers(page, 'the state of the brake');
    }
    await expect(card.getByText('محاولة في ١٠ دقائق')).toHaveCount(2);
  }
});

test('with the brake on, people sign up, sign in and renew a password without noticing, at both widths', async ({
  page,
}) => {
  await brake(page);
  const refused: string[] = [];
  page.on('response', reply => {
    if (reply.status() === 428) refused.push(new URL(reply.url()).pathname.split('/').at(-1) ?? '');
  });
  for (const [at, size] of WIDTHS.entries()) {
    await page.setViewportSize(size);
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.201.0.${at + 1}` });
    const mobile = `0101234560${at}`;
    await visit(page, '/signup');
    await page.getByLabel('رقم الموبايل').fill(mobile);
    await page.getByRole('button', { name: 'أرسل الرمز' }).click();
    const code = page.getByLabel('الرمز');
    await expect(code).toBeVisible();
    await expectNoBarriers(page, 'a code that was worked for');
    await code.fill(await codeSentTo(page, mobile.replace('0', '+20'), 'رمز وكالة'));
    await page.getByLabel('تاريخ الميلاد').fill('15041998');
    await page.getByRole('button', { name: 'إنشاء الحساب' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);

    await page.evaluate(() => localStorage.clear());
    await visit(page, '/forgot-password');
    await page.getByLabel('البريد الإلكتروني أو رقم الموبايل').fill(mobile);
    await page.getByRole('button', { name: 'إرسال الرمز' }).click();
    await page
      .getByLabel('الرمز')
      .fill(await codeSentTo(page, mobile.replace('0', '+20'), 'رمز كلمة المرور'));
    await page.getByLabel('كلمة مرور جديدة').fill('شاي بالنعناع 5');
    await page.getByRole('button', { name: 'تعيين كلمة المرور والدخول' }).click();
    await expect(page).not.toHaveURL(/forgot-password/);

    await page.evaluate(() => localStorage.clear());
    await visit(page, '/login#password');
    await page.getByLabel('البريد الإلكتروني أو رقم الموبايل').fill(mobile);
    await page.getByLabel('كلمة المرور', { exact: true }).fill('شاي بالنعناع 5');
    await page.getByRole('main').getByRole('button', { name: 'تسجيل الدخول' }).click();
    await expect(page).not.toHaveURL(/login/);
    await page.evaluate(() => localStorage.clear());
  }
  const each = ['send-entry-code', 'enter', 'enter', 'forgot-password', 'reset-password', 'login'];
  expect(refused).toEqual([...each, ...each]);
});
