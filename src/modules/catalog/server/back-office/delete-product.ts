import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { backOfficeRefusal } from '../../back-office/text.ts';
import { merchantScope } from './merchant-scope.ts';
import { deleteNeverOrdered, lockProducts } from './queries.ts';
import { readSaved } from './show-managed-product.ts';

/** Deletes a product that was never ordered; otherwise refuses with `product_ordered`. */
export async function deleteProduct(
  ctx: Ctx,
  { productId }: { productId: number },
  caller: Caller<Account>,
): Promise<{ success: true }> {
  await transaction(ctx, async tx => {
    await lockProducts(tx, [productId]);
    const { title } = await readSaved(tx, { productId, merchantId: merchantScope(caller.viewer) });
    if (!(await deleteNeverOrdered(tx, productId))) throw backOfficeRefusal('product_ordered');
    await recordChange(tx, caller, {
      what: 'product.deleted',
      subject: { type: 'product', id: productId },
      from: title,
      to: null,
    });
  });
  return { success: true };
}
