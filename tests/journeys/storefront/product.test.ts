import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers } from '../../support/journeys/barriers.ts';
import {
  ask,
  askProducts,
  awake,
  findProduct,
  type GivenProduct,
  signIn,
  store,
  visit,
} from '../../support/journeys/visit.ts';

interface Details extends GivenProduct {
  optionNames: string[];
  images: { url: string }[];
  variants: { id: number; options: string[]; picture: number | null; price: number; left: number }[];
}

const readCart = (page: Page): Promise<object[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));

test('a missing option is asked for where it stands; then the chosen variant is added', async ({ page }) => {
  await signIn(page);
  const { id } = await findProduct(page, { hasAttributes: true });
  const product = await ask<Details>(page, `/api/web/product/details/${id}`, null);
  const variant = product.variants.find(each => each.left > 0);
  await store(page, { cart: '[]' });
  await visit(page, `/product/${id}`);
  const add = page.getByRole('button', { name: 'أضف إلى السلة', exact: true });
  for (const [at, name] of product.optionNames.entries()) {
    const options = page.getByRole('group', { name: new RegExp(`^${name}`) });
    if ((await options.getByRole('radio', { checked: true }).count()) === 0) {
      await add.click();
      await expect(options.getByText(`اختر ${name} أولًا`)).toBeVisible();
      await options
        .getByRole('radio')
        .and(page.locator(`[value="${variant?.options[at]}"]`))
        .check();
    }
  }
  await add.click();
  await expect(page.getByRole('status').getByText('تم اضافه المنتج', { exact: true })).toBeVisible();
  const [line] = await readCart(page);
  expect(line).toMatchObject({ id, variantId: variant?.id, price: variant?.price, quantity: 1 });
});

test('the quantity chosen is added to what is in the cart', async ({ page }) => {
  await signIn(page);
  const { id } = await findProduct(page, { hasAttributes: false });
  await store(page, { cart: '[]' });
  await visit(page, `/product/${id}`);
  const add = page.getByRole('button', { name: 'أضف إلى السلة', exact: true });
  await add.click();
  await expect(page.getByTestId('cart-badge')).toHaveText('١');
  await expect(add).toBeEnabled();
  await page.getByRole('button', { name: 'زيادة الكمية' }).click();
  await page.waitForTimeout(600);
  await add.click();
  await expect(page.getByTestId('cart-badge')).toHaveText('٣');
});

test('the page names the merchant with its legal identity', async ({ page }) => {
  const product = await findProduct(page, { hasAttributes: false });
  const seller = await ask<{ legalName: string; commercialRegister: string; taxNumber: string }>(
    page,
    `/api/web/merchant/details/${product.merchantId}`,
    null,
  );
  await visit(page, `/product/${product.id}`);
  await page.getByText('بيانات البائع القانونية').click();
  const written = seller.taxNumber.replace(/(\d{3})(\d{3})(\d{3})/, '$1-$2-$3');
  for (const fact of [seller.legalName, seller.commercialRegister, written]) {
    await expect(page.getByText(fact, { exact: true }).first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'زيارة المتجر' }).click();
  await expect(page).toHaveURL(`/merchant/${product.merchantId}`);
});

test('a drive picture that could not be fetched shows the placeholder, and no foreign server is asked [IMG-1, IMG-2]', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', request => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
  });
  const drive = '1AbCdEfGhIjKlMnOpQrStUvWxYz012345';
  const item = { id: 1, productName: 'شيء', price: 10, merchantName: '', merchantLogoUrl: '', quantity: 1 };
  await signIn(page);
  await store(page, { cart: JSON.stringify([{ ...item, title: 'شيء', images: [{ id: 1, url: drive }] }]) });
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: /السلة/ }).click();
  const picture = page.getByRole('dialog').locator('img').first();
  await expect(picture).toHaveAttribute('src', '/placeholder.svg');
  expect(foreign.filter(url => !/^(data|about|blob):/.test(url))).toEqual([]);
});

