import { expect, test } from '@playwright/test';
import { ask, awake, carousel, signIn, store, swipe, visit } from '../../support/journeys/visit.ts';

interface GivenAd {
  title: string;
  order: number;
  directTo: string;
  merchantId: number | null;
  productId: number | null;
  categoryId: number | null;
  brandId: number | null;
}
interface GivenCategory {
  id: number;
  nameAr: string;
  imageUrl: string;
}

const UPPER = '/api/web/merchant/ad/public/active/landing_page_upper';
const BANNERS = '/api/web/merchant/ad/public/active/landing_page_categories';

/** The specification's words: product, category and brand by their ids, the merchant otherwise. */
function targetOf(ad: GivenAd): string {
  if (ad.directTo === 'product' && ad.productId) return `/product/${ad.productId}`;
  if (ad.directTo === 'category' && ad.categoryId) return `/outlet/${ad.categoryId}`;
  if (ad.directTo === 'brand' && ad.brandId) return `/brand/${ad.brandId}`;
  return `/merchant/${ad.merchantId}`;
}

const seconds = (count: number) => count * 1000;

test.describe('on a wide screen', () => {
  test('one large ad and two small ones stand by order [LND-1, LND-11, IMG-4]', async ({ page }) => {
    const { ads } = await ask<{ ads: GivenAd[] }>(page, UPPER, null);
    const expected = ads.toSorted((a, b) => a.order - b.order).slice(0, 3);
    await visit(page, '/');
    const links = page.getByRole('region', { name: 'إعلانات' }).getByRole('link');
    const hrefs = await links.evaluateAll(all => all.map(each => each.getAttribute('href')));
    expect(hrefs).toEqual(expected.map(targetOf));
    const boxes = await links.evaluateAll(all => all.map(each => each.getBoundingClientRect().width));
    expect(boxes[0]).toBeGreaterThan(2 * (boxes[1] ?? 0));
    const sizes = await links
      .locator('img')
      .evaluateAll(all => all.map(each => `${each.getAttribute('width')}-${each.getAttribute('height')}`));
    expect(sizes).toEqual(['1080-720', '480-440', '480-440']);
  });

  test('a carousel turns 4 products a page by arrows and dots, locked for 300 ms, and wraps [CRD-6, CRD-7]', async ({
    page,
  }) => {
    await visit(page, '/');
    const row = carousel(page, 'مختارات لك');
    const place = row.getByText(/^صفحة/);
    await expect(place).toHaveText('صفحة ١ من ٢');
    // In one go: between two clicks of a busy machine the lock may be over.
    await row.getByRole('button', { name: 'التالي' }).evaluate((next: HTMLElement) => {
      next.click();
      next.click();
    });
    await expect(place, 'the second click fell into the lock').toHaveText('صفحة ٢ من ٢');
    await page.waitForTimeout(350);
    await row.getByRole('button', { name: 'التالي' }).click();
    await expect(place).toHaveText('صفحة ١ من ٢');
    await page.waitForTimeout(350);
    await row.getByRole('button', { name: 'صفحة ٢' }).click();
    await expect(place).toHaveText('صفحة ٢ من ٢');
  });

  test('merchants come 12 a page [LND-6]', async ({ page }) => {
    const { merchants } = await ask<{ merchants: unknown[] }>(page, '/api/web/merchant/active-names', null);
    await visit(page, '/');
    const pages = new Intl.NumberFormat('ar-EG').format(Math.ceil(merchants.length / 12));
    await expect(carousel(page, 'تجار تحت سقف وكالة').getByText(/^صفحة ١ من/)).toHaveText(
      `صفحة ١ من ${pages}`,
    );
  });
});

test.describe('on a phone', () => {
  test('the upper ads are a slider with dots that turns at 30 px, not before [LND-2]', async ({ page }) => {
    await visit(page, '/');
    const ads = page.getByRole('region', { name: 'إعلانات' });
    const place = ads.getByText(/^صفحة/);
    await expect(place).toHaveText('صفحة ١ من ٣');
    await swipe(page, ads.getByRole('link').first(), 20);
    await page.waitForTimeout(400);
    await expect(place).toHaveText('صفحة ١ من ٣');
    await swipe(page, ads.getByRole('link').first(), 45);
    await expect(place, 'towards the right comes the next').toHaveText('صفحة ٢ من ٣');
    await page.waitForTimeout(400);
    await ads.getByRole('button', { name: 'صفحة ٣' }).click();
    await expect(place).toHaveText('صفحة ٣ من ٣');
  });

  test('a carousel shows 2 a page and stops at its ends when swiped [CRD-6, CRD-7]', async ({ page }) => {
    await visit(page, '/');
    const row = carousel(page, 'مختارات لك');
    const place = row.getByText(/^صفحة/);
    await expect(place).toHaveText('صفحة ١ من ٤');
    const card = row.getByRole('article').first();
    await swipe(page, card, -60);
    await page.waitForTimeout(400);
    await expect(place, 'nothing stands before the first').toHaveText('صفحة ١ من ٤');
    await swipe(page, card, 60);
    await expect(place).toHaveText('صفحة ٢ من ٤');
  });

  test('merchants come 4 a page [LND-6]', async ({ page }) => {
    const { merchants } = await ask<{ merchants: unknown[] }>(page, '/api/web/merchant/active-names', null);
    await visit(page, '/');
    const pages = new Intl.NumberFormat('ar-EG').format(Math.ceil(merchants.length / 4));
    await expect(carousel(page, 'تجار تحت سقف وكالة').getByText(/^صفحة ١ من/)).toHaveText(
      `صفحة ١ من ${pages}`,
    );
  });
});

