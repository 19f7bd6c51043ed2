import { expect, type Page, type Route, test } from '@playwright/test';
import { watchRequests } from '../../support/back-office/network-idle.ts';
import { type Staff, signInStaff } from '../../support/back-office/staff.ts';
import { OWN_PAGE, signIn } from '../../support/journeys/visit.ts';

test.use(OWN_PAGE);

/** web.dev calls 0.1 good; a page must reserve the room of what it waits for. */
const MOST = 0.05;
/** Long enough that a page is drawn before what it shows arrives. */
const DELAY_MS = 250;

interface Watching {
  shifts: { value: number; moved: string[] }[];
}

/**
 * Notes down what moves without the visitor's doing, on every page from now on, and keeps the calls waiting. Gives what
 * waits until all is answered.
 */
async function watch(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const seen: Watching = { shifts: [] };
    Object.assign(window, seen);
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        const moved = sources.map(({ node }) => (node instanceof Element ? node.className : ''));
        if (!hadRecentInput) seen.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/api/web/**', async route => {
    await new Promise(resolve => setTimeout(resolve, DELAY_MS));
    const isChoices = new URL(route.request().url()).pathname.endsWith('/product-choices');
    await (isChoices ? lengthenNames(route) : route.continue()).catch(() => undefined);
  });
  return watchRequests(page);
}

/** Categories and brands are also called by three words. */
async function lengthenNames(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replaceAll(/"name":"([^"]*)"/g, '"name":"$1 $1 $1"');
  await route.fulfill({ response, body });
}

async function expectStill(page: Page, path: string, answered: () => Promise<void>): Promise<void> {
  await page.goto(path);
  await answered();
  const { shifts } = await page.evaluate(() => ({ shifts: (window as unknown as Watching).shifts }));
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(MOST);
}

const STAFF: Readonly<Record<Staff, readonly string[]>> = {
  merchant: ['/', '/orders', '/products', '/products/import', '/money'],
  support: ['/', '/returns'],
  finance: ['/', '/ledger', '/refunds', '/payouts'],
  super_admin: ['/', '/users', '/merchants', '/ads', '/settings', '/audit'],
};

for (const [role, paths] of Object.entries(STAFF) as [Staff, readonly string[]][])
  test(`nothing moves under the eyes of ${role} when answers arrive late`, async ({ page }) => {
    await signInStaff(page, role);
    // The browser knows from here on whose session it has, as after signing in by hand.
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const answered = await watch(page);
    for (const path of paths) await expectStill(page, path, answered);
  });

test('nothing moves under the eyes of a buyer when answers arrive late', async ({ page }) => {
  const answered = await watch(page);
  for (const path of ['/', '/outlet/1', '/product-details/1', '/cart', '/login'])
    await expectStill(page, path, answered);
  await signIn(page);
  for (const path of ['/', '/likes', '/profile', '/profile?tab=orders', '/checkout'])
    await expectStill(page, path, answered);
});
