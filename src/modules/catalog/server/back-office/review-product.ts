import type { CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { ManagedProduct } from '../../back-office/managed-product.ts';
import { backOfficeRefusal } from '../../back-office/text.ts';
import type { reviewProduct as reviewCall } from '../../back-office.calls.ts';
import { lockProducts, setStatus } from './queries.ts';
import { readSaved } from './show-managed-product.ts';
import { toManagedProduct } from './to-managed-product.ts';

/** Decides on a product that waits for review; if it no longer waits, refuses with `changed_meanwhile`. */
export async function reviewProduct(
  ctx: Ctx,
  { productId, decision }: CallInput<typeof reviewCall>,
  caller: Caller<Account>,
): Promise<ManagedProduct> {
  const whose = { productId, merchantId: null };
  return transaction(ctx, async tx => {
    await lockProducts(tx, [productId]);
    const before = await readSaved(tx, whose);
    if (before.status !== 'in_review')
      throw backOfficeRefusal('changed_meanwhile', { current: toManagedProduct(before) });
    const status = decision === 'approve' ? 'published' : 'draft';
    await setStatus(tx, productId, { status, now: ctx.clock.now() });
    await recordChange(tx, caller, {
      what: 'product.status',
      subject: { type: 'product', id: productId },
      from: 'in_review',
      to: status,
    });
    return toManagedProduct(await readSaved(tx, whose));
  });
}
