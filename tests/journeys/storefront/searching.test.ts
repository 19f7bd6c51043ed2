import { expect, test } from '@playwright/test';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { awake } from '../../support/journeys/visit.ts';

test.use(STILL);

const address = (words: string) => `/search?q=${encodeURIComponent(words)}`;

test('a repaired search says what it looked for, and leads back to the very words', async ({ page }) => {
  await page.goto(address('ثلاحة'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('نتائج البحث عن «ثلاجة»');
  const note = page.getByRole('status').filter({ hasText: 'هل تقصد' });
  await expect(note).toContainText('«ثلاجة»؟ هذه نتائجها.');
  await expectNoBarriers(page, 'repaired search');
  await note.getByRole('link', { name: 'ابحث عن «ثلاحة» كما كتبتها' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('نتائج البحث عن «ثلاحة»');
  await expect(page.getByRole('heading', { name: 'لا توجد نتائج' })).toBeVisible();
});

test('a search without one of its words says which', async ({ page }) => {
  await page.goto(address('ثلاجة متبرشم'));
  await expect(page.getByText(/لم نجد كل الكلمات، هذه نتائج بدون «.?متبرشم.?»/)).toBeVisible();
});

test('a search that finds nothing leads to categories and to what is bought, and can be wished for', async ({
  page,
}) => {
  await page.goto(address('زرافة هندية'));
  await awake(page);
  await expect(page.getByRole('heading', { name: 'لا توجد نتائج' })).toBeVisible();
  const categories = page.getByRole('navigation', { name: 'تصفّح هذه الأقسام' }).getByRole('link');
  await expect(categories.first()).toHaveAttribute('href', /^\/outlet\/\d+$/);
  const goods = page.getByRole('region', { name: 'الأكثر طلبًا' });
  await expect(goods.locator('a[href^="/product/"]').first()).toBeVisible();
  await expectNoBarriers(page, 'search that found nothing');
  await page.getByRole('button', { name: 'أخبرنا أنك تريده' }).click();
  await expect(page.getByText('وصلنا طلبك، شكرًا.')).toBeVisible();
});

test('a size and a price that the words name are filters, which can be taken away', async ({ page }) => {
  await page.goto(address('كوتشي مقاس ٤٢ تحت ٥٠٠٠ جنيه'));
  await awake(page);
  const filters = page.locator('#filters');
  await expect(filters.locator('input[name=size][value="42"]')).toBeChecked();
  await expect(filters.locator('input[name=max]')).toHaveValue('٥٬٠٠٠');
  await expectNoBarriers(page, 'filters that words name');
  await page.getByRole('link', { name: 'إزالة ٤٢' }).click();
  await expect(page).toHaveURL(url => url.searchParams.get('q') === 'كوتشي' && !url.searchParams.has('size'));
  await expect(page).toHaveURL(/max=5000/);
  await expect(filters.locator('input[name=size][value="42"]')).not.toBeChecked();
});
