import { expect, test } from '@playwright/test';
import { ask, askProducts, visit } from '../../support/journeys/visit.ts';

const cards = 'main article';

test('the first page holds the 12 newest; counts, pages and address agree [DATA-2]', async ({ page }) => {
  const newest = await askProducts(page, {
    page: 1,
    limit: 12,
    sortBy: 'creationDate',
    order: 'descending',
    categoryId: 1,
  });
  await visit(page, '/outlet/1');
  await expect(page.locator(`${cards} h3`)).toHaveText(newest.map(product => product.productName));
  await page.getByRole('navigation', { name: 'الصفحات' }).getByRole('link', { name: 'صفحة ٢' }).click();
  await expect(page).toHaveURL('/outlet/1?page=2');
  await expect(page.locator(`${cards} h3`).first()).not.toHaveText(newest[0]?.productName ?? '');
  await page.goto('/outlet/1?page=9999');
  await expect(page.locator(cards).first(), 'beyond the last page is the last page').toBeVisible();
});

test('sorting by price stands in the address', async ({ page }) => {
  await visit(page, '/outlet/1');
  await page.getByLabel('الترتيب').selectOption({ label: 'السعر: من الأقل' });
  await expect(page).toHaveURL('/outlet/1?sort=cheapest');
  const [cheapest] = await askProducts(page, {
    categoryId: 1,
    sortBy: 'price',
    order: 'ascending',
    limit: 1,
  });
  await expect(page.locator(`${cards} h3`).first()).toHaveText(cheapest?.productName ?? '');
});

test('the two lines of a title hide no beginning of a word, and no range breaks over lines', async ({
  page,
}) => {
  // Titles that say USB, at the end of their second line on some width, and one with the range of a lens.
  for (const path of ['/search?q=USB', '/search?q=كاميرا', '/']) {
    await visit(page, path);
    await expect(page.locator(`${cards} h3`).first()).toBeVisible();
    expect(await page.locator(`${cards} h3`).evaluateAll(tornOf), path).toEqual([]);
  }
  const lens = (await askProducts(page, { limit: 100, categoryId: 1 })).find(({ productName }) =>
    /[٠-٩]–[٠-٩]/.test(productName),
  );
  await visit(page, `/product/${lens?.id}`);
  const title = page.getByRole('heading', { level: 1 }).filter({ hasText: /[٠-٩]–[٠-٩]/ });
  await expect(title).toBeVisible();
  expect(await title.evaluateAll(tornOf)).toEqual([]);
  await visit(page, '/outlet/1?min=1000&max=20000');
  const chip = page.getByRole('link', { name: /١٬٠٠٠٫٠٠ .*–|١٬٠٠٠ .*–/ }).first();
  await expect(chip).toBeVisible();
  expect((await chip.boundingBox())?.height ?? 0).toBeLessThan(50);
});

/**
 * What is torn in these titles: a Latin word or a range that lies in two lines or beside its title, and a line that ends in
 * an ellipsis, which from right to left eats the beginning of a Latin word.
 */
function tornOf(titles: Element[]): string[] {
  const PIECES = /[A-Za-z]+|[\d٠-٩]+[–-][\d٠-٩]+/g;
  return titles.flatMap(title => {
    const box = title.getBoundingClientRect();
    // One that a carousel keeps out of reach has no place.
    if (box.width === 0) return [];
    const torn: string[] = [];
    const { webkitLineClamp, textOverflow } = getComputedStyle(title);
    if (webkitLineClamp !== 'none' || textOverflow !== 'clip') torn.push(`${title.textContent}: an ellipsis`);
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: piece, index } of (text.textContent ?? '').matchAll(PIECES)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + piece.length);
        const rects = [...range.getClientRects()];
        const isBeside = rects.some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
        if (isBeside || new Set(rects.map(({ top }) => Math.round(top))).size > 1) {
          torn.push(`${title.textContent}: ${piece}`);
        }
      }
    }
    return torn;
  });
}

test.describe('on a wide screen', () => {
  test('a tick filters at once, a chip takes it back, and the boxes follow', async ({ page }) => {
    await visit(page, '/outlet/1');
    const sale = page.getByRole('checkbox', { name: 'عليه تخفيض' });
    await sale.check();
    await expect(page).toHaveURL('/outlet/1?sale=1');
    await expect(page.locator(`${cards} s`).first()).toBeVisible();
    // The results begin at their top, and the keyboard still sees where it is.
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(sale).toBeFocused();
    await expect(sale).toBeInViewport();
    await page.getByRole('link', { name: 'إزالة عليه تخفيض' }).click();
    await expect(page).toHaveURL(/\/outlet\/1\??$/);
    await expect(sale).not.toBeChecked();
  });

  test('a price typed in Arabic digits narrows the listing', async ({ page }) => {
    await visit(page, '/outlet/1');
    await page.getByLabel('السعر إلى').fill('٣٬٠٠٠');
    await expect(page.getByRole('slider', { name: 'أعلى سعر' })).toHaveValue('3000');
    await page.getByLabel('السعر من').fill('١٠٠٠');
    await page.getByLabel('السعر من').press('Enter');
    await expect(page).toHaveURL('/outlet/1?min=1000&max=3000');
    const found = await askProducts(page, { categoryId: 1, minPrice: 1000, maxPrice: 3000, limit: 12 });
    await expect(page.locator(cards)).toHaveCount(found.length);
  });
});

