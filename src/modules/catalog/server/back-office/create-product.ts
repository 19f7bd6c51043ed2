import type { CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { ManagedProduct } from '../../back-office/managed-product.ts';
import { backOfficeRefusal } from '../../back-office/text.ts';
import type { createProduct as createCall } from '../../back-office.calls.ts';
import { checkNames, checkRules, statusFor } from './check-draft.ts';
import { queueIndexing } from './list-managed-products.sql.ts';
import { merchantScope } from './merchant-scope.ts';
import { findReview } from './queries.ts';
import { readSaved } from './show-managed-product.ts';
import { toManagedProduct } from './to-managed-product.ts';
import { writeNewProducts } from './write-new-products.ts';

/** A new product of the calling merchant, or of the merchant that staff name. */
export async function createProduct(
  ctx: Ctx,
  { merchantId: named, ...draft }: CallInput<typeof createCall>,
  caller: Caller<Account>,
): Promise<ManagedProduct> {
  checkRules(draft);
  const merchantId = merchantScope(caller.viewer) ?? named;
  if (merchantId === undefined) throw missing();
  return transaction(ctx, async tx => {
    const isReviewed = await findReview(tx, merchantId);
    if (isReviewed === undefined) throw missing();
    await checkNames(tx, draft, { merchantId, productId: null });
    const now = ctx.clock.now();
    const waits = isReviewed && caller.viewer.role === 'merchant';
    const status = statusFor(draft.status, { was: null, isReviewed: waits });
    const [productId = 0] = await writeNewProducts(tx, [{ draft, status }], { merchantId, by: caller, now });
    await queueIndexing(tx, [productId]);
    return toManagedProduct(await readSaved(tx, { productId, merchantId }));
  });
}

function missing() {
  const { message } = backOfficeRefusal('merchant_missing');
  return backOfficeRefusal('merchant_missing', { fields: { merchantId: message } });
}
