import { expect, test } from '@playwright/test';
import { ask, newToken, signIn, store, visit } from '../../support/journeys/visit.ts';

const item = {
  id: 1,
  productName: 'شيء',
  title: 'شيء',
  price: 10,
  images: [],
  merchantName: '',
  merchantLogoUrl: '',
};

test.describe('on a phone', () => {
  test('the header shows cart, logo, burger menu and under them the search [HDR-1]', async ({ page }) => {
    await visit(page, '/');
    const banner = page.getByRole('banner');
    const boxes = await Promise.all(
      [
        banner.getByRole('link', { name: /السلة/ }),
        banner.getByRole('link', { name: /وكالة/ }),
        banner.getByRole('button', { name: 'القائمة' }),
        banner.getByRole('combobox'),
      ].map(part => part.boundingBox()),
    );
    const [cart, logo, menu, search] = boxes.map(box => box ?? { x: Number.NaN, y: Number.NaN });
    expect(cart?.x).toBeLessThan(logo?.x ?? 0);
    expect(logo?.x).toBeLessThan(menu?.x ?? 0);
    expect(search?.y).toBeGreaterThan(menu?.y ?? 0);
    await expect(banner.getByRole('link', { name: 'تسجيل الدخول' })).toBeHidden();
  });
});

test.describe('on a wide screen', () => {
  test('the header shows login, cart, search, menu button and logo from left to right [HDR-2]', async ({
    page,
  }) => {
    await visit(page, '/');
    const banner = page.getByRole('banner');
    const parts = [
      banner.getByRole('link', { name: 'تسجيل الدخول' }),
      banner.getByRole('link', { name: /السلة/ }),
      banner.getByRole('combobox'),
      banner.getByRole('button', { name: 'القائمة' }),
      banner.getByRole('link', { name: /وكالة/ }),
    ];
    const places = await Promise.all(parts.map(async part => (await part.boundingBox())?.x));
    expect(places).toEqual(places.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  });

  test('logout revokes the session, removes the token, goes to / and reloads [HDR-6, HDR-2]', async ({
    page,
  }) => {
    const token = await newToken(page);
    await store(page, { token });
    await visit(page, '/about');
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole('banner').getByRole('button', { name: 'تسجيل الخروج' }).click();
    await page.waitForURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' })).toBeVisible();
    expect(await page.evaluate(() => 'same' in window)).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    const role = await page.request.get('/api/web/user/auth/user-role', {
      headers: { authorization: token },
    });
    expect(role.status()).toBe(401);
  });

  test('a wait shows while it is not known whose token it is [NAV-12, AUTH-1]', async ({ page }) => {
    const token = await signIn(page);
    let sent: string | undefined;
    await page.route('**/user-role', async route => {
      sent = route.request().headers()['authorization'];
      await new Promise(resolve => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.goto('/about');
    await expect(page.getByRole('status', { name: 'جاري تحميل بيانات حسابك...' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'تسجيل الخروج' })).toBeVisible();
    expect(sent).toBe(`Bearer ${token}`);
  });
});

test('the menu lists login, cart, my account, the first 5 categories and all of them [HDR-3]', async ({
  page,
}) => {
  const { productCategories } = await ask<{ productCategories: { id: number; nameAr: string }[] }>(
    page,
    '/api/web/product/categories',
    null,
  );
  await visit(page, '/');
  await page.getByRole('button', { name: 'القائمة' }).click();
  const links = page.getByRole('dialog', { name: 'القائمة' }).getByRole('link');
  await expect(links.last()).toBeVisible();
  const listed = await links.evaluateAll(all =>
    all.map(each => [each.textContent, each.getAttribute('href')]),
  );
  expect(listed).toEqual([
    ['تسجيل الدخول', '/login'],
    ['السلة', '/cart'],
    ['حسابي', '/profile'],
    ...productCategories.slice(0, 5).map(({ id, nameAr }) => [nameAr, `/outlet/${id}`]),
    ['تصفّح كل الأقسام', '/categories'],
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'القائمة' })).toBeHidden();
});

test('a signed-in menu offers logout instead of login [HDR-3]', async ({ page }) => {
  await signIn(page);
  await visit(page, '/about');
  await page.getByRole('button', { name: 'القائمة' }).click();
  const menu = page.getByRole('dialog', { name: 'القائمة' });
  await expect(menu.getByRole('button', { name: 'تسجيل الخروج' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'تسجيل الدخول' })).toHaveCount(0);
});

test('the badge adds quantities up, and a missing one counts 1 [HDR-4]', async ({ page }) => {
  await store(page, { cart: JSON.stringify([item, { ...item, id: 2, quantity: 4 }]) });
  await visit(page, '/about');
  await expect(page.getByTestId('cart-badge')).toHaveText('٥');
});

test('signed out, the cart asks to log in by a window event and goes nowhere [HDR-5, LGN-3, ROLE-1]', async ({
  page,
}) => {
  await visit(page, '/about');
  await page.evaluate(() => {
    window.addEventListener('open-login-modal', () => Object.assign(window, { asked: true }));
  });
  await page.getByRole('banner').getByRole('link', { name: /السلة/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await page.evaluate(() => 'asked' in window)).toBe(true);
  await expect(page).toHaveURL('/about');
});

test('the login modal says its words, and login leads to /login and closes it [LGN-1, LGN-2]', async ({
  page,
}) => {
  await visit(page, '/about');
  await page.evaluate(() => window.dispatchEvent(new Event('open-login-modal')));
  const modal = page.getByRole('alertdialog', { name: 'تنبيه' });
  await expect(modal.getByText('يجب تسجيل الدخول اولا', { exact: true })).toBeVisible();
  await modal.getByRole('button', { name: 'إلغاء' }).click();
  await expect(modal).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('open-login-modal')));
  await modal.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(page).toHaveURL('/login');
  await expect(modal).toBeHidden();
});

test('the login modal holds the focus, closes on Escape and gives the focus back [LGN-4]', async ({
  page,
}) => {
  await visit(page, '/about');
  const cart = page.getByRole('banner').getByRole('link', { name: /السلة/ });
  await cart.focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('alertdialog');
  await expect(modal.getByRole('button', { name: 'تسجيل الدخول' })).toBeFocused();
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.closest('dialog') === null;
    });
    expect(outside, 'focus never reaches the page behind').toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(cart).toBeFocused();
});

