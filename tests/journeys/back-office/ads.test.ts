import { type Browser, expect, type Page, test } from '@playwright/test';
import { countJob } from '../../support/back-office/job.ts';
import { signInStaff } from '../../support/back-office/staff.ts';
import { isPhone, onPhone } from '../../support/back-office/viewport.ts';
import { expectNoBarriers, expectNoSidewaysScroll, STILL } from '../../support/journeys/barriers.ts';
import { visit } from '../../support/journeys/visit.ts';
import { picture } from '../../support/pictures.ts';

test.describe.configure({ timeout: 180_000 });
test.use(STILL);

const main = (page: Page) => page.getByRole('main');

/** The two sizes are tried at the same time on one shop: each has a place of its own. */
const orderOf = (page: Page) => (isPhone(page) ? /^٢/ : /^٣/);

async function begin(page: Page) {
  await signInStaff(page, 'super_admin');
  await onPhone(page);
}

/** Whether a guest's landing page shows an ad of this title. */
async function shownToGuests(browser: Browser, title: string): Promise<boolean> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/');
  const count = await page.getByRole('img', { name: title }).count();
  await context.close();
  return count > 0;
}

test('super_admin publishes an ad and guests see it at once [LND-1, IMG-4, NAV-8]', async ({
  page,
  browser,
}) => {
  await begin(page);
  const title = `عروض نهاية العام ${Date.now()}`;
  await visit(page, '/ads');
  const job = await countJob(page, 'ad');
  await main(page).getByRole('link', { name: 'إعلان جديد' }).click();
  await main(page)
    .getByRole('radio', { name: orderOf(page) })
    .check();
  const buffer = await picture('jpeg', { width: 1200, height: 900 });
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'ad.jpg', mimeType: 'image/jpeg', buffer });
  const frame = main(page).getByRole('button', { name: 'إطار القص' });
  await expect(frame).toBeVisible();
  await main(page).getByRole('textbox', { name: 'عنوان الإعلان' }).fill(title);
  await main(page).getByRole('combobox', { name: 'اسم التاجر' }).fill('متجر النيل');
  await page.getByRole('option', { name: 'متجر النيل' }).click();
  await expectNoBarriers(page, 'an ad that is filled in');
  await page.reload();
  await expect(main(page).getByText('استعدنا تغييرات لم تُحفظ من زيارة سابقة.')).toBeVisible();
  await expect(main(page).getByRole('textbox', { name: 'عنوان الإعلان' })).toHaveValue(title);
  await expect(frame).toBeVisible();
  await job.aside(async () => {
    await main(page).getByLabel('ينتهي').press('1');
    await main(page).getByRole('button', { name: 'إضافة الإعلان' }).click();
    await expect(
      main(page).getByText('اختر يومًا وساعة'),
      'an unfinished day is no missing one',
    ).toBeVisible();
    await main(page).getByLabel('ينتهي').press('Backspace');
  });
  await main(page).getByRole('button', { name: 'إضافة الإعلان' }).click();
  await expect(page.getByText('أُضيف الإعلان.')).toBeVisible();
  job.end();
  await expect(page).toHaveURL(/\/ads\/\d+$/);
  expect(await shownToGuests(browser, title)).toBe(true);
  await expect(main(page).getByText('يظهر الأحدث وحده')).toBeVisible();
  await expectNoBarriers(page, 'an ad that is saved, over another in its place');
  await expectNoSidewaysScroll(page, 'an ad');

  await frame.focus();
  await page.keyboard.press('-');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(
    main(page).getByRole('paragraph').filter({ hasText: 'لديك تغييرات غير محفوظة' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'الإعلانات' }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'البقاء هنا' }).click();
  await main(page).getByRole('button', { name: 'حفظ التغييرات' }).click();
  await expect(page.getByText('حُفظ الإعلان.')).toBeVisible();

  await visit(page, '/ads');
  const row = page.getByRole('row', { name: title });
  await row.getByRole('switch').click();
  await expect(row.getByText('موقوف')).toBeVisible();
  expect(await shownToGuests(browser, title)).toBe(false);
  await row.getByRole('button', { name: /^حذف/ }).click();
  await expectNoBarriers(page, 'the question before an ad is deleted');
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف الإعلان' }).click();
  await expect(row).toHaveCount(0);
});

