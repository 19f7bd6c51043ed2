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
  if (known && known.userId !== account.id) clearCart();
  const sent = currentCart();
  try {
    const version = known?.userId === account.id ? known.version : undefined;
    const answer = await api(joinCart, { lines: sent.map(toInput), version });
    localStorage.setItem(KEY, JSON.stringify({ userId: account.id, version: answer.version }));
    take(answer, sent);
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

/** Writes what other devices have added, unless the buyer has changed something meanwhile: then all of it is sent again. */
function take({ lines }: CallBody<typeof joinCart>, sent: readonly CartItem[]): void {
  if (JSON.stringify(currentCart()) !== JSON.stringify(sent)) return joinSoon(0)();
  const own = new Map(sent.map(item => [lineKey(item), item]));
  const more = lines.filter(line => line.quantity > (own.get(lineKey(line))?.quantity ?? 0));
  if (more.length === 0) return;
  const quantities = new Map(lines.map(line => [lineKey(line), line.quantity]));
  const fresh = more.filter(line => !own.has(lineKey(line)));
  isWriting = true;
  changeCart(cart => [
    ...cart.map(item => ({ ...item, quantity: quantities.get(lineKey(item)) ?? item.quantity })),
    ...fresh,
  ]);
  isWriting = false;
  showToast(cartText.joined);
}

function readKnown(): Known | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Known | null;
  } catch {
    return null;
  }
}
