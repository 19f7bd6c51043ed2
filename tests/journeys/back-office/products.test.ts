import { expect, type Page, test } from '@playwright/test';
import { countJob } from '../../support/back-office/job.ts';
import { isPhone, onPhone } from '../../support/back-office/viewport.ts';
import { expectNoBarriers, expectNoSidewaysScroll, STILL } from '../../support/journeys/barriers.ts';
import { store } from '../../support/journeys/visit.ts';
import { picture } from '../../support/pictures.ts';

test.describe.configure({ timeout: 180_000 });
test.use(STILL);

async function signInAs(page: Page, identifier: string) {
  const data = { identifier, password: 'wekala-demo-1' };
  const reply = await page.request.post('/api/web/user/auth/login', { data });
  await store(page, { token: (await reply.json()).body.token });
}

async function open(page: Page, path: string, heading: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture('jpeg', { width: 300, height: 300 }),
});

/** Pictures that are chosen from now on arrive only after the returned function is called. */
async function holdUploads(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/web/media/**', async route => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** As from the clipboard, with nothing in particular in focus. */
async function paste(page: Page, { name, mimeType, buffer }: Awaited<ReturnType<typeof photo>>) {
  await page.evaluate(
    ([fileName, type, base64]) => {
      const clipboardData = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
      clipboardData.items.add(new File([bytes], fileName, { type }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    [name, mimeType, buffer.toString('base64')] as const,
  );
}

test('a new product with variants and three pictures, restocked later', async ({ page }) => {
  await onPhone(page);
  await signInAs(page, 'merchant1@wekala.example');
  await open(page, '/products/new', 'منتج جديد');
  await expectNoBarriers(page, 'empty product editor');
  const title = `حذاء جري ${Date.now()}`;
  await field(page, 'اسم المنتج').fill(title);
  await page.getByRole('combobox', { name: 'القسم' }).selectOption({ index: 1 });
  await field(page, 'السعر الحالي').fill('١٢٤٩');
  await field(page, 'السعر قبل التخفيض').fill('١١٩٩');
  const sent = await holdUploads(page);
  await page.locator('input[type=file]').setInputFiles([await photo('a.jpg'), await photo('b.jpg')]);
  await expect(page.getByText(/^جاري الرفع [٠-٩]+٪$/)).toHaveCount(2);
  for (const name of ['جاري الرفع...', 'حفظ كمسودة'])
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  sent();
  await expect(page.locator('[data-place]')).toHaveCount(2, { timeout: 30_000 });
  await paste(page, await photo('c.jpg'));
  await expect(page.locator('[data-place]')).toHaveCount(3, { timeout: 30_000 });
  await page.getByRole('button', { name: /رتّب الصورة ٣/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('الصورة الآن رقم ٢ من ٣')).toBeAttached();
  await page.getByRole('switch', { name: 'لهذا المنتج خيارات' }).check();
  await page.getByLabel('إضافة قيمة إلى اللون').fill('كحلي، أحمر');
  await page.keyboard.press('Enter');
  // Switched off by mistake: they are still there.
  await page.getByRole('switch', { name: 'لهذا المنتج خيارات' }).uncheck();
  await page.getByRole('switch', { name: 'لهذا المنتج خيارات' }).check();
  for (const name of ['المخزون: كحلي', 'المخزون: أحمر'])
    await page.getByLabel(name, { exact: true }).fill('٢');
  await page.getByRole('button', { name: 'نشر المنتج' }).click();
  await expect(page.getByText('يجب أن يكون أكبر من السعر الحالي، أو اتركه فارغًا')).toBeVisible();
  await expect(field(page, 'السعر قبل التخفيض')).toBeFocused();
  await expectNoBarriers(page, 'refused product editor');
  await page.reload();
  await expect(page.getByText('استعدنا تغييرات لم تُحفظ من زيارة سابقة.')).toBeVisible();
  await expect(field(page, 'اسم المنتج')).toHaveValue(title);
  await field(page, 'السعر قبل التخفيض').fill('');
  await page.getByRole('combobox', { name: 'يُسترجع دون سبب؟' }).selectOption({ label: 'لا: يُصنع حسب الطلب' });
  await page.getByRole('button', { name: 'نشر المنتج' }).click();
  await expect(page).toHaveURL(/\/product-details\/\d+$/);
  const code = `P-${/\d+$/.exec(page.url())?.[0]}`;
  await expect(page.getByRole('button', { name: `نسخ كود المنتج ${code}` })).toHaveText(code);
  await page.getByLabel('المخزون: كحلي', { exact: true }).fill('٢٠');
  await page.getByRole('button', { name: 'حفظ التغييرات' }).click();
  await expect(page.getByText('كل التغييرات محفوظة.')).toBeVisible();
  await expectNoBarriers(page, 'saved product editor');
  await page.getByRole('link', { name: 'عرض في المتجر' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('يُصنع حسب الطلب')).toBeVisible();
  await open(page, `/products?q=${code}`, 'المنتجات');
  await expect(page.getByRole('rowheader')).toContainText([title]);
});

/** The list without its first product, over its pages, and given up. */
async function chooseWholeList(page: Page) {
  const ticks = page.locator('tbody').getByRole('checkbox');
  await page.getByLabel('اختيار كل ما في الصفحة').check();
  const all = page.getByRole('button', { name: /^اختيار كل نتائج القائمة: / });
  const total = (await all.innerText()).replace(/^.*: /, '');
  await all.click();
  await expect(page.getByText(`اخترت ${total} `)).toBeVisible();
  await ticks.first().uncheck();
  await expect(page.getByText(`اخترت ${total} `)).toBeHidden();
  await expectNoSidewaysScroll(page, 'products are selected');
  await page.getByRole('link', { name: 'صفحة ٢' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(ticks.first()).toBeChecked();
  await page.goBack();
  await expect(ticks.first()).not.toBeChecked();
  await expect(ticks.nth(1)).toBeChecked();
  await page.getByRole('button', { name: 'إلغاء التحديد' }).click();
  await expect(ticks.nth(1)).not.toBeChecked();
}

test('many prices changed and taken back [ROLE-3]', async ({ page }) => {
  await onPhone(page);
  await signInAs(page, 'merchant2@wekala.example');
  // The other window may be doing the same to the newest.
  await open(page, isPhone(page) ? '/products?sort=oldest' : '/products', 'المنتجات');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expectNoBarriers(page, 'products');
  await chooseWholeList(page);
  const price = await page.locator('tbody tr').first().innerText();
  const job = await countJob(page, 'reprice');
  await page.getByLabel('اختيار كل ما في الصفحة').check();
  await page.getByRole('button', { name: 'تغيير السعر' }).click();
  await field(page, 'النسبة ٪').fill('٥+');
  await page.getByRole('button', { name: 'معاينة التغيير' }).click();
  await expect(page.getByRole('button', { name: 'تنفيذ التغيير' })).toBeVisible();
  await expectNoBarriers(page, 'preview of a change of many');
  await page.getByRole('button', { name: 'تنفيذ التغيير' }).click();
  await expect(page.getByText(/^تم: /)).toBeVisible();
  job.end();
  await expect.poll(() => page.locator('tbody tr').first().innerText()).not.toBe(price);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect.poll(() => page.locator('tbody tr').first().innerText()).toBe(price);
  // The address keeps a filter whose name arrives later than the list, and the next one is added to it.
  await page.goto('/products?categoryId=2');
  const category = page.getByRole('combobox', { name: 'القسم' });
  await expect(category.locator('option')).not.toHaveCount(2);
  await expect(category).toHaveValue('2');
  await page.getByRole('combobox', { name: 'الحالة' }).selectOption('draft');
  await expect(page).toHaveURL(/\/products\?categoryId=2&status=draft$/);
  await page.goto('/products?q=لا شيء بهذا الاسم');
  await expect(page.getByText('لا توجد منتجات بهذه المواصفات')).toBeVisible();
  await expectNoBarriers(page, 'no products found');
  await page.route('**/api/web/back-office/products?**', route => route.abort());
  await page.goto('/products');
  await expect(page.getByText('تعذر تحميل المنتجات')).toBeVisible();
  await expectNoBarriers(page, 'products failed');
});

test('products of several merchants moved to another category and brand, and taken back', async ({
  page,
}) => {
  await onPhone(page);
  await signInAs(page, 'admin@wekala.example');
  await open(page, '/products?categoryId=2', 'المنتجات');
  const ticks = page.locator('tbody').getByRole('checkbox');
  await ticks.nth(isPhone(page) ? 3 : 0).check();
  await ticks.nth(isPhone(page) ? 4 : 1).check();
  await page.getByRole('button', { name: 'نقل إلى قسم' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'معاينة التغيير' }).click();
  await expect(dialog.getByText('اختر القسم').last()).toBeVisible();
  await dialog.getByRole('combobox', { name: 'القسم' }).selectOption({ label: 'حيوانات أليفة' });
  await dialog.getByRole('button', { name: 'معاينة التغيير' }).click();
  await expect(dialog.getByRole('cell', { name: 'حيوانات أليفة' }).first()).toBeVisible();
  await expectNoBarriers(page, 'preview of a move');
  await expectNoSidewaysScroll(page, 'preview of a move');
  await dialog.getByRole('button', { name: 'تنفيذ التغيير' }).click();
  await expect(page.getByText('تم: تغييران')).toBeVisible();
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(page.getByText('رجعت القيم السابقة: تغييران')).toBeVisible();
  await ticks.nth(isPhone(page) ? 3 : 0).check();
  await page.getByRole('button', { name: 'تغيير الماركة' }).click();
  await dialog.getByRole('combobox', { name: 'الماركة' }).selectOption({ index: 3 });
  await dialog.getByRole('button', { name: 'معاينة التغيير' }).click();
  await dialog.getByRole('button', { name: 'تنفيذ التغيير' }).click();
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(page.getByText('رجعت القيم السابقة: تغيير واحد')).toBeVisible();
});

test('two people save at once: the second learns of it and loses nothing', async ({ browser }) => {
  const [one, two] = [await browser.newPage(), await browser.newPage()];
  await signInAs(one, 'merchant1@wekala.example');
  await signInAs(two, 'admin@wekala.example');
  // The newest and the oldest are other journeys'.
  await open(one, '/products?sort=requested', 'المنتجات');
  const path = (await one.locator('tbody th a').first().getAttribute('href')) as string;
  for (const page of [one, two]) await open(page, path, 'تعديل المنتج');
  const title = await field(one, 'اسم المنتج').inputValue();
  await field(one, 'اسم المنتج').fill(`${title} معدّل`);
  await one.getByRole('button', { name: 'حفظ التغييرات' }).click();
  await expect(one.getByText('كل التغييرات محفوظة.')).toBeVisible();
  await field(two, 'الوصف').fill('وصف كتبه مدير المتجر.');
  await two.getByRole('button', { name: 'حفظ التغييرات' }).click();
  await expect(two.getByText('حفظ شخص آخر هذا المنتج أثناء عملك.')).toBeVisible();
  await expect(field(two, 'اسم المنتج')).toHaveValue(`${title} معدّل`);
  await expect(field(two, 'الوصف')).toHaveValue('وصف كتبه مدير المتجر.');
  await two.getByRole('button', { name: 'حفظ التغييرات' }).click();
  await expect(two.getByText('كل التغييرات محفوظة.')).toBeVisible();
});
