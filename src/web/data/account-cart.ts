import { showToast } from '#kit/overlay/toast.tsx';
import { joinCart } from '#modules/cart/account-cart.calls.ts';
import { changeCart, clearCart, currentCart, onCartChange } from '#modules/cart/browser-cart.ts';
import { type CartItem, lineKey } from '#modules/cart/cart.ts';
import { cartText } from '#modules/cart/text.ts';
import type { CallBody } from '#platform/call.ts';
import { api } from './api.ts';
import { currentSession, subscribeToSession } from './session.ts';

/** In the browser's storage: whose cart it has, and which version of the account's it knows. */
const KEY = 'cart-of';
/** Several presses in a row are sent as one. */
const PAUSE = 800;

interface Known {
  userId: number;
  version: number;
  /** The browser's cart when it had that version, by `traitsOf`. */
  cart: string;
}

let isFollowing = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let sending = false;
/** While the answer is written, its own change is not sent back. */
let isWriting = false;

/**
 * From now on the browser's cart is joined with that of the signed-in buyer, at once, after each change, and when the
 * page is seen again. Calling it again does nothing. Without a connection the browser's cart is as good as before.
 */
export function followAccountCart(): void {
  if (isFollowing) return;
  isFollowing = true;
  subscribeToSession(joinSoon(0));
  onCartChange(() => isWriting || joinSoon(PAUSE)());
  addEventListener('pageshow', joinSoon(0));
  document.addEventListener('visibilitychange', () => document.hidden || joinSoon(0)());
  joinSoon(0)();
}

/** Of an account that is erased nothing stays, neither its cart nor whose it was. */
export function forgetCart(): void {
  clearCart();
  localStorage.removeItem(KEY);
}

const joinSoon = (pause: number) => () => {
  clearTimeout(timer);
  timer = setTimeout(() => void join(), pause);
};

async function join(): Promise<void> {
  const { account, role } = currentSession();
  if (role !== 'user' || !account) return;
  if (sending) return joinSoon(PAUSE)();
  sending = true;
  const known = readKnown();
  // What another account left in this browser is in that account's cart, and nobody else's.
  if (known && known.userId !== account.id) {
    clearCart();
    localStorage.removeItem(KEY);
  }
  const sent = currentCart();
  const mine = known?.userId === account.id ? known : null;
  try {
    const changed = mine?.cart !== traitsOf(sent);
    const answer = await api(joinCart, { lines: sent.map(toInput), version: mine?.version, changed });
    // Unless the buyer has changed something meanwhile: then all of it is sent again.
    if (traitsOf(currentCart()) !== traitsOf(sent)) return joinSoon(0)();
    take(answer.lines, sent);
    const cart = traitsOf(currentCart());
    localStorage.setItem(KEY, JSON.stringify({ userId: account.id, version: answer.version, cart }));
  } catch (error) {
    console.error('the cart stays in this browser', error);
  } finally {
    sending = false;
  }
}

const toInput = ({ id, variantId, quantity, price }: CartItem) => ({
  productId: id,
  variantId,
  quantity,
  seenPrice: price,
});

/** What makes two carts the same. */
const traitsOf = (cart: readonly CartItem[]) =>
  JSON.stringify(cart.map(item => [lineKey(item), item.quantity]));

/** Writes the cart of all devices, and says so if one of them has added something. */
function take(lines: CallBody<typeof joinCart>['lines'], sent: readonly CartItem[]): void {
  if (traitsOf(lines) === traitsOf(sent)) return;
  const own = new Map(sent.map(item => [lineKey(item), item]));
  isWriting = true;
  changeCart(() => lines.map(line => ({ ...line, ...own.get(lineKey(line)), quantity: line.quantity })));
  isWriting = false;
  if (lines.some(line => line.quantity > (own.get(lineKey(line))?.quantity ?? 0))) showToast(cartText.joined);
}

function readKnown(): Known | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Known | null;
  } catch {
    return null;
  }
}
