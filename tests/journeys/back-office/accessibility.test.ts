import { expect, type Page, type Route, test } from '@playwright/test';
import { can } from '../../../src/platform/permission.ts';
import type { BackOfficePage } from '../../../src/web/back-office/page.ts';
import { PAGES } from '../../../src/web/back-office/pages.ts';
import { siteText } from '../../../src/web/text.ts';
import { type DemoIds, demoIds } from '../../support/back-office/demo-ids.ts';
import { expectFilledForms } from '../../support/back-office/filled-forms.ts';
import { signedHandover } from '../../support/back-office/handovers.ts';
import { watchRequests } from '../../support/back-office/network-idle.ts';
import { type Staff, signInStaff } from '../../support/back-office/staff.ts';
import { expectNoBarriers, expectNoSidewaysScroll, STILL } from '../../support/journeys/barriers.ts';
import { call } from '../../support/journeys/buyer.ts';

// Each page is looked at in four states, in light and in dark. A new page comes in by itself.
test.describe.configure({ timeout: 180_000 });
test.use(STILL);

const CALLS = '**/api/web/**';
/** Who is asking is known in every state: without that there is no page. */
const isWhoAsks = (route: Route) => route.request().url().includes('/user-role');

type Shown = Pick<BackOfficePage, 'path' | 'permission'>;
/** Those that stand at an address which shoppers have too (in-place.tsx). */
const IN_PLACE: readonly Shown[] = [
  { path: '', permission: 'back_office' },
  { path: 'order-details/:orderId', permission: 'orders' },
];

/** What a page shows that shows one thing. A new page of that kind is named here, or has nothing to show. */
const THINGS: Readonly<Record<string, keyof DemoIds>> = {
  'order-details/:orderId': 'preparedOrder',
  'returns/:returnId': 'returned',
  'claims/:claimId': 'claim',
  'product-details/:productId': 'product',
  'ads/:adId': 'ad',
  'money/statements/:statementId': 'statement',
  'conversations/:conversationId': 'conversation',
  'conversations/case/:conversationId': 'conversation',
};

const NOTHING = '999999999';
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

let handover: Promise<number> | undefined;

/** The demo has none, so a merchant and a courier make one; whoever looks at it is signed in again. */
async function aHandover(page: Page): Promise<number> {
  handover ??= signedHandover(page);
  const id = await handover;
  await signInStaff(page, 'merchant');
  return id;
}

/** Where it is full, something of the demo; where it is empty, what is not there. */
async function addressOf(page: Page, { path }: Shown, state: string): Promise<string> {
  const param = /:\w+/;
  if (path === 'settings/:tab') return '/settings/shop';
  if (!param.test(path)) return `/${path}`;
  if (path === 'handovers/:handoverId')
    return `/handovers/${state === 'empty' ? NOTHING : await aHandover(page)}`;
  const thing = THINGS[path];
  if (!thing) throw new Error(`name what /${path} shows in THINGS`);
  const id = state === 'empty' ? NOTHING : (await demoIds(page))[thing];
  return `/${path.replace(param, String(id))}`;
}

function whoOpens({ permission }: Shown): Staff {
  return can({ role: 'super_admin', duty: null }, permission) ? 'super_admin' : 'merchant';
}

/** On a phone; a table of a wide screen goes to both sides. */
async function expectRoomForLargeLetters(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > 600) return;
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectNoSidewaysScroll(page, 'letters twice as large');
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

/** Shows one state of a page, and finds nothing in the way of anybody. */
async function look(page: Page, address: string, state: string) {
  const waitForIdle = watchRequests(page);
  const answer = STATES[state] as NonNullable<(typeof STATES)[string]>;
  await page.route(CALLS, route => (isWhoAsks(route) ? route.continue() : answer(route)));
  await page.goto(address);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: siteText.loadingAccount })).toBeHidden();
  // The page itself comes after who is asking.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  if (state !== 'awaited') await waitForIdle();
  await expectNoBarriers(page, state);
  await expectNoSidewaysScroll(page, state);
  await expectFilledForms(page, state);
  if (state === 'full') await expectRoomForLargeLetters(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

for (const shown of [...IN_PLACE, ...PAGES]) {
  test(`no barrier: /${shown.path}, in every state`, async ({ page }) => {
    await signInStaff(page, whoOpens(shown));
    for (const state of Object.keys(STATES)) await look(page, await addressOf(page, shown, state), state);
  });
}

/** Who sees something else on a page than who opens it above. */
const SEEN_OTHERWISE: Readonly<Record<string, readonly Staff[]>> = {
  '': ['merchant', 'support', 'finance'],
  orders: ['merchant', 'support'],
  'order-details/:orderId': ['merchant', 'support', 'finance'],
  'returns/:returnId': ['merchant', 'support'],
  products: ['merchant'],
  reviews: ['merchant'],
  account: ['merchant', 'finance'],
  reports: ['merchant'],
  'money/statements/:statementId': ['finance'],
};

for (const [path, roles] of Object.entries(SEEN_OTHERWISE)) {
  for (const role of roles) {
    test(`no barrier: /${path} as ${role} sees it`, async ({ page }) => {
      const token = await signInStaff(page, role);
      const isOwnOrder = role === 'merchant' && path === 'order-details/:orderId';
      const address = isOwnOrder ? `/order-details/${await anOrderOf(page, token)}` : undefined;
      await look(
        page,
        address ?? (await addressOf(page, { path, permission: 'back_office' }, 'full')),
        'full',
      );
    });
  }
}

async function anOrderOf(page: Page, token: string): Promise<number> {
  const { orders } = await call<{ orders: { id: number }[] }>(
    page,
    ['GET', '/api/web/back-office/order/list?tab=delivered'],
    { token },
  );
  return orders.at(-1)?.id ?? 0;
}
