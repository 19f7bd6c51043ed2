import { type CartItem, lineKey } from './cart.ts';

/**
 * The cart with a removed line in its place again; unchanged if it has that line meanwhile. Not in cart.ts, which the
 * landing page loads.
 */
export function restoreItem(cart: readonly CartItem[], item: CartItem, at: number): readonly CartItem[] {
  return cart.some(each => lineKey(each) === lineKey(item)) ? cart : cart.toSpliced(at, 0, item);
}
