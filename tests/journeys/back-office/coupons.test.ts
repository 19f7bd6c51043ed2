import { expect, test } from '@playwright/test';
import { countJob } from '../../support/back-office/job.ts';
import { signInStaff } from '../../support/back-office/staff.ts';

test('a merchant makes a coupon for goods that it finds by name, by keyboard', async ({ page }) => {
  await signInStaff(page, 'merchant');
  await page.goto('/coupons');
  const job = await countJob(page, 'coupon');
  await page.getByRole('button', { name: 'كوبون جديد' }).click();
  const form = page.getByRole('dialog');
  const code = `GOODS${Date.now() % 1_000_000_000}`;
  await form.getByLabel('الكود', { exact: true }).fill(code);
  await form.getByLabel('النسبة').fill('١٠');
  await expect(form.getByLabel('يبدأ'), 'without a day it begins today').toHaveValue('');
  const goods = form.getByRole('combobox', { name: 'لمنتجات معينة فقط' });
  const chosen = form.getByRole('list', { name: 'لمنتجات معينة فقط' }).getByRole('button');
  const save = form.getByRole('button', { name: 'إنشاء الكوبون' });
  await job.aside(async () => {
    for (const [index, word] of ['سماعة', 'شاحن'].entries()) {
      await goods.fill(word);
      await expect(form.getByRole('listbox').last().getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(chosen).toHaveCount(index + 1);
      await expect(goods, 'the next is looked for at once').toBeFocused();
      await expect(goods).toHaveValue('');
    }
    await chosen.first().click();
    await expect(chosen).toHaveCount(1);
    await goods.fill('اسم لم يُختر');
    await save.click();
    await expect(form.getByText('اختر المنتج من القائمة، أو امسح ما كتبته')).toBeVisible();
    await goods.fill('');
    await form.getByLabel('ينتهي').press('1');
    await save.click();
    await expect(form.getByLabel('ينتهي'), 'an unfinished day is no missing one').toBeFocused();
    await expect(form.getByText('اكتب يومًا كاملًا بعد البداية، أو اتركه فارغًا')).toBeVisible();
    await form.getByLabel('ينتهي').press('Backspace');
  });
  await save.click();
  await expect(form).toBeHidden();
  job.end();
  await expect(page.getByRole('row', { name: new RegExp(`${code}.*منتجات مختارة`) })).toBeVisible();

  await page.getByRole('button', { name: new RegExp(`^تعديل الكوبون .*${code}`) }).click();
  await expect(form.getByLabel('النسبة')).toHaveValue('10');
  await form.getByLabel('النسبة').fill('١٢');
  await form.getByRole('button', { name: 'حفظ التعديل' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(`${code}.*١٢٪`) })).toBeVisible();

  await page.getByRole('button', { name: new RegExp(`^نسخ الكوبون .*${code}`) }).click();
  await form.getByLabel('الكود', { exact: true }).fill(`${code}B`);
  await expect(chosen, 'a copy is for the same goods').toHaveCount(1);
  await form.getByLabel('يبدأ').fill('2099-01-01');
  await save.click();
  await expect(form).toBeHidden();
  const copied = page.getByRole('row', { name: new RegExp(`${code}B.*١٢٪.*منتجات مختارة`) });
  await expect(copied.getByText('لم يبدأ بعد'), 'what has not begun does not run').toBeVisible();
});