test.describe('on a phone', () => {
  test('the sheet says how many products it would show before it shows them', async ({ page }) => {
    const { totalProducts } = await ask<{ totalProducts: number }>(page, '/api/web/product/public', {
      categoryId: 1,
      onSale: true,
    });
    await visit(page, '/outlet/1');
    await page.getByRole('button', { name: /^تصفية/ }).click();
    const all = await page.locator('#filters label:has(input)').count();
    await page.getByLabel('عليه تخفيض').check();
    const count = new Intl.NumberFormat('ar-EG').format(totalProducts);
    const show = page.getByRole('button', { name: new RegExp(`^عرض ${count} `) });
    await expect(show).toBeVisible();
    // The numbers beside the other choices follow, too, and none of them goes.
    const { merchants } = await ask<{ merchants: { name: string; count: number }[] }>(
      page,
      '/api/web/product/facets',
      { categoryId: 1, onSale: true },
    );
    const boxes = page.locator('label:has(input[name=merchant])');
    await expect(page.locator('#filters label:has(input)')).toHaveCount(all);
    await expect(boxes).toHaveText(
      merchants.map(({ name, count: left }) => `${name}${new Intl.NumberFormat('ar-EG').format(left)}`),
    );
    // A typed price counts before its field is left: the button that says how many is pressed out of it.
    await page.getByLabel('السعر إلى').pressSequentially('١');
    await expect(page.getByRole('button', { name: 'لا منتجات بهذه المواصفات' })).toBeVisible();
    await page.getByLabel('السعر إلى').press('Backspace');
    await expect(show).toBeVisible();
    await expect(page).toHaveURL('/outlet/1');
    await show.click();
    await expect(page).toHaveURL('/outlet/1?sale=1');
    await expect(show).toBeHidden();
  });

  test('the sheet asks once for several ticks in a row, and for counts alone', async ({ page }) => {
    await visit(page, '/outlet/1');
    await page.getByRole('button', { name: /^تصفية/ }).click();
    const asked: { limit?: number; onSale?: boolean; inStock?: boolean }[] = [];
    page.on(
      'request',
      request => request.url().includes('/api/web/product/') && asked.push(request.postDataJSON()),
    );
    const counted = page.waitForResponse('**/api/web/product/public');
    await page.getByLabel('عليه تخفيض').check();
    await page.getByLabel('متوفّر الآن').check();
    expect((await (await counted).json()).body.products.length).toBeLessThanOrEqual(1);
    expect(asked).toHaveLength(2);
    for (const each of asked) expect(each).toMatchObject({ onSale: true, inStock: true });
  });
});

test('the count is pages times returned where only those are known [DATA-6]', async ({ page }) => {
  await page.route('**/api/web/product/public', async route => {
    const reply = await route.fetch();
    const { body } = await reply.json();
    delete body.totalProducts;
    await route.fulfill({ json: { body } });
  });
  await visit(page, '/categories');
  const { totalPages } = await ask<{ totalPages: number }>(page, '/api/web/product/public', {
    categoryId: 1,
  });
  await page.locator('main a[href="/outlet/1"]').click();
  await expect(page).toHaveURL('/outlet/1');
  const estimate = new Intl.NumberFormat('ar-EG').format(totalPages * 12);
  await expect(page.getByText(new RegExp(`^${estimate} منتج`))).toBeVisible();
});

test('filters that leave nothing can all be cleared', async ({ page }) => {
  await visit(page, '/outlet/1?min=19999999');
  await expect(page.getByRole('heading', { name: 'لا توجد منتجات بهذه المواصفات.' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'مسح الكل' }).last().click();
  await expect(page.locator(cards)).toHaveCount(12);
});

test('a search for nothing, for one letter and for nonsense finds nothing [DATA-3, DATA-4]', async ({
  page,
}) => {
  const advice: Record<string, string> = {
    '': 'اكتب كلمة من حرفين أو أكثر في خانة البحث.',
    س: 'اكتب كلمة من حرفين أو أكثر في خانة البحث.',
    qqxxzzvv: 'جرّب كلمة أقصر أو تأكد من كتابتها.',
  };
  for (const [words, sentence] of Object.entries(advice)) {
    await page.goto(`/search?q=${encodeURIComponent(words)}`);
    await expect(page.getByRole('heading', { name: 'لا توجد نتائج' })).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByLabel('الترتيب'), 'nothing to sort').toHaveCount(0);
  }
  await page.getByRole('main').getByRole('link', { name: 'تصفّح كل الأقسام' }).click();
  await expect(page).toHaveURL('/categories');
});

test('products that cannot be loaded leave the rest of the page [DATA-5]', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()));
  await visit(page, '/categories');
  await page.route('**/api/web/product/public', route => route.abort());
  await page.locator('main a[href="/outlet/1"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'لا توجد منتجات في هذا القسم بعد.' })).toBeVisible();
  expect(complaints.some(text => text.includes('/api/web/product/public failed'))).toBe(true);
});
