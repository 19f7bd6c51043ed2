import { type Browser, expect, type Page, test } from '@playwright/test';
import { countJob } from '../../support/back-office/job.ts';
import { signInStaff } from '../../support/back-office/staff.ts';
import { expectNoBarriers, expectNoSidewaysScroll, STILL } from '../../support/journeys/barriers.ts';
import { call, newBuyer } from '../../support/journeys/buyer.ts';
import { findProduct, visit } from '../../support/journeys/visit.ts';

test.describe.configure({ timeout: 240_000 });
test.use(STILL);

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

async function save(page: Page) {
  await button(page, 'حفظ التغييرات').click();
  await expect(main(page).getByText('كل التغييرات محفوظة.')).toBeVisible();
}

/** By its link, or on a phone by the list that has all of them. */
async function openTab(page: Page, name: string) {
  const list = main(page).getByRole('combobox', { name: 'أقسام الإعدادات' });
  if (await list.isVisible()) await list.selectOption({ label: name });
  else await main(page).getByRole('link', { name }).click();
}

/** What a guest who has never been here sees of a page. */
async function guestSees(browser: Browser, path: string): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(path);
  const text = await page.locator('body').innerText();
  await context.close();
  return text;
}

/** The delivery fee that a new visitor with one product in the cart is shown for a governorate. */
async function feeShown(browser: Browser, governorate: string, fee: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await newBuyer(page);
  const product = await findProduct(page, { hasAttributes: false });
  await page.evaluate(item => localStorage.setItem('cart', JSON.stringify([item])), {
    ...product,
    quantity: 1,
  });
  await page.goto('/checkout');
  await page.getByLabel('المحافظة').selectOption({ label: governorate });
  await expect(page.getByText(fee).first()).toBeVisible();
  await context.close();
}

test('a change of super_admin is in the shop at once, at both widths', async ({ page, browser }) => {
  const token = await signInStaff(page, 'super_admin');
  await nameShop(page, token);
  for (const [at, size] of WIDTHS.entries()) {
    await page.setViewportSize(size);

    await visit(page, '/settings/shop');
    // A former price of 1.1 times that nobody ever paid: whoever leaves it so reads what the law thinks of it.
    await expect(
      main(page).getByText('سعر قديم لم يُبَع به المنتج قد يخالف قانون حماية المستهلك'),
    ).toBeVisible();
    await field(page, 'اسم المتجر').fill(`وكالة البلد ${at}`);
    await save(page);
    expect(await guestSees(browser, '/about')).toContain(`وكالة البلد ${at}`);

    await visit(page, '/settings/delivery');
    const job = await countJob(page, 'settings');
    await field(page, 'رسوم المنطقة هـ').fill(`١٣${at}٫٥`);
    await save(page);
    job.end();
    await expect(field(page, 'رسوم المنطقة هـ')).toHaveValue(`13${at}.5`);
    await feeShown(browser, 'شمال سيناء', at === 0 ? '١٣٠٫٥٠' : '١٣١٫٥٠');
    await button(page, 'إعادة «رسوم المنطقة هـ» إلى الأصل').click();
    await save(page);

    await visit(page, '/settings/categories');
    const names = main(page).locator('li[data-place] strong');
    await expect(names.first()).toBeVisible();
    const before = await names.allInnerTexts();
    await main(page)
      .getByRole('button', { name: `ترتيب ${before.at(-1)}` })
      .focus();
    await page.keyboard.press('ArrowUp');
    const after = [...before.slice(0, -2), ...before.slice(-2).toReversed()];
    await expect(names).toHaveText(after);
    await save(page);
    const shown = await guestSees(browser, '/categories');
    expect(after.toSorted((one, other) => shown.lastIndexOf(one) - shown.lastIndexOf(other))).toEqual(after);

    await chooseIcon(page, 'مستلزمات السيارات', at === 0 ? 'هدايا' : 'حسب الاسم الإنجليزي');
    await expectIcon(browser, 'مستلزمات السيارات', at === 0 ? 'gift' : 'car');

    await visit(page, '/settings/about');
    await button(page, 'إضافة قسم').click();
    await page.keyboard.type('موعد العمل');
    const text = main(page).getByRole('textbox', { name: 'النص' }).last();
    await text.fill(`نرد عليك كل يوم. ${at}`);
    await save(page);
    expect(await guestSees(browser, '/about')).toContain(`نرد عليك كل يوم. ${at}`);
    await main(page)
      .getByRole('button', { name: /^حذف القسم/ })
      .last()
      .click();
    await save(page);
    expect(await guestSees(browser, '/about')).not.toContain('موعد العمل');
  }
  await nameShop(page, token);
});

