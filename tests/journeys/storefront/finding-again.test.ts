import { expect, type Page, test } from '@playwright/test';
import { newBuyer } from '../../support/journeys/buyer.ts';
import { askProducts, ownCart, visit } from '../../support/journeys/visit.ts';

test('a page that is opened by an address with a query is first as the server drew it', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const [one, other] = await askProducts(page, { limit: 2, inStock: true });
  await visit(page, `/compare?ids=${one?.id},${other?.id}`);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await visit(page, '/login?next=/cart');
  await expect(page.getByRole('main').getByText('سجّل الدخول لتكمل من سلتك')).toBeVisible();
  expect(errors).toEqual([]);
});

test('viewed products stand in a row, can be compared and shared, and are forgotten at sign-out', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // As on most telephones, whose browsers do not tell of pages that are opened within the shop.
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  const [one, other] = await askProducts(page, { limit: 2, inStock: true });
  await newBuyer(page);
  await lookAt(page, one?.id);
  await page.getByRole('button', { name: 'قارن', exact: true }).click();
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(`/product/${one?.id}(/|$)`));
  await expect.poll(() => lastViewed(page)).toBe(Number(/\/product\/(\d+)/.exec(page.url())?.[1]));
  await lookAt(page, other?.id);
  await page.getByRole('button', { name: 'نسخ الرابط' }).click();
  await expect(page.getByText('نُسخ رابط المنتج.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/product/${other?.id}$`),
  );
  await page.getByRole('button', { name: 'قارن', exact: true }).click();
  await page.getByRole('link', { name: /^المقارنة/ }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await visit(page, `/compare?ids=${one?.id},${other?.id}`);
  await page
    .getByRole('button', { name: /من المقارنة$/ })
    .first()
    .click();
  await expect(page.getByRole('columnheader'), 'a comparison that was sent to them').toHaveCount(1);
  await visit(page, '/compare');
  await expect(page.getByRole('columnheader'), 'their own').toHaveCount(2);
  await visit(page, '/');
  const row = page.getByRole('region', { name: 'شاهدتها مؤخرًا' });
  await expect(row.getByRole('article')).toHaveCount(3);
  await signOut(page);
  await visit(page, '/compare');
  await expect(page.getByText('لا منتجات للمقارنة')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('viewed'))).toBe('[]');
});

/** What is left within three seconds was not looked at. */
async function lookAt(page: Page, id: number | undefined): Promise<void> {
  await visit(page, `/product/${id}`);
  await expect.poll(() => lastViewed(page)).toBe(id);
}

const lastViewed = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('viewed') ?? '[]') as number[])[0]);

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'القائمة' }).click();
  const menu = page.getByRole('dialog', { name: 'القائمة' });
  const loaded = page.waitForEvent('load');
  await menu.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await loaded;
}

test('a line of the cart is saved for later and comes back', async ({ page }) => {
  const products = await askProducts(page, { limit: 100, inStock: true });
  const product = products.find(({ hasAttributes }) => !hasAttributes);
  await newBuyer(page);
  await ownCart(page);
  await visit(page, `/product/${product?.id}`);
  await page.getByRole('button', { name: 'أضف إلى السلة', exact: true }).click();
  await expect(page.getByTestId('cart-badge')).toHaveText('١');
  await visit(page, '/cart');
  await page.getByRole('button', { name: 'احفظه لوقت لاحق' }).click();
  const later = page.getByRole('region', { name: 'محفوظ لوقت لاحق' });
  await expect(later.getByRole('listitem')).toHaveCount(1);
  await visit(page, '/cart');
  await later.getByRole('button', { name: 'انقله إلى السلة' }).click();
  await expect(later).toBeHidden();
  await expect(page.getByRole('button', { name: 'احفظه لوقت لاحق' })).toBeVisible();
});

