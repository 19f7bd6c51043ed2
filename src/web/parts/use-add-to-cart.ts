import { useEffect, useState } from 'react';
import { showFailure } from '#kit/overlay/failure.ts';
import { showToast } from '#kit/overlay/toast.tsx';
import { addToCart } from '#modules/cart/browser-cart.ts';
import type { CartAddition } from '#modules/cart/cart.ts';
import { storeWanted } from '#modules/cart/wanted.ts';
import { isSignedIn } from '../data/session.ts';
import { openLoginModal } from '../shell/login-modal.tsx';
import { landingText } from '../text.ts';

/** How long the button says «جاري الإضافة...». */
const ADDING = 500;

/** Adds a product to the cart and says so [CRD-4, LND-9]; signed out, it asks to log in [CART-5], and keeps what was wanted until then. */
export function useAddToCart() {
  const [adding, setAdding] = useState(false);
  useEffect(() => {
    if (!adding) return;
    const timer = setTimeout(() => setAdding(false), ADDING);
    return () => clearTimeout(timer);
  }, [adding]);
  const add = (item: CartAddition, quantity = 1): boolean => {
    if (!isSignedIn()) {
      storeWanted(item, quantity);
      openLoginModal();
      return false;
    }
    const added = addToCart(item);
    setAdding(added);
    (added ? showToast : showFailure)(added ? landingText.added : landingText.cartFull);
    return added;
  };
  return { adding, add };
}