async function chooseIcon(page: Page, category: string, icon: string) {
  await button(page, `تعديل ${category}`).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('group', { name: 'الأيقونة' }).locator('summary').click();
  await drawer.getByRole('radio', { name: icon }).check();
  await expectNoBarriers(page, 'the icons of a category');
  await drawer.getByRole('button', { name: 'حفظ', exact: true }).click();
  await expect(drawer).toBeHidden();
}

/** The icon that a guest sees of a category without a picture. */
async function expectIcon(browser: Browser, category: string, icon: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/categories');
  const tile = page.getByRole('main').getByRole('link', { name: category });
  await expect(tile.locator('use')).toHaveAttribute('href', new RegExp(`#${icon}$`));
  await context.close();
}

/** As it is called in the demo, also where an earlier try ended half way. */
async function nameShop(page: Page, token: string): Promise<void> {
  const { version } = await call<{ version: number }>(page, ['GET', '/api/web/settings/shop'], { token });
  await call(page, ['PUT', '/api/web/settings/shop'], {
    token,
    data: { version, values: { companyName: 'وكالة' } },
  });
}

test('a wrong value, a colleague who saved first and leaving unsaved each say what to do, at both widths', async ({
  page,
  context,
}) => {
  await signInStaff(page, 'super_admin');
  for (const [at, size] of WIDTHS.entries()) {
    await page.setViewportSize(size);
    await visit(page, '/settings/timers');
    const minutes = field(page, 'الدفع بكود');
    for (const [typed, said] of [
      ['', 'هذا الحقل مطلوب'],
      ['-1', 'اكتب رقمًا صحيحًا من ١ إلى ١٦٨'],
      ['1000000000', 'اكتب رقمًا صحيحًا من ١ إلى ١٦٨'],
    ] as const) {
      await minutes.fill(typed);
      await page.keyboard.press('Control+s');
      await expect(minutes).toHaveAccessibleDescription(said);
      await expect(minutes).toBeFocused();
    }
    await expectNoBarriers(page, 'a value that is refused');
    await expectNoSidewaysScroll(page, 'a value that is refused');

    const other = await context.newPage();
    await other.setViewportSize(size);
    await visit(other, '/settings/timers');
    await field(other, 'الدفع بكود').fill(String(47 - at));
    await save(other);
    await minutes.fill('٤٠');
    await button(page, 'حفظ التغييرات').click();
    await expect(main(page).getByRole('alert').filter({ hasText: 'حفظ زميل لك' })).toBeVisible();
    await expectNoBarriers(page, 'a colleague saved first');
    await button(page, 'إظهار ما حفظه').click();
    await expect(main(page).getByText(`حفظ زميل لك هنا: ${at === 0 ? '٤٧' : '٤٦'}`)).toBeVisible();
    await expect(minutes).toHaveValue('٤٠');

    await openTab(page, 'الإرجاع');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'البقاء هنا' })).toBeFocused();
    await expectNoBarriers(page, 'leaving what is not saved');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/settings/timers');
    const list = main(page).getByRole('combobox', { name: 'أقسام الإعدادات' });
    if (at === 1) await expect(list).toHaveValue('timers');
    await button(page, 'إعادة «الدفع بكود» إلى الأصل').click();
    await save(page);
    await other.close();
  }
});

