import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { ADDRESS, callAs, newBuyer } from '../../support/journeys/buyer.ts';
import { askProducts, signIn, store, visit } from '../../support/journeys/visit.ts';

// Each walks through many states, and axe looks at all of them.
test.describe.configure({ timeout: 180_000 });

test.use(STILL);

const holdCall = (page: Page, path: string) => page.route(`**/api/web/${path}`, () => undefined);
const failCall = (page: Page, path: string) => page.route(`**/api/web/${path}`, route => route.abort());
const busy = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^جاري .*\.\.\.$/)
    .first();

/** What some call leaves to be seen of a page while it is awaited and when it fails; after that the page is whole. */
async function expectNoBarriersAround(page: Page, path: string, call: string): Promise<void> {
  await holdCall(page, call);
  await page.goto(path);
  await expect(busy(page)).toBeVisible();
  await expectNoBarriers(page, `${path} waits for ${call}`);
  await page.unrouteAll();
  await failCall(page, call);
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('button', { name: 'إعادة المحاولة' })).toBeVisible();
  await expectNoBarriers(page, `${path} without ${call}`);
  await page.unrouteAll();
  await page.goto(path);
}

test('no barrier: cart and checkout, empty, awaited, failed, full and changed', async ({ page }) => {
  const products = await askProducts(page, { limit: 100, inStock: true });
  const [first, second] = products.filter(({ hasAttributes, price }) => !hasAttributes && price < 4000);
  await signIn(page);
  for (const path of ['/cart', '/checkout']) {
    await visit(page, path);
    await expect(page.getByRole('heading', { name: 'سلتك فارغة' })).toBeVisible();
    await expectNoBarriers(page, `empty ${path}`);
  }
  await store(page, { cart: JSON.stringify([first, { ...second, price: 1 }]) });
  await failCall(page, 'cart/quote');
  await page.goto('/cart');
  await expect(page.getByText('تعذر التأكد من الأسعار الآن.')).toBeVisible();
  await expectNoBarriers(page, 'cart without prices');
  await page.unrouteAll();
  await page.goto('/cart');
  await expect(page.getByText('تغيّر سعر هذا المنتج منذ أضفته.')).toBeVisible();
  await expectNoBarriers(page, 'cart with a new price');
  await expectNoBarriersAround(page, '/checkout', 'user/addresses');
  await page.getByRole('button', { name: 'تأكيد الطلب' }).locator('visible=true').click();
  await expect(page.getByText('وافق على الشروط لتكمل')).toBeVisible();
  await expectNoBarriers(page, 'checkout with errors');
  await store(page, { cart: JSON.stringify([{ ...first, id: 999_999_999 }]) });
  await page.goto('/cart');
  await expect(page.getByText(/لم يعد هذا المنتج معروضًا للبيع/)).toBeVisible();
  await expectNoBarriers(page, 'cart that cannot be ordered');
});

const TABS = ['addresses', 'orders', 'favourites', 'receipts', 'devices'] as const;
const CALLS = {
  addresses: 'user/addresses',
  orders: 'order/list**',
  favourites: 'user/likes',
  receipts: 'documents/list**',
  devices: 'user/sessions',
} as const;

test('no barrier: every part of the profile, empty, awaited, failed and full', async ({ page }) => {
  const { token } = await newBuyer(page);
  for (const tab of ['details', ...TABS, 'password', 'delete']) {
    await page.goto(`/profile?tab=${tab}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(busy(page)).toBeHidden();
    await expectNoBarriers(page, `empty ${tab}`);
  }
  const orderId = await fillProfile(page, token);
  for (const tab of TABS) {
    await expectNoBarriersAround(page, `/profile?tab=${tab}`, CALLS[tab]);
    await expect(busy(page)).toBeHidden();
    await expectNoBarriers(page, `full ${tab}`);
  }
  await expectNoBarriersAround(page, `/order-details/${orderId}?placed=1`, 'order/details/*');
  await expect(page.getByText('تم استلام طلبك')).toBeVisible();
  await expectNoBarriers(page, 'order');
});

/** One address, one like, and one order of two merchants' goods; gives its id. */
async function fillProfile(page: Page, token: string): Promise<number> {
  const products = await askProducts(page, { limit: 100, inStock: true });
  // The last ones: the first are in the cart of the journey beside this one, and of some there is one unit.
  const plain = products.toReversed().filter(({ hasAttributes, price }) => !hasAttributes && price < 4000);
  const byMerchant = [...new Map(plain.map(each => [each.merchantId, each])).values()].slice(0, 2);
  const lines = byMerchant.map(({ id, price }) => ({ productId: id, quantity: 1, seenPrice: price }));
  const [liked] = byMerchant;
  await callAs(page, token, {
    path: '/api/web/user/toggle-product-like',
    data: { productId: liked?.id, action: 'like' },
  });
  const { body: quote } = await callAs<{ body: { total: number } }>(page, token, {
    path: '/api/web/cart/quote',
    data: { lines, governorateId: ADDRESS.governorateId },
  });
  const { body } = await callAs<{ body: { orderId: number } }>(page, token, {
    path: '/api/web/checkout/place-order',
    data: {
      lines,
      address: ADDRESS,
      paymentMethod: 'cash_on_delivery',
      seenTotal: quote.total,
      acceptTerms: true,
      idempotencyKey: crypto.randomUUID(),
    },
  });
  return body.orderId;
}

test('no barrier: what opens on the profile and after the order, and what is not there', async ({ page }) => {
  await signIn(page);
  await visit(page, '/profile?tab=addresses');
  await page.getByRole('button', { name: 'إضافة عنوان' }).click();
  await page.getByRole('button', { name: 'حفظ العنوان' }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectNoBarriers(page, 'new address with errors');
  await visit(page, '/profile?tab=delete');
  await page.getByLabel('كلمة المرور الحالية').fill('wekala-demo-1');
  await page.getByRole('button', { name: 'حذف حسابي' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoBarriers(page, 'question before deleting');
  for (const path of ['/order-details/999999999', '/marketplace', '/development/messages']) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^جاري/);
    await expectNoBarriers(page, path);
  }
});

test('no barrier: login, sign-up and recovery, fresh, with errors and further on', async ({ page }) => {
  for (const path of ['/login', '/login#password', '/signup', '/forgot-password']) {
    await visit(page, path);
    await expectNoBarriers(page, path);
    await page.getByRole('main').locator('button[type=submit]').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectNoBarriers(page, `${path} with errors`);
  }
  await failCall(page, 'user/auth/forgot-password');
  await page.getByLabel('البريد الإلكتروني أو رقم الموبايل').fill('nobody@wekala.example');
  await page.getByRole('main').locator('button[type=submit]').click();
  await expect(page.getByRole('alert')).toHaveText('لا يوجد اتصال بالإنترنت');
  await expectNoBarriers(page, 'recovery without a connection');
  await page.unrouteAll();
  await page.route('**/user/auth/forgot-password', route =>
    route.fulfill({ json: { body: { success: true } } }),
  );
  await page.getByRole('main').locator('button[type=submit]').click();
  await expect(page.getByLabel('الرمز')).toBeVisible();
  await expectNoBarriers(page, 'recovery by code');
});
