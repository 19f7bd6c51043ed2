import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll } from '../../support/journeys/barriers.ts';
import { askProducts, findProduct, signIn, store, visit } from '../../support/journeys/visit.ts';

// Each walks through many states, and axe looks at all of them.
test.describe.configure({ timeout: 180_000 });

/** 200 % of a screen 1440 wide leaves 720, and 400 % of one 1280 wide leaves 320 (WCAG 1.4.4 and 1.4.10). */
const WIDTHS = [720, 320];
/** With letters twice as large: a wide screen, a telephone of today, and the narrowest. */
const WIDTHS_FOR_LARGE = [1280, 390, 320];

/** Those that are lower than the line that they show. */
const lowSelects = (page: Page) =>
  page
    .locator('select:visible')
    .evaluateAll(selects =>
      selects
        .filter(each => each.scrollHeight > each.clientHeight + 1)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );

async function expectRoom(page: Page, path: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoSidewaysScroll(page, `${path} at ${width} px`);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const width of WIDTHS_FOR_LARGE) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page, `${path} at ${width} px with letters twice as large`);
    expect(await lowSelects(page), `${path} at ${width} px`).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

test('nothing is cut off or scrolls sideways on a narrow screen, nor with large letters: public pages', async ({
  page,
}) => {
  const { id } = await findProduct(page, { hasAttributes: true });
  const paths = [
    '/',
    '/outlet/1?sale=1&stock=1&min=100',
    '/outlet/1?page=2',
    '/outlet/1?min=19999999',
    '/search?q=ساعة',
    '/search?q=qqxxzzvv',
    `/product/${id}`,
    // Reviewed.
    '/product/704',
    '/product/999999999',
    '/merchant/1',
    '/brand/1',
    '/categories',
    '/about',
    '/terms',
    '/login',
    '/signup',
    '/forgot-password',
  ];
  for (const path of paths) {
    await visit(page, path);
    await expectRoom(page, path);
  }
});

test('nothing is cut off or scrolls sideways on a narrow screen, nor with large letters: personal pages', async ({
  page,
}) => {
  const products = await askProducts(page, { limit: 100, inStock: true });
  await signIn(page);
  await store(page, { cart: JSON.stringify(products.filter(each => !each.hasAttributes).slice(0, 3)) });
  const tabs = ['details', 'addresses', 'orders', 'favourites', 'password', 'devices', 'delete'];
  const paths = [
    '/cart',
    '/checkout',
    ...tabs.map(tab => `/profile?tab=${tab}`),
    '/order-details/999999999',
    '/marketplace',
    '/development/messages',
  ];
  for (const path of paths) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^جاري/);
    await expect(page.getByRole('main').getByText(/^جاري .*\.\.\.$/)).toHaveCount(0);
    await expectRoom(page, path);
  }
});

test('the bar of the checkout says in one line that it is safe, on a small phone', async ({ page }) => {
  const [product] = await askProducts(page, { limit: 1, inStock: true });
  await signIn(page);
  await store(page, { cart: JSON.stringify([product]) });
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/checkout');
  const safe = page.getByRole('banner').getByText('إتمام طلب آمن');
  expect((await safe.boundingBox())?.height).toBeLessThan(30);
});

test('what opens over a page fits a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page);
  await visit(page, '/outlet/1');
  const opened = async (name: string, panel: string) => {
    const open = page.locator(panel);
    await expect(open).toBeVisible();
    const fits = () =>
      open.evaluate(element => {
        const { left, right } = element.getBoundingClientRect();
        return left >= 0 && right <= 320 && element.scrollWidth <= element.clientWidth + 1;
      });
    // It may still be sliding in.
    await expect.poll(fits, name).toBe(true);
    await page.keyboard.press('Escape');
  };
  await page.getByRole('button', { name: 'القائمة' }).click();
  await opened('menu', 'dialog:modal');
  await page.getByRole('banner').getByRole('link', { name: /السلة/ }).click();
  await opened('cart panel', 'dialog:modal');
  await page.getByRole('button', { name: /^تصفية/ }).click();
  await opened('filters', ':popover-open');
  await page.evaluate(() => window.dispatchEvent(new Event('open-login-modal')));
  await opened('login modal', 'dialog:modal');
  await page.getByRole('banner').getByRole('combobox').fill('ساعة');
  await opened('suggestions', '[role=listbox]');
});
