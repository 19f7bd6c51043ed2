import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { openPart, ownCart, visit } from '../../support/journeys/visit.ts';

test.use(STILL);

/** Somebody nobody has met: the last eight digits of the time in tenths of a millisecond. */
function somebody() {
  const number = String(Math.round((performance.timeOrigin + performance.now()) * 10)).slice(-8);
  return { mobile: `010${number}`, password: 'قهوة مظبوطة 3' };
}

type Somebody = ReturnType<typeof somebody>;

/** The code in the newest message to somebody, from the page that only a developer's own machine has. */
async function codeSentTo(page: Page, recipient: string, words = 'رمز'): Promise<string> {
  let code = '';
  await expect(async () => {
    const reply = await page.request.get('/api/web/development/messages');
    const { body } = (await reply.json()) as { body: { messages: { recipient: string; body: string }[] } };
    const message = body.messages.find(each => each.recipient === recipient && each.body.includes(words));
    code = /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
    expect(code).toHaveLength(6);
  }).toPass();
  return code;
}

/** Asks for a code and types it; a new mobile is then asked for the birth date. */
async function enterByCode(page: Page, { mobile }: Somebody) {
  // Codes are few for one address, and all journeys share one.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.200.${mobile.slice(-4, -2)}.${mobile.slice(-2)}` });
  await page.getByLabel('رقم الموبايل').fill(mobile);
  await page.getByRole('button', { name: 'أرسل الرمز' }).click();
  await expect(page.getByLabel('الرمز')).toBeFocused();
  // The last digit sends it.
  await page.getByLabel('الرمز').fill(await codeSentTo(page, mobile.replace('0', '+20')));
}

async function openAccount(page: Page, person: Somebody) {
  await enterByCode(page, person);
  await page.getByLabel('تاريخ الميلاد').fill('15041998');
  await page.getByRole('button', { name: 'إنشاء الحساب' }).click();
}

/** The demo's buyer, verified from the start: codes are few for one address, and all journeys share one. */
const BUYER = { identifier: 'buyer@wekala.example', password: 'wekala-demo-1' };

async function logInAs(page: Page, { identifier, password }: { identifier: string; password: string }) {
  await page.getByLabel('البريد الإلكتروني أو رقم الموبايل').fill(identifier);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'تسجيل الدخول' }).click();
}

/** The passkey's button below has a place for words of its own. */
const refusalOf = (page: Page) => page.locator('form').getByRole('alert');

async function signOut(page: Page) {
  await page.evaluate(() => localStorage.clear());
}

