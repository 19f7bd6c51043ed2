import { expect, type Page, test } from '@playwright/test';
import { ask, findProduct, visit } from '../../support/journeys/visit.ts';

/** What a page shows by which calls; without one of them exactly that is missing. `main` is the page's own matter. */
interface Stop {
  path: string;
  heading: string | RegExp;
  lists: Readonly<Record<string, string>>;
  /** The call without which there is nothing to show but what went wrong. */
  main?: string;
}

const PRODUCTS = 'product/public';
const FACETS = 'product/facets';
const NOTHING_FOUND = 'search/nothing-found';
const LISTING = { [PRODUCTS]: 'main article', [FACETS]: 'input[name=brand]' };

async function plan(page: Page): Promise<Stop[]> {
  const { id, productName } = await findProduct(page, { hasAttributes: false });
  const { nameAr } = await ask<{ nameAr: string }>(page, '/api/web/merchant/details/1', null);
  const { name } = await ask<{ name: string }>(page, '/api/web/brand/details/1', null);
  return [
    {
      path: '/',
      heading: 'وكالة: متاجر كثيرة تحت سقف واحد',
      lists: {
        [PRODUCTS]: '[aria-label="مختارات لك"]',
        'product/public-home': 'main a:has-text("عرض المزيد")',
        'merchant/active-names': '[aria-label="تجار تحت سقف وكالة"]',
        'merchant/ad/public/active/landing_page_upper': '[aria-label="إعلانات"] a',
      },
    },
    { path: '/outlet/1', heading: /./, lists: { ...LISTING, 'product/categories': 'h1:text("إلكترونيات")' } },
    { path: '/search?q=ساعة', heading: 'نتائج البحث عن «ساعة»', lists: LISTING },
    {
      path: '/search?q=qqxxzzvv',
      heading: 'نتائج البحث عن «qqxxzzvv»',
      lists: { [`${PRODUCTS} ${NOTHING_FOUND}`]: 'main article' },
    },
    {
      path: `/product/${id}`,
      heading: productName,
      lists: { [`product/similar/${id}`]: '[aria-label="منتجات مشابهة"]' },
      main: `product/details/${id}`,
    },
    { path: '/merchant/1', heading: nameAr, lists: LISTING, main: 'merchant/details/1' },
    { path: '/brand/1', heading: name, lists: { [PRODUCTS]: 'main article' }, main: 'brand/details/1' },
    { path: '/categories', heading: 'كل الأقسام', lists: {} },
    { path: '/about', heading: 'عن وكالة', lists: {}, main: 'page/about' },
    { path: '/terms', heading: 'الشروط وسياسة الإرجاع', lists: {}, main: 'page/terms' },
  ];
}

/** From anywhere to anywhere without loading the document again, as links do. */
async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate(to => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

const FAILING = [
  PRODUCTS,
  FACETS,
  'product/public-home',
  'product/categories',
  'product/similar/*',
  'product/details/*',
  'merchant/active-names',
  'merchant/details/*',
  'merchant/ad/public/active/*',
  'brand/details/*',
  'search/correction',
  NOTHING_FOUND,
  'page/*',
];

const covers = (pattern: string, call: string) =>
  pattern === call || (pattern.endsWith('*') && call.startsWith(pattern.slice(0, -1)));

const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

for (const failing of FAILING) {
  test(`without ${failing} every page draws, its list empty and the rest as ever [DATA-5]`, async ({
    page,
    isMobile,
  }) => {
    const complaints: string[] = [];
    page.on('console', message => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', error => complaints.push(`uncaught ${error.message}`));
    const requests: string[] = [];
    const stops = await plan(page);
    await visit(page, '/login');
    await page.route(
      url => covers(failing, url.pathname.replace('/api/web/', '')),
      route => {
        requests.push(route.request().url());
        // Either way of failing, one in each width.
        return isMobile ? route.abort() : route.fulfill({ status: 500, body: 'broken' });
      },
    );
    for (const { path, heading, lists, main } of stops) {
      await walkTo(page, path);
      const failed = main !== undefined && covers(failing, main);
      const wrong = isMobile ? 'لا يوجد اتصال بالإنترنت' : 'حدث خطأ غير متوقع. حاول بعد قليل.';
      await expect(headingOf(page), path).toHaveText(failed ? wrong : heading);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      if (failed) continue;
      for (const [calls, list] of Object.entries(lists)) {
        const shown = page.locator(list);
        const isMissing = calls.split(' ').some(call => covers(failing, call));
        if (isMissing) await expect(shown, `${path}: ${calls}`).toHaveCount(0);
        else await expect(shown.first(), `${path}: ${calls}`).toBeAttached();
      }
    }
    expect(requests.length, 'the call was asked for').toBeGreaterThan(0);
    expect(complaints.filter(text => text.startsWith('uncaught'))).toEqual([]);
    const isList = stops.every(({ main }) => main === undefined || !covers(failing, main));
    if (isList)
      expect(complaints.some(text => text.startsWith('/api/web/') && text.includes(' failed'))).toBe(true);
  });
}

test('a page whose own matter failed is there after another try', async ({ page }) => {
  const { id, productName } = await findProduct(page, { hasAttributes: false });
  await visit(page, '/about');
  await page.route('**/product/details/*', route => route.abort());
  await walkTo(page, `/product/${id}`);
  await expect(headingOf(page)).toHaveText('لا يوجد اتصال بالإنترنت');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(headingOf(page)).toHaveText(productName);
});
