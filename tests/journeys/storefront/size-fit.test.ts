import { expect, type Page, test } from '@playwright/test';
import { sizeIn } from '#modules/catalog/facets/size.ts';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { type Buyer, call, newBuyer, post } from '../../support/journeys/buyer.ts';
import { order, type Product, staffOf } from '../../support/journeys/orders.ts';
import { visit } from '../../support/journeys/visit.ts';

test.use(STILL);

interface Details {
  optionNames: string[];
  variants: { id: number; options: string[]; left: number }[];
}

/** Something worn, that comes in two sizes or more, reviewed by enough buyers for a share of each answer. */
async function somethingWorn(page: Page) {
  const { products } = await call<{ products: Product[] }>(page, post('product/public'), {
    data: { limit: 100, inStock: true, attributes: ['size=42'] },
  });
  for (const goods of products.filter(({ price }) => price < 1_500)) {
    const { fits } = await call<{ fits: number[] }>(page, ['GET', `/api/web/review/list/${goods.id}`]);
    if (fits.reduce((sum, each) => sum + each) < 5) continue;
    const { optionNames, variants } = await call<Details>(page, [
      'GET',
      `/api/web/product/details/${goods.id}`,
    ]);
    const variant = variants.findLast(({ left }) => left > 5);
    if (variant) return { goods, optionNames, variant };
  }
  throw new Error('the demo has nothing worn that enough buyers speak of');
}

async function receives(
  page: Page,
  buyer: Buyer,
  { goods, variant }: Awaited<ReturnType<typeof somethingWorn>>,
) {
  const id = await order(page, buyer, [{ productId: goods.id, variantId: variant.id, quantity: 1 }]);
  const staff = await staffOf(page, id);
  await staff.ship(goods.merchantName);
  await staff.deliver(goods.merchantName);
}

test('a buyer says how the size fits and how the shop was; shoppers see the share of each, and reviews of their size', async ({
  page,
}) => {
  const buyer = await newBuyer(page);
  const worn = await somethingWorn(page);
  const { goods, optionNames, variant } = worn;
  await receives(page, buyer, worn);
  await visit(page, `/product/${goods.id}`);
  await page.getByRole('button', { name: 'دليل المقاسات' }).click();
  await expect(page.getByRole('dialog').getByRole('columnheader', { name: 'طول القدم (سم)' })).toBeVisible();
  await expectNoBarriers(page, 'what sizes mean');
  await page.keyboard.press('Escape');
  const reviews = page.getByRole('region', { name: 'تقييمات المشترين' });
  await page.getByRole('link', { name: /تقييم/ }).first().click();
  await reviews.getByRole('button', { name: 'قيّم المنتج' }).click();
  const words = `مريح في المشي ${buyer.mobile.slice(-6)}`;
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'جيد جدًا', exact: true }).check({ force: true });
  await sheet.getByLabel(/اكتب رأيك/).fill(words);
  await sheet.getByRole('button', { name: 'أصغر', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  // What was begun is still there.
  await reviews.getByRole('button', { name: 'قيّم المنتج' }).click();
  await expect(sheet.getByLabel(/اكتب رأيك/)).toHaveValue(words);
  await expect(sheet.getByRole('button', { name: 'أصغر', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await sheet.getByRole('radio', { name: 'المتجر: ممتاز' }).check({ force: true });
  await expectNoBarriers(page, 'a review of something worn');
  await sheet.getByRole('button', { name: 'نشر التقييم' }).click();
  await expect(page.getByText('نُشر تقييمك، شكرًا لك')).toBeVisible();

  await expect(reviews.getByText(/^أصغر [٠-٩]+٪$/)).toBeVisible();
  await expect(reviews.getByText(/^مضبوط [٠-٩]+٪$/)).toBeVisible();
  const size = optionNames.findIndex((name, at) => sizeIn(`${name}: ${variant.options[at]}`) !== '');
  const mine = reviews.getByRole('button', { name: /^مقاسي/ });
  await expect(mine).toHaveText(/\([١-٩][٠-٩]*\)$/);
  await mine.click();
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  const written = reviews.getByRole('listitem').filter({ hasText: words });
  await expect(written).toContainText('المقاس أصغر من المعتاد');
  await expectNoBarriers(page, 'reviews of one size');

  // A guest who chooses another size is offered that one.
  await page.evaluate(() => localStorage.removeItem('token'));
  await visit(page, `/product/${goods.id}`);
  const sizes = page.getByRole('group', { name: new RegExp(`^${optionNames[size]}:`) });
  await sizes.getByRole('radio').first().check({ force: true });
  await page.getByRole('link', { name: /تقييم/ }).first().click();
  await reviews.getByRole('button', { name: /^مقاسي/ }).click();
  await expect(written).toHaveCount(0);
});
