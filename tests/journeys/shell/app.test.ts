import { expect, type Page, test } from '@playwright/test';
import { call, newBuyer, post } from '../../support/new-buyer.ts';
import { goodsThat, order } from '../../support/order-journey.ts';
import { pushService } from '../../support/process/receive-pushes.ts';
import { findProduct, signIn, visit } from '../../support/visit.ts';

test.use({ serviceWorkers: 'allow' });

const NO_CONNECTION = 'لا يوجد اتصال بالإنترنت';

/** The worker has taken over this page, and has kept it. */
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
  await workerKeeps(page, `/product/${id}`);
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

  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'سلتك' })).toBeVisible();
  await expect(page.getByRole('main').getByText(productName).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: productName }).last().click();
  await expect(page).toHaveURL(new RegExp(`/product/${id}`));
});

test('offline, the checkout shows no kept price, and opens by itself when the connection is back', async ({
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

test('what the worker keeps holds nothing of a person, whoever was signed in', async ({ page }) => {
  await signIn(page);
  await visit(page, '/');
  await workerKeeps(page, '/');
  await visit(page, '/profile?tab=addresses');
  await visit(page, '/profile?tab=orders');
  await visit(page, '/cart');
  const kept = await page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname);
    return urls;
  });
  expect(kept).toContain('/');
  expect(
    kept.filter(path => /^\/(?:api|profile|cart|checkout|order|payment|documents|login)/.test(path)),
  ).toEqual([]);
});

test('after an order the buyer agrees to be told, and the device shows what happens, at both widths', async ({
  page,
  context,
  baseURL,
}) => {
  const service = await pushService(Number(new URL(String(baseURL)).port) + 5);
  const endpoint = `${service.url}/push/1`;
  await page.addInitScript(subscribeAs, { endpoint, keys: service.keys });
  const buyer = await newBuyer(page);
  const [goods] = await goodsThat(page, buyer, ({ price }) => price < 2000);
  const orderId = await order(page, buyer, [{ productId: goods.id, quantity: 1 }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await expect(page.getByText('نخبرك حين يخرج المندوب؟')).toHaveCount(0);
  await visit(page, `/order-details/${orderId}?placed`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole('button', { name: 'نعم، أخبرني' }).click();
  await expect(page.getByText('سنخبرك على هذا الجهاز')).toBeVisible();

  await call(page, post('order/cancel'), { token: buyer.token, data: { orderId, reason: 'changed_mind' } });
  await expect.poll(() => service.received.length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(service.complaints).toEqual([]);
  const notice = service.received[0];
  expect(notice).toMatchObject({ path: `/order-details/${orderId}`, title: expect.stringContaining('طلبك') });

  await context.grantPermissions(['notifications']);
  await deliver(page, JSON.stringify(notice));
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title, dir, lang, data }) => ({ title, dir, lang, data }));
    });
  await expect
    .poll(shown)
    .toEqual([{ title: notice?.title, dir: 'rtl', lang: 'ar', data: `/order-details/${orderId}` }]);
  service.close();
});

/** A browser without internet cannot reach its push service: this one subscribes at the journey's own. */
function subscribeAs({ endpoint, keys }: { endpoint: string; keys: Record<string, string> }) {
  const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
  Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  Notification.requestPermission = async () => 'granted';
  Object.assign(PushManager.prototype, {
    subscribe: async () => subscription,
    getSubscription: async () => null,
  });
}

/** As the browser does when its push service calls. */
async function deliver(page: Page, data: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const found = new Promise<string>(done => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) done(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await found;
  const origin = new URL(page.url()).origin;
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}
