import { expect, test } from '@playwright/test';
import { ask, findProduct, visit } from '../../support/journeys/visit.ts';

test('outlet and category show the same goods [NAV-2]', async ({ page }) => {
  const titles = async (path: string) => {
    await page.goto(path);
    return page.locator('main article h3').allTextContents();
  };
  const outlet = await titles('/outlet/1');
  expect(outlet).toHaveLength(12);
  expect(await titles('/category/1')).toEqual(outlet);
});

test('search, product, merchant and brand show what they are asked for [NAV-3, ROLE-1]', async ({ page }) => {
  const product = await findProduct(page, { hasAttributes: true });
  const { nameAr } = await ask<{ nameAr: string }>(
    page,
    `/api/web/merchant/details/${product.merchantId}`,
    null,
  );
  const { name } = await ask<{ name: string }>(page, `/api/web/brand/details/${product.brandId ?? 1}`, null);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`/product/${product.id}`);
  await expect(heading).toHaveText(product.productName);
  await page.goto(`/merchant/${product.merchantId}`);
  await expect(heading).toHaveText(nameAr);
  await page.goto(`/brand/${product.brandId ?? 1}`);
  await expect(heading).toHaveText(name);
  await page.goto('/search?q=ساعة');
  await expect(page.locator('main article').first()).toBeVisible();
});

test('a guest sees landing, about, terms and categories [NAV-4, ROLE-1, NAV-1]', async ({ page }) => {
  for (const path of ['/', '/about', '/terms', '/categories', '/login', '/signup', '/forgot-password']) {
    const reply = await page.goto(path);
    expect(reply?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  }
});

test('the terms state what buyers must know [TRM-1]', async ({ page }) => {
  await page.goto('/terms');
  const text = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
  for (const said of ['١٨', 'حساب واحد', 'التوصيل', 'التغليف', 'إداري', 'الضرائب', 'رصيد', 'نيابة', 'طرف']) {
    expect(text).toContain(said);
  }
});

test('an unknown path answers 404, waits, and leads home in its place [NAV-10]', async ({ page }) => {
  await visit(page, '/about');
  const reply = await page.goto('/no/such/place');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('status').first()).toBeVisible();
  await page.waitForURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('each navigation begins at the top, and back finds the place again [NAV-11]', async ({ page }) => {
  await visit(page, '/outlet/1');
  const card = page.locator('main article').nth(8);
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(300);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/outlet/1');
  await expect.poll(() => page.evaluate(was => Math.abs(scrollY - was) < 80, place)).toBe(true);
});

test('login, sign-up and account load no shop data by themselves [NAV-13]', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', request => {
    if (/\/api\/web\/(product|merchant)/.test(request.url())) requests.push(request.url());
  });
  for (const path of ['/login', '/signup', '/account']) {
    await page.goto(path);
    await page.waitForTimeout(300);
  }
  expect(requests).toEqual([]);
});

test('a product that is not there says so and offers a way on', async ({ page }) => {
  const reply = await page.goto('/product/999999999');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('هذا المنتج لم يعد معروضًا');
  await expect(page.getByRole('link', { name: 'تصفّح المنتجات' })).toBeVisible();
});

test('a size and a house number are read in the digits of their language', async ({ page }) => {
  await page.goto('/product/704');
  const sizes = page.getByRole('group', { name: 'المقاس' });
  // The guide of sizes, which is folded, says it as well.
  await expect(sizes.getByText('٣٨', { exact: true }).filter({ visible: true })).toBeVisible();
  await expect(sizes.getByText('38', { exact: true })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one browses, searches, filters and pages', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox').fill('ساعة');
    await page.getByRole('combobox').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('نتائج البحث عن «ساعة»');
    await page.goto('/outlet/1');
    await page.getByRole('navigation', { name: 'الصفحات' }).getByRole('link', { name: 'صفحة ٢' }).click();
    await expect(page).toHaveURL('/outlet/1?page=2');
    const opener = page.getByRole('button', { name: /^تصفية/ });
    if (await opener.isVisible()) await opener.click();
    await page.getByLabel('عليه تخفيض').check();
    await page.getByRole('button', { name: /^عرض/ }).click();
    await expect(page).toHaveURL(/sale=1/);
    await expect(page.locator('main article s').first()).toBeVisible();
  });
});
