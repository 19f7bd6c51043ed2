import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { codeSentTo, newBuyer } from '../../support/journeys/buyer.ts';
import { signIn, store, visit } from '../../support/journeys/visit.ts';

test.use(STILL);

interface Product {
  id: number;
  productName: string;
  title: string;
  price: number;
  images: { url: string }[];
  merchantId: number;
  merchantName: string;
  merchantLogoUrl: string;
  hasAttributes: boolean;
}

/** Plain products of the demo, at most one a merchant. */
async function findProducts(page: Page, count: number): Promise<Product[]> {
  const reply = await page.request.post('/api/web/product/public', { data: { limit: 100, inStock: true } });
  const products = ((await reply.json()).body.products as Product[]).filter(
    each => !each.hasAttributes && each.price < 4000,
  );
  const byMerchant = new Map(products.map(each => [each.merchantId, each]));
  return [...byMerchant.values()].slice(0, count);
}

async function fillCart(page: Page, items: readonly object[]): Promise<void> {
  await page.evaluate(value => localStorage.setItem('cart', JSON.stringify(value)), items);
}

const confirm = (page: Page) => page.getByRole('button', { name: 'تأكيد الطلب' }).locator('visible=true');

test('a guest who types the address of cart or checkout is led to log in and comes back to it [NAV-5]', async ({
  page,
}) => {
  for (const path of ['/cart', '/checkout']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
  await page.getByRole('link', { name: 'الدخول بكلمة المرور' }).click();
  await page.getByLabel('البريد الإلكتروني أو رقم الموبايل').fill('buyer@wekala.example');
  await page.getByLabel('كلمة المرور', { exact: true }).fill('wekala-demo-1');
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(page).toHaveURL('/checkout');
});

test('staff are refused at cart and checkout [NAV-5, ROLE-2]', async ({ page }) => {
  const reply = await page.request.post('/api/web/user/auth/login', {
    data: { identifier: 'merchant1@wekala.example', password: 'wekala-demo-1' },
  });
  await store(page, { token: (await reply.json()).body.token });
  for (const path of ['/cart', '/checkout']) {
    await page.goto(path);
    await expect(page.getByText('ليست لديك صلاحية لفتح هذه الصفحة.')).toBeVisible();
  }
});

test('a damaged cart is discarded, and a stored one is restored at the next start [CART-1, CART-2]', async ({
  page,
}) => {
  await signIn(page);
  await page.evaluate(() => localStorage.setItem('cart', '{"id":7}'));
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'سلتك فارغة' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');

  const [product] = await findProducts(page, 1);
  await fillCart(page, [product as Product]);
  await page.goto('/cart');
  const quantity = page.getByRole('textbox', { name: `كمية ${product?.title}` });
  await expect(quantity).toHaveValue('١');
  await page.getByRole('button', { name: 'زيادة الكمية' }).click();
  await page.reload();
  await expect(quantity).toHaveValue('٢');
});

test('adding asks a guest to log in; then the cart holds 1 unit, and 2 the second time [CART-3, CART-5, CART-6]', async ({
  page,
}) => {
  const [product] = (await findProducts(page, 1)) as [Product];
  const add = page
    .getByRole('main')
    .getByRole('button', { name: 'أضف إلى السلة' })
    .locator('visible=true')
    .first();
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));
  await page.goto(`/product/${product.id}`);
  await add.click();
  await expect(page.getByRole('alertdialog')).toContainText('يجب تسجيل الدخول اولا');
  expect(await stored()).toEqual([]);

  await signIn(page);
  await page.goto(`/product/${product.id}`);
  await add.click();
  await expect
    .poll(stored)
    .toMatchObject([{ id: product.id, quantity: 1, merchantName: product.merchantName }]);
  expect(Object.keys((await stored())[0]).toSorted()).toEqual([
    'id',
    'images',
    'merchantId',
    'merchantLogoUrl',
    'merchantName',
    'price',
    'productName',
    'quantity',
    'title',
  ]);
  expect((await stored())[0].images[0]).toEqual({ id: expect.any(Number), url: expect.any(String) });
  await expect(page.getByText('جاري الإضافة...').first()).toBeHidden();
  await add.click();
  await expect.poll(stored).toMatchObject([{ id: product.id, quantity: 2 }]);
});

