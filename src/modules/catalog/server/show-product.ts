import type { Ctx } from '#platform/server/context.ts';
import type { Caller } from '#platform/viewer.ts';
import type { ProductDetails } from '../product.ts';
import { catalogRefusal } from '../text.ts';
import { selectDetails } from './queries.ts';
import { toDetails } from './to-card.ts';

/** A listed product with its variants; otherwise `product_not_found`. */
export async function showProductOf(
  ctx: Ctx,
  { productId }: { productId: number },
  { viewer }: Caller,
): Promise<ProductDetails> {
  const row = await selectDetails(ctx.db, productId, viewer.kind === 'account' ? viewer.userId : null);
  if (!row) throw catalogRefusal('product_not_found');
  return toDetails(row);
}