test('what the page of the cart says hides no button of it', async ({ page }) => {
  const products = await askProducts(page, { limit: 100, inStock: true });
  const [one, other] = products.filter(({ hasAttributes }) => !hasAttributes);
  await newBuyer(page);
  await ownCart(page);
  for (const each of [one, other]) {
    await visit(page, `/product/${each?.id}`);
    await page.getByRole('button', { name: 'أضف إلى السلة', exact: true }).click();
    await expect(page.getByRole('status').getByText('تم اضافه المنتج', { exact: true })).toBeVisible();
  }
  await visit(page, '/cart');
  await page.getByRole('button', { name: 'احفظه لوقت لاحق' }).first().click();
  const said = page.getByRole('status').getByText('حُفظ المنتج لوقت لاحق');
  await expect(said).toBeVisible();
  // It rises while it appears.
  await said.evaluate(element =>
    Promise.all(element.parentElement?.getAnimations().map(({ finished }) => finished) ?? []),
  );
  const pay = page.getByRole('link', { name: 'إتمام الشراء' }).locator('visible=true');
  const button = await pay.boundingBox();
  const box = await said.boundingBox();
  if (!button || !box) throw new Error('one of the two is not on the page');
  expect(box.y + box.height <= button.y || button.y + button.height <= box.y).toBe(true);
});

/** From the dialog that asks for it, with the demo's buyer. */
async function signInFromDialog(page: Page): Promise<void> {
  await page
    .getByRole('alertdialog', { name: 'تنبيه' })
    .getByRole('button', { name: 'تسجيل الدخول' })
    .click();
  await page.getByRole('link', { name: 'الدخول بكلمة المرور' }).click();
  await page.getByLabel('البريد الإلكتروني أو رقم الموبايل').fill('buyer@wekala.example');
  await page.getByLabel('كلمة المرور', { exact: true }).fill('wekala-demo-1');
  await page.getByRole('main').locator('button[type=submit]').click();
}

test('what a guest pressed is done after signing in: a heart, a notice of a price, a word to the shop [CRD-5, ROLE-1]', async ({
  page,
}) => {
  const [product] = await askProducts(page, { limit: 1, inStock: true });
  const open = () => visit(page, `/product/${product?.id}`);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /المفضلة/ })
    .first();
  await open();
  await heart.click();
  await expect(page.getByText('نضيفه إلى مفضلتك بعد الدخول')).toBeVisible();
  await signInFromDialog(page);
  await expect(heart).toHaveAccessibleName(/^إزالة من المفضلة/);

  await page.evaluate(() => localStorage.clear());
  await open();
  await page.getByRole('button', { name: 'أبلغني إذا انخفض سعره' }).click();
  await signInFromDialog(page);
  await expect(page.getByRole('button', { name: /^سنبلغك إذا انخفض سعره/ })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await open();
  // Pressed at the first sight of it, while its code is on the way.
  await page.getByRole('button', { name: 'راسل المتجر' }).click();
  await signInFromDialog(page);
  await expect(page).toHaveURL(/\/messages\/\d+$/);
});

test('a guest who wants to ask, to report or to call a review helpful does so after signing in', async ({
  page,
}) => {
  const [reviewed] = await askProducts(page, { limit: 1, attributes: ['rating=3'] });
  const open = () => visit(page, `/product/${reviewed?.id}`);
  await open();
  await page.getByRole('button', { name: 'اسأل المتجر' }).click();
  await expect(page.getByText('نفتح لك كتابة سؤالك بعد الدخول')).toBeVisible();
  await signInFromDialog(page);
  await page.getByRole('dialog', { name: 'اسأل المتجر' }).getByRole('button', { name: 'إغلاق' }).click();
  expect(await page.evaluate(() => sessionStorage.getItem('wish')), 'it is opened once').toBeNull();

  await page.evaluate(() => localStorage.clear());
  await open();
  await page.getByRole('button', { name: 'أبلغ عن هذا المنتج' }).click();
  await signInFromDialog(page);
  await expect(page.getByRole('dialog', { name: 'إبلاغ فريق وكالة' })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await open();
  const helpful = page.getByRole('button', { name: /^مفيد/ }).first();
  await helpful.click();
  await signInFromDialog(page);
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
});

test('a guest who turns away wishes for nothing any more', async ({ page }) => {
  const [product] = await askProducts(page, { limit: 1, inStock: true });
  await visit(page, `/product/${product?.id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /المفضلة/ })
    .first()
    .click();
  await page.getByRole('alertdialog', { name: 'تنبيه' }).getByRole('button', { name: 'إلغاء' }).click();
  expect(await page.evaluate(() => sessionStorage.getItem('wish'))).toBeNull();
});
