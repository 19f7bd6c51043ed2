import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { askProducts, findProduct, visit } from '../../support/journeys/visit.ts';

// Each walks through many states, and axe looks at all of them.
test.describe.configure({ timeout: 180_000 });

test.use(STILL);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The pages that anybody sees, by the state they show. */
const PAGES = {
  'the landing page': '/',
  'a category': '/outlet/1',
  'a category further on': '/outlet/1?page=2',
  'filters at work': '/outlet/1?sale=1&stock=1&min=100',
  'filters that leave nothing': '/outlet/1?min=19999999',
  'a category that is not there': '/outlet/999999',
  'search results': '/search?q=ساعة',
  'a search that found nothing': '/search?q=qqxxzzvv',
  'a search for nothing': '/search',
  'a merchant': '/merchant/1',
  'a merchant that is not there': '/merchant/999999',
  'a brand': '/brand/1',
  'all categories': '/categories',
  about: '/about',
  'the terms': '/terms',
  'a product that is not there': '/product/999999999',
};

for (const [name, path] of Object.entries(PAGES)) {
  test(`no barrier: ${name}`, async ({ page }) => {
    await visit(page, path);
    await expect(heading(page)).toHaveCount(1);
    await expectNoBarriers(page, name);
  });
}

for (const hasAttributes of [true, false]) {
  test(`no barrier: a product ${hasAttributes ? 'with' : 'without'} options`, async ({ page }) => {
    const { id } = await findProduct(page, { hasAttributes });
    await visit(page, `/product/${id}`);
    await expectNoBarriers(page, 'product');
  });
}

test('no barrier: a product that is sold out', async ({ page }) => {
  const products = await askProducts(page, { limit: 100 });
  const soldOut = products.find(product => !product.inStock);
  await visit(page, `/product/${soldOut?.id}`);
  await expect(page.getByRole('main').getByText('نفد المخزون').first()).toBeVisible();
  await expectNoBarriers(page, 'sold out');
});

test('no barrier: an unknown path, while it waits to lead home', async ({ page }) => {
  // Never answered, so that it stays.
  await page.route('**/api/web/**', () => undefined);
  await visit(page, '/no/such/place');
  await expectNoBarriers(page, 'unknown path');
  await expect(page).toHaveURL('/no/such/place');
});
