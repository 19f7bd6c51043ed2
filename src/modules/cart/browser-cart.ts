import { useMemo, useSyncExternalStore } from 'react';
import { addItem, type CartAddition, type CartItem, removeItem, setQuantity } from './cart.ts';
import { parseCart } from './stored-cart.ts';

/** The keys of the cart [CART-1] and the token [AUTH-1] in the browser's storage. */
const KEY = 'cart';
const TOKEN_KEY = 'token';
/** Sent within this tab when its cart changed; other tabs get the browser's own `storage` event. */
const CHANGED = 'cart-changed';

/** The cart, the same in every tab. Empty on the server and until hydration. */
export function useCart(): readonly CartItem[] {
  const stored = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => parseCart(stored), [stored]);
}

/**
 * Puts 1 of a product into the cart [CART-3]. For a guest it opens the login modal instead [CART-5]. Returns whether
 * the product is in the cart now: false if nobody is signed in, the cart is full or the browser refuses to store it.
 */
export function addToCart(item: CartAddition): boolean {
  if (read(TOKEN_KEY) === null) {
    window.dispatchEvent(new Event('open-login-modal'));
    return false;
  }
  const before = parseCart(read());
  const after = addItem(before, item);
  return after !== before && write(after);
}

/** Sets the quantity of a line, named by its `lineKey`; never below 1 [CART-4]. */
export function setCartQuantity(key: string, quantity: number): void {
  changeCart(cart => setQuantity(cart, key, quantity));
}

/** Removes a line from the cart [CART-4]. */
export function removeFromCart(key: string): void {
  changeCart(cart => removeItem(cart, key));
}

/** Applies a change to the cart as it is now, which another tab may have changed. */
export function changeCart(change: (cart: readonly CartItem[]) => readonly CartItem[]): void {
  write(change(parseCart(read())));
}

/** The cart as it is stored now. */
export function currentCart(): readonly CartItem[] {
  return parseCart(read());
}

/** Calls back after each change, in this tab or another one. */
export const onCartChange = (listener: () => void) => subscribe(listener);

export function clearCart(): void {
  write([]);
}

function subscribe(listener: () => void): () => void {
  repair();
  // A storage event without a key means that everything was cleared.
  const onStorage = (event: StorageEvent) => (event.key === KEY || event.key === null) && listener();
  window.addEventListener('storage', onStorage);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener(CHANGED, listener);
  };
}

/** A damaged cart is replaced by the part of it that could be read [CART-2]. */
function repair(): void {
  const stored = read();
  if (stored !== null && stored !== JSON.stringify(parseCart(stored))) write(parseCart(stored));
}

function read(key: string = KEY): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is forbidden in this browser.
    return null;
  }
}

function write(items: readonly CartItem[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(items));
    window.dispatchEvent(new Event(CHANGED));
    return true;
  } catch {
    // Storage is full or forbidden: the cart stays as it was.
    return false;
  }
}