test('the drawer of a category is not closed over what was typed, nor saved over what a colleague did, at both widths', async ({
  page,
}) => {
  const token = await signInStaff(page, 'super_admin');
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    await visit(page, '/settings/categories');
    const open = main(page).getByRole('button', { name: 'تعديل حيوانات أليفة' });
    await open.click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('textbox', { name: 'الاسم بالعربية' }).fill('');
    await drawer.getByRole('button', { name: 'حفظ' }).click();
    await expect(drawer.getByText('هذا الحقل مطلوب')).toBeVisible();
    const picker = drawer.locator('input[type=file]');
    await picker.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('لا صورة') });
    await expect(drawer.getByText(/هذا الملف ليس صورة/)).toBeVisible();
    await expectNoBarriers(page, 'a category that is refused');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'البقاء هنا' }).click();
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: 'إغلاق' }).click();
    await question.getByRole('button', { name: 'الخروج دون حفظ' }).click();
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    const english = drawer.getByRole('textbox', { name: 'الاسم بالإنجليزية' });
    await english.fill('Pets and more');
    await drawer.getByRole('combobox', { name: 'الإرجاع دون سبب' }).selectOption('perishable');
    const theirs = await renameByColleague(page, token, 'حيوانات أليفة');
    await drawer.getByRole('button', { name: 'حفظ', exact: true }).click();
    const warning = drawer.getByRole('alert').filter({ hasText: 'هذا القسم أثناء عملك' });
    await expect(warning).toContainText(theirs);
    await expect(english).toHaveValue('Pets and more');
    await expectNoBarriers(page, 'a colleague saved the category first');
    await drawer.getByRole('button', { name: 'تجاهل تعديلي وأظهر ما حفظه' }).click();
    await expect(english).toHaveValue(theirs);
    await english.fill('Pets');
    await drawer.getByRole('button', { name: 'حفظ', exact: true }).click();
    await expect(page.getByText('حُفظت التغييرات، وظهرت في المتجر.')).toBeVisible();
    await expect(drawer).toBeHidden();
  }
});

test('a category and a brand are merged into others after what that moves is shown, at both widths', async ({
  page,
}) => {
  const token = await signInStaff(page, 'super_admin');
  const headers = { authorization: `Bearer ${token}` };
  const add = async (path: string, data: object) => {
    const reply = await page.request.post(`/api/web/back-office/${path}`, { headers, data });
    return (await reply.json()).body as { id: number };
  };
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    // Names that no run before has left.
    const stamp = Date.now();
    const word = `مكرر${stamp}`;
    const fields = { nameEn: 'Twice', icon: '', imageUrl: '', notReturnable: 'hygiene' };
    const { id } = await add('categories', { ...fields, nameAr: word });
    await add('categories', { ...fields, notReturnable: '', nameAr: `${word} الباقي` });
    await visit(page, '/settings/categories');
    const open = main(page).getByRole('button', { name: `دمج ${word} في غيره`, exact: true });
    await open.click();
    const sheet = page.getByRole('dialog');
    const merge = sheet.getByRole('button', { name: 'دمج', exact: true });
    await expect(merge).toBeDisabled();
    await sheet.getByRole('combobox', { name: 'القسم الذي يبقى' }).selectOption({ label: `${word} الباقي` });
    await expect(sheet.getByText('لا منتجات، لا إعلانات، لا كوبونات')).toBeVisible();
    await expect(sheet.getByText('الإرجاع دون سبب: نعم، خلال المهلة')).toBeVisible();
    await expectNoBarriers(page, 'a merge is shown');
    await merge.click();
    await expect(page.getByText('تم الدمج.')).toBeVisible();
    await expect(open).toBeHidden();
    const moved = await page.request.get(`/outlet/${id}`, { maxRedirects: 0 });
    expect(moved.status()).toBe(301);

    await add('brands', { name: `Twyce${stamp}`, nameAr: '', aliases: [] });
    await add('brands', { name: `Twice${stamp}`, nameAr: '', aliases: [] });
    await visit(page, `/settings/brands?q=${stamp}`);
    await main(page)
      .getByRole('button', { name: `دمج Twyce${stamp} في غيرها` })
      .click();
    await sheet.getByRole('combobox', { name: 'الماركة التي تبقى' }).fill(`Twice${stamp}`);
    await sheet.getByRole('option', { name: `Twice${stamp}` }).click();
    await expectNoBarriers(page, 'a merge of brands is shown');
    await merge.click();
    await expect(sheet).toBeHidden();
    await expect(main(page).getByText(`Twyce${stamp}`)).toBeVisible();
    await expect(main(page).getByRole('button', { name: /^دمج/ })).toHaveCount(1);
  }
});

interface StoredCategory {
  id: number;
  version: number;
  nameAr: string;
}

/** Returns the English name that it is given: another each time. */
async function renameByColleague(page: Page, token: string, name: string): Promise<string> {
  const path = '/api/web/back-office/categories';
  const { categories } = await call<{ categories: StoredCategory[] }>(page, ['GET', path], { token });
  const { id, ...stored } = categories.find(({ nameAr }) => nameAr === name) as StoredCategory;
  const nameEn = `Animals ${stored.version}`;
  await call(page, ['PUT', `${path}/${id}`], { token, data: { ...stored, nameEn } });
  return nameEn;
}
