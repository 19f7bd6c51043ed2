import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { call, newBuyer } from '../../support/journeys/buyer.ts';
import { findProduct, ownCart, visit } from '../../support/journeys/visit.ts';

test.use(STILL);

interface Details {
  variants: { id: number; left: number }[];
}

test('a visitor who opens the link of a cart sees it first, and only a press adds it to their cart', async ({
  page,
}) => {
  const [plain, chosen] = await Promise.all([
    findProduct(page, { hasAttributes: false }),
    findProduct(page, { hasAttributes: true }),
  ]);
  const path = `/api/web/product/details/${chosen.id}`;
  const { variants } = await call<Details>(page, ['GET', path]);
  const variant = variants.find(({ left }) => left > 0);
  await newBuyer(page);
  await ownCart(page);
  await visit(page, `/product/${plain.id}`);
  await page.getByRole('button', { name: 'أضف إلى السلة', exact: true }).click();
  await expect(page.getByTestId('cart-badge')).toHaveText('١');

  await visit(page, `/cart-link?items=${plain.id}.2,${chosen.id}-${variant?.id},999999999`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('سلة جُهزت لك');
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText('الكمية: ٢');
  await expect(page.getByText('منتج واحد من القائمة لم يعد معروضًا.')).toBeVisible();
  await expect(page.getByTestId('cart-badge')).toHaveText('١');
  await expectNoBarriers(page, 'a linked cart');
  await page.getByRole('button', { name: 'إضافة إلى السلة' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByTestId('cart-badge')).toHaveText('٤');
  expect(await keptLines(page)).toEqual([
    { id: plain.id, quantity: 3 },
    { id: chosen.id, variantId: variant?.id, quantity: 1 },
  ]);
});

const keptLines = (page: Page) =>
  page.evaluate(() =>
    (
      JSON.parse(localStorage.getItem('cart') ?? '[]') as {
        id: number;
        variantId?: number;
        quantity: number;
      }[]
    ).map(({ id, variantId, quantity }) => ({ id, ...(variantId && { variantId }), quantity })),
  );

test('a link whose goods are all gone says so and leads to the categories', async ({ page }) => {
  await visit(page, '/cart-link?items=999999999');
  await expect(page.getByText('لم يعد شيء من هذه القائمة معروضًا')).toBeVisible();
  await expectNoBarriers(page, 'a linked cart without goods');
  await page.getByRole('link', { name: 'تصفح الأقسام' }).click();
  await expect(page).toHaveURL('/categories');
});
