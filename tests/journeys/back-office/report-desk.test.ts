import { expect, type Page, test } from '@playwright/test';
import { signInStaff } from '../../support/back-office/staff.ts';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { call, newBuyer, post } from '../../support/journeys/buyer.ts';
import { ask, askProducts } from '../../support/journeys/visit.ts';

test.use(STILL);

/** Somebody new reports a review that shoppers see, of the goods that other journeys look at last. */
async function reportReview(page: Page, note: string): Promise<void> {
  const { token } = await newBuyer(page);
  const products = await askProducts(page, { limit: 100, inStock: true });
  for (const { id } of products.toReversed()) {
    const path = `/api/web/review/list/${id}`;
    const { reviews } = await ask<{ reviews: { id: number }[] }>(page, path, null);
    if (!reviews[0]) continue;
    const data = { kind: 'review', subjectId: reviews[0].id, reason: 'abuse', note };
    await call(page, post('report/send'), { token, data });
    return;
  }
  throw new Error('the demo shows no review');
}

test('support closes a report by mistake, opens it again, and hides the review where it is reported', async ({
  page,
}) => {
  const note = `كلام لا يليق ${Date.now()}`;
  await reportReview(page, note);
  await signInStaff(page, 'support');
  await page.goto('/reported');
  const reported = () =>
    page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: note }).last();
  await expectNoBarriers(page, 'desk of reports');
  await reported().getByRole('button', { name: 'لا مخالفة' }).click();
  await expect(page.getByText('أُغلق البلاغ.')).toBeVisible();
  await expect(reported()).toBeHidden();

  await page.goto('/reported?tab=closed');
  await reported().getByRole('button', { name: 'إعادة فتح البلاغ' }).click();
  await expect(reported()).toBeHidden();

  await page.goto('/reported');
  await reported().getByRole('button', { name: 'إخفاء التقييم' }).click();
  const reason = page.getByLabel('السبب', { exact: true });
  await reason.fill('كلام مسيء');
  await page.getByRole('button', { name: 'إخفاء', exact: true }).click();
  await expect(reported()).toBeHidden();
  await page.goto('/reported?tab=closed');
  await expect(reported()).toContainText('اتُّخذ إجراء');
});
