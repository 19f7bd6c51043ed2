import type { CallInput } from '#platform/call.ts';
import { recordChanges } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { ManagedProduct } from '../../back-office/managed-product.ts';
import { lowestPrice } from '../../back-office/product-draft.ts';
import { backOfficeRefusal } from '../../back-office/text.ts';
import type { saveProduct as saveCall } from '../../back-office.calls.ts';
import { auditedChanges } from './audit-product.ts';
import { checkNames, checkRules, checkVariantIds, statusFor } from './check-draft.ts';
import { checkFormerPrice } from './check-former-price.ts';
import { queueIndexing } from './list-managed-products.sql.ts';
import { merchantScope } from './merchant-scope.ts';
import { lockProducts, updateProduct } from './queries.ts';
import { readSaved } from './show-managed-product.ts';
import { toManagedProduct } from './to-managed-product.ts';
import { writeVariants } from './write-variants.ts';

/**
 * Saves a product over the version that was read. If somebody saved in between, it refuses with `changed_meanwhile` and
 * the current product. Units sold meanwhile stay sold; if too few are left, it refuses with `stock_taken`. A variant
 * that open orders wait for cannot be removed (`variant_in_orders`). A former price that was never asked for is refused.
 */
export async function saveProduct(
  ctx: Ctx,
  { productId, version, ...draft }: CallInput<typeof saveCall>,
  caller: Caller<Account>,
): Promise<ManagedProduct> {
  checkRules(draft);
  const whose = { productId, merchantId: merchantScope(caller.viewer) };
  const after = await transaction(ctx, async tx => {
    await lockProducts(tx, [productId]);
    const before = await readSaved(tx, whose);
    if (before.version !== version)
      throw backOfficeRefusal('changed_meanwhile', { current: toManagedProduct(before) });
    checkVariantIds(draft, new Set(before.variants.map(({ id }) => id)));
    await checkNames(tx, draft, { merchantId: before.merchantId, productId });
    const now = ctx.clock.now();
    const { originalPrice: was } = before;
    await checkFormerPrice(tx, { productId, was, claimed: draft.originalPrice, now });
    const isReviewed = before.isReviewed && caller.viewer.role === 'merchant';
    const status = statusFor(draft.status, { was: before.status, isReviewed });
    await writeVariants(tx, { before, draft, now });
    await updateProduct(tx, productId, { ...draft, status, price: lowestPrice(draft.variants), now });
    const saved = await readSaved(tx, whose);
    await recordChanges(tx, caller, auditedChanges(before, saved));
    await queueIndexing(tx, [productId]);
    return saved;
  });
  return toManagedProduct(after);
}
