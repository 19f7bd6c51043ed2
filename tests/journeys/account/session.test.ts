import { expect, type Page, type Request, test } from '@playwright/test';
import { watchRequests } from '../../support/back-office/network-idle.ts';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { codeSentTo, newBuyer } from '../../support/journeys/buyer.ts';
import {
  findProduct,
  newToken,
  OWN_PAGE,
  openPart,
  signIn,
  store,
  visit,
} from '../../support/journeys/visit.ts';

test.use(STILL);
test.use(OWN_PAGE);

const ROLE = '**/api/web/user/auth/user-role';
const SAVE = '**/api/web/user/update-profile';
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** What the browser complains of and what it asks the API, from now on. */
function listen(page: Page) {
  const complaints: string[] = [];
  const requests: Request[] = [];
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()));
  page.on('request', request => request.url().includes('/api/web/') && requests.push(request));
  return { complaints, requests };
}

const ended = (page: Page) => page.getByText('انتهت جلستك. سجّل الدخول مرة أخرى.');
const isRoleCall = (request: Request) => request.url().endsWith('/user-role');

test('a stored token asks once for the role, as a bearer token, and the answer says who is signed in [AUTH-1]', async ({
  page,
}) => {
  const token = await signIn(page);
  const { requests } = listen(page);
  await page.goto('/profile?tab=details');
  await expect(page.getByLabel('البريد الإلكتروني')).toHaveValue('buyer@wekala.example');
  expect(requests.filter(isRoleCall).map(request => request.headers()['authorization'])).toEqual([
    `Bearer ${token}`,
  ]);
  await openPart(page, 'عناويني');
  await expect(page.getByRole('region', { name: 'عناويني' })).toBeVisible();
  expect(requests.filter(isRoleCall)).toHaveLength(1);
  const others = requests.filter(request => request.url().includes('/user/'));
  expect(new Set(others.map(request => request.headers()['authorization']))).toEqual(
    new Set([`Bearer ${token}`]),
  );
});

test("without a token nothing is asked in anybody's name, and no role is known [AUTH-2]", async ({
  page,
}) => {
  const { requests } = listen(page);
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('combobox').fill('ساعة');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(requests.filter(isRoleCall)).toEqual([]);
  expect(requests.map(request => request.headers()['authorization'])).toEqual(requests.map(() => undefined));
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?next=%2Fprofile');
});

test('a token that is refused goes, with what was known by it [AUTH-2, AUTH-3]', async ({ page }) => {
  const token = await newToken(page);
  await page.request.post('/api/web/user/auth/logout', { headers: { authorization: token } });
  await store(page, { token });
  const { requests, complaints } = listen(page);
  await visit(page, '/about');
  await expect.poll(() => storedToken(page)).toBeNull();
  expect(complaints).toContainEqual(expect.stringContaining('role call failed'));
  requests.length = 0;
  await page.getByRole('banner').getByRole('combobox').fill('ساعة');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(requests.map(request => request.headers()['authorization'])).toEqual(requests.map(() => undefined));
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?next=%2Fprofile');
});

const FAILURES = {
  'with 500': (page: Page) => page.route(ROLE, route => route.fulfill({ status: 500, body: '' })),
  'without a connection': (page: Page) => page.route(ROLE, route => route.abort()),
};

for (const [how, fail] of Object.entries(FAILURES)) {
  test(`a role call that fails ${how} is logged, and nobody is known until the next visit [AUTH-3]`, async ({
    page,
  }) => {
    const token = await signIn(page);
    await fail(page);
    const { complaints, requests } = listen(page);
    await visit(page, '/about');
    await expect.poll(() => complaints.join()).toContain('role call failed');
    await page.goto('/profile');
    await expect(page).toHaveURL('/login?next=%2Fprofile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ادخل برقم موبايلك');
    await expect(ended(page)).toHaveCount(0);
    expect(requests.filter(isRoleCall)).toHaveLength(2);
    // Nobody's session is lost to a bad minute of the network or of the server.
    expect(await storedToken(page)).toBe(token);
    await page.unrouteAll();
    await page.reload();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('link', { name: 'عناويني' })).toBeVisible();
  });
}

