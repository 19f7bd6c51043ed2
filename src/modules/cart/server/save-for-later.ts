import type { CallBody, CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type * as calls from '../account-cart.calls.ts';
import { MAX_LINES } from '../cart.ts';
import type { LineInput } from '../quote.ts';
import { cartRefusal } from '../text.ts';
import { hasProduct, lockCart, selectLater, writeLater } from './account-cart.sql.ts';
import { describe } from './join-cart.ts';

type Later = CallBody<typeof calls.listLater>;

export async function listLater(
  ctx: Ctx,
  _: object,
  { viewer: { userId } }: Caller<Account>,
): Promise<Later> {
  return { lines: await describe(ctx, await selectLater(ctx.db, userId)) };
}

/** The newest first, each once; what there is no room for goes, the oldest first. */
export async function saveForLater(
  ctx: Ctx,
  { wanted, ...line }: CallInput<typeof calls.saveForLater>,
  { viewer: { userId } }: Caller<Account>,
): Promise<Later> {
  const now = ctx.clock.now();
  const lines = await transaction(ctx, async tx => {
    if (wanted && !(await hasProduct(tx, line))) throw cartRefusal('product_not_found');
    await lockCart(tx, userId, now);
    const others = (await selectLater(tx, userId)).filter(each => !isSame(each, line));
    const saved = (wanted ? [line, ...others] : others).slice(0, MAX_LINES);
    await writeLater(tx, { userId, lines: saved, now });
    return saved;
  });
  return { lines: await describe(ctx, lines) };
}

const isSame = (one: LineInput, other: LineInput) =>
  one.productId === other.productId && (one.variantId ?? null) === (other.variantId ?? null);