test('the first 10 categories and the way to the others are listed [LND-3]', async ({ page }) => {
  const { productCategories } = await ask<{ productCategories: GivenCategory[] }>(
    page,
    '/api/web/product/categories',
    null,
  );
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'كل الأقسام' }).getByRole('link');
  const listed = await links.evaluateAll(all =>
    all.map(each => [each.textContent, each.getAttribute('href')]),
  );
  expect(listed).toEqual([
    ...productCategories.slice(0, 10).map(({ id, nameAr }) => [nameAr, `/outlet/${id}`]),
    ['أقسام أخرى', '/categories/'],
  ]);
});

test('the featured carousel shows the 8 most requested [LND-4, DATA-2]', async ({ page }) => {
  const { products } = await ask<{ products: { productName: string }[] }>(page, '/api/web/product/public', {
    page: 1,
    limit: 8,
    sortBy: 'numberOfRequests',
    order: 'descending',
  });
  await page.goto('/');
  const titles = await carousel(page, 'مختارات لك').locator('article h3').allTextContents();
  expect(titles).toEqual(products.map(product => product.productName));
});

test('the grid shows up to 10 categories that have a real picture [LND-5]', async ({ page }) => {
  const { productCategories } = await ask<{ productCategories: GivenCategory[] }>(
    page,
    '/api/web/product/categories',
    null,
  );
  const real = productCategories.filter(
    ({ imageUrl }) =>
      imageUrl && !/placeholder/.test(imageUrl) && !/^(?!https?:).*(\.(jpe?g|png)$|images\/)/.test(imageUrl),
  );
  await page.goto('/');
  const grid = page.getByRole('region', { name: 'تسوّق حسب القسم' }).getByRole('link');
  await expect(grid).toHaveText(real.slice(0, 10).map(category => category.nameAr));
});

test('a banner rotates through the ads each 30 s and begins again [LND-7, LND-11]', async ({ page }) => {
  const { ads } = await ask<{ ads: GivenAd[] }>(page, BANNERS, null);
  expect(ads.length).toBeGreaterThan(1);
  await page.clock.install();
  await visit(page, '/');
  const banner = page.locator('main a:has(img[width="1241"])').first();
  const shown = () => banner.getAttribute('href');
  expect(await shown()).toBe(targetOf(ads[0] as GivenAd));
  for (const ad of [...ads.slice(1), ads[0] as GivenAd]) {
    await page.clock.runFor(seconds(31));
    await expect(page.locator(`main a[href="${targetOf(ad)}"]:has(img[width="1241"])`).first()).toBeVisible();
  }
});

