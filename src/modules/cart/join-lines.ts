import { clampQuantity, MAX_LINES } from './cart.ts';
import type { LineInput } from './quote.ts';

const keyOf = ({ productId, variantId }: LineInput) => `${productId}-${variantId ?? ''}`;

/**
 * Two carts of one person as one: the lines of the first, then those that only the second has, each in the larger
 * quantity. What a cart has no room for is left out, last lines first.
 */
export function joinLines(first: readonly LineInput[], second: readonly LineInput[]): LineInput[] {
  const joined = new Map<string, LineInput>();
  for (const line of [...first, ...second]) {
    const known = joined.get(keyOf(line));
    const quantity = clampQuantity(Math.max(line.quantity, known?.quantity ?? 1));
    joined.set(keyOf(line), { ...line, ...known, quantity });
  }
  return [...joined.values()].slice(0, MAX_LINES);
}
