import { expect, type Page } from '@playwright/test';
import { expectNoBarriers } from '../journeys/barriers.ts';
import { call } from '../journeys/buyer.ts';
import { send } from './cases.ts';
import { countJob } from './job.ts';
import { newPerson, PASSWORD, type Person, signInStaff } from './staff.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

async function attach(page: Page, name: string) {
  await page
    .getByLabel(`إرفاق ${name}`, { exact: true })
    .setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByRole('button', { name: `حذف ${name}` })).toBeVisible();
}

/** Whoever is signed in on this page fills in the form, leaves and comes back, goes back a step, and sends it. */
export async function applyToSell(page: Page, name: string): Promise<void> {
  await page.goto('/marketplace');
  const job = await countJob(page, 'apply');
  await page.getByLabel('اسم المتجر').fill(name);
  await page.getByLabel('نوع النشاط').fill('خزف');
  await page.getByLabel('موبايل المسؤول').fill('٠١٠١٢٣٤٥٦٧٨');
  await page.getByLabel('البريد الإلكتروني للمتجر').fill('store@example.com');
  await page.getByLabel('عنوان المخزن').fill('الفسطاط، القاهرة');
  await expect(page.getByText('حُفظ ما كتبته')).toBeVisible();
  await job.aside(async () => {
    await page.reload();
    await expect(page.getByLabel('اسم المتجر')).toHaveValue(name);
    await expectNoBarriers(page, 'shop step');
  });
  await page.getByRole('button', { name: 'التالي' }).click();
  await expect(page.getByRole('heading', { name: 'طلب الانضمام' })).toBeFocused();
  await page.getByRole('radio', { name: /منشأة فردية/ }).check();
  await page.getByLabel('الاسم القانوني').fill('مؤسسة ركن الخزف');
  await page.getByRole('textbox', { name: 'رقم السجل التجاري' }).fill('123456');
  await page.getByRole('textbox', { name: 'رقم البطاقة الضريبية' }).fill('123-456-789');
  await page.getByRole('radio', { name: 'لا', exact: true }).check();
  await page.getByRole('textbox', { name: 'الرقم القومي للمالك' }).fill('29001010112345');
  for (const paper of ['السجل التجاري', 'البطاقة الضريبية', 'بطاقة الرقم القومي للمالك'])
    await attach(page, paper);
  await expectNoBarriers(page, 'legal step');
  await page.getByRole('button', { name: 'التالي' }).click();
  await page.goBack();
  await expect(page.getByLabel('الاسم القانوني')).toHaveValue('مؤسسة ركن الخزف');
  await page.goForward();
  await page.getByRole('checkbox').check();
  await expectNoBarriers(page, 'review step');
  await page.getByRole('button', { name: 'إرسال الطلب' }).click();
  await expect(page.getByRole('heading', { name: 'طلبك قيد المراجعة' })).toBeFocused();
  job.end();
  await expectNoBarriers(page, 'status');
}

/** The super_admin who is signed in on this page finds the application, ticks what was checked, and accepts. */
export async function acceptMerchant(page: Page, name: string): Promise<void> {
  await page.goto('/merchants');
  const job = await countJob(page, 'approve');
  // The shop has one application and not those of other tests.
  await job.aside(() => page.getByRole('searchbox').fill(name));
  await page.getByRole('button', { name: new RegExp(name) }).click();
  const accept = page.getByRole('button', { name: 'قبول التاجر' });
  await expect(accept).toHaveAttribute('aria-disabled', 'true');
  await expectNoBarriers(page, 'application');
  const items = page.getByRole('region', { name: 'قائمة المراجعة' }).getByRole('checkbox');
  for (const item of await items.all()) {
    await item.click();
    await expect(item).toBeChecked();
  }
  await accept.click();
  await expect(page.getByText('قُبل التاجر وفُتح متجره.')).toBeVisible();
  job.end();
  await expectNoBarriers(page, 'accepted');
}

/** The same application by the calls that the form makes, from a new account. */
export async function sendApplication(page: Page, name: string, token: string): Promise<void> {
  await call(page, ['PUT', '/api/web/merchant/application'], {
    token,
    data: {
      nameAr: name,
      activity: 'خزف',
      expectedProducts: '60',
      phone: '01012345678',
      email: 'store@example.com',
      address: 'الفسطاط، القاهرة',
      entityKind: 'sole',
      legalName: 'مؤسسة ركن الخزف',
      commercialRegister: '123456',
      taxNumber: '123-456-789',
      vatRegistered: 'no',
      nationalId: '29001010112345',
    },
  });
  for (const kind of ['commercial_register', 'tax_card', 'owner_id'])
    await send(page, `/api/web/merchant/application/paper?kind=${kind}&name=paper.pdf`, { token, file: PDF });
  await call(page, ['POST', '/api/web/merchant/application/send'], { token, data: { acceptTerms: true } });
}

/** The owner of an accepted merchant, who has signed in by password a moment ago. */
export async function newOwner(page: Page, name: string): Promise<Person> {
  const person = await newPerson(page);
  await sendApplication(page, name, person.token);
  await signInStaff(page, 'super_admin');
  await acceptMerchant(page, name);
  return signInAgain(page, person);
}

/** A new role needs a new sign-in. */
export async function signInAgain(page: Page, person: Person): Promise<Person> {
  const data = { identifier: person.mobile, password: PASSWORD };
  const { token } = await call<{ token: string }>(page, ['POST', '/api/web/user/auth/login'], { data });
  return { ...person, token };
}
