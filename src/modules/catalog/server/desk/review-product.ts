import type { CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { reviewProduct as reviewCall } from '../../contract/desk.ts';
import type { DeskProduct } from '../../desk/desk-product.ts';
import { deskRefusal } from '../../desk/text.ts';
import { lockProducts, setStatus } from './queries.ts';
import { readKept } from './show-desk-product.ts';
import { toDeskProduct } from './to-desk-product.ts';

/** Decides on a product that waits for review; if it no longer waits, refuses with `changed_meanwhile`. */
export async function reviewProduct(
  ctx: Ctx,
  { productId, verdict }: CallInput<typeof reviewCall>,
  caller: Caller<Account>,
): Promise<DeskProduct> {
  const whose = { productId, merchantId: null };
  return transaction(ctx, async tx => {
    await lockProducts(tx, [productId]);
    const before = await readKept(tx, whose);
    if (before.status !== 'in_review')
      throw deskRefusal('changed_meanwhile', { current: toDeskProduct(before) });
    const status = verdict === 'approve' ? 'published' : 'draft';
    await setStatus(tx, productId, { status, now: ctx.clock.now() });
    await recordChange(tx, caller, {
      what: 'product.status',
      subject: { type: 'product', id: productId },
      from: 'in_review',
      to: status,
    });
    return toDeskProduct(await readKept(tx, whose));
  });
}
