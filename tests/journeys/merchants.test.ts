import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers, STILL } from '../support/barriers.ts';
import { newBuyer } from '../support/order-journey.ts';
import { store } from '../support/visit.ts';

test.describe.configure({ timeout: 180_000 });
test.use(STILL);

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

async function attach(page: Page, name: string) {
  await page
    .getByLabel(`إرفاق ${name}`, { exact: true })
    .setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByRole('button', { name: `حذف ${name}` })).toBeVisible();
}

async function adminToken(page: Page): Promise<string> {
  const reply = await page.request.post('/api/web/user/auth/login', {
    data: { identifier: 'admin@wekala.example', password: 'wekala-demo-1' },
  });
  return (await reply.json()).body.token;
}

test('somebody applies to sell, is accepted, and opens his own back-office [NAV-6, NAV-7, NAV-8]', async ({
  page,
}) => {
  const buyer = await newBuyer(page);
  const name = `ركن الخزف ${Date.now() % 100_000}`;
  await page.goto('/marketplace');
  await page.getByLabel('اسم المتجر').fill(name);
  await page.getByLabel('نوع النشاط').fill('خزف');
  await page.getByLabel('موبايل المسؤول').fill('٠١٠١٢٣٤٥٦٧٨');
  await page.getByLabel('البريد الإلكتروني للمتجر').fill('store@example.com');
  await page.getByLabel('عنوان المخزن').fill('الفسطاط، القاهرة');
  await expect(page.getByText('حُفظ ما كتبته')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('اسم المتجر')).toHaveValue(name);
  await expectNoBarriers(page, 'shop step');
  await page.getByRole('button', { name: 'التالي' }).click();
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
  await expect(page.getByRole('heading', { name: 'طلبك قيد المراجعة' })).toBeVisible();
  await expectNoBarriers(page, 'status');

  await store(page, { token: await adminToken(page) });
  await page.goto('/merchants');
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
  await expectNoBarriers(page, 'accepted');

  await store(page, { token: buyer.token });
  await page.goto('/account');
  await expect(page.getByLabel('اسم المتجر')).toHaveValue(name);
  for (const tab of ['shop', 'holiday', 'team', 'password', 'security']) {
    await page.goto(`/account?tab=${tab}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectNoBarriers(page, `account ${tab}`);
  }
});