for (const [when, next, goOn] of [
  ['at the next visit', '/profile', (page: Page) => page.reload()],
  [
    'as soon as another tab signs out',
    '/profile',
    async (page: Page) => {
      const other = await page.context().newPage();
      await other.goto('/readyz');
      await other.evaluate(() => localStorage.removeItem('token'));
    },
  ],
] as const) {
  test(`a session that ended elsewhere ends here ${when} [AUTH-2]`, async ({ page }) => {
    const token = await newToken(page);
    await store(page, { token });
    const answered = watchRequests(page);
    await page.goto('/profile');
    await expect(page.getByRole('link', { name: 'عناويني' })).toBeVisible();
    // What the page still asks would end the session there, and not where one goes next.
    await answered();
    await page.request.post('/api/web/user/auth/logout', { headers: { authorization: token } });
    await goOn(page);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(next)}`);
    await expect(ended(page)).toBeVisible();
    const above = await ended(page).evaluate(note => {
      const field = document.querySelector('input[name=mobile]');
      return !!field && note.getBoundingClientRect().bottom <= field.getBoundingClientRect().top;
    });
    expect(above, 'said before anything is asked').toBe(true);
    expect(await storedToken(page)).toBeNull();
  });
}

/** Another tab signs in as somebody else, and the page hears whose token that is when it is let. */
async function changeAccount(page: Page, identifier: string): Promise<{ token: string; hear: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(ROLE, async route => {
    await promise;
    await route.continue();
  });
  const reply = await page.request.post('/api/web/user/auth/login', {
    data: { identifier, password: 'wekala-demo-1' },
  });
  const { token } = (await reply.json()).body as { token: string };
  const other = await page.context().newPage();
  await other.goto('/readyz');
  const asked = page.waitForRequest(ROLE);
  await other.evaluate(value => localStorage.setItem('token', value), token);
  await asked;
  return { token, hear: resolve };
}

test('what one person has on the page is sent by nobody else, who has signed in in another tab', async ({
  page,
}) => {
  const token = await newToken(page);
  await store(page, { token });
  await visit(page, '/profile?tab=details');
  const name = page.getByLabel('الاسم بالكامل');
  await name.fill('اسم من كتبه');
  // Other journeys know this buyer by name.
  await page.route(SAVE, route => route.abort());
  const other = await changeAccount(page, 'buyer3@wekala.example');
  const saving = page.waitForRequest(SAVE);
  await page.getByRole('button', { name: 'حفظ التغييرات' }).click();
  expect((await saving).headers()['authorization']).toBe(`Bearer ${token}`);
  other.hear();
  await expect(page.getByLabel('البريد الإلكتروني')).toHaveValue('buyer3@wekala.example');
  await expect(name).not.toHaveValue('اسم من كتبه');
});

test('nothing stays of who signed out in another tab, once somebody else signs in there', async ({
  page,
}) => {
  const token = await newToken(page);
  await store(page, { token });
  await visit(page, '/about');
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  const other = await page.context().newPage();
  await other.goto('/readyz');
  await other.evaluate(() => localStorage.removeItem('token'));
  const menu = page.getByRole('button', { name: 'القائمة', exact: true });
  if (await menu.isVisible()) await menu.click();
  await expect(page.getByRole('link', { name: 'تسجيل الدخول' }).filter({ visible: true })).not.toHaveCount(0);
  const { hear } = await changeAccount(page, 'buyer3@wekala.example');
  hear();
  await page.waitForFunction(() => !('isOld' in window));
});

/** The scripts of the page stay away until it is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async route => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a form sent before the scripts are there is sent once they are, with all that was typed', async ({
  page,
}) => {
  const go = await holdScripts(page);
  await page.goto('/login');
  await page.getByLabel('رقم الموبايل').fill('012');
  await page.getByRole('main').locator('button[type=submit]').click();
  go();
  const mobile = page.getByLabel('رقم الموبايل');
  await expect(mobile).toHaveAccessibleDescription(/اكتب رقم موبايل مصري/);
  await expect(mobile).toHaveValue('012');
});

test('a button pressed before the scripts are there is pressed once they are, and once only', async ({
  page,
}) => {
  await signIn(page);
  const { id } = await findProduct(page, { hasAttributes: false });
  const go = await holdScripts(page);
  await page.goto(`/product/${id}`);
  const add = page
    .getByRole('main')
    .getByRole('button', { name: 'أضف إلى السلة' })
    .locator('visible=true')
    .first();
  for (const _ of [1, 2]) await add.click();
  const quantities = () =>
    page.evaluate(() =>
      JSON.parse(localStorage.getItem('cart') ?? '[]').map((item: { quantity: number }) => item.quantity),
    );
  expect(await quantities()).toEqual([]);
  go();
  await expect.poll(quantities).toEqual([1]);
  await expect(page.getByText('تم اضافه المنتج')).toBeVisible();
  expect(await quantities()).toEqual([1]);
});

test('a buyer makes a passkey on the telephone and enters by it, without password and code', async ({
  page,
}) => {
  const buyer = await newBuyer(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await visit(page, '/profile?tab=security');
  const keys = page.getByRole('region', { name: 'مفاتيح المرور' });
  await keys.getByRole('button', { name: 'إضافة مفتاح مرور' }).click();
  await keys.getByRole('button', { name: 'متابعة على هذا الجهاز' }).click();
  await expect(keys.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await keys.getByRole('button', { name: 'إرسال الرمز', exact: true }).click();
  await keys.getByLabel('الرمز').fill(await codeSentTo(page, buyer.mobile, 'رمز تأكيد حسابك'));
  await keys.getByRole('button', { name: 'متابعة على هذا الجهاز' }).click();
  await expect(keys.getByText('لم يُستخدم بعد')).toBeVisible();
  await expectNoBarriers(page, 'passkeys');

  await page.evaluate(() => localStorage.removeItem('token'));
  await visit(page, '/login?next=%2Fprofile%3Ftab%3Dsecurity');
  await page.getByRole('button', { name: 'الدخول بمفتاح المرور' }).click();
  await expect(page).toHaveURL('/profile?tab=security');
  await expect(keys.getByText(/^آخر استخدام/)).toBeVisible();
});
