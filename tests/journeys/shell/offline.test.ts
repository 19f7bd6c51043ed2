import { expect, type Page, test } from '@playwright/test';
import { askProducts, findProduct, OWN_PAGE, signIn, store, visit } from '../../support/journeys/visit.ts';

test.use(OWN_PAGE);

const NO_CONNECTION = 'لا يوجد اتصال بالإنترنت';
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const storedCart = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));

test('offline a product still goes into the cart, and what opens says what is wrong', async ({
  page,
  context,
}) => {
  await signIn(page);
  const { id } = await findProduct(page, { hasAttributes: false });
  await visit(page, `/product/${id}`);
  await context.setOffline(true);
  await page
    .getByRole('main')
    .getByRole('button', { name: 'أضف إلى السلة' })
    .locator('visible=true')
    .first()
    .click();
  await expect(page.getByText('تم اضافه المنتج')).toBeVisible();
  expect(await storedCart(page)).toMatchObject([{ id, quantity: 1 }]);
  await page.getByRole('button', { name: 'القائمة' }).click();
  const said = page.getByRole('status').filter({ hasText: NO_CONNECTION });
  await expect(said.locator('use')).toHaveAttribute('href', /#error$/);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'القائمة' }).click();
  await expect(page.getByRole('dialog', { name: 'القائمة' })).toBeVisible();
  expect(await storedCart(page)).toHaveLength(1);
});

test('offline a link leads to a sentence between header and footer, and back online to its page', async ({
  page,
  context,
}) => {
  await visit(page, '/outlet/1');
  await context.setOffline(true);
  await page.locator('main article a').first().click();
  await expect(heading(page)).toHaveText(NO_CONNECTION);
  await expect(page.getByRole('banner')).toBeVisible();
  const again = page.getByRole('button', { name: 'إعادة المحاولة' });
  await again.click();
  await expect(heading(page), 'offline it is no use to try').toHaveText(NO_CONNECTION);
  await context.setOffline(false);
  await again.click();
  await expect(page.getByRole('main').getByText('السعر شامل الضرائب')).toBeVisible();
});

test('offline a form says so and keeps what was typed', async ({ page, context }) => {
  await visit(page, '/login#password');
  await page.getByLabel('البريد الإلكتروني أو رقم الموبايل').fill('buyer@wekala.example');
  await page.getByLabel('كلمة المرور', { exact: true }).fill('wekala-demo-1');
  await context.setOffline(true);
  const submit = page.getByRole('main').locator('button[type=submit]');
  await submit.click();
  await expect(page.locator('form').getByRole('alert')).toHaveText(NO_CONNECTION);
  await expect(page.getByLabel('كلمة المرور', { exact: true })).toHaveValue('wekala-demo-1');
  await context.setOffline(false);
  await submit.click();
  await expect(page).toHaveURL('/');
});

test('offline an order is not placed, and address and cart stay', async ({ page, context }) => {
  const products = await askProducts(page, { limit: 100, inStock: true });
  const [product] = products.filter(({ hasAttributes, price }) => !hasAttributes && price < 4000);
  await signIn(page);
  await store(page, { cart: JSON.stringify([product]) });
  await visit(page, '/checkout');
  await page.getByLabel('المحافظة').selectOption({ label: 'القاهرة' });
  await page.getByLabel('المدينة أو المنطقة').selectOption({ label: 'مدينة نصر' });
  await page.getByLabel('الشارع').fill('شارع مصطفى النحاس');
  await page.getByLabel('رقم العقار').fill('١٢');
  await page.getByRole('checkbox', { name: /قرأت/ }).check();
  const confirm = page.getByRole('button', { name: 'تأكيد الطلب' }).locator('visible=true');
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true');
  await page.evaluate(() => scrollTo(0, 0));
  await context.setOffline(true);
  await confirm.click();
  await expect(page.getByRole('alert').filter({ hasText: NO_CONNECTION })).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('الشارع')).toHaveValue('شارع مصطفى النحاس');
  expect(await storedCart(page)).toHaveLength(1);
  await expect(confirm, 'it can be pressed again').not.toHaveAttribute('aria-disabled', 'true');
});

test('offline a search finds nothing, and online it finds again [DATA-4]', async ({ page, context }) => {
  await visit(page, '/about');
  await context.setOffline(true);
  const field = page.getByRole('banner').getByRole('combobox');
  await field.fill('ساعة');
  await expect(page.getByText('لا توجد نتائج', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await field.fill('ساعة ذكية');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('landing, listing, filters, pages, search and product are whole', async ({ page }) => {
    await page.goto('/');
    await expect(heading(page)).toHaveCount(1);
    await page.locator('main a[href="/outlet/1"]').locator('visible=true').first().click();
    await expect(page.locator('main article')).toHaveCount(12);
    await page.getByLabel('الترتيب').selectOption({ label: 'السعر: من الأقل' });
    await page.getByLabel('الترتيب').press('Enter');
    await page.locator('main article a').first().click();
    await expect(page.getByRole('main').getByText('السعر شامل الضرائب')).toBeVisible();
    await expect(page.getByRole('main').locator('img').first()).toBeVisible();
    await page.getByRole('link', { name: 'زيارة المتجر' }).click();
    await expect(page.locator('main article').first()).toBeVisible();
  });
});
