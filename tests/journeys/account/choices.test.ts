import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { newBuyer } from '../../support/journeys/buyer.ts';
import { store, visit } from '../../support/journeys/visit.ts';

test.use(STILL);

const choice = (page: Page, name: string | RegExp) => page.getByRole('switch', { name });

/** Presses a switch and waits until the shop has it. */
async function press(page: Page, name: string | RegExp) {
  const answered = page.waitForResponse(
    reply => reply.request().method() !== 'GET' && reply.url().includes('/api/web/notification/'),
  );
  await choice(page, name).click();
  expect((await answered).status()).toBe(200);
}

test('a buyer agrees to WhatsApp, reads the consent, and takes it back', async ({ page }) => {
  await newBuyer(page);
  await visit(page, '/profile?tab=choices');
  const whatsapp = /على واتساب/;
  await expect(choice(page, whatsapp)).not.toBeChecked();
  await expectNoBarriers(page, 'the choices of a new buyer');
  await press(page, whatsapp);
  await expect(choice(page, whatsapp)).toBeChecked();
  await visit(page, '/profile?tab=privacy');
  const consents = page.getByRole('region', { name: 'الخصوصية' });
  await expect(consents.getByText('طلباتي: واتساب')).toBeVisible();
  await visit(page, '/profile?tab=choices');
  await expect(choice(page, whatsapp)).toBeChecked();
  await press(page, whatsapp);
  await page.reload();
  await expect(choice(page, whatsapp)).not.toBeChecked();
});

test('each choice is there at the next visit, and required messages cannot be switched off', async ({
  page,
}) => {
  await newBuyer(page);
  await visit(page, '/profile?tab=choices');
  const orders = page.getByRole('row', { name: /^طلباتي/ });
  await expect(orders.getByText('دائمًا')).toHaveCount(2);
  await expect(choice(page, 'الرسائل: بريد')).toBeChecked();
  await press(page, 'الرسائل: بريد');
  await expect(choice(page, /^بلا إزعاج/)).toBeChecked();
  await press(page, /^بلا إزعاج/);
  await page.reload();
  await expect(choice(page, 'الرسائل: بريد')).not.toBeChecked();
  await expect(choice(page, /^بلا إزعاج/)).not.toBeChecked();
});

test('the address at the foot of every mail leads a merchant to the choices of merchants', async ({
  page,
}) => {
  const reply = await page.request.post('/api/web/user/auth/login', {
    data: { identifier: 'merchant1@wekala.example', password: 'wekala-demo-1' },
  });
  await store(page, { token: (await reply.json()).body.token });
  await page.goto('/profile?tab=choices');
  await expect(page).toHaveURL('/account?tab=channels');
  await expect(choice(page, /بريد/).first()).toBeVisible();
});

test('a program is given a key that is shown once, and it opens nothing once it is withdrawn', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await newBuyer(page);
  await visit(page, '/profile?tab=privacy');
  await page.getByLabel('اسم البرنامج').fill('مساعد البيت');
  await page.getByLabel('المدة').selectOption({ label: 'يوم واحد' });
  await page.getByRole('button', { name: 'إنشاء مفتاح' }).click();
  await page.getByRole('button', { name: 'نسخ المفتاح' }).click();
  await expect(page.getByText('نُسخ المفتاح')).toBeVisible();
  const key = await page.evaluate(() => navigator.clipboard.readText());
  expect(await opens(page, key)).toBe(true);
  await expectNoBarriers(page, 'a key for a program');
  await page.reload();
  const withdraw = page.getByRole('button', { name: 'إلغاء مفتاح مساعد البيت' });
  await expect(withdraw).toBeVisible();
  await expect(page.getByRole('button', { name: 'نسخ المفتاح' })).toHaveCount(0);
  await withdraw.click();
  await expect(page.getByText('أُلغي المفتاح، ولم يعد يفتح شيئًا.')).toBeVisible();
  await expect(withdraw).toHaveCount(0);
  expect(await opens(page, key)).toBe(false);
});

/** Whether a program with the key may read the orders. */
async function opens(page: Page, key: string): Promise<boolean> {
  const meta = { 'ucp-agent': { profile: 'https://agent.example/profile.json' } };
  const params = { name: 'order_status', arguments: { meta, key } };
  const reply = await page.request.post('/agents/mcp', {
    data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
  });
  const { result } = (await reply.json()) as { result: { isError: boolean } };
  return !result.isError;
}
