import type { Ctx } from '#platform/server/context.ts';
import type { Runner } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { DeskProduct } from '../../desk/desk-product.ts';
import { catalogRefusal } from '../../text.ts';
import { type KeptProduct, selectKept, type Whose } from './queries.ts';
import { toDeskProduct } from './to-desk-product.ts';
import { whoseGoods } from './whose-goods.ts';

/** A product as its merchant edits it; `product_not_found` also for products of others. */
export async function showDeskProductOf(
  ctx: Ctx,
  { productId }: { productId: number },
  { viewer }: Caller<Account>,
): Promise<DeskProduct> {
  return toDeskProduct(await readKept(ctx.db, { productId, merchantId: whoseGoods(viewer) }));
}

export async function readKept(run: Runner, whose: Whose): Promise<KeptProduct> {
  const kept = await selectKept(run, whose);
  if (!kept) throw catalogRefusal('product_not_found');
  return kept;
}