test('the pages of ads are there for everybody: full, searched in vain, refused and failing', async ({
  page,
}) => {
  await begin(page);
  await visit(page, '/ads');
  await expect(page.getByRole('table', { name: 'الإعلانات' })).toBeVisible();
  await expectNoBarriers(page, 'the list of ads');
  await expectNoSidewaysScroll(page, 'the list of ads');
  await page.getByRole('button', { name: 'موبايل' }).click();
  await expectNoBarriers(page, 'the places as a phone shows them');
  await page.getByRole('searchbox').fill('لا إعلان بهذا الاسم');
  await expect(main(page).getByText('لا توجد إعلانات بهذه المواصفات')).toBeVisible();
  await expectNoBarriers(page, 'no ad found');

  await visit(page, '/ads/new?type=landing_page_categories&order=2');
  await expect(main(page).getByText('المقاس المطلوب')).toBeVisible();
  await main(page).getByRole('button', { name: 'إضافة الإعلان' }).click();
  await expect(main(page).getByText('اختر ما يوجّه إليه الإعلان')).toBeVisible();
  await expectNoBarriers(page, 'an ad that is refused');
  const small = await picture('jpeg', { width: 800, height: 600 });
  await page.setInputFiles('input[type=file]', { name: 'a.jpg', mimeType: 'image/jpeg', buffer: small });
  await expect(main(page).getByText(/مقاس الصورة غير مناسب\. المطلوب .?1241\s×\s332/)).toBeVisible();
  await expectNoSidewaysScroll(page, 'an ad with a picture that is too small');

  await page.route('**/api/web/back-office/ad/**', route => route.abort());
  await page.goto('/ads');
  page.on('dialog', dialog => void dialog.accept());
  await expect(main(page).getByText('تعذر تحميل الإعلانات')).toBeVisible();
  await expectNoBarriers(page, 'ads that do not load');
  await page.goto('/ads/1');
  await expect(main(page).getByRole('heading', { name: 'تعذر تحميل الإعلان', exact: true })).toBeVisible();
  await page.unroute('**/api/web/back-office/ad/**');
  await main(page).getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(main(page).getByRole('heading', { name: 'تعديل الإعلان' })).toBeVisible();
});

test('the focus follows an ad that the arrows move, there and back', async ({ page }) => {
  await begin(page);
  // Nothing is moved in the shop, which others try at the same time.
  let ads: { shown: { type: string; order: number }[] } | undefined;
  await page.route('**/api/web/back-office/ad/list*', async route => {
    ads ??= (await (await route.fetch()).json()).body;
    await route.fulfill({ json: { body: ads } });
  });
  await page.route('**/api/web/back-office/ad/move/*', route => {
    const swapped = ads?.shown.map(ad =>
      ad.type === 'landing_page_upper' && ad.order > 1 ? { ...ad, order: 5 - ad.order } : ad,
    );
    ads = { ...ads, shown: swapped ?? [] };
    return route.fulfill({ json: { body: { shown: [] } } });
  });
  await visit(page, '/ads');
  const second = main(page)
    .getByRole('button', { name: /^ترتيب .*: ٢\. / })
    .first();
  const moved = page.locator(`[data-grip="${await second.getAttribute('data-grip')}"]`);
  await moved.focus();
  for (const [key, order] of [
    ['ArrowDown', '٣'],
    ['ArrowUp', '٢'],
    ['ArrowDown', '٣'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(moved).toHaveAccessibleName(new RegExp(`: ${order}\\. `));
    await expect(moved).toBeFocused();
  }
});

test('an ad that was really seen and followed is counted, in one message and without a name', async ({
  page,
}) => {
  const messages: { seen: number[]; followed: number[] }[] = [];
  await page.route('**/ad/public/count', async route => {
    messages.push(JSON.parse(route.request().postDataBuffer()?.toString() ?? '{}'));
    await route.continue();
  });
  await visit(page, '/');
  const ad = page.locator('[data-ad]').first();
  const id = Number(await ad.getAttribute('data-ad'));
  // Two looks, a second apart.
  await page.waitForTimeout(3_500);
  expect(messages).toEqual([]);
  await ad.click();
  await expect(page).not.toHaveURL(/\/$/);
  await expect.poll(() => messages.length).toBe(1);
  expect(messages[0]?.followed).toEqual([id]);
  expect(messages[0]?.seen).toContain(id);
  // What lies below the window was not seen.
  const banners = (messages[0]?.seen ?? []).length;
  expect(banners).toBeLessThanOrEqual(3);
});
