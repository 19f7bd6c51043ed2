import { addToCart } from './browser-cart.ts';
import type { CartAddition, CartItem } from './cart.ts';
import { parseCart } from './stored-cart.ts';

/** What a guest wanted to put into the cart, in this tab's storage, until they have signed in. */
const KEY = 'wanted';

/** Keeps it with its quantity while the guest signs in; one that was kept before is forgotten. */
export function storeWanted(item: CartAddition, quantity: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([{ ...item, quantity }]));
  } catch {
    // Storage is full or forbidden: the guest has to press the button again.
  }
}

/** What waits to be put into the cart after signing in. */
export function readWanted(): CartItem | undefined {
  try {
    return parseCart(sessionStorage.getItem(KEY))[0];
  } catch {
    return undefined;
  }
}

/** The guest has turned away from signing in. */
export function forgetWanted(): void {
  takeStored();
}

/** Puts what was wanted into the cart of who has just signed in; whether there was something. */
export function takeWanted(): boolean {
  const [wanted] = parseCart(takeStored());
  if (!wanted) return false;
  return Array.from({ length: wanted.quantity }, () => addToCart(wanted)).some(Boolean);
}

function takeStored(): string | null {
  try {
    const wanted = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return wanted;
  } catch {
    return null;
  }
}
