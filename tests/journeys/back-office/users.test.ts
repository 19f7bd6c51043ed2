import { expect, type Page, test } from '@playwright/test';
import { countJob } from '../../support/back-office/job.ts';
import { newPerson, newStaff, PASSWORD, signInStaff } from '../../support/back-office/staff.ts';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { callAs } from '../../support/journeys/buyer.ts';
import { store, visit } from '../../support/journeys/visit.ts';
import { codeAt } from '../../support/people.ts';

test.describe.configure({ timeout: 180_000 });
test.use(STILL);

const drawer = (page: Page) => page.getByRole('dialog', { name: 'بيانات الحساب' });
const dialog = (page: Page) => page.getByRole('alertdialog');

test('super_admin gives a role by name, and the audit describes it in words', async ({ page }) => {
  const person = await newPerson(page);
  await signInStaff(page, 'super_admin');
  await visit(page, `/users?q=${encodeURIComponent(person.mobile)}`);
  await page.getByRole('link', { name: person.name }).click();
  await drawer(page).getByRole('button', { name: 'تغيير الدور' }).click();
  await dialog(page).getByLabel('الدور الجديد').selectOption('finance');
  const submit = dialog(page).getByRole('button', { name: 'تغيير الدور' });
  await dialog(page)
    .getByLabel(/للتأكيد/)
    .fill('اسم آخر تمامًا');
  await submit.click();
  await expect(dialog(page).getByText('الاسم لا يطابق اسم صاحب الحساب')).toBeVisible();
  await dialog(page)
    .getByLabel(/للتأكيد/)
    .fill(person.name);
  await submit.click();
  await expect(dialog(page)).toBeHidden();
  await expect(drawer(page).getByText('مالية', { exact: true })).toBeVisible();
  const job = await countJob(page, 'audit');
  await drawer(page).getByRole('link', { name: 'ما تغيّر في هذا الحساب' }).click();
  const row = page.getByRole('table').getByRole('row').nth(1);
  await expect(row).toContainText('دور الحساب');
  await expect(row).toContainText('عميل');
  await expect(row).toContainText('مالية');
  await expect(row).toContainText('ياسر فهمي');
  job.end();
});

test('staff set up two-factor sign-in and sign in by it', async ({ page }) => {
  const person = await newStaff(page, 'support');
  await store(page, { token: person.token });
  await visit(page, '/profile?tab=security');
  await page.getByLabel('كلمة المرور الحالية').fill(PASSWORD);
  await page.getByRole('button', { name: 'بدء التفعيل' }).click();
  await expect(page.getByRole('img', { name: /رمز مربّع/ })).toBeVisible();
  await expectNoBarriers(page, 'the secret');
  const secret = (await page.locator('bdi[dir=ltr]').first().innerText()).replaceAll(' ', '');
  await page.getByLabel('رمز التطبيق').fill(codeAt(secret, new Date()));
  await page.getByRole('button', { name: 'تفعيل', exact: true }).click();
  await expect(
    page
      .getByRole('list')
      .filter({ hasText: /[A-Z2-7]{4}-/ })
      .getByRole('listitem'),
  ).toHaveCount(10);
  await expectNoBarriers(page, 'recovery codes');
  await page.getByRole('button', { name: 'حفظت الرموز' }).click();
  await expect(page.getByText('مفعَّل', { exact: true })).toBeVisible();
  await expectNoBarriers(page, 'two-factor sign-in is on');
  await page.evaluate(() => localStorage.removeItem('token'));
  await visit(page, '/login#password');
  await page.getByLabel('البريد الإلكتروني أو رقم الموبايل').fill(person.mobile);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  const code = page.getByLabel('رمز التحقق');
  await expect(code).toBeFocused();
  await expectNoBarriers(page, 'the second step');
  await code.fill('000000');
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(page.getByText(/الرمز غير صحيح/)).toBeVisible();
  await code.fill(codeAt(secret, new Date(Date.now() + 30_000)));
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الرئيسية');
});

test('a new super_admin is led to the second factor before anything else opens [ROLE-4]', async ({
  page,
}) => {
  const person = await newStaff(page, 'super_admin');
  await store(page, { token: person.token });
  await page.goto('/users');
  await expect(page).toHaveURL('/profile?tab=security');
  await expect(page.getByText('فلا بد له من التحقق بخطوتين أو من مفتاح مرور')).toBeVisible();
  const refused = await callAs<{ error: { code: string } }>(page, person.token, {
    path: '/api/web/users/1/unblock',
    data: {},
  });
  expect(refused.error.code).toBe('two_factor_required');
  const admin = await signInStaff(page, 'super_admin');
  await callAs(page, admin, {
    path: `/api/web/users/${person.id}/role`,
    data: { role: 'support', was: 'super_admin', name: person.name },
  });
});

test('no barrier: users, in every state', async ({ page }) => {
  const person = await newPerson(page);
  await signInStaff(page, 'super_admin');
  await visit(page, '/users');
  await expect(page.getByRole('table')).toBeVisible();
  await expectNoBarriers(page, 'the list');
  await visit(page, `/users?user=${person.id}`);
  for (const name of ['تغيير الدور', 'إيقاف الحساب', 'حذف بياناته الشخصية']) {
    const button = drawer(page).getByRole('button', { name });
    await expect(button).toBeVisible();
    if (name === 'تغيير الدور') await expectNoBarriers(page, 'one user');
    await button.click();
    await dialog(page)
      .getByRole('button', { name })
      .or(dialog(page).getByRole('button').first())
      .first()
      .click();
    await expect(
      dialog(page)
        .getByText(/هذا الحقل مطلوب|اختر الدور الجديد/)
        .first(),
    ).toBeVisible();
    await expectNoBarriers(page, `${name}, with what is missing`);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
  await visit(page, '/users?q=لااحديحملهذاالاسم');
  await expect(page.getByText('لا يوجد مستخدم بهذه المواصفات')).toBeVisible();
  await expectNoBarriers(page, 'nobody found');
  await page.route('**/api/web/users?**', route => route.abort());
  await visit(page, '/users');
  await expect(page.getByText('تعذر تحميل المستخدمين')).toBeVisible();
  await expectNoBarriers(page, 'the list failed');
});

test('no barrier: the audit and what is one’s own, in every state', async ({ page }) => {
  await newStaff(page, 'finance');
  await signInStaff(page, 'super_admin');
  await visit(page, '/audit');
  await expect(page.getByRole('table')).toBeVisible();
  await expectNoBarriers(page, 'the audit');
  // The keyboard stays where it asked; the link that asks for everything clears its field.
  const actor = page.getByRole('searchbox', { name: 'مَن غيّر' });
  await actor.fill('ياسر فهمي');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('ياسر فهمي');
  await actor.fill('اسم لا يحمله أحد');
  await expect(page.getByText('لا توجد تغييرات بهذه المواصفات')).toBeVisible();
  await actor.fill('999999999');
  await actor.press('Enter');
  await expect(page.getByText('لا توجد تغييرات بهذه المواصفات')).toBeVisible();
  await expect(actor).toBeFocused();
  await expectNoBarriers(page, 'nothing changed');
  await page.getByRole('search').getByRole('link', { name: 'إزالة التصفية' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(actor).toHaveValue('');
  await page.route(/\/api\/web\/audit/, route => route.abort());
  await visit(page, '/audit');
  await expect(page.getByText('تعذر تحميل السجل')).toBeVisible();
  await expectNoBarriers(page, 'the audit failed');
  for (const tab of ['security', 'privacy']) {
    await visit(page, `/profile?tab=${tab}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectNoBarriers(page, tab);
  }
});
