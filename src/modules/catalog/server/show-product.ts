import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Settings } from '#modules/settings/settings.ts';
import { toPounds } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Caller } from '#platform/viewer.ts';
import { factsOf } from '../disclosure.ts';
import type { ProductDetails } from '../product.ts';
import { catalogRefusal } from '../text.ts';
import { toCard } from './listing/to-card.ts';
import { type DetailsRow, selectDetails } from './show-product.sql.ts';

/** A listed product with its variants; otherwise `product_not_found`. */
export async function showProductOf(
  ctx: Ctx,
  { productId }: { productId: number },
  { viewer }: Caller,
): Promise<ProductDetails> {
  const row = await selectDetails(ctx.db, productId, viewer.kind === 'account' ? viewer.userId : null);
  if (!row) throw catalogRefusal('product_not_found');
  return toDetails(row, await readSettings(ctx));
}

function toDetails(row: DetailsRow, settings: Settings): ProductDetails {
  return {
    ...toCard(row),
    description: row.description,
    specifications: row.specifications,
    optionNames: row.option_names,
    variants: row.variants.map(variant => ({ ...variant, price: toPounds(variant.price) })),
    lowestBefore: row.lowest_before === null ? null : toPounds(row.lowest_before),
    categoryName: row.category_name,
    brandName: row.brand_name,
    merchantOnHoliday: row.on_holiday,
    notReturnable: row.not_returnable,
    ...factsOf(row),
    takesCash: takesCash(row, settings),
  };
}

/** The rules of cash that are the same for every buyer (docs/egypt.md, Cash on delivery). */
function takesCash(
  { restricted, price, category_id }: DetailsRow,
  { paymentMethods, cashOnDeliveryMax, cashNotForCategories }: Settings,
): boolean {
  return (
    paymentMethods.cash_on_delivery &&
    !restricted &&
    price <= cashOnDeliveryMax &&
    !cashNotForCategories.includes(category_id)
  );
}
