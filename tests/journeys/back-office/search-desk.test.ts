import { expect, type Page, test } from '@playwright/test';
import { signInStaff } from '../../support/back-office/staff.ts';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { awake } from '../../support/journeys/visit.ts';

test.use(STILL);

const found = (page: Page, query: string) =>
  page.goto(`/search?q=${encodeURIComponent(query)}`).then(() => page.locator('main'));

/** A word that no list has, of its own for each run; letters that repeat would be folded into one. */
const madeUp = () =>
  `زبرج${[...String(Date.now() % 10_000)].map(digit => `${'ثخذضظغقشصط'[Number(digit)]}ا`).join('')}`;

async function decide(page: Page, query: string) {
  await page.goto('/search-desk');
  await page.getByRole('button', { name: 'قرار جديد' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('البحث').fill(query);
  return form;
}

async function save(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'حفظ القرار' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('a product opened after a search without results is reported with that search', async ({ page }) => {
  const sent: unknown[] = [];
  await page.route('**/api/web/search/count', async route => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ json: { body: {} } });
  });
  const missed = madeUp();
  await found(page, missed);
  await awake(page);
  const box = page.getByRole('combobox').first();
  await box.fill('سماعة');
  await box.press('Enter');
  await page.waitForURL(/%D8%B3/);
  await expect(page.locator('main')).not.toContainText('لا توجد نتائج');
  await page.locator('main a[href^="/product/"]').first().click();
  await expect.poll(() => sent.at(-1)).toEqual({ q: 'سماعة', clicked: true, after: missed });
});

test('a search that found nothing finds what staff say it means, has their product on top, and leads to their page', async ({
  page,
}) => {
  await signInStaff(page, 'super_admin');
  const word = madeUp();
  await expect(await found(page, word)).toContainText('لا توجد نتائج');

  const meaning = await decide(page, word);
  await meaning.getByLabel('يعني أيضًا', { exact: true }).last().fill('سماعة');
  await expectNoBarriers(page, 'search desk');
  await save(page);
  await expect(
    (await found(page, word)).getByRole('listitem').filter({ hasText: 'سماع' }).first(),
  ).toBeVisible();

  const pin = await decide(page, word);
  await pin.getByLabel('القرار').selectOption({ label: 'تثبيت منتج في أول النتائج' });
  await pin.getByRole('combobox', { name: 'المنتج' }).fill('شاحن');
  await expect(pin.getByRole('listbox').last().getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await save(page);

  await (await found(page, word)).getByRole('link', { name: 'لماذا هذا الترتيب؟' }).click();
  const table = page.getByRole('table', { name: 'ترتيب المنتجات وأسبابه' });
  await expect(table.getByRole('row').nth(1)).toContainText('ثبّته الفريق');
  await expect(table.getByRole('row').nth(2)).toContainText('هو المطلوب');
  await expectNoBarriers(page, 'search desk');

  const lead = await decide(page, word);
  await lead.getByLabel('القرار').selectOption({ label: 'فتح صفحة' });
  await lead.getByLabel('الصفحة', { exact: true }).fill('/categories');
  await save(page);
  await page.goto(`/search?q=${encodeURIComponent(word)}`);
  await expect(page).toHaveURL(/\/categories$/);

  await page.goto('/search-desk?view=rules');
  const mine = page.getByRole('row').filter({ hasText: word });
  await expect(mine).toHaveCount(3);
  for (let left = 2; left >= 0; left -= 1) {
    await mine.first().getByRole('button').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'إلغاء القرار' }).click();
    await expect(mine).toHaveCount(left);
  }
  await page.goto('/audit');
  await expect(page.getByText(word).first()).toBeVisible();
});

test('what is proposed for a search is its meaning by one press', async ({ page }) => {
  await signInStaff(page, 'super_admin');
  const word = madeUp();
  const row = { query: word, searches: 7, clicks: 0, wishes: 0, found: 0, repaired: '', proposedBy: 5 };
  // Five people must search for it before it is listed, which others do in the tests of its calls.
  await page.route('**/api/web/search-desk/searches*', route =>
    route.fulfill({ json: { body: { searches: [{ ...row, proposal: 'سماعة' }], totalPages: 1 } } }),
  );
  await page.goto('/search-desk');
  await page.getByRole('button', { name: 'إضافة معنى «سماعة»' }).click();
  await expect(page.getByRole('button', { name: 'أُضيف معنى «سماعة»' })).toBeVisible();
  await expectNoBarriers(page, 'a meaning that was added');
  await expect(
    (await found(page, word)).getByRole('listitem').filter({ hasText: 'سماع' }).first(),
  ).toBeVisible();
});