test('a heart flips after the call and everywhere, is deaf meanwhile, and a failure shows nothing [CRD-5]', async ({
  page,
}) => {
  const token = await signIn(page);
  const [product] = (
    await ask<{ products: GivenProduct[] }>(page, '/api/web/product/public', {
      limit: 8,
      sortBy: 'numberOfRequests',
      order: 'descending',
    })
  ).products;
  const id = product?.id ?? 0;
  await page.request.post('/api/web/user/toggle-product-like', {
    headers: { authorization: `Bearer ${token}` },
    data: { productId: id, action: 'dislike' },
  });
  let calls = 0;
  let answer: 'late' | 'never' = 'late';
  await page.route('**/toggle-product-like', async route => {
    calls += 1;
    if (answer === 'never') return route.abort();
    await new Promise(resolve => setTimeout(resolve, 600));
    return route.continue();
  });
  await visit(page, `/product/${id}`);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /المفضلة/ })
    .first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.waitForLoadState('networkidle');
  await heart.click();
  await heart.click();
  await expect(heart, 'not before the answer').toHaveAttribute('aria-pressed', 'false');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(calls).toBe(1);
  await page.getByRole('banner').getByRole('link', { name: /وكالة/ }).click();
  await expect(page).toHaveURL('/');
  const featured = page.getByRole('region', { name: 'مختارات لك' });
  await expect(featured.getByRole('button', { name: /المفضلة/ }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  answer = 'never';
  await featured
    .getByRole('button', { name: /المفضلة/ })
    .first()
    .click();
  await expect.poll(() => calls).toBe(2);
  await expect(featured.getByRole('button', { name: /المفضلة/ }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

test('choosing a colour shows the product in it, and the cart shows that picture', async ({ page }) => {
  await signIn(page);
  const { id, product, colour } = await findColoured(page);
  await store(page, { cart: '[]' });
  await visit(page, `/product/${id}`);
  const option = page.getByRole('group', { name: /^اللون/ });
  await option.getByRole('radio', { name: new RegExp(`^${colour.options[0]}`) }).check();
  const place = page
    .getByRole('region', { name: 'صور المنتج' })
    .getByRole('link')
    .nth(colour.picture - 1);
  await expect(place).toHaveAttribute('aria-current', 'true');
  for (const [at, name] of product.optionNames.entries()) {
    const value = page.locator(`[value="${colour.options[at]}"]`);
    await page
      .getByRole('group', { name: new RegExp(`^${name}`) })
      .getByRole('radio')
      .and(value)
      .check();
  }
  await page.getByRole('button', { name: 'أضف إلى السلة', exact: true }).click();
  await expect(page.getByTestId('cart-badge')).toHaveText('١');
  const [line] = (await readCart(page)) as { images: { url: string }[] }[];
  expect(line?.images[0]?.url).toBe(product.images[colour.picture - 1]?.url);
});

test('the link of a variant opens the product with it chosen, and another choice stays', async ({ page }) => {
  const { id, product, colour } = await findColoured(page);
  const xml = await (await page.request.get('/feeds/google.xml')).text().catch(() => '');
  if (xml) expect(xml).toContain(`?variant=${colour.id}`);
  await visit(page, `/product/${id}?variant=${colour.id}`);
  for (const [at, name] of product.optionNames.entries()) {
    const chosen = page
      .getByRole('group', { name: new RegExp(`^${name}`) })
      .getByRole('radio', { checked: true });
    await expect(chosen).toHaveValue(colour.options[at] ?? '');
  }
  await expect(page).toHaveURL(new RegExp(`\\?variant=${colour.id}$`));
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).not.toHaveAttribute('href', /variant/);
  const value = product.variants.find(({ options }) => options[0] !== colour.options[0])?.options[0];
  const other = page.getByRole('radio').and(page.locator(`[value="${value}"]`));
  await other.check();
  await expect(other).toBeChecked();
});

test('title, price and day are on the first screen of a small phone, and the path to its category', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { id, categoryId } = await findProduct(page, { hasAttributes: true });
  await visit(page, `/product/${id}`);
  const main = page.getByRole('main');
  const bar = main.getByText(/^يصلك [٠-٩]+/);
  await expect(bar).toBeInViewport({ ratio: 1 });
  const foot = (await bar.locator('..').boundingBox())?.y ?? 0;
  for (const shown of [main.getByRole('heading', { level: 1 }), main.getByText(/جنيه$/).first()]) {
    const box = await shown.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(foot);
  }
  await expect(
    main.getByRole('navigation', { name: 'مسار التصفّح' }).getByRole('link').last(),
  ).toHaveAttribute('href', `/outlet/${categoryId}`);
});

/** A product and one of its colours that is there, and shown by another picture than the first. */
async function findColoured(page: Page) {
  for (let id = 1; id < 1000; id++) {
    const product = await ask<Details>(page, `/api/web/product/details/${id}`, null).catch(() => null);
    const colour = product?.variants.find(({ picture, left }) => left > 0 && (picture ?? 0) > 1);
    if (product && colour) return { id, product, colour: { ...colour, picture: colour.picture ?? 0 } };
  }
  throw new Error('the demo shows no colour by a picture of its own');
}

test('a sold-out product promises neither day nor cash, and offers a notification and similar products', async ({
  page,
}) => {
  const soldOut = (await askProducts(page, { limit: 100 })).find(({ inStock }) => !inStock);
  await visit(page, `/product/${soldOut?.id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('نفد المخزون').first()).toBeVisible();
  await expect(main.getByText('الدفع عند الاستلام متاح')).toHaveCount(0);
  await expect(main.getByText(/^يصلك/)).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'أبلغني عند توفّره' }).first()).toBeVisible();
  const alike = main.getByRole('region', { name: 'منتجات مشابهة' });
  await alike.scrollIntoViewIfNeeded();
  await expect(alike.getByRole('article').first()).toBeVisible();
  const about = main
    .getByRole('region', { name: 'عن المنتج' })
    .or(main.getByRole('heading', { name: 'عن المنتج' }));
  if ((page.viewportSize()?.width ?? 0) <= 600)
    expect((await alike.boundingBox())?.y).toBeLessThan((await about.first().boundingBox())?.y ?? 0);
});

test('a product that the shop never had leads on to what others ask for', async ({ page }) => {
  await visit(page, '/product/99999999');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const popular = page.getByRole('region', { name: 'الأكثر طلبًا' });
  await expect(popular.getByRole('article').first()).toBeVisible();
});

test('signed out, a heart asks to log in [CRD-5, ROLE-1]', async ({ page }) => {
  const { id } = await findProduct(page, { hasAttributes: false });
  await visit(page, `/product/${id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /المفضلة/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog', { name: 'تنبيه' })).toBeVisible();
});

test('what a guest wanted to add is in the cart after signing in [CART-5]', async ({ page }) => {
  const { id } = await findProduct(page, { hasAttributes: false });
  await visit(page, `/product/${id}`);
  await awake(page);
  await page.getByRole('button', { name: 'زيادة الكمية' }).click();
  const add = page.getByRole('button', { name: 'أضف إلى السلة', exact: true });
  const modal = page.getByRole('alertdialog', { name: 'تنبيه' });
  // Who turns away wants nothing any more.
  await add.click();
  await modal.getByRole('button', { name: 'إلغاء' }).click();
  expect(await page.evaluate(() => sessionStorage.getItem('wanted'))).toBeNull();
  await add.click();
  expect(await readCart(page)).toEqual([]);
  await modal.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await page.getByRole('link', { name: 'الدخول بكلمة المرور' }).click();
  await page.getByLabel('البريد الإلكتروني أو رقم الموبايل').fill('buyer@wekala.example');
  await page.getByLabel('كلمة المرور', { exact: true }).fill('wekala-demo-1');
  await page.getByRole('main').locator('button[type=submit]').click();
  await expect(page).toHaveURL(new RegExp(`/product/${id}/`));
  await expect(page.getByTestId('cart-badge')).toHaveText('٢');
  expect(await readCart(page)).toMatchObject([{ id, quantity: 2 }]);
});

test('pictures are led by their thumbnails, and one fills the window', async ({ page }) => {
  const { id } = await findProduct(page, { hasAttributes: true });
  await page.goto(`/product/${id}`);
  await awake(page);
  const pictures = page.getByRole('region', { name: 'صور المنتج' });
  const second = pictures.getByRole('link', { name: /^صورة ٢/ });
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const ledAtOnce = await pictures.getByRole('link', { name: /^صورة ١/ }).evaluate((link: HTMLElement) => {
    link.click();
    return document.querySelector('#picture-1')?.parentElement?.scrollLeft;
  });
  expect(ledAtOnce).toBe(0);
  await expect(pictures.getByRole('button', { name: 'تكبير الصورة: صورة ٢ من' })).toHaveCount(1);
  await pictures.getByRole('button', { name: 'تكبير الصورة' }).first().click();
  const zoom = page.getByRole('dialog', { name: 'تكبير الصورة' });
  await expect(zoom).toBeVisible();
  const whole = zoom.getByRole('region').getByRole('img');
  const side = async () => (await whole.boundingBox())?.width ?? 0;
  const before = await side();
  await zoom.getByRole('button', { name: 'تقريب' }).click();
  await expect.poll(side).toBeCloseTo(before * 2, 0);
  await zoom.getByRole('button', { name: 'التالي' }).click();
  await expect(zoom.getByText(/^٢ من/)).toBeVisible();
  await expect.poll(side).toBeCloseTo(before, 0);
  await whole.dblclick();
  await expect.poll(side).toBeCloseTo(before * 3, 0);
  await expectNoBarriers(page, 'a picture three times as near');
  await expect(zoom.getByText('انقر مرتين أو باعد إصبعيك للتكبير')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'تكبير الصورة' })).toBeHidden();
});
