import { expect, test } from '@playwright/test';
import { signInStaff } from '../../support/back-office/staff.ts';
import { call } from '../../support/journeys/buyer.ts';

test('a shop’s amount of free delivery comes back into its form as it was typed', async ({ page }) => {
  await signInStaff(page, 'merchant');
  await page.goto('/account?tab=sending');
  const from = page.getByLabel('توصيل مجاني');
  const save = page.getByRole('button', { name: 'حفظ' });
  await from.fill('499.5');
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: 'حُفظت التغييرات' })).toBeVisible();
  await page.reload();
  await expect(from).toHaveValue('٤٩٩٫٥');
  await from.fill('');
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: 'حُفظت التغييرات' })).toBeVisible();
});

test('a bank’s fee that is no amount is said at its field and ends no dispute, on a wide screen', async ({
  page,
}) => {
  const token = await signInStaff(page, 'finance');
  await page.goto('/refunds');
  // Of money that a gateway took: whoever paid by credit or transfer has no bank that could take it back.
  const payments = await call<{ transactions: { orderId: number; kind: string }[] }>(
    page,
    ['GET', '/api/web/ledger/transactions?causeType=payment&account=gateway_receivable&limit=100'],
    { token },
  );
  const captured = payments.transactions.filter(({ kind }) => kind === 'captured');
  await page.getByRole('button', { name: 'تسجيل اعتراض بنك' }).click();
  const letter = page.getByRole('alertdialog');
  await letter.getByLabel('رقم الطلب').fill('طلب منى');
  await letter.getByRole('button', { name: 'تسجيل الاعتراض' }).click();
  await expect(letter.getByLabel('رقم الطلب')).toHaveAccessibleDescription(/اكتب رقم الطلب/);
  await letter.getByLabel('رقم الطلب').fill(`WK-${captured[0]?.orderId}`);
  await letter.getByLabel('سبب الاعتراض').fill('العميل لا يذكر الشراء');
  await letter.getByRole('button', { name: 'تسجيل الاعتراض' }).click();
  await expect(letter).toBeHidden();

  await page.getByLabel('سبب قرار البنك').last().fill('قُبلت مستنداتنا');
  const fee = page.getByLabel('رسوم البنك').last();
  const won = page.getByRole('button', { name: 'القرار لصالحنا' }).last();
  await fee.fill('15,5 تقريبًا');
  await expect(fee).toHaveAccessibleDescription(/اكتب المبلغ بالجنيه رقمًا/);
  await expect(won).toBeDisabled();
  await fee.fill('١٥٫٥');
  await won.click();
  await expect(page.getByRole('row', { name: /لصالحنا.*١٥٫٥٠/ }).first()).toBeVisible();
});

test('a category’s commission that is no percentage is marked where it stands, and no other', async ({
  page,
}) => {
  await signInStaff(page, 'super_admin');
  await page.goto('/settings/commission');
  const rates = page.getByRole('group', { name: 'عمولة كل قسم' }).getByRole('textbox');
  await rates.nth(1).fill('عشرة');
  await page.getByRole('button', { name: 'حفظ التغييرات' }).click();
  await expect(rates.nth(1)).toHaveAccessibleDescription(/اكتب نسبة من ٠/);
  await expect(rates.nth(1)).toHaveAttribute('aria-invalid', 'true');
  await expect(rates.nth(0)).not.toHaveAttribute('aria-invalid', 'true');
});
