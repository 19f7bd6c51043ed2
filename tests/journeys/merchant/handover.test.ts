import { expect, type Page, test } from '@playwright/test';
import { ledSoFar } from '../../support/back-office/handovers.ts';
import { signInStaff, tokenOf } from '../../support/back-office/staff.ts';
import { onPhone } from '../../support/back-office/viewport.ts';
import { findChromium } from '../../support/chromium.ts';
import { expectNoBarriers, expectNoSidewaysScroll, STILL } from '../../support/journeys/barriers.ts';

test.describe.configure({ timeout: 180_000 });
test.use(STILL);
test.use({
  permissions: ['camera'],
  launchOptions: {
    executablePath: findChromium() ?? undefined,
    args: ['--use-fake-device-for-media-stream', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  },
});

const main = (page: Page) => page.getByRole('main');

async function draw(page: Page): Promise<void> {
  const pad = page.locator('canvas');
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('no pad');
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  for (let at = 1; at < 12; at += 1)
    await page.mouse.move(box.x + 20 + at * 15, box.y + box.height / 2 + (at % 2 ? -20 : 20));
  await page.mouse.up();
}

test('parcels are typed or scanned by hand, the courier signs, and the list is printed', async ({ page }) => {
  await onPhone(page);
  const token = await tokenOf(page, 'merchant');
  const [one, two, open] = [
    await ledSoFar(page, token, ['accepted', 'packed']),
    await ledSoFar(page, token, ['accepted', 'packed']),
    await ledSoFar(page, token, ['accepted']),
  ];
  await signInStaff(page, 'merchant');
  await page.goto('/orders');
  await main(page).getByRole('link', { name: 'تسليم للمندوب' }).click();
  const field = main(page).getByLabel('رقم البوليصة أو الطلب');
  await expect(main(page).getByText('لم يُمسح طرد بعد.')).toBeVisible();
  await expectNoBarriers(page, 'an empty list');
  // A hand scanner types and presses Enter, and the next parcel comes before this one is found.
  for (const { orderId } of [one, two]) {
    await field.fill(`WK-${orderId}`);
    await field.press('Enter');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
  }
  for (const { orderId } of [one, two])
    await expect(
      main(page)
        .getByRole('listitem')
        .filter({ hasText: `WK-${orderId}` }),
    ).toBeVisible();
  await field.fill('WK-999999999');
  await field.press('Enter');
  await expect(main(page).getByRole('listitem').getByText('لا طرد لك بهذا الرقم.')).toBeVisible();
  await main(page)
    .getByRole('button', { name: /^إزالة.*WK-999999999/ })
    .click();

  await field.fill(`WK-${open.orderId}`);
  await field.press('Enter');
  await expect(main(page).getByRole('listitem').getByText('لم يُغلَّف بعد')).toBeVisible();
  await expectNoBarriers(page, 'a list with a parcel that is not packed');
  await expectNoSidewaysScroll(page, 'a list with a parcel that is not packed');
  await main(page).getByRole('button', { name: 'تغليف' }).click();
  await expect(main(page).getByRole('button', { name: 'تسليم ٣ طرود' })).toBeVisible();

  // What was scanned is still there when the phone has forgotten the page.
  await page.reload();
  await main(page).getByRole('button', { name: 'تسليم ٣ طرود' }).click();
  const sheet = page.getByRole('dialog', { name: 'توقيع المندوب' });
  await sheet.getByRole('button', { name: 'تسليم ٣ طرود' }).click();
  await expect(sheet.getByText('اكتب اسم المندوب')).toBeVisible();
  await expect(sheet.getByText('اطلب من المندوب أن يوقّع')).toBeVisible();
  await sheet.getByLabel('اسم المندوب').fill('سيد عبد الحميد');
  await draw(page);
  await expectNoBarriers(page, 'a courier signs');
  // The parcels went, and the answer was lost on its way: the sheet says so, and the same button goes on.
  await page.route(
    '**/back-office/handover',
    async route => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await sheet.getByRole('button', { name: 'تسليم ٣ طرود' }).click();
  await expect(sheet.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(sheet.getByLabel('اسم المندوب')).toHaveValue('سيد عبد الحميد');
  // Also after the sheet was closed, and signed again.
  await sheet.getByRole('button', { name: 'إلغاء' }).click();
  await main(page).getByRole('button', { name: 'تسليم ٣ طرود' }).click();
  await sheet.getByLabel('اسم المندوب').fill('سيد عبد الحميد');
  await draw(page);
  await sheet.getByRole('button', { name: 'تسليم ٣ طرود' }).click();

  await expect(page).toHaveURL(/\/handovers\/\d+$/);
  const paper = main(page).getByRole('article', { name: 'كشف تسليم للمندوب' });
  await expect(paper.getByRole('img', { name: 'توقيع المندوب' })).toBeVisible();
  await expect(paper.getByRole('row'), 'of one list').toHaveCount(4);
  await expect(paper.getByRole('img', { name: 'امسحه لتفتح هذا الكشف' })).toBeVisible();
  await expect(paper).toContainText('سيد عبد الحميد');
  // Without the message over it.
  await page.reload();
  await expect(paper.getByRole('row')).toHaveCount(4);
  await expectNoBarriers(page, 'a signed list');
  await page.emulateMedia({ media: 'print' });
  expect((await paper.boundingBox())?.y, 'on paper nothing stands above it').toBeLessThan(1);
  await page.emulateMedia({ media: null });
  // What the app adds to a page some seconds later takes no sheet of its own.
  await expect(page.locator('body > div:not([id])')).toHaveCount(1, { timeout: 20_000 });
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheets.match(/\/Type \/Page\b/g), 'three parcels stand on one sheet').toHaveLength(1);
  expect(sheets, 'of A4').toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12]/);

  await main(page).getByRole('link', { name: 'كل الكشوف' }).click();
  await expect(main(page).getByText('سيد عبد الحميد').filter({ visible: true }).first()).toBeVisible();
  await expectNoBarriers(page, 'the signed lists');
  await expectNoSidewaysScroll(page, 'the signed lists');
});