test('a quantity stops at 1, a line is removed and brought back, and other tabs follow [CART-4]', async ({
  page,
  context,
}) => {
  await signIn(page);
  const [product] = (await findProducts(page, 1)) as [Product];
  await fillCart(page, [{ ...product, quantity: 2 }]);
  await page.goto('/cart');
  const quantity = page.getByRole('textbox', { name: `كمية ${product.title}` });
  const less = page.getByRole('button', { name: 'إنقاص الكمية' });
  await less.click();
  await expect(quantity).toHaveValue('١');
  await expect(less).toHaveAttribute('aria-disabled', 'true');

  const other = await context.newPage();
  await other.goto('/cart');
  await expect(other.getByText(product.title)).toBeVisible();
  // A tab in the background draws nothing, and so its toast never stands still.
  await page.bringToFront();
  await page.getByRole('button', { name: `حذف ${product.title}` }).click();
  await expect(page.getByRole('heading', { name: 'سلتك فارغة' })).toBeFocused();
  await expect(other.getByRole('heading', { name: 'سلتك فارغة' })).toBeVisible();

  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(page.getByText(product.title)).toBeVisible();
  await expect(other.getByText(product.title)).toBeVisible();
});

test('a typed quantity moves nothing under the press that leaves its field', async ({ page }) => {
  await signIn(page);
  const items = (await findProducts(page, 3)).map(product => ({ ...product, quantity: 1 }));
  await fillCart(page, items);
  await visit(page, '/cart');
  // The fees are there, and push nothing down any more.
  await expect(page.getByText('الإجمالي').filter({ visible: true }).first()).toBeVisible();
  const quantity = page.getByRole('main').locator('fieldset input').first();
  // More than there are: a note of how many are left comes to stand in the cart.
  await quantity.fill('٩٠٠');
  const pay = page.getByRole('link', { name: 'إتمام الشراء' }).locator('visible=true');
  const place = await pay.boundingBox();
  // At its upper edge, which the note would push the button away from.
  await page.mouse.move((place?.x ?? 0) + (place?.width ?? 0) / 2, (place?.y ?? 0) + 4);
  await page.mouse.down();
  await page.waitForTimeout(400);
  expect(await pay.boundingBox()).toEqual(place);
  await page.mouse.up();
  await expect(page).toHaveURL('/checkout');
});

test('fees and total stay while a changed quantity is priced, and the way back after an order shows an empty cart from its top', async ({
  page,
}) => {
  await newBuyer(page);
  const products = await findProducts(page, 3);
  await fillCart(page, products);
  await page.goto('/cart');
  const summary = page.getByRole('complementary', { name: 'ملخص الطلب' });
  const total = summary.getByText('الإجمالي').filter({ visible: true }).first();
  await expect(total).toBeVisible();
  await expect(page.getByText(/يصلك .*[٠-٩]/)).toHaveCount(products.length);
  const assured = summary.getByRole('list', { name: 'الدفع والإرجاع' });
  await expect(assured.getByText(/الدفع عند الاستلام، بطاقة بنكية/)).toBeVisible();
  await expect(assured.getByText(/^إرجاع بدون سبب خلال ١٤ يومًا/)).toBeVisible();
  await page.route('**/api/web/cart/quote', () => {});
  await page.getByRole('button', { name: 'زيادة الكمية' }).first().click();
  await expect(page.getByRole('textbox', { name: /^كمية/ }).first()).toHaveValue('٢');
  await expect(summary.locator('[aria-busy=true]').first()).toBeVisible();
  await expect(total).toBeVisible();
  await page.unrouteAll();

  await page.reload();
  await expect(total).toBeVisible();
  await page.evaluate(() => scrollTo(0, 400));
  await page.getByRole('link', { name: 'إتمام الشراء' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'إتمام الشراء' })).toBeFocused();
  await page.evaluate(() => localStorage.setItem('cart', '[]'));
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'سلتك فارغة' })).toBeInViewport();
});

