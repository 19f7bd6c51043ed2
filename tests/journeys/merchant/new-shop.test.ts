import { expect, type Page, test } from '@playwright/test';
import { newOwner, sendApplication } from '../../support/back-office/applications.ts';
import { send } from '../../support/back-office/cases.ts';
import { newPerson, signInStaff } from '../../support/back-office/staff.ts';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { store } from '../../support/journeys/visit.ts';

test.describe.configure({ timeout: 180_000 });
test.use(STILL);

const main = (page: Page) => page.getByRole('main');
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

test('an applicant whose paper is asked for again begins there, and cannot send the old one', async ({
  page,
}) => {
  const name = `ركن الورق ${Date.now() % 1_000_000}`;
  const applicant = await newPerson(page);
  await sendApplication(page, name, applicant.token);
  await signInStaff(page, 'super_admin');
  await page.goto('/merchants');
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await main(page).getByRole('button', { name: 'طلب مستندات' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(name), 'the sheet says whose papers are asked for').toBeVisible();
  await sheet.getByLabel('السبب كما يقرؤه التاجر').fill('الصورة غير واضحة');
  await sheet.getByRole('button', { name: 'طلب مستندات' }).click();
  await expect(sheet.getByRole('checkbox', { name: 'السجل التجاري' })).toBeFocused();
  await sheet.getByRole('checkbox', { name: 'البطاقة الضريبية' }).check();
  await sheet.getByRole('button', { name: 'طلب مستندات' }).click();
  await expect(main(page).getByRole('heading', { level: 2, name })).toBeFocused();

  await store(page, { token: applicant.token });
  await page.goto('/marketplace');
  await expect(main(page).getByText('مطلوبة من جديد')).toBeVisible();
  await expectNoBarriers(page, 'a paper that is asked for again');
  await page.getByRole('button', { name: 'التالي' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'إرسال الطلب' }).click();
  await expect(main(page).getByText('مطلوبة من جديد')).toBeVisible();
  await expect(
    main(page).getByRole('alert').getByText('أرفق المستندات المطلوبة قبل الإرسال.'),
  ).toBeInViewport();
  await page.getByRole('button', { name: 'التالي' }).click();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(main(page).getByText('لم يُرفق بعد')).toBeVisible();
  await send(page, '/api/web/merchant/application/paper?kind=tax_card&name=paper.pdf', {
    token: applicant.token,
    file: PDF,
  });
  await page.goto('/marketplace?step=review');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'إرسال الطلب' }).click();
  await expect(page.getByRole('heading', { name: 'طلبك قيد المراجعة' })).toBeFocused();
});

test('a new shop sees its steps and no zeros; after a holiday and an invitation the keyboard goes on', async ({
  page,
}) => {
  const owner = await newOwner(page, `ركن الهدوء ${Date.now() % 1_000_000}`);
  await store(page, { token: owner.token });
  await page.goto('/');
  await expect(main(page).getByRole('heading', { name: 'تجهيز المتجر' })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'لا طلبات بعد' })).toBeVisible();
  await expect(main(page).getByText('المبيعات اليومية')).toHaveCount(0);
  await expectNoBarriers(page, 'the home of a new shop');

  await page.goto('/account?tab=holiday');
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await main(page).getByLabel('آخر يوم في الإجازة').fill(day);
  await main(page).getByRole('button', { name: 'بدء الإجازة' }).click();
  const end = main(page).getByRole('button', { name: 'إنهاء الإجازة الآن' });
  await expect(end).toBeFocused();
  await page.goto('/');
  await main(page).getByRole('link', { name: 'إنهاء الإجازة' }).click();
  await end.click();
  await expect(main(page).getByRole('button', { name: 'بدء الإجازة' })).toBeFocused();

  await page.goto('/account?tab=team');
  await main(page).getByLabel('رقم الموبايل أو البريد الإلكتروني').fill('01122334455');
  const invite = main(page).getByRole('button', { name: 'إرسال الدعوة' });
  await invite.click();
  await expect(main(page).getByText('دعوات لم تُقبل بعد')).toBeVisible();
  await expect(invite).toBeFocused();
  await page.goto('/performance');
  await expect(main(page).getByText('لا يكفي ما وصل للحكم')).toHaveCount(6);
  await expectNoBarriers(page, 'how a new shop does');
});
