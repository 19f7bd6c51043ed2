import { expect, type Page, test } from '@playwright/test';
import { signInStaff } from '../../support/back-office/staff.ts';
import { expectNoBarriers, expectNoSidewaysScroll, STILL } from '../../support/journeys/barriers.ts';
import { newBuyer } from '../../support/journeys/buyer.ts';
import { store, visit } from '../../support/journeys/visit.ts';

test.describe.configure({ timeout: 120_000 });
test.use(STILL);

const main = (page: Page) => page.getByRole('main');

/** One complaint, within the article that the page is. */
const cardOf = (page: Page, words: string) =>
  main(page).getByRole('article').getByRole('article').filter({ hasText: words });

async function look(page: Page, state: string) {
  await expectNoBarriers(page, state);
  await expectNoSidewaysScroll(page, state);
}

async function write(page: Page, body: string) {
  await main(page).getByLabel('الموضوع').selectOption({ label: 'التوصيل' });
  await main(page).getByLabel('الشكوى', { exact: true }).fill(body);
}

const send = (page: Page) => main(page).getByRole('button', { name: 'إرسال الشكوى' }).click();

test('a guest complains, support answers and closes, and the guest reads it', async ({ page }) => {
  const tail = String(Date.now()).slice(-7);
  const [mobile, body] = [`0105${tail}`, `لم يتصل المندوب قبل الوصول ${tail}`];
  await visit(page, '/complaints');
  await send(page);
  await expect(main(page).locator('[aria-invalid=true]').first()).toBeFocused();
  await look(page, 'a complaint that lacks everything');
  await write(page, body);
  await main(page).getByLabel('اسمك الكامل').fill('هدى محمود');
  await main(page).getByLabel('رقم موبايلك').first().fill(mobile);
  await send(page);
  const said = main(page).getByText('وصلت شكواك');
  await expect(said).toContainText('احتفظ بالرقم');
  await look(page, 'a complaint that was sent');
  const [number = ''] = /\d+/.exec((await said.textContent()) ?? '') ?? [];

  await signInStaff(page, 'support');
  await page.goto('/complaint-desk');
  await main(page).getByRole('searchbox').fill(mobile);
  const row = main(page).getByRole('row').filter({ hasText: body });
  await expect(row).toContainText('زائر');
  await look(page, 'complaints that wait');
  const answer = row.getByRole('button', { name: 'رد' });
  await answer.click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'إرسال الرد' }).click();
  await expect(dialog.locator('[aria-invalid=true]')).toBeFocused();
  await dialog.getByLabel('الرد').fill('نعتذر، يتصل المندوب غدًا.');
  await look(page, 'the answer to a complaint');
  await dialog.getByRole('button', { name: 'إرسال الرد' }).click();
  await expect(row).toHaveCount(0);
  await main(page).getByRole('link', { name: 'تم الرد' }).click();
  await row.getByRole('button', { name: 'إغلاق' }).click();
  await dialog.getByRole('button', { name: 'إغلاق' }).click();
  await expect(row).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await visit(page, '/complaints');
  await main(page).getByLabel('رقم الشكوى').fill(number);
  await main(page).locator('#complaint-mobile').fill(mobile);
  await main(page).getByRole('button', { name: 'عرض الشكوى' }).click();
  const card = cardOf(page, body);
  await expect(card).toContainText('مغلقة');
  await expect(card).toContainText('يتصل المندوب غدًا');
  await look(page, 'a complaint that was found');
});

test('a buyer sees the own complaints with their state', async ({ page }) => {
  const buyer = await newBuyer(page);
  await store(page, { token: buyer.token });
  await visit(page, '/complaints');
  await expect(main(page).getByText('لم ترسل شكوى من قبل')).toBeVisible();
  await expect(main(page).getByLabel('اسمك الكامل')).toHaveCount(0);
  await write(page, 'تأخر رد المبلغ أكثر من أسبوع');
  await send(page);
  await expect(main(page).getByText('وصلت شكواك')).toBeVisible();
  await page.reload();
  await expect(cardOf(page, 'أكثر من أسبوع')).toContainText('بانتظار الرد');
  await look(page, 'the own complaints');
});
