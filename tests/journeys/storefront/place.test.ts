import { expect, test } from '@playwright/test';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { findProduct, OWN_PAGE, visit } from '../../support/journeys/visit.ts';

test.use(STILL);
test.use(OWN_PAGE);

const MAADI = { latitude: 29.9602, longitude: 31.2569 };
const SHARM = { latitude: 27.9158, longitude: 34.3299 };

test('the device proposes the place of delivery, and its position stays on the device', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(SHARM);
  const { id } = await findProduct(page, { hasAttributes: false });
  await visit(page, `/product/${id}`);
  await page.getByRole('button', { name: 'تغيير مكان التوصيل' }).first().click();
  const sheet = page.getByRole('dialog');
  const sent: string[] = [];
  page.on('request', request => sent.push(request.url() + (request.postData() ?? '')));

  await sheet.getByRole('button', { name: 'استخدم مكاني الحالي' }).click();

  await expect(sheet.getByRole('status').filter({ hasText: 'شرم الشيخ' })).toBeVisible();
  await expect(sheet.getByLabel('المحافظة').locator('option:checked')).toHaveText('جنوب سيناء');
  await expect(sheet.getByLabel('المدينة أو المنطقة').locator('option:checked')).toHaveText('شرم الشيخ');
  await expectNoBarriers(page, 'the place was found');
  await context.setGeolocation(MAADI);
  await sheet.getByRole('button', { name: 'استخدم مكاني الحالي' }).click();
  await expect(sheet.getByLabel('المحافظة').locator('option:checked')).toHaveText('القاهرة');
  await sheet.getByRole('button', { name: /^وصّل إلى/ }).click();
  await expect(page.getByText('التوصيل إلى المعادي').first()).toBeVisible();
  expect(sent.filter(text => /2[79]\.9|34\.3|31\.2/.test(text))).toEqual([]);
});

test('a visitor who does not share their position is asked to choose, and loses nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_, refused) =>
      refused?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
  });
  const { id } = await findProduct(page, { hasAttributes: false });
  await visit(page, `/product/${id}`);
  await page.getByRole('button', { name: 'تغيير مكان التوصيل' }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('المحافظة').selectOption({ label: 'أسوان' });

  await sheet.getByRole('button', { name: 'استخدم مكاني الحالي' }).click();

  await expect(sheet.getByText('المتصفح لم يسمح لنا بمعرفة مكانك')).toBeVisible();
  await expect(sheet.getByLabel('المحافظة').locator('option:checked')).toHaveText('أسوان');
});

test('a position that is vague chooses nothing, and one that comes late takes no choice back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ ...MAADI, accuracy: 50_000 });
  const { id } = await findProduct(page, { hasAttributes: false });
  await visit(page, `/product/${id}`);
  await page.getByRole('button', { name: 'تغيير مكان التوصيل' }).first().click();
  const sheet = page.getByRole('dialog');
  const governorate = sheet.getByLabel('المحافظة');
  await governorate.selectOption({ label: 'أسوان' });
  const locate = sheet.getByRole('button', { name: 'استخدم مكاني الحالي' });
  await locate.click();
  await expect(sheet.getByText('تعذر تحديد مكانك')).toBeVisible();
  await expect(governorate.locator('option:checked')).toHaveText('أسوان');

  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = found =>
      Object.assign(window, {
        late: () =>
          found({ coords: { latitude: 27.9158, longitude: 34.3299, accuracy: 10 } } as GeolocationPosition),
      });
  });
  await locate.click();
  await governorate.selectOption({ label: 'الفيوم' });
  await page.evaluate(() => (window as unknown as { late(): void }).late());
  await expect(sheet.getByText('نستخدم مكانك على جهازك فقط')).toBeVisible();
  await expect(governorate.locator('option:checked')).toHaveText('الفيوم');
});
