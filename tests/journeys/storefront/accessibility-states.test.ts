import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { findProduct, OWN_PAGE, signIn, store, visit } from '../../support/journeys/visit.ts';

// Each walks through many states, and axe looks at all of them.
test.describe.configure({ timeout: 180_000 });

test.use(STILL);
test.use(OWN_PAGE);

const api = '**/api/web/**';

/** Never answered: what waits for it goes on waiting. */
const holdCalls = (page: Page) => page.route(api, () => undefined);
const failCalls = (page: Page) => page.route(api, route => route.abort());

test('no barrier: the menu and the question to log in, for a guest', async ({ page }) => {
  await visit(page, '/outlet/1');
  await page.getByRole('button', { name: 'القائمة' }).click();
  await expect(page.getByRole('dialog', { name: 'القائمة' })).toBeVisible();
  await expectNoBarriers(page, 'menu');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'أضف إلى السلة' }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoBarriers(page, 'login modal');
});

test('no barrier: the menu, the toast and the cart panel, signed in', async ({ page }) => {
  await signIn(page);
  const { id } = await findProduct(page, { hasAttributes: false });
  await visit(page, `/product/${id}`);
  const cart = page.getByRole('banner').getByRole('link', { name: /السلة/ });
  const panel = page.getByRole('dialog', { name: /سلة المشتريات/ });
  await cart.click();
  await expect(panel.getByText('سلتك فارغة')).toBeVisible();
  await expectNoBarriers(page, 'empty cart panel');
  await page.keyboard.press('Escape');
  await page
    .getByRole('main')
    .getByRole('button', { name: 'أضف إلى السلة' })
    .locator('visible=true')
    .first()
    .click();
  const toast = page.getByText('تم اضافه المنتج');
  await toast.hover();
  await expectNoBarriers(page, 'toast');
  await expect(toast).toBeVisible();
  await cart.click();
  await expect(panel.getByRole('link', { name: 'إتمام الشراء' })).toBeVisible();
  await expectNoBarriers(page, 'cart panel');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'القائمة' }).click();
  await expectNoBarriers(page, 'menu');
});

test('no barrier: the filter sheet', async ({ page }) => {
  await visit(page, '/outlet/1?sale=1');
  const opener = page.getByRole('button', { name: /^تصفية/ });
  if (await opener.isVisible()) await opener.click();
  await expect(page.getByRole('heading', { name: 'تصفية النتائج' })).toBeVisible();
  await expectNoBarriers(page, 'filters');
});

test('no barrier: suggestions, while they are looked for, found, chosen from and none', async ({ page }) => {
  await visit(page, '/about');
  const field = page.getByRole('combobox');
  await field.focus();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNoBarriers(page, 'where to begin');
  await field.fill('ساعة');
  await expect(page.getByRole('group', { name: 'المنتجات' }).getByRole('option')).toHaveCount(5);
  await field.press('ArrowDown');
  await expectNoBarriers(page, 'suggestions');
  await field.fill('qqxxzzvv');
  await expect(page.getByText('لا توجد نتائج', { exact: true })).toBeVisible();
  await expectNoBarriers(page, 'no suggestions');
  await holdCalls(page);
  await field.fill('سماعة');
  await expect(page.getByText('جاري البحث...', { exact: true })).toBeVisible();
  await expectNoBarriers(page, 'searching');
});

test('no barrier: options that are asked for', async ({ page }) => {
  await signIn(page);
  const { id } = await findProduct(page, { hasAttributes: true });
  await visit(page, `/product/${id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: 'أضف إلى السلة' })
    .locator('visible=true')
    .first()
    .click();
  await expect(page.getByRole('group').first()).toHaveAccessibleDescription(/./);
  await expectNoBarriers(page, 'missing option');
});

const LEADS = {
  'the landing page': ['/about', 'header a[href="/"]', 'جاري تحميل الإعلانات...'],
  'a listing': ['/categories', 'main a[href="/outlet/1"]', 'جاري تحميل المنتجات...'],
  'another page': ['/categories', 'footer a[href="/terms"]', 'جاري تحميل الصفحة...'],
} as const;

for (const [name, [from, link, wait]] of Object.entries(LEADS)) {
  test(`no barrier: ${name} on its way, and failed`, async ({ page }) => {
    await visit(page, from);
    await holdCalls(page);
    await page.locator(link).click();
    await expect(page.getByText(wait, { exact: true })).toBeVisible();
    await expectNoBarriers(page, 'loading');
    await page.unrouteAll();
    await page.reload();
    await visit(page, from);
    await failCalls(page);
    await page.locator(link).click();
    await expect(page).not.toHaveURL(from);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoBarriers(page, 'failed');
  });
}

test('no barrier: a product that could not be loaded', async ({ page }) => {
  await visit(page, '/outlet/1');
  await failCalls(page);
  await page.locator('main article a').first().click();
  await expect(page.getByRole('button', { name: 'إعادة المحاولة' })).toBeVisible();
  await expectNoBarriers(page, 'failed');
});

test('no barrier: a wait for who is signed in', async ({ page }) => {
  await store(page, { token: 'somebody' });
  await holdCalls(page);
  await page.goto('/profile');
  await expect(page.getByText('جاري تحميل بيانات حسابك...').locator('visible=true').first()).toBeVisible();
  await expectNoBarriers(page, 'account on its way');
});

test('no barrier: pages that cannot be fetched, within the shop and beside it', async ({ page, context }) => {
  await visit(page, '/about');
  await context.setOffline(true);
  for (const path of ['/terms', '/login']) {
    await page.evaluate(to => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('لا يوجد اتصال بالإنترنت');
    await expectNoBarriers(page, `${path} offline`);
  }
});
