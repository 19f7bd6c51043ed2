import { expect, type Page, test } from '@playwright/test';
import type { Permission } from '../../../src/platform/permission.ts';
import { PAGES } from '../../../src/web/back-office/pages.ts';
import { siteText } from '../../../src/web/text.ts';
import { type Staff, signInStaff } from '../../support/back-office/staff.ts';
import { newBuyer } from '../../support/journeys/buyer.ts';

test.describe.configure({ timeout: 180_000 });

const REFUSED = 'ليست لديك صلاحية لفتح هذه الصفحة.';

/** By hand, from docs/decisions/0011-permissions-and-new-rooms.md; a merchant here is its owner. */
const OPEN_TO: Readonly<Partial<Record<Permission, readonly Staff[]>>> = {
  orders: ['merchant', 'support', 'super_admin'],
  hand_over: ['merchant'],
  customers: ['support', 'super_admin'],
  returns: ['merchant', 'support', 'super_admin'],
  reviews: ['merchant', 'support', 'super_admin'],
  moderation: ['support', 'super_admin'],
  conversations: ['merchant'],
  products: ['merchant', 'super_admin'],
  product_import: ['merchant', 'super_admin'],
  own_money: ['merchant'],
  statements: ['merchant', 'support', 'finance', 'super_admin'],
  own_account: ['merchant', 'super_admin'],
  payout_channel: ['merchant'],
  merchant_members: ['merchant'],
  payouts: ['finance', 'super_admin'],
  refunds: ['finance', 'super_admin'],
  remittances: ['finance', 'super_admin'],
  ledger: ['finance', 'super_admin'],
  tax_documents: ['merchant', 'finance', 'super_admin'],
  reports: ['merchant', 'finance', 'super_admin'],
  performance: ['merchant'],
  merchants: ['super_admin'],
  users: ['super_admin'],
  ads: ['super_admin'],
  search: ['super_admin'],
  settings: ['super_admin'],
  discounts: ['merchant', 'super_admin'],
  audit: ['super_admin'],
  operations: ['super_admin'],
  back_office: ['merchant', 'support', 'finance', 'super_admin'],
};

/** Where nothing is, so that the page has nothing to show but itself. */
const addressOf = (path: string) => `/${path.replace(/:\w+/g, '999999999')}`;

/** What the page says once it is there: that it is not for this account, or anything else. */
async function answerOf(page: Page, path: string): Promise<'refused' | 'shown'> {
  await page.goto(addressOf(path));
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: siteText.loadingAccount })).toBeHidden();
  const refused = page.getByRole('heading', { name: REFUSED });
  return (await refused.isVisible()) ? 'refused' : 'shown';
}

for (const role of ['merchant', 'support', 'finance', 'super_admin'] as const) {
  test(`${role} is shown each page of the back-office that the role may see, and refused the others [NAV-7, NAV-8, ROLE-3, ROLE-4, ROLE-5]`, async ({
    page,
  }) => {
    await signInStaff(page, role);
    const answers: Record<string, string> = {};
    for (const { path } of PAGES) answers[path] = await answerOf(page, path);
    const expected = PAGES.map(({ path, permission }) => [
      path,
      OPEN_TO[permission]?.includes(role) ? 'shown' : 'refused',
    ]);
    expect(answers).toEqual(Object.fromEntries(expected));
  });

  test(`${role} has the bar over every page, below it 50 pixels, and no landing page [HDR-8, NAV-7]`, async ({
    page,
  }) => {
    await signInStaff(page, role);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('الرئيسية');
    for (const path of ['/', '/admin', '/about', '/profile']) {
      await page.goto(path);
      await expect(page.getByText(ROLE_NAMES[role], { exact: true }).first()).toBeVisible();
      expect(await page.evaluate(() => getComputedStyle(document.body).paddingBlockStart)).toBe('50px');
    }
  });
}

const ROLE_NAMES: Readonly<Record<Staff, string>> = {
  merchant: 'تاجر',
  support: 'دعم العملاء',
  finance: 'مالية',
  super_admin: 'مدير عام',
};

test('a buyer is refused every page of the back-office, and a guest led to log in [ROLE-1, ROLE-2]', async ({
  page,
}) => {
  await page.goto(addressOf(PAGES.find(({ path }) => path === 'users')?.path ?? ''));
  await expect(page).toHaveURL(/\/login\?next=%2Fusers$/);
  await newBuyer(page);
  const isShared = (path: string) => path.startsWith('order-details/');
  for (const { path } of PAGES.filter(each => !isShared(each.path)))
    expect([path, await answerOf(page, path)]).toEqual([path, 'refused']);
});
