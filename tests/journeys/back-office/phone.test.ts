import { expect, type Locator, type Page, test } from '@playwright/test';
import { signInStaff } from '../../support/back-office/staff.ts';
import { onPhone } from '../../support/back-office/viewport.ts';
import { STILL } from '../../support/journeys/barriers.ts';
import { newBuyer } from '../../support/journeys/buyer.ts';
import { order, productOf } from '../../support/journeys/orders.ts';

test.describe.configure({ timeout: 120_000 });
test.use(STILL);

/** The merchant that the demo's first merchant account works for. */
const MERCHANT = 1;
const main = (page: Page) => page.getByRole('main');

async function edgesOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('not drawn');
  return { top: box.y, bottom: box.y + box.height, height: box.height };
}

test('on a phone the pages, what needs action and the next step are in reach of the thumb', async ({
  page,
}) => {
  await onPhone(page);
  const screen = page.viewportSize()?.height ?? 0;
  const buyer = await newBuyer(page);
  const goods = await productOf(page, buyer, MERCHANT);
  const orderId = await order(page, buyer, [{ productId: goods.id, quantity: 1 }]);
  await signInStaff(page, 'merchant');

  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'أهم الصفحات' });
  await expect(bar.getByRole('link')).toHaveText([/^الرئيسية/, /^الطلبات/, /^المنتجات/, /^المحادثات/]);
  await expect(bar.getByRole('button', { name: 'المزيد' })).toBeInViewport({ ratio: 1 });
  expect((await edgesOf(bar)).bottom).toBeCloseTo(screen, 0);
  const waiting = await edgesOf(main(page).getByRole('heading', { name: 'يحتاج إلى إجراء' }));
  const chart = await edgesOf(main(page).getByRole('slider', { name: 'المبيعات اليومية (جنيه)' }));
  expect(waiting.bottom, 'work stands above the charts').toBeLessThan(chart.top);

  await bar.getByRole('link', { name: /^الطلبات/ }).click();
  await main(page)
    .getByRole('checkbox', { name: /^تحديد الطلب/ })
    .filter({ visible: true })
    .first()
    .check();
  const chosen = await edgesOf(main(page).getByRole('region', { name: 'إجراءات على الطلبات المحددة' }));
  expect(chosen.height, 'the bar of bulk steps is one low line').toBeLessThan(90);
  expect(chosen.bottom).toBeCloseTo(screen, 0);

  await page.goto(`/order-details/${orderId}`);
  const step = main(page).getByRole('button', { name: 'قبول وبدء التجهيز' });
  await expect(step).toBeInViewport({ ratio: 1 });
  await expect(
    main(page)
      .getByText(/كود المخزون/)
      .first(),
  ).toBeVisible();
  await main(page).getByRole('heading', { name: 'ملاحظات داخلية' }).scrollIntoViewIfNeeded();
  await expect(step, 'at the end of the page too').toBeInViewport({ ratio: 1 });
});
