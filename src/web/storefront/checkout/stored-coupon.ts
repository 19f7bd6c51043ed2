import { useEffect } from 'react';
import type { QuoteBody } from '#modules/cart/calls.ts';

/** One for each account, because two people may share a browser. */
const keyOf = (userId: number) => `checkout-coupon-${userId}`;

/** The code of a coupon that was applied on an earlier visit; stored as long as the cart is, and priced again. */
export function storedCoupon(userId: number): string | undefined {
  try {
    return localStorage.getItem(keyOf(userId)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** After the code was removed or used. */
export function forgetCoupon(userId: number): void {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // Nothing was stored.
  }
}

/** Stores the code that a quote accepted, and forgets the one that it refused. */
export function useStoredCoupon(userId: number, coupon: QuoteBody['coupon']): void {
  useEffect(() => {
    if (coupon?.denial === null) storeCoupon(userId, coupon.code);
    else if (coupon) forgetCoupon(userId);
  }, [userId, coupon]);
}

function storeCoupon(userId: number, code: string): void {
  try {
    localStorage.setItem(keyOf(userId), code);
  } catch {
    // Storage is full or forbidden, so a reload starts without the code.
  }
}
