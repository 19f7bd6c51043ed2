import { expect, type Page, test } from '@playwright/test';
import { findProduct, OWN_PAGE, signIn, visit } from '../../support/journeys/visit.ts';

test.use({ ...OWN_PAGE, serviceWorkers: 'allow' });

const NO_CONNECTION = 'لا يوجد اتصال بالإنترنت';

/** The service worker controls this page and has cached it. */
async function workerKeeps(page: Page, path: string) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(() => page.evaluate(async at => Boolean(await caches.match(at)), path), { timeout: 15_000 })
    .toBe(true);
}

test('the shop can be installed, and its worker asks nobody but the shop', async ({ page }) => {
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ display: 'standalone', dir: 'rtl', lang: 'ar', start_url: '/' });
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
  const worker = await page.request.get('/sw.js');
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
});

test('offline, visited pages and the cart still open, and say from when they are', async ({
  page,
  context,
}) => {
  const { id, productName } = await findProduct(page, { hasAttributes: false });
  await signIn(page);
  await visit(page, `/product/${id}`);
  await workerKeeps(page, new URL(page.url()).pathname);
  await page
    .getByRole('main')
    .getByRole('button', { name: 'أضف إلى السلة' })
    .locator('visible=true')
    .first()
    .click();
  await context.setOffline(true);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(productName);
  await expect(page.getByText(NO_CONNECTION).first()).toBeVisible();
  await expect(page.getByText('هذه الصفحة كما كانت في')).toBeVisible();
  // As people write its address.
  await page.goto(`/product/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(productName);

  const complaints: string[] = [];
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()));
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'سلتك' })).toBeVisible();
  await expect(page.getByRole('link', { name: productName, exact: true }).last()).toBeVisible();
  expect(complaints.filter(each => each.includes('Content Security Policy'))).toEqual([]);
  await expect(page.getByRole('main').getByText(productName).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: productName }).last().click();
  await expect(page).toHaveURL(new RegExp(`/product/${id}`));

  const bell = page.getByRole('banner').getByRole('link', { name: /الإشعارات/ });
  await expect(bell).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await context.setOffline(false);
  await expect(bell, 'who is signed in is known again without a reload').toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('offline, the checkout shows no cached price, and opens by itself when the connection is back', async ({
  page,
  context,
}) => {
  await signIn(page);
  await visit(page, '/categories');
  await workerKeeps(page, '/categories');
  await context.setOffline(true);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NO_CONNECTION);
  expect(new URL(page.url()).pathname).toBe('/offline');
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/(?:checkout|cart)/);
});

test('the service worker’s caches hold no personal data, whoever was signed in', async ({ page }) => {
  await signIn(page);
  await visit(page, '/');
  await workerKeeps(page, '/');
  await visit(page, '/profile?tab=addresses');
  await visit(page, '/profile?tab=orders');
  await visit(page, '/cart');
  const cached = await page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname);
    return urls;
  });
  expect(cached).toContain('/');
  expect(
    cached.filter(path => /^\/(?:api|profile|cart|checkout|order|payment|documents|login)/.test(path)),
  ).toEqual([]);
});