test('the cart announces a price that changed and a product that is gone', async ({ page }) => {
  await signIn(page);
  const [product] = (await findProducts(page, 1)) as [Product];
  await fillCart(page, [
    { ...product, price: product.price + 7 },
    { ...product, id: 99_999_999, title: 'منتج قديم' },
  ]);
  await page.goto('/cart');

  await expect(page.getByText('تغيّر سعر هذا المنتج منذ أضفته.')).toBeVisible();
  await expect(page.getByText('لم يعد هذا المنتج معروضًا للبيع. احذفه لتكمل الشراء.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'إتمام الشراء' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('textbox', { name: 'كمية منتج قديم' })).toHaveCount(0);

  await page.getByRole('button', { name: 'حذف منتج قديم' }).click();
  await expect(page.getByRole('link', { name: 'إتمام الشراء' })).toBeVisible();
});

test('a new buyer orders from two merchants and sees the order [TRM-2, NAV-6]', async ({ page }) => {
  await newBuyer(page);
  const products = await findProducts(page, 2);
  await fillCart(page, products);
  await page.goto('/checkout');

  const shown = page
    .locator('form')
    .locator('input:visible:not([type=checkbox], [type=radio]), select:visible');
  await expect(shown.first()).toBeVisible();
  expect(await shown.count()).toBeLessThanOrEqual(8);
  await expect(page.getByText('الأسعار شاملة الضرائب')).toBeVisible();

  await expect(page.getByRole('radio', { name: 'الدفع عند الاستلام' })).toBeChecked();
  for (const optional of ['الدور', 'الشقة'])
    await expect(page.getByLabel(new RegExp(`^${optional}\\s*\\(اختياري\\)`))).toBeVisible();
  await confirm(page).click();
  for (const sentence of [
    'اختر المدينة أو اكتب اسم المنطقة',
    'اكتب العنوان بالتفصيل',
    'اكتب رقم العقار أو علامة مميزة',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(page.getByLabel('المحافظة')).toBeFocused();
  await expect(page.getByText('وافق على الشروط لتكمل')).toBeVisible();
  const landmark = page.getByLabel('علامة مميزة', { exact: true });
  await landmark.fill('أمام المسجد');
  await expect(landmark).toHaveValue('أمام المسجد');

  await page.getByLabel('رقم الموبايل').fill('٠١٠١٢٣٤٥٦٧٨');
  // By a key: what a person does is two events with a pause between, what `selectOption` does has none.
  await page.getByLabel('المحافظة').press('ArrowDown');
  await expect(page.getByLabel('المحافظة').locator('option:checked')).toHaveText('القاهرة');
  await page.getByLabel('المدينة أو المنطقة').selectOption({ label: 'مدينة نصر' });
  await expect(page.getByText('اختر المدينة أو اكتب اسم المنطقة')).toBeHidden();
  // One letter is no street, and once there is one the complaint is gone.
  await page.getByLabel('الشارع').fill('ش');
  await page.getByLabel('رقم العقار').fill('١٢');
  await confirm(page).click();
  await expect(page.getByText('اكتب العنوان بالتفصيل')).toBeVisible();
  await page.getByLabel('الشارع').fill('شارع مصطفى النحاس');
  await expect(page.getByText('اكتب العنوان بالتفصيل')).toBeHidden();
  await expect(page.getByLabel('علامة مميزة (اختياري)')).toHaveValue('أمام المسجد');
  await page.reload();
  await expect(page.getByLabel('الشارع')).toHaveValue('شارع مصطفى النحاس');
  await expect(page.getByLabel('المدينة أو المنطقة')).toHaveValue('39');

  for (const fee of ['التوصيل', 'التغليف', 'رسوم إدارية']) {
    await expect(page.locator('dt', { hasText: fee })).toBeVisible();
  }
  await expect(page.locator('dd').nth(1)).toHaveText('١٢٠٫٠٠ جنيه');
  await expect(page.getByText(/^ادفع لكل مندوب ثمن شحنته: .+ للشحنة ١، و.+ للشحنة ٢\. /)).toBeVisible();
  await page.getByRole('checkbox', { name: /قرأت/ }).check();
  await confirm(page).click();

  await expect(page).toHaveURL(/\/order-details\/\d+\?placed=1$/);
  await expect(page.getByText('تم استلام طلبك')).toBeFocused();
  await expect(page.getByText('الشحنة ٢ من ٢')).toBeVisible();
  await expect(page.getByText('مدينة نصر، القاهرة')).toBeVisible();
  for (const { id, title } of products) {
    await expect(page.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      new RegExp(`^/product/${id}(/|$)`),
    );
  }
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
  await expectNoBarriers(page, 'an order of two merchants');
});

test('a present for somebody else is behind one button, survives a reload, and stands on the order', async ({
  page,
}) => {
  await newBuyer(page);
  // Not the product of the other journeys, which may have few units.
  await fillCart(page, (await findProducts(page, 3)).slice(2));
  await page.goto('/checkout');
  await page.getByLabel('المحافظة').selectOption({ label: 'القاهرة' });
  await page.reload();
  const city = page.getByLabel('المدينة أو المنطقة');
  await expect(city.locator('option:checked')).toHaveText('اختر المدينة أو المنطقة');
  await city.selectOption({ label: 'مدينة نصر' });
  await page.getByLabel('الشارع').fill('شارع مصطفى النحاس');
  await page.getByLabel('رقم العقار').fill('١٢');
  await page.getByRole('button', { name: 'أضف علامة مميزة' }).click();
  await expect(page.getByLabel('علامة مميزة')).toBeFocused();
  await expect(page.getByLabel('ملاحظة لمندوب التوصيل')).toHaveCount(0);
  await page.getByRole('button', { name: 'ملاحظة أو هدية أو لشخص آخر' }).click();
  await expect(page.getByLabel('رقم موبايل آخر')).toBeFocused();
  await page.getByLabel('ملاحظة لمندوب التوصيل').fill('الباب الأيمن');
  await page.getByLabel('الطلب لشخص آخر').check();
  await page.getByLabel('اسم المستلم').fill('سعاد فريد');
  await page.getByLabel('الطلب هدية').check();
  await page.getByLabel('رسالة الهدية').fill('كل سنة وأنتِ طيبة');
  await page.getByLabel('إخفاء الأسعار').check();
  await page.getByRole('checkbox', { name: /قرأت/ }).check();
  await confirm(page).click();
  await expect(page.getByLabel('موبايل المستلم')).toBeFocused();
  await expectNoBarriers(page, 'a checkout with all that is optional');

  await page.reload();
  await expect(page.getByLabel('اسم المستلم')).toHaveValue('سعاد فريد');
  await expect(page.getByLabel('إخفاء الأسعار')).toBeChecked();
  await page.getByLabel('موبايل المستلم').fill('٠١١٥٥٥٠٠٩٩٩');
  await page.getByRole('checkbox', { name: /قرأت/ }).check();
  await confirm(page).click();
  await expect(page).toHaveURL(/placed=1$/);
  for (const word of ['سعاد فريد', 'الباب الأيمن', 'كل سنة وأنتِ طيبة'])
    await expect(page.getByText(word)).toBeVisible();
});

interface Noted {
  screens: string[];
  inputs: string[];
}

/** Notes which screens are used and which fields are filled in, over every page of this tab. */
async function noteWork(page: Page): Promise<() => Promise<Noted>> {
  await page.addInitScript(() => {
    const note = (kind: string, what: string) => {
      const noted = JSON.parse(sessionStorage.getItem('noted') ?? '{"screens":[],"inputs":[]}');
      if (!noted[kind].includes(what)) noted[kind].push(what);
      sessionStorage.setItem('noted', JSON.stringify(noted));
    };
    const screen = () => `${location.pathname} ${document.querySelector('h1')?.textContent ?? ''}`;
    addEventListener('click', () => note('screens', screen()), { capture: true });
    addEventListener('change', event => note('inputs', (event.target as HTMLInputElement).name), {
      capture: true,
    });
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('noted') ?? '{}'));
}

test('from a product to the placed order a new buyer meets at most 5 screens, 8 inputs and one code [CART-5, TRM-2]', async ({
  page,
}) => {
  const work = await noteWork(page);
  const [product] = (await findProducts(page, 1)) as [Product];
  await visit(page, `/product/${product.id}`);
  await page.getByRole('button', { name: 'أضف إلى السلة', exact: true }).locator('visible=true').click();
  const number = String(Date.now()).slice(-8);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.201.${number.slice(-4, -2)}.${number.slice(-2)}` });
  await page.getByRole('alertdialog').getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(page).toHaveURL(/\/login/);

  await page.getByLabel('رقم الموبايل').fill(`012${number}`);
  await page.getByRole('button', { name: 'أرسل الرمز' }).click();
  await page.getByLabel('الرمز').fill(await codeSentTo(page, `+2012${number}`, 'رمز وكالة'));
  await page.getByLabel('تاريخ الميلاد').fill('15041998');
  await page.getByRole('button', { name: 'إنشاء الحساب' }).click();
  await expect(page).toHaveURL(new RegExp(`/product/${product.id}(/|$)`));
  await expect(page.getByTestId('cart-badge')).toHaveText('١');

  await page.getByTestId('cart-badge').click();
  await page.getByRole('link', { name: 'إتمام الشراء' }).click();
  await page.getByLabel('الاسم بالكامل').fill('منى السيد');
  await page.getByLabel('المحافظة').selectOption({ label: 'القاهرة' });
  await page.getByLabel('المدينة أو المنطقة').selectOption({ label: 'مدينة نصر' });
  await page.getByLabel('الشارع').fill('شارع مصطفى النحاس');
  await page.getByLabel('رقم العقار').fill('١٢');
  await page.getByRole('checkbox', { name: /قرأت/ }).check();
  await confirm(page).click();
  await expect(page).toHaveURL(/\/order-details\/\d+\?placed=1$/);
  await expect(page.getByLabel('الرمز'), 'the mobile was proved minutes ago').toHaveCount(0);

  const { screens, inputs } = await work();
  expect(inputs.filter(name => name === 'code')).toHaveLength(1);
  expect(inputs.filter(name => name !== 'code').length, inputs.join()).toBeLessThanOrEqual(8);
  expect(screens.length, screens.join()).toBeLessThanOrEqual(5);
});

test('an order that is not there says so [NAV-6]', async ({ page }) => {
  await signIn(page);
  for (const id of ['999999999', 'x']) {
    await page.goto(`/order-details/${id}`);
    await expect(page.getByRole('heading', { name: 'لم نجد هذا الطلب' })).toBeVisible();
  }
});

test('cart and checkout have no barrier, empty, full and with errors', async ({ page }) => {
  await signIn(page);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'سلتك فارغة' })).toBeVisible();
  await expectNoBarriers(page, 'an empty cart');
  await fillCart(page, await findProducts(page, 2));
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'ملخص الطلب' })).toBeVisible();
  await expectNoBarriers(page, 'a full cart');
  await page.goto('/checkout');
  await expect(page.getByText('يصلك الطلب في شحنتين لأن منتجاتك من متجرين.')).toBeVisible();
  await expectNoBarriers(page, 'a checkout');
  await confirm(page).click();
  await expect(page.getByText('وافق على الشروط لتكمل')).toBeVisible();
  await expectNoBarriers(page, 'a checkout that lacks something');
});

test('a checkout that cannot be priced says so, and neither counts on nor asks for a place that is chosen', async ({
  page,
}) => {
  await newBuyer(page);
  await fillCart(page, await findProducts(page, 1));
  await page.route('**/api/web/cart/quote', route => route.abort());
  // As chosen on a product's page or in the cart.
  await store(page, { place: JSON.stringify({ governorateId: 1, cityId: null, name: 'القاهرة' }) });
  await page.goto('/checkout');
  await expect(page.getByLabel('المحافظة').locator('option:checked')).toHaveText('القاهرة');
  await expect(page.getByText('تعذر حساب الموعد الآن.')).toBeVisible();
  await expect(page.getByText('نحسب الموعد ورسوم التوصيل…')).toHaveCount(0);
  await expect(page.getByText('يُحسب بعد اختيار المحافظة')).toHaveCount(0);
});

test('when the API fails, cart, checkout and order offer to try again', async ({ page }) => {
  await signIn(page);
  await fillCart(page, await findProducts(page, 1));
  await page.route('**/api/web/{cart/quote,user/addresses,order/details/*}', route => route.abort());
  await page.goto('/cart');
  await expect(page.getByText('تعذر التأكد من الأسعار الآن.')).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByRole('button', { name: 'إعادة المحاولة' })).toBeVisible();
  await page.goto('/order-details/10001');
  await expect(page.getByRole('heading', { name: 'تعذر تحميل الطلب' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('تعذر تحميل الطلب');
});
