import { expect, type Page, test } from '@playwright/test';
import { signInStaff } from '../../support/back-office/staff.ts';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { visit } from '../../support/journeys/visit.ts';

test.use(STILL);

const main = (page: Page) => page.getByRole('main');

test('a page beyond the end leads to the last one', async ({ page }) => {
  await signInStaff(page, 'super_admin');
  for (const path of ['/products', '/orders', '/users']) {
    await visit(page, `${path}?page=9999`);
    await expect(
      main(page).getByRole('rowheader').or(main(page).getByRole('listitem')).first(),
    ).toBeVisible();
    await expect(page).not.toHaveURL(/page=9999/);
  }
});

test('a search box is always in step with the address', async ({ page }) => {
  await signInStaff(page, 'super_admin');
  await visit(page, '/ads');
  const box = main(page).getByRole('searchbox');
  await box.fill('لا إعلان بهذا الاسم');
  await expect(main(page).getByText('لا توجد إعلانات بهذه المواصفات')).toBeVisible();
  await main(page).getByRole('link', { name: 'إزالة التصفية' }).last().click();
  await expect(box).toHaveValue('');
  await expect(page).toHaveURL('/ads');

  await visit(page, '/users');
  await box.pressSequentially('مر', { delay: 50 });
  await expect(page).toHaveURL(/q=/);
  await box.pressSequentially('يم ', { delay: 50 });
  await expect(page).toHaveURL(`/users?q=${encodeURIComponent('مريم')}`);
  await expect(box).toHaveValue('مريم ');
  await box.fill('عمر');
  await box.press('Enter');
  await expect(page).toHaveURL(`/users?q=${encodeURIComponent('عمر')}`);
  await page.goBack();
  await expect(box).toHaveValue('مريم');
  await page.goForward();
  await expect(box).toHaveValue('عمر');
  await page.reload();
  await expect(box).toHaveValue('عمر');
});

test('a day is typed key by key, its year too', async ({ page }) => {
  await signInStaff(page, 'super_admin');
  for (const path of ['/orders?days=days', '/reports']) {
    await visit(page, path);
    const from = main(page).locator('input[type=date][name=from]');
    await from.focus();
    // As people type: each key is answered before the next one. Month and day are the same in whichever order.
    await page.keyboard.type('11112025', { delay: 120 });
    await expect(page).toHaveURL(/from=2025-11-11/);
    await expect(from).toHaveValue('2025-11-11');
  }
});

test('a search box is in step with the address, however soon one goes back', async ({ page }) => {
  await signInStaff(page, 'super_admin');
  const box = main(page).getByRole('searchbox');
  const word = () => new URL(page.url()).searchParams.get('q') ?? '';
  for (const wait of [0, 2, 5, 10, 20, 40]) {
    await visit(page, '/users?q=سارة');
    await box.fill('مريم');
    await box.press('Enter');
    await expect.poll(word).toBe('مريم');
    await box.fill('عمر');
    await box.evaluate((input: HTMLInputElement, ms) => {
      input.form?.requestSubmit();
      setTimeout(() => history.back(), ms);
    }, wait);
    // Longer than the pause after which typed words are sent.
    await page.waitForTimeout(600);
    expect([wait, await box.inputValue()]).toEqual([wait, word()]);
  }
});

test('a row chosen at the moment the words get into the address stays chosen', async ({ page }, {
  project,
}) => {
  await signInStaff(page, 'super_admin');
  await visit(page, '/merchants?tab=active');
  const rows = main(page).getByRole('list', { name: 'التجار' }).getByRole('button');
  await expect(rows.nth(2)).toBeVisible();
  if (project.name === 'desktop') await expect(page).toHaveURL(/id=/);
  const name = (await rows.nth(2).getByRole('strong').textContent()) ?? '';
  await main(page).getByRole('searchbox').fill('ا');
  await rows.nth(2).evaluate((row: HTMLElement) => {
    row.click();
    document.querySelector<HTMLFormElement>('main form:has([type="search"])')?.requestSubmit();
  });
  await expect(page).toHaveURL(/q=/);
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(name);
});

test('back shows the list at once, while it is fetched again', async ({ page }) => {
  await signInStaff(page, 'super_admin');
  await visit(page, '/orders?tab=delivered');
  const link = main(page).getByRole('link', { name: /^WK-/ }).filter({ visible: true }).first();
  const number = await link.innerText();
  await link.click();
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(number);
  let isAsked = false;
  await page.route('**/order/list**', () => {
    isAsked = true;
  });
  await page.goBack();
  await expect(link).toHaveText(number);
  expect(isAsked).toBe(true);
});

