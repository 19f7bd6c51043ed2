import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { signInStaff } from '../../support/back-office/staff.ts';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { call, newBuyer, post } from '../../support/journeys/buyer.ts';
import { delivered, productsThat } from '../../support/journeys/orders.ts';
import { store, visit } from '../../support/journeys/visit.ts';

test.use(STILL);

const photo = { name: 'shoe.png', mimeType: 'image/png', buffer: readFileSync('docs/screenshot.png') };
const affordable = ({ price }: { price: number }) => price > 50 && price < 900;

test('a buyer reviews what came, with a photo; shoppers find it in the page, order it, and find it helpful', async ({
  page,
}) => {
  const buyer = await newBuyer(page);
  const [goods] = await productsThat(page, buyer, affordable);
  const { id } = await delivered(page, buyer, { goods, quantity: 1 });
  await page.goto(`/order-details/${id}`);
  await page.getByRole('link', { name: 'قيّم ما وصلك' }).click();
  await page.getByRole('button', { name: `قيّم المنتج: ${goods.title}` }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'نشر التقييم' }).click();
  await expect(sheet.getByText('اختر عدد النجوم')).toBeVisible();
  await sheet.getByRole('radio', { name: 'جيد جدًا', exact: true }).check({ force: true });
  const words = `خامة مريحة، طلب رقم ${id}`;
  await sheet.getByLabel(/اكتب رأيك/).fill(words);
  await sheet.locator('input[type=file]').setInputFiles(photo);
  await expect(sheet.getByRole('img', { name: 'الصورة ١' })).toBeVisible();
  await expectNoBarriers(page, 'a review being written');
  await page.mouse.click((page.viewportSize()?.width ?? 0) / 2, 5);
  await expect(sheet.getByLabel(/اكتب رأيك/), 'a press beside it loses nothing').toHaveValue(words);
  await sheet.getByRole('button', { name: 'نشر التقييم' }).click();
  await expect(page.getByText('نُشر تقييمك، شكرًا لك')).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  await expectNoBarriers(page, 'reviews in the profile');

  const html = await (await page.request.get(`/product/${goods.id}`)).text();
  expect(html).toContain(words);
  expect(html).toContain('AggregateRating');

  const reader = await newBuyer(page);
  await store(page, { token: reader.token });
  await visit(page, `/product/${goods.id}`);
  await page.getByRole('link', { name: /تقييم/ }).first().click();
  const reviews = page.getByRole('region', { name: 'تقييمات المشترين' });
  await reviews.getByLabel('ترتيب التقييمات').selectOption({ label: 'الأحدث' });
  const mine = reviews.getByRole('listitem').filter({ hasText: words });
  const pictured = reviews.getByRole('button', { name: /^بصور \([٠-٩]+\)$/ });
  await pictured.click();
  await expect(pictured).toHaveAttribute('aria-pressed', 'true');
  await expect(mine).toBeVisible();
  await mine.getByRole('button', { name: /^مفيد/ }).click();
  await expect(mine.getByRole('button', { name: 'مفيد (١)' })).toHaveAttribute('aria-pressed', 'true');
  await mine.getByRole('button', { name: /صورة ١ من/ }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await mine.getByRole('button', { name: 'إبلاغ' }).click();
  await page.getByRole('dialog').getByLabel('السبب').selectOption({ label: 'تقييم غير حقيقي' });
  await page.getByRole('button', { name: 'إرسال البلاغ' }).click();
  await expect(page.getByText('وصل بلاغك، شكرًا لك')).toBeVisible();
  await expectNoBarriers(page, 'reviews of a product');
});

test('a review with a number waits for staff, who hide it with a reason that its writer reads', async ({
  page,
}) => {
  const buyer = await newBuyer(page);
  const [goods] = await productsThat(page, buyer, affordable);
  await delivered(page, buyer, { goods, quantity: 1 });
  const words = `كلموني ٠١٠١٢٣٤٥٦٧٨ بخصوص ${goods.id} ${buyer.mobile.slice(-4)}`;
  const save = (text: string) =>
    call<{ reviewId: number }>(page, post('review/save'), {
      token: buyer.token,
      data: { productId: goods.id, stars: 4, text },
    });
  await save(words);

  await signInStaff(page, 'super_admin');
  await visit(page, '/reviews');
  // A phone shows each row as a card.
  const row = page.locator('tr').filter({ hasText: words });
  await expect(row.getByText('رقم موبايل')).toBeVisible();
  await expectNoBarriers(page, 'reviews that wait for staff');
  await row.getByRole('button', { name: 'إخفاء' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'إخفاء' }).click();
  await expect(dialog.getByText('اكتب سبب الإخفاء')).toBeVisible();
  await dialog.getByLabel('السبب').fill('فيه رقم موبايل');
  await dialog.getByRole('button', { name: 'إخفاء' }).click();
  await expect(page.getByText('أُخفي التقييم.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await visit(page, '/reported');
  await expect(page.getByRole('heading', { level: 1, name: 'البلاغات' })).toBeVisible();
  await expectNoBarriers(page, 'reports');

  await store(page, { token: buyer.token });
  await visit(page, '/profile?tab=reviews');
  await expect(page.getByText('أخفاه الفريق: فيه رقم موبايل')).toBeVisible();
});
