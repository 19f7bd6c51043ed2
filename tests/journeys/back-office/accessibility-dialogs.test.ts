import { expect, type Page, test } from '@playwright/test';
import { type DemoIds, demoIds } from '../../support/back-office/demo-ids.ts';
import { expectFilledForms } from '../../support/back-office/filled-forms.ts';
import { watchRequests } from '../../support/back-office/network-idle.ts';
import { type Staff, signInStaff } from '../../support/back-office/staff.ts';
import { isPhone } from '../../support/back-office/viewport.ts';
import { expectNoBarriers, expectNoSidewaysScroll, STILL } from '../../support/journeys/barriers.ts';

// What a page shows beside its first view: its other tabs, and all that opens over it.
test.describe.configure({ timeout: 180_000 });
test.use(STILL);

interface Sight {
  as: Staff;
  at: (ids: DemoIds) => string;
  /** Buttons that open something over the page; nothing is done in it. */
  opens?: readonly (string | RegExp)[];
  /** Of those that a phone does not have: there one opens the thing itself. */
  wide?: true;
  /** A button that shows more on the page itself. */
  unfolds?: string;
}

const settings = (tab: string, ...opens: (string | RegExp)[]): Sight => ({
  as: 'super_admin',
  at: () => `/settings/${tab}`,
  opens,
});

const SIGHTS: Readonly<Record<string, Sight>> = {
  'the home of support': { as: 'support', at: () => '/' },
  'the home of finance': { as: 'finance', at: () => '/' },
  'the home of a merchant': { as: 'merchant', at: () => '/' },
  'a new order': {
    as: 'super_admin',
    at: ({ newOrder }) => `/order-details/${newOrder}`,
    opens: ['رفض الطلب', 'إلغاء قطع من الطلب'],
  },
  'an order that is prepared': {
    as: 'super_admin',
    at: ({ preparedOrder }) => `/order-details/${preparedOrder}`,
    opens: ['تغليف', 'إلغاء قطع من الطلب'],
  },
  'an order at the door': {
    as: 'super_admin',
    at: ({ sentOrder }) => `/order-details/${sentOrder}`,
    opens: ['تم التسليم', 'محاولة لم تنجح', 'رُفض الاستلام'],
  },
  'an order that was delivered': {
    as: 'super_admin',
    at: ({ deliveredOrder }) => `/order-details/${deliveredOrder}`,
  },
  'orders, with what can be done with one': {
    as: 'super_admin',
    at: () => '/orders',
    opens: [/^خيارات الطلب/],
    wide: true,
  },
  'returns that are claims': { as: 'super_admin', at: () => '/returns?tab=claims' },
  'a claim, for its decision': { as: 'support', at: ({ claim }) => `/claims/${claim}` },
  refunds: { as: 'finance', at: () => '/refunds', opens: ['منح رصيد ترضية', 'تسجيل اعتراض بنك'] },
  'an application': {
    as: 'super_admin',
    at: ({ applicant }) => `/merchants?tab=applications&id=${applicant}`,
    opens: ['طلب مستندات', 'رفض الطلب'],
  },
  'an active merchant': {
    as: 'super_admin',
    at: () => '/merchants?tab=active&id=1',
    opens: ['تقييد', 'إيقاف'],
  },
  'a user': { as: 'super_admin', at: ({ user }) => `/users?user=${user}` },
  'a new coupon': { as: 'super_admin', at: () => '/coupons', opens: ['كوبون جديد'] },
  'the list of an ad’s places': { as: 'super_admin', at: () => '/ads', opens: [/^حذف/] },
  'the question before a product goes': {
    as: 'super_admin',
    at: ({ product }) => `/product-details/${product}`,
    opens: ['حذف المنتج'],
  },
  'the team of a shop': { as: 'merchant', at: () => '/account?tab=team', opens: [/^إزالة/] },
  ...Object.fromEntries(
    ['sending', 'holiday', 'identity', 'payouts', 'password', 'details'].map(tab => [
      `a merchant’s account, ${tab}`,
      { as: 'merchant', at: () => `/account?tab=${tab}` } satisfies Sight,
    ]),
  ),
  'the ledger': { as: 'finance', at: () => '/ledger', unfolds: 'غرامة أو تسوية' },
  categories: settings('categories', 'قسم جديد', /^تعديل/),
  brands: settings('brands', 'ماركة جديدة', /^تعديل/),
  terms: settings('terms', 'معاينة', /^قراءة نسخة/),
  about: settings('about', 'معاينة'),
  'the settings of delivery': settings('delivery'),
  'the settings of zones': settings('zones'),
  'the settings of paying': settings('payment'),
  'the settings of commission': settings('commission'),
  'the settings of payouts': settings('payouts'),
  'the settings of the shop': settings('shop'),
  'the settings of money’s limits': settings('control'),
  'the settings of timers': settings('timers'),
  'the settings of returns': settings('returns'),
};

const main = (page: Page) => page.getByRole('main');

for (const [name, { as, at, opens = [], wide, unfolds }] of Object.entries(SIGHTS)) {
  test(`no barrier and no half-empty card: ${name}, and what opens over it`, async ({ page }) => {
    const ids = await demoIds(page);
    await signInStaff(page, as);
    const waitForIdle = watchRequests(page);
    await page.goto(at(ids));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await waitForIdle();
    await expectNoBarriers(page, name);
    await expectNoSidewaysScroll(page, name);
    await expectFilledForms(page, name);
    if (unfolds) {
      await main(page).getByRole('button', { name: unfolds }).click();
      await expectNoBarriers(page, `${name}: ${unfolds}`);
      await expectFilledForms(page, `${name}: ${unfolds}`);
    }
    for (const button of wide && isPhone(page) ? [] : opens) {
      await main(page).getByRole('button', { name: button }).filter({ visible: true }).first().click();
      const over = page.locator(':modal, :popover-open').first();
      await expect(over, `${button} opens something`).toBeVisible();
      await waitForIdle();
      await expectNoBarriers(page, `${name}: ${button}`);
      await expectFilledForms(page, `${name}: ${button}`);
      await page.keyboard.press('Escape');
      await expect(over).toBeHidden();
    }
  });
}

test('no barrier: the whole navigation', async ({ page }) => {
  await signInStaff(page, 'super_admin');
  await page.goto('/orders');
  const menu = page.getByRole('button', { name: 'القائمة', exact: true });
  await menu
    .or(page.getByRole('button', { name: 'المزيد' }))
    .filter({ visible: true })
    .click();
  await expect(page.locator(':modal, :popover-open').first()).toBeVisible();
  await expectNoBarriers(page, 'the navigation is open');
});
