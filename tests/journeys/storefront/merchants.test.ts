import { expect, type Page, test } from '@playwright/test';
import { acceptMerchant, applyToSell, signInAgain } from '../../support/back-office/applications.ts';
import { newPerson } from '../../support/back-office/staff.ts';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { store } from '../../support/journeys/visit.ts';

test.describe.configure({ timeout: 180_000 });
test.use(STILL);

async function adminToken(page: Page): Promise<string> {
  const reply = await page.request.post('/api/web/user/auth/login', {
    data: { identifier: 'admin@wekala.example', password: 'wekala-demo-1' },
  });
  return (await reply.json()).body.token;
}

test('somebody applies to sell, is accepted, and opens the back-office [NAV-6, NAV-7, NAV-8]', async ({
  page,
}) => {
  const person = await newPerson(page);
  await store(page, { token: person.token });
  const name = `ركن الخزف ${Date.now() % 100_000}`;
  await applyToSell(page, name);

  await store(page, { token: await adminToken(page) });
  await acceptMerchant(page, name);

  const { token } = await signInAgain(page, person);
  await store(page, { token });
  await page.goto('/');
  const setUp = page.getByRole('region', { name: 'تجهيز المتجر' });
  await expect(setUp.getByText('تم ٠ من ٤')).toBeVisible();
  await expectNoBarriers(page, 'what is left to set up');
  await setUp.getByRole('link', { name: 'حساب استلام المستحقات' }).click();
  await expect(page).toHaveURL('/account?tab=payouts');
  await page.goto('/account');
  await expect(page.getByLabel('اسم المتجر')).toHaveValue(name);
  for (const tab of [
    'shop',
    'holiday',
    'team',
    'payouts',
    'details',
    'messages',
    'channels',
    'password',
    'security',
  ]) {
    await page.goto(`/account?tab=${tab}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectNoBarriers(page, `account ${tab}`);
  }
});
