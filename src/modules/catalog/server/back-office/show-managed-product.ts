import type { Ctx } from '#platform/server/context.ts';
import type { Runner } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { ManagedProduct } from '../../back-office/managed-product.ts';
import { catalogRefusal } from '../../text.ts';
import { merchantScope } from './merchant-scope.ts';
import { type StoredProduct, selectStored, type Whose } from './queries.ts';
import { toManagedProduct } from './to-managed-product.ts';

/** A product as its merchant edits it; `product_not_found` also for products of others. */
export async function showManagedProductOf(
  ctx: Ctx,
  { productId }: { productId: number },
  { viewer }: Caller<Account>,
): Promise<ManagedProduct> {
  return toManagedProduct(await readSaved(ctx.db, { productId, merchantId: merchantScope(viewer) }));
}

export async function readSaved(run: Runner, whose: Whose): Promise<StoredProduct> {
  const stored = await selectStored(run, whose);
  if (!stored) throw catalogRefusal('product_not_found');
  return stored;
}
