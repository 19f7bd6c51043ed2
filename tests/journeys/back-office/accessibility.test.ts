import { expect, type Page, type Route, test } from '@playwright/test';
import { can } from '../../../src/platform/permission.ts';
import { type BackofficePage, PAGES } from '../../../src/web/backoffice/pages.ts';
import { siteText } from '../../../src/web/text.ts';
import { type Staff, signInStaff } from '../../support/back-office/staff.ts';
import { expectNoBarriers, expectNoSidewaysScroll, STILL } from '../../support/barriers.ts';
import { askProducts } from '../../support/visit.ts';

// Each page is looked at in four states, in light and in dark. A new page comes in by itself.
test.describe.configure({ timeout: 180_000 });
test.use(STILL);

const CALLS = '**/api/web/**';
/** Who is asking is known in every state: without that there is no page. */
const isWhoAsks = (route: Route) => route.request().url().includes('/user-role');

const HOME = { path: '', permission: 'backoffice' } as const;

const STATES: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  full: route => route.continue(),
  empty: answerEmpty,
  failing: route => route.abort(),
  awaited: () => Promise.resolve(),
};

/** The same answer, but with nothing in any of its lists. */
async function answerEmpty(route: Route): Promise<void> {
  const response = await route.fetch();
  const isJson = response.headers()['content-type']?.includes('json');
  if (!isJson) return route.fulfill({ response });
  const json = await response.json();
  await route.fulfill({ response, json: emptied(json) });
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptied(inner)]));
}

/** Where something is to be seen; what is not named here is looked at as not found, and full in its area's journey. */
async function addressOf(page: Page, { path }: Pick<BackofficePage, 'path'>): Promise<string> {
  const [product] = await askProducts(page, { limit: 1, inStock: true, merchantIds: [1] });
  return `/${path.replace(':productId', String(product?.id)).replace(/:\w+/g, '999999999')}`;
}

function whoOpens({ permission }: Pick<BackofficePage, 'permission'>): Staff {
  return can({ role: 'super_admin', duty: null }, permission) ? 'super_admin' : 'merchant';
}

for (const shown of [HOME, ...PAGES]) {
  test(`no barrier: /${shown.path}, in every state`, async ({ page }) => {
    await signInStaff(page, whoOpens(shown));
    const address = await addressOf(page, shown);
    for (const [state, answer] of Object.entries(STATES)) {
      await page.route(CALLS, route => (isWhoAsks(route) ? route.continue() : answer(route)));
      await page.goto(address);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.getByRole('heading', { name: siteText.loadingAccount })).toBeHidden();
      if (state !== 'awaited') await page.waitForLoadState('networkidle');
      await expectNoBarriers(page, state);
      await expectNoSidewaysScroll(page, state);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
}
