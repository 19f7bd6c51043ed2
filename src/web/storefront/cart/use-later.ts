import { useState } from 'react';
import { showFailure } from '#kit/overlay/failure.ts';
import { showToast } from '#kit/overlay/toast.tsx';
import { type LaterLine, listLater, saveForLater } from '#modules/cart/account-cart.calls.ts';
import { addToCart, removeFromCart, setCartQuantity } from '#modules/cart/browser-cart.ts';
import { type CartItem, lineKey } from '#modules/cart/cart.ts';
import { cartText } from '#modules/cart/text.ts';
import { isRefusal } from '#platform/refusal.ts';
import { api } from '../../data/api.ts';
import { bodyOf, useCall } from '../../data/use-call.ts';

type CartUnits = Pick<CartItem, 'id' | 'variantId' | 'quantity'>;

/** What the account has saved for later, and the ways there and back. A failure leaves both lists as they are. */
export function useLater() {
  const first = bodyOf(useCall(listLater, {}))?.lines;
  const [changed, setChanged] = useState<LaterLine[]>();
  const write = async ({ id, variantId, quantity }: CartUnits, way: { wanted: boolean }) => {
    const line = { productId: id, quantity, ...(variantId ? { variantId } : {}) };
    const { lines } = await api(saveForLater, { ...line, ...way });
    setChanged(lines);
  };
  const save = async (item: CartItem) => {
    await write(item, { wanted: true });
    removeFromCart(lineKey(item));
    showToast(cartText.savedForLater);
  };
  return {
    lines: changed ?? first ?? [],
    save: (item: CartItem) => save(item).catch(sayWhy),
    take: (line: LaterLine) => {
      if (!addToCart(line)) return showFailure(cartText.cartFull);
      setCartQuantity(lineKey(line), line.quantity);
      write(line, { wanted: false }).catch(sayWhy);
    },
    remove: (line: LaterLine) => write(line, { wanted: false }).catch(sayWhy),
  };
}

export type Later = ReturnType<typeof useLater>;

function sayWhy(error: unknown): void {
  if (isRefusal(error)) showFailure(error.message);
  else throw error;
}