test('a guest signs up by mobile and code, comes back to the page that was asked for, and is given a password by a second code [NAV-1, NAV-6]', async ({
  page,
}) => {
  const person = somebody();
  await page.goto('/profile?tab=password');
  await page.getByLabel('رقم الموبايل').fill('012');
  await page.getByRole('button', { name: 'أرسل الرمز' }).click();
  const mobile = page.getByLabel('رقم الموبايل');
  await expect(mobile).toBeFocused();
  await expect(mobile).toHaveAccessibleDescription(/اكتب رقم موبايل مصري/);
  await enterByCode(page, person);
  const birthDate = page.getByLabel('تاريخ الميلاد');
  await expect(birthDate).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('إنشاء حساب');
  await expectNoBarriers(page, 'a new account');
  await birthDate.fill('15041998');
  await page.getByRole('button', { name: 'إنشاء الحساب' }).click();
  await expect(page).toHaveURL(/\/profile\?tab=password$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await expect(page.getByText('تدخل حسابك برمز إلى موبايلك')).toBeVisible();
  await signOut(page);
  await page.goto('/login?next=%2Fprofile#password');
  await page.getByRole('link', { name: 'نسيت كلمة المرور؟' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('نسيت كلمة المرور');
  await page.getByLabel('البريد الإلكتروني أو رقم الموبايل').fill(person.mobile);
  await page.getByRole('button', { name: 'إرسال الرمز' }).click();
  await expect(page.getByText('إن كان لدينا حساب بهذه البيانات، فسيصلك الرمز خلال دقائق.')).toBeVisible();
  const resend = page.getByRole('button', { name: /^إعادة إرسال الرمز بعد/ });
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await page
    .getByLabel('الرمز')
    .fill(await codeSentTo(page, person.mobile.replace('0', '+20'), 'رمز كلمة المرور'));
  const password = page.getByLabel('كلمة مرور جديدة');
  await expect(password, 'its rule, before anything is typed').toHaveAccessibleDescription(
    /^٨ أحرف على الأقل/,
  );
  await password.fill('شاي بالنعناع 5');
  await expectNoBarriers(page, 'a new password');
  await page.getByRole('button', { name: 'تعيين كلمة المرور والدخول' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('sign-up refuses who is under 18 on leaving the field [TRM-2]', async ({ page }) => {
  await visit(page, '/signup');
  await enterByCode(page, somebody());
  const birthDate = page.getByLabel('تاريخ الميلاد');
  await birthDate.fill(`١/١/${new Date().getFullYear() - 17}`);
  const open = page.getByRole('button', { name: 'إنشاء الحساب' });
  const before = await open.boundingBox();
  await birthDate.blur();
  await expect(birthDate).toHaveAccessibleDescription(/يجب أن يكون عمرك ١٨ سنة أو أكثر/);
  expect(await open.boundingBox(), 'a finger on its way to the button still meets it').toEqual(before);
});

test('the code is one field of six boxes: it takes pasted and Arabic digits, says how many tries are left, and is not sent with a digit missing', async ({
  page,
}) => {
  const person = somebody();
  await visit(page, '/login');
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.202.${person.mobile.slice(-4, -2)}.9` });
  await page.getByLabel('رقم الموبايل').fill(person.mobile);
  await page.getByRole('button', { name: 'أرسل الرمز' }).click();
  const field = page.getByLabel('الرمز');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await expect(field).toHaveCount(1);
  const code = await codeSentTo(page, person.mobile.replace('0', '+20'));
  await field.pressSequentially('٤٥a ٦');
  await expect(field).toHaveValue('456');
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await field.fill(code === '000000' ? '111111' : '000000');
  await expect(field).toHaveAccessibleDescription(/الرمز غير صحيح أو انتهت مدته\. بقيت ٤ محاولات\./);
  await expectNoBarriers(page, 'a wrong code');
  await field.focus();
  await page.keyboard.insertText(`رمز وكالة: ${code.slice(0, 3)}-${code.slice(3)}`);
  await expect(page.getByLabel('تاريخ الميلاد')).toBeFocused();
  await expect(field).toHaveValue(code);
});

test('an error that appears as the field is left takes no press away', async ({ page }) => {
  await visit(page, '/signup');
  await enterByCode(page, somebody());
  const birthDate = page.getByLabel('تاريخ الميلاد');
  await birthDate.fill(`١/١/${new Date().getFullYear() - 17}`);
  const change = page.getByRole('button', { name: 'تعديل الرقم' });
  await change.scrollIntoViewIfNeeded();
  const other = await change.boundingBox();
  // At its upper edge, where the error's line would come to stand.
  await page.mouse.move((other?.x ?? 0) + (other?.width ?? 0) / 2, (other?.y ?? 0) + 4);
  await page.mouse.down();
  await page.waitForTimeout(150);
  await page.mouse.up();
  await expect(page.getByLabel('رقم الموبايل')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a wrong password keeps what was typed; the right one leads on, never off this site [NAV-1]', async ({
  page,
  baseURL,
}) => {
  await page.goto('/login?next=%2F%5Celsewhere.example#password');
  await logInAs(page, { ...BUYER, password: 'wrong 1' });
  await expect(refusalOf(page)).toHaveText('البيانات غير صحيحة، راجع الرقم أو البريد وكلمة المرور.');
  await expect(page.getByLabel('البريد الإلكتروني أو رقم الموبايل')).toHaveValue(BUYER.identifier);
  await logInAs(page, BUYER);
  await expect(page).toHaveURL(`${baseURL}/`);
});

test('a guest who types the address of the cart is led to log in and comes back to it [NAV-5]', async ({
  page,
  baseURL,
}) => {
  await page.goto('/cart');
  await expect(page).toHaveURL(`${baseURL}/login?next=%2Fcart`);
  await expect(page.getByText(/سجّل الدخول لتكمل من سلتك/)).toBeVisible();
  await page.getByRole('link', { name: 'الدخول بكلمة المرور' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await logInAs(page, BUYER);
  await expect(page).toHaveURL(`${baseURL}/cart`);
});

test('a stored token is sent as bearer; one that is no longer good is logged and removed [AUTH-1, AUTH-2, AUTH-3]', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('token', 'no-longer-good'));
  const roleRequest = page.waitForRequest('**/api/web/user/auth/user-role');
  const logged = page.waitForEvent('console', message => message.text().includes('role call failed'));
  await page.goto('/login');
  expect((await roleRequest).headers().authorization).toBe('Bearer no-longer-good');
  await logged;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

/** Runs in the page. */
function isUncovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === element;
}

test('the owner changes name, addresses, devices and at last deletes the account [NAV-6, ROLE-2]', async ({
  page,
}) => {
  const person = somebody();
  await page.goto('/signup?next=%2Fprofile%3Ftab%3Ddetails');
  await openAccount(page, person);
  await page.getByLabel('الاسم بالكامل').fill('منى عبد الله');
  await page.getByRole('button', { name: 'حفظ التغييرات' }).click();
  await expect(page.getByText('حُفظت التغييرات')).toBeVisible();
  await openPart(page, 'عناويني');
  await page.getByRole('button', { name: 'إضافة عنوان' }).click();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: 'حفظ العنوان' }).click();
  const wrong = page.getByLabel('المحافظة');
  await expect(wrong).toBeFocused();
  expect(await wrong.evaluate(isUncovered), 'the header hides no field that has the focus').toBe(true);
  await page.getByLabel('المحافظة').selectOption('الجيزة');
  await page.getByLabel('المدينة أو المنطقة').selectOption('منطقة أخرى');
  await page.getByLabel('اسم المنطقة').fill('كفر حكيم');
  await page.getByLabel('الشارع').fill('شارع المدرسة');
  await page.getByLabel('رقم العقار').fill('١٢');
  await page.getByRole('button', { name: 'حفظ العنوان' }).click();
  await expect(page.getByText('كفر حكيم، الجيزة')).toBeVisible();
  await page.getByRole('button', { name: 'حذف عنوان شارع المدرسة' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف' }).click();
  await expect(page.getByText('لا توجد عناوين بعد')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'عناويني' }).last()).toBeFocused();
  await openPart(page, 'الأجهزة');
  await expect(page.getByText('هذا الجهاز')).toBeVisible();
  await openPart(page, 'حذف الحساب');
  await page.getByRole('button', { name: 'إرسال الرمز', exact: true }).click();
  const code = await codeSentTo(page, person.mobile.replace('0', '+20'), 'رمز تأكيد حسابك');
  await page.getByRole('button', { name: 'حذف حسابي' }).click();
  await expect(page.getByLabel('الرمز'), 'who proved nothing is asked nothing').toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.getByLabel('الرمز').fill(code);
  await page.getByRole('button', { name: 'حذف حسابي' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف' }).click();
  await expect(page.getByText('حُذف حسابك، وسُجّل خروجك من كل الأجهزة.')).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('cart-of')])).toEqual(
    [null, null],
  );
  await page.goto('/login#password');
  await logInAs(page, { identifier: person.mobile, password: person.password });
  await expect(refusalOf(page)).toHaveText(/غير صحيحة/);
});

test('no barrier: login, sign-up, recovery and the profile', async ({ page }) => {
  for (const path of ['/login', '/login#password', '/signup', '/forgot-password']) {
    await visit(page, path);
    // The hash is read by the scripts: until then the form is the one for a mobile and a code.
    if (path.endsWith('#password')) await expect(page.locator('input[type=password]')).toBeVisible();
    await page.getByRole('main').locator('button[type=submit]').click();
    await expect(page.locator('[aria-invalid]').first()).toBeVisible();
    await expectNoBarriers(page, path);
  }
  await ownCart(page);
  await page.goto('/login?next=%2Fprofile#password');
  await logInAs(page, BUYER);
  await page.waitForURL('**/profile');
  for (const [name, tab] of [
    ['details', 'بياناتي'],
    ['addresses', 'عناويني'],
    ['orders', 'طلباتي'],
    ['favourites', 'المفضلة'],
    ['password', 'تغيير كلمة المرور'],
    ['devices', 'الأجهزة'],
    ['delete', 'حذف الحساب'],
  ] as const) {
    await visit(page, `/profile?tab=${name}`);
    await expect(page.getByRole('region', { name: tab })).toBeVisible();
    await expect(page.getByText('جاري التحميل...')).toBeHidden();
    await expectNoBarriers(page, tab);
  }
});