test('where the browser reads no barcodes it says so, and a number is typed', async ({ page }) => {
  await onPhone(page);
  await signInStaff(page, 'merchant');
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BarcodeDetector'));
  await page.goto('/handovers/new');
  await main(page).getByRole('button', { name: 'تشغيل الكاميرا' }).click();
  await expect(main(page).getByText('هذا المتصفح لا يقرأ الباركود بالكاميرا')).toBeVisible();
  await expect(main(page).getByLabel('رقم البوليصة أو الطلب')).toBeVisible();
  await expectNoBarriers(page, 'no reader of barcodes');
});

test('the camera scans one label after the other, is asked for by the page first, and is allowed to it alone', async ({
  page,
}) => {
  await onPhone(page);
  const token = await tokenOf(page, 'merchant');
  const { orderId } = await ledSoFar(page, token, ['accepted', 'packed']);
  // Chromium on Linux has no reader of its own; this one sees a label in what the camera shows.
  await page.addInitScript(`window.BarcodeDetector = class {
    static async getSupportedFormats() { return ['code_128'] }
    async detect(video) { return video.videoWidth > 0 ? [{ rawValue: 'WK-${orderId}' }] : [] }
  }`);
  await signInStaff(page, 'merchant');
  await page.goto('/orders');
  const refused = page.evaluate(() =>
    navigator.mediaDevices.getUserMedia({ video: true }).then(
      () => 'allowed',
      error => error.name,
    ),
  );
  expect(await refused).toBe('NotAllowedError');
  await main(page).getByRole('link', { name: 'تسليم للمندوب' }).click();
  await expect(main(page).getByText('لا تُحفظ أي صورة منها ولا تُرسل')).toBeVisible();
  await expect(page.locator('video')).toBeHidden();
  await main(page).getByRole('button', { name: 'تشغيل الكاميرا' }).click();
  await expect(main(page).getByRole('button', { name: 'تسليم طرد واحد' })).toBeVisible();
  await expect(page.locator('video')).toBeVisible();
  await expectNoBarriers(page, 'a camera that scans');
  // The same label, held on, is one parcel.
  await page.waitForTimeout(1_000);
  await expect(
    main(page)
      .getByRole('listitem')
      .filter({ hasText: `WK-${orderId}` }),
  ).toHaveCount(1);
  await main(page).getByRole('button', { name: 'إيقاف الكاميرا' }).click();
  await expect(page.locator('video')).toBeHidden();
});