test('suggestions open when they are loaded, and close on choice and on empty text [HDR-7, DATA-3, LND-14]', async ({
  page,
}) => {
  const requests: unknown[] = [];
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/web/product/public', async route => {
    requests.push(route.request().postDataJSON());
    await answered.promise;
    await route.continue();
  });
  await visit(page, '/about');
  const field = page.getByRole('combobox');
  const list = page.getByRole('listbox');
  await field.pressSequentially(' س ');
  await page.waitForTimeout(500);
  expect(requests, 'one letter is too short to ask').toEqual([]);
  await field.fill(' ساعة ');
  await expect(page.getByText('جاري البحث...', { exact: true })).toBeVisible();
  await expect(list).toBeHidden();
  answered.resolve();
  const products = list.getByRole('group', { name: 'المنتجات' }).getByRole('option');
  await expect(products).toHaveCount(5);
  expect(requests).toEqual([
    { page: 1, limit: 5, sortBy: 'numberOfRequests', order: 'descending', productName: 'ساعة' },
  ]);
  await field.fill('');
  await expect(list).toBeHidden();
  await field.fill('ساعة');
  await expect(products).toHaveCount(5);
  // The last leads to all results.
  await field.press('ArrowUp');
  await field.press('ArrowUp');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/product\/\d+\//);
  await expect(list).toBeHidden();
});

test('words and categories are suggested before products, and an empty field begins with what was searched for', async ({
  page,
}) => {
  await visit(page, '/about');
  const field = page.getByRole('combobox');
  const list = page.getByRole('listbox');
  await field.fill('ساع');
  await expect(list.getByRole('group').first()).toHaveAccessibleName('كلمات البحث');
  await expect(list.getByRole('group').nth(-2)).toHaveAccessibleName('المنتجات');
  await expect(list.getByRole('option').last()).toHaveText('عرض كل نتائج «ساع»');
  await field.press('ArrowDown');
  const first = list.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  const word = (await first.textContent()) ?? '';
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`نتائج البحث عن «${word}»`);
  await visit(page, '/about');
  await field.pressSequentially('خ');
  const box = await field.boundingBox();
  // The browser's own cross at the end of the field.
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(field).toHaveValue('');
  await field.blur();
  await field.focus();
  const recent = list.getByRole('group', { name: 'بحثت عنه مؤخرًا' });
  await expect(recent.getByRole('option').first()).toHaveText(word);
  await recent.getByRole('option').last().click();
  await field.blur();
  await field.focus();
  await expect(list).toBeVisible();
  await expect(recent).toHaveCount(0);
});

test('a search is submitted trimmed, never blank, and closes the list [DATA-3, HDR-7]', async ({ page }) => {
  await visit(page, '/about');
  const field = page.getByRole('combobox');
  await field.fill('   ');
  await field.press('Enter');
  await page.waitForTimeout(200);
  await expect(page).toHaveURL('/about');
  await field.fill(' ساعة ');
  await expect(page.getByRole('listbox')).toBeVisible();
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('نتائج البحث عن «ساعة»');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('nothing found and a failed search say the same [DATA-4]', async ({ page }) => {
  await visit(page, '/about');
  const field = page.getByRole('combobox');
  const nothing = page.getByText('لا توجد نتائج', { exact: true });
  await field.fill('qqxxzzvv');
  await expect(nothing).toBeVisible();
  await field.press('Escape');
  await expect(nothing).toBeHidden();
  await page.route('**/api/web/product/public', route => route.abort());
  await field.fill('ساعة');
  await expect(nothing).toBeVisible();
});