test('a carousel advances by itself each 30 s unless it is paused [CRD-7]', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/');
  const row = carousel(page, 'مختارات لك');
  const place = row.getByText(/^صفحة/);
  await expect(place).toHaveText(/^صفحة ١/);
  await page.clock.runFor(seconds(31));
  await expect(place).toHaveText(/^صفحة ٢/);
  await row.getByRole('button', { name: 'إيقاف الحركة' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(seconds(65));
  await expect(place).toHaveText(/^صفحة ٢/);
});

test('each row leads to its category and strikes through 1.1 times the price [LND-8, LND-13, CRD-1, CRD-3]', async ({
  page,
}) => {
  const { productsByCategory } = await ask<{
    productsByCategory: Record<string, { products: { productName: string; price: number }[] }>;
  }>(page, '/api/web/product/public-home', { page: 1, limit: 10, sortBy: 'id', order: 'ascending' });
  const { productCategories } = await ask<{ productCategories: GivenCategory[] }>(
    page,
    '/api/web/product/categories',
    null,
  );
  await page.goto('/');
  const price = new Intl.NumberFormat('ar-EG', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  for (const { id, nameAr } of productCategories.slice(0, 10)) {
    const row = carousel(page, nameAr);
    await expect(row.getByRole('link', { name: 'عرض المزيد' })).toHaveAttribute('href', `/outlet/${id}`);
    const [first] = productsByCategory[id]?.products ?? [];
    const card = row.getByRole('article').first();
    await expect(card.locator('h3')).toHaveText(first?.productName ?? '');
    const old = Math.round(Number(((first?.price ?? 0) * 110).toPrecision(12))) / 100;
    await expect(card.locator('p')).toHaveText(
      `${price.format(first?.price ?? 0)} جنيه كان السعر ${price.format(old)} جنيه`,
    );
  }
});

test('a card shows picture, title, price, old price only when greater, heart and add button [CRD-1, CRD-3]', async ({
  page,
}) => {
  const { products } = await ask<{
    products: { productName: string; price: number; originalPrice: number | null }[];
  }>(page, '/api/web/product/public', { page: 1, limit: 8, sortBy: 'numberOfRequests', order: 'descending' });
  await page.goto('/');
  const cards = carousel(page, 'مختارات لك')
    .getByRole('article')
    .or(carousel(page, 'مختارات لك').locator('article'));
  for (const [at, product] of products.entries()) {
    const card = cards.nth(at);
    await expect(card.locator('img')).toHaveCount(1);
    await expect(card.locator('p')).toHaveText(
      /^[٠-٩٬]+٫[٠-٩]{2} جنيه( كان السعر [٠-٩٬]+٫[٠-٩]{2} جنيه)?\s*$/,
    );
    await expect(card.locator('s')).toHaveCount((product.originalPrice ?? 0) > product.price ? 1 : 0);
    await expect(card.locator('button[aria-pressed]')).toHaveCount(1);
    await expect(
      card.locator('a, button').filter({ hasText: /أضف إلى السلة|حدّد المواصفات|نفد المخزون/ }),
    ).toHaveCount(1);
  }
});

for (const [width, padding] of [
  [412, '10px'],
  [413, '10px 11px 11px'],
] as const) {
  test(`a card keeps ${padding} of padding on a phone of ${width}px [CRD-6]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/outlet/1');
    const body = page.locator('main article > div').nth(1);
    await expect(body).toHaveCSS('padding', padding);
  });
}

test('a click on a card opens the product, as does the button of one with options [CRD-2, CRD-4]', async ({
  page,
}) => {
  await visit(page, '/outlet/1');
  const card = page.locator('main article').first();
  const path = await card.locator('h3 a').getAttribute('href');
  await card.click({ position: { x: 80, y: 60 } });
  await expect(page).toHaveURL(path ?? '');
  await visit(page, '/outlet/1');
  const chooser = page.getByRole('link', { name: /^حدّد المواصفات/ }).first();
  const target = await chooser.getAttribute('href');
  await chooser.click();
  await expect(page).toHaveURL(target ?? '');
});

test('adding says so for half a second and 3 s; the panel opens and "Close Cart" closes it [CRD-4, LND-9, LND-10]', async ({
  page,
}) => {
  await signIn(page);
  await store(page, { cart: '[]' });
  await page.clock.install();
  await visit(page, '/outlet/1?stock=1');
  await page.clock.pauseAt(Date.now() + 5000);
  const add = page.getByRole('button', { name: /^أضف إلى السلة/ }).first();
  await add.click();
  await expect(page.getByText('جاري الإضافة...', { exact: true })).toBeVisible();
  const toast = page.getByRole('status').getByText('تم اضافه المنتج', { exact: true });
  await expect(toast).toBeVisible();
  await page.clock.runFor(600);
  await expect(page.getByText('جاري الإضافة...', { exact: true })).toBeHidden();
  await expect(toast).toBeVisible();
  await page.clock.runFor(seconds(3));
  await expect(toast).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: /السلة/ }).click();
  const panel = page.getByRole('dialog', { name: /سلة المشتريات/ });
  await expect(panel.getByRole('link', { name: 'إتمام الشراء' })).toHaveAttribute('href', '/checkout');
  await panel.getByRole('button', { name: 'Close Cart' }).click();
  await expect(page.getByRole('button', { name: 'Close Cart' })).toBeHidden();
});

test('signed out, the add button asks to log in and adds nothing [CRD-4, CART-5, ROLE-1]', async ({
  page,
}) => {
  await visit(page, '/outlet/1?stock=1');
  await page
    .getByRole('button', { name: /^أضف إلى السلة/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog', { name: 'تنبيه' })).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'))).toEqual([]);
});

test('the footer links to selling, about, terms, chat and social media, and ends with the rights [LND-12]', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'بِع معنا' })).toHaveAttribute('href', '/marketplace');
  await expect(footer.getByRole('link', { name: 'عن وكالة' })).toHaveAttribute('href', '/about');
  await expect(footer.getByRole('link', { name: 'الشروط وسياسة الإرجاع' })).toHaveAttribute('href', '/terms');
  await expect(footer.getByRole('link', { name: 'الدعم الفني عبر المحادثة' })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await expect(footer.getByRole('link', { name: 'فيسبوك' })).toHaveAttribute('href', /^https:/);
  expect((await footer.innerText()).trim()).toMatch(/جميع الحقوق محفوظة لشركة .+ © [٠-٩]{4}$/);
});

test('while the shop loads it says what, and asks as it should [LND-14, DATA-2]', async ({ page }) => {
  const requests: Record<string, unknown> = {};
  await visit(page, '/about');
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/web/**', async route => {
    requests[new URL(route.request().url()).pathname] = route.request().postDataJSON();
    await seen;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: /وكالة/ }).click();
  for (const text of [
    'جاري تحميل الإعلانات...',
    'جاري تحميل المنتجات المميزة...',
    'جاري تحميل المنتجات...',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  goOn();
  await expect(carousel(page, 'مختارات لك')).toBeVisible();
  expect(requests['/api/web/product/public']).toEqual({
    page: 1,
    limit: 8,
    sortBy: 'numberOfRequests',
    order: 'descending',
  });
  expect(requests['/api/web/product/public-home']).toEqual({
    page: 1,
    limit: 10,
    sortBy: 'id',
    order: 'ascending',
  });
});

test('a press is announced at once, even before the outline of the next page is there', async ({ page }) => {
  await visit(page, '/about');
  const { promise: answers, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/assets\/pending-page|api\/web/, async route => {
    await answers;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: /وكالة/ }).click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(carousel(page, 'مختارات لك')).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
});

test('shop data is asked for again only after 10 minutes [DATA-1]', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/');
  let requests = 0;
  page.on('request', request => {
    if (request.url().includes('/product/public-home')) requests += 1;
  });
  const home = page.getByRole('banner').getByRole('link', { name: /وكالة/ });
  const away = page.getByRole('contentinfo').getByRole('link', { name: 'عن وكالة' });
  await away.click();
  await expect(page).toHaveURL('/about');
  await page.clock.runFor(seconds(9 * 60));
  await home.click();
  await expect(carousel(page, 'مختارات لك')).toBeVisible();
  expect(requests, 'nine minutes old').toBe(0);
  await away.click();
  await expect(page).toHaveURL('/about');
  await page.clock.runFor(seconds(2 * 60));
  await home.click();
  await expect(carousel(page, 'مختارات لك')).toBeVisible();
  expect(requests, 'eleven minutes old').toBe(1);
});

test('a call that fails leaves its section out and the rest works [DATA-5]', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()));
  await visit(page, '/about');
  await page.route('**/merchant/active-names', route => route.abort());
  await page.route('**/ad/public/active/**', route => route.abort());
  await page.getByRole('banner').getByRole('link', { name: /وكالة/ }).click();
  await expect(carousel(page, 'مختارات لك')).toBeVisible();
  await expect(carousel(page, 'تجار تحت سقف وكالة')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'تجار تحت سقف وكالة' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'إعلانات' })).toHaveCount(0);
  expect(complaints.filter(text => text.includes('failed')).length).toBeGreaterThanOrEqual(3);
});

test('a merchant without name and logo is «متجر» with the default logo [LND-6]', async ({ page }) => {
  await visit(page, '/about');
  await page.route('**/merchant/active-names', async route => {
    const { body } = await (await route.fetch()).json();
    Object.assign(body.merchants[0], { nameAr: '', logoUrl: '' });
    await route.fulfill({ json: { body } });
  });
  await page.getByRole('banner').getByRole('link', { name: /وكالة/ }).click();
  const first = carousel(page, 'تجار تحت سقف وكالة').getByRole('link').first();
  await expect(first).toHaveText('متجر');
  await expect(first.locator('img')).toHaveAttribute('src', '/default-logo.svg');
});

test('a broken ad becomes the placeholder, a broken logo the default logo [IMG-3]', async ({ page }) => {
  await page.route('**/media/**', route => route.abort());
  await page.goto('/');
  await awake(page);
  await expect(page.getByRole('region', { name: 'إعلانات' }).locator('img').first()).toHaveAttribute(
    'src',
    '/placeholder.svg',
  );
  const merchants = carousel(page, 'تجار تحت سقف وكالة');
  await merchants.scrollIntoViewIfNeeded();
  await expect(merchants.locator('img').first()).toHaveAttribute('src', '/default-logo.svg');
});
