import { createECDH, randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { findChromium } from '../../support/chromium.ts';
import { call, newBuyer, post } from '../../support/journeys/buyer.ts';
import { order, productsThat } from '../../support/journeys/orders.ts';
import { OWN_PAGE, visit } from '../../support/journeys/visit.ts';
import { pushService } from '../../support/process/receive-pushes.ts';

// Chromium's shell shows no notifications: this needs the whole browser.
test.use({
  ...OWN_PAGE,
  serviceWorkers: 'allow',
  launchOptions: {
    executablePath: findChromium() ?? undefined,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  },
});

test('after an order the buyer turns notifications on, and the device shows them, at both widths', async ({
  page,
  context,
  baseURL,
}) => {
  const service = await pushService(Number(new URL(String(baseURL)).port) + 5);
  const endpoint = `${service.url}/push/1`;
  await page.addInitScript(subscribeAs, { endpoint, keys: service.keys });
  const buyer = await newBuyer(page);
  const [goods] = await productsThat(page, buyer, ({ price }) => price < 2000);
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

  await context.grantPermissions(['notifications'], { origin: new URL(page.url()).origin });
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

for (const where of ['a phone', 'a wide screen'])
  test(`on ${where}, the account switches this device on and off, and the browser asks only after the press`, async ({
    page,
    baseURL,
  }) => {
    const endpoint = `http://127.0.0.1:${Number(new URL(String(baseURL)).port) + 5}/push/${where.at(-1)}`;
    const keys = {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    };
    await page.addInitScript(subscribeAs, { endpoint, keys });
    const buyer = await newBuyer(page);
    await visit(page, '/profile?tab=choices');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const device = page.getByRole('switch', { name: /إشعارات هذا الجهاز/ });
    await expect(device).toBeEnabled();
    await expect(device).not.toBeChecked();
    expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBeNull();
    await device.click();
    await expect(device).toBeChecked();
    expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBe('1');
    const subscriptions = async () => {
      const headers = { authorization: `Bearer ${buyer.token}` };
      return (await page.request.get('/api/web/user/personal-data', { headers })).text();
    };
    expect(await subscriptions()).toContain(endpoint);
    await visit(page, '/profile?tab=choices');
    await expect(device).toBeChecked();
    await device.click();
    await expect(device).not.toBeChecked();
    // The switch moves at once, before the shop has answered.
    await expect.poll(subscriptions).not.toContain(endpoint);
  });

/** A browser without internet cannot reach its push service: this one subscribes at the journey's own. */
function subscribeAs({ endpoint, keys }: { endpoint: string; keys: Record<string, string> }) {
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => sessionStorage.removeItem('subscribed'),
  };
  Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  Notification.requestPermission = async () => {
    sessionStorage.setItem('asked', '1');
    return 'granted';
  };
  Object.assign(PushManager.prototype, {
    subscribe: async () => {
      sessionStorage.setItem('subscribed', '1');
      return subscription;
    },
    getSubscription: async () => (sessionStorage.getItem('subscribed') ? subscription : null),
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
