import type { CallBody, CallInput } from '#platform/call.ts';
import { DAY } from '#platform/clock.ts';
import { toPounds } from '#platform/money.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type * as calls from '../account-cart.calls.ts';
import type { LaterLine } from '../account-cart.calls.ts';
import { joinLines } from '../join-lines.ts';
import { describeOptions, type LineInput } from '../quote.ts';
import { deleteCarts, describeLines, lockCart, writeCart } from './account-cart.sql.ts';

type Joined = CallBody<typeof calls.joinCart>;

/** Nobody comes back to a cart after so long; a browser keeps its own. */
const RETENTION = 180 * DAY;

/**
 * What a browser has changed in the cart that it knows is taken over, also what it removed; one that has changed nothing
 * gets the cart of now. If both have changed, or the browser knows none, they are joined and nothing is lost. At most 5
 * statements.
 */
export async function joinCart(
  ctx: Ctx,
  { lines, version, changed }: CallInput<typeof calls.joinCart>,
  { viewer: { userId } }: Caller<Account>,
): Promise<Joined> {
  const now = ctx.clock.now();
  const joined = await transaction(ctx, async tx => {
    const stored = await lockCart(tx, userId, now);
    if (!changed && version !== undefined) return stored;
    const wanted = joinLines(lines, stored.version === version ? [] : stored.lines);
    if (isSame(wanted, stored.lines)) return stored;
    return { lines: wanted, version: await writeCart(tx, { userId, lines: wanted, now }) };
  });
  return { version: joined.version, lines: await describe(ctx, joined.lines) };
}

/** Deletes carts that nobody has touched for 180 days. */
export async function forgetCarts({ db, clock }: Ctx): Promise<void> {
  await deleteCarts(db, new Date(clock.now().getTime() - RETENTION));
}

const isSame = (a: readonly LineInput[], b: readonly LineInput[]) =>
  JSON.stringify(a.map(essence)) === JSON.stringify(b.map(essence));

const essence = ({ productId, variantId, quantity }: LineInput) => [productId, variantId ?? null, quantity];

/** What was deleted since is left out. */
export async function describe({ db }: Ctx, lines: readonly LineInput[]): Promise<LaterLine[]> {
  return (await describeLines(db, lines)).map(
    ({ optionNames, options, price, images, variantId, ...line }) => ({
      ...line,
      ...(optionNames.length > 0 && variantId !== null ? { variantId } : {}),
      productName: line.title,
      options: describeOptions({ optionNames, options }),
      price: toPounds(price),
      images: images.map((url, at) => ({ id: at + 1, url })),
    }),
  );
}
