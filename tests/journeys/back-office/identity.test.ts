import { expect, type Page, test } from '@playwright/test';
import { newOwner } from '../../support/back-office/applications.ts';
import { signInStaff } from '../../support/back-office/staff.ts';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { store, visit } from '../../support/journeys/visit.ts';

test.describe.configure({ timeout: 120_000 });
test.use(STILL);

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a merchant asks for a new legal name with papers, and staff put it in force', async ({ page }) => {
  const name = `خزف ${crypto.randomUUID().slice(0, 6)}`;
  const { token } = await newOwner(page, name);
  await store(page, { token });
  await visit(page, '/account?tab=identity');
  await expect(page.getByText('مؤسسة ركن الخزف')).toBeVisible();
  await page.getByLabel('الاسم القانوني').fill('شركة ركن الخزف');
  await page.getByRole('button', { name: 'إرسال للمراجعة' }).click();
  await expect(page.getByText('أرفق المستندات المطلوبة قبل الإرسال.')).toBeVisible();
  const papers = part(page, 'مستندات الطلب');
  for (const kind of ['السجل التجاري', 'البطاقة الضريبية']) {
    await papers.getByLabel('نوع المستند').selectOption({ label: kind });
    await papers.getByLabel('آخر يوم في صلاحيته').fill('2031-12-31');
    await papers
      .getByLabel('إرفاق المستند', { exact: true })
      .setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: PDF });
    await expect(papers.getByRole('button', { name: `حذف ${kind}` })).toBeVisible();
  }
  await expectNoBarriers(page, 'change being written');
  await expect(page.getByLabel('الاسم القانوني')).toHaveValue('شركة ركن الخزف');
  await page.getByRole('button', { name: 'إرسال للمراجعة' }).click();
  await expect(page.getByText('طلبك قيد المراجعة.')).toBeVisible();
  await expectNoBarriers(page, 'change that waits');

  await signInStaff(page, 'super_admin');
  await visit(page, `/merchants?tab=papers&q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: new RegExp(name) }).click();
  const review = part(page, 'طلب تغيير البيانات القانونية');
  await expect(review.getByText('شركة ركن الخزف')).toBeVisible();
  await expectNoBarriers(page, 'change under review');
  await review.getByRole('button', { name: 'تاريخ انتهاء البطاقة الضريبية' }).click();
  await page.getByRole('alertdialog').getByLabel('آخر يوم في صلاحيته').fill('2030-01-31');
  await page.getByRole('button', { name: 'حفظ التاريخ' }).click();
  await expect(review.getByText(/سارٍ حتى .*٢٠٣٠/)).toBeVisible();
  await review.getByRole('button', { name: 'قبول التغيير' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'قبول التغيير' }).click();
  await expect(page.getByText('قُبل التغيير ووصل التاجر إشعار.')).toBeVisible();
  await expect(page.getByLabel('البيانات', { exact: true }).getByText('شركة ركن الخزف')).toBeVisible();
  await expectNoBarriers(page, 'change in force');
});