test('orders are selected on several pages or all at once, and a view is saved under a name', async ({
  page,
}) => {
  await signInStaff(page, 'merchant');
  await page.goto('/orders');
  const bar = main(page).getByRole('region', { name: 'إجراءات على الطلبات المحددة' });
  const box = () =>
    main(page)
      .getByRole('checkbox', { name: /^تحديد الطلب/ })
      .filter({ visible: true })
      .first();
  await box().check();
  await main(page).getByRole('link', { name: 'التالي' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(box()).not.toBeChecked();
  await box().check();
  await expect(bar).toContainText('تم تحديد طلبين');
  await expectNoBarriers(page, 'a selection of two pages');

  await bar.getByRole('button', { name: /^تحديد (الكل|أول)/ }).click();
  // The list is read page by page.
  await expect(bar).toContainText(/تم تحديد [٠-٩]{2,} طلب/);
  const labels = await bar.getByRole('link', { name: 'طباعة البوالص' }).getAttribute('href');
  const ids = new URLSearchParams(labels?.split('?')[1]).get('ids')?.split('.') ?? [];
  expect(ids.length).toBeGreaterThan(20);
  expect(new Set(ids).size).toBe(ids.length);
  await expect(bar).toContainText(ids.length.toLocaleString('ar-EG'));
  await bar.getByRole('button', { name: 'إلغاء التحديد' }).click();
  await expect(bar).toBeHidden();

  await page.goto('/orders?tab=delivered&payment=cash_on_delivery');
  await main(page).getByRole('button', { name: 'حفظ هذا العرض' }).click();
  await main(page).getByRole('button', { name: 'حفظ', exact: true }).click();
  await expect(main(page).getByText('اكتب اسمًا للعرض')).toBeVisible();
  await main(page).getByLabel('اسم العرض').fill('سُلّم نقدًا');
  await expectNoBarriers(page, 'a view that is named');
  await main(page).getByRole('button', { name: 'حفظ', exact: true }).click();
  await page.goto('/orders');
  const view = main(page).getByRole('link', { name: 'سُلّم نقدًا' });
  // It says how many orders it has, before it is opened.
  await expect(view).toHaveText(/سُلّم نقدًا\s*[٠-٩]+/);
  const said = (await view.innerText()).replace(/[^٠-٩]/g, '');
  await view.click();
  await expect(page).toHaveURL(/payment=cash_on_delivery/);
  await expect(page).toHaveURL(/tab=delivered/);
  await expect(
    main(page)
      .getByText(new RegExp(`من ${said} طلب`))
      .first(),
  ).toBeVisible();
  await main(page).getByRole('button', { name: 'حذف العرض' }).click();
  await expect(main(page).getByRole('link', { name: 'سُلّم نقدًا' })).toBeHidden();
});

test('columns can be hidden in a table on a wide screen, and a saved view stores its own choice', async ({
  page,
}) => {
  await signInStaff(page, 'merchant');
  await page.goto('/orders');
  const payment = main(page).getByRole('columnheader', { name: 'الدفع' });
  const choose = async (name: string, look: 'shown' | 'hidden') => {
    await main(page).getByRole('button', { name: 'الأعمدة' }).click();
    const box = main(page).getByRole('checkbox', { name, exact: true });
    await box.setChecked(look === 'shown');
    await expectNoBarriers(page, 'the columns');
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
  };
  await expect(payment).toBeVisible();
  await choose('الدفع', 'hidden');
  await expect(payment).toBeHidden();
  await page.reload();
  await expect(main(page).getByRole('columnheader', { name: 'رقم الطلب' })).toBeVisible();
  await expect(payment).toBeHidden();

  await page.goto('/orders?payment=cash_on_delivery');
  await main(page).getByRole('button', { name: 'حفظ هذا العرض' }).click();
  await main(page).getByLabel('اسم العرض').fill('نقدًا');
  await main(page).getByRole('button', { name: 'حفظ', exact: true }).click();
  await page.goto('/orders');
  await choose('الدفع', 'shown');
  await expect(payment).toBeVisible();
  await main(page).getByRole('link', { name: 'نقدًا' }).click();
  await expect(payment).toBeHidden();
});
