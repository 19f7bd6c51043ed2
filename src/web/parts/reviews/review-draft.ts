import { FITS, type Fit } from '#modules/reviews/review.ts';
import { currentSession } from '../../data/session.ts';

/** What a buyer has begun to say of a product. */
export interface Draft {
  stars: number;
  fit: Fit | null;
  shopStars: number | null;
  text: string;
  photos: readonly string[];
}

/** One for each account, because two people may share a browser. */
const keyOf = (productId: number) => `review-${currentSession().account?.id ?? 0}-${productId}`;

/** What was begun and not sent, as long as the browser's window is open; null if there is none. */
export function storedDraft(productId: number): Draft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(productId)) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function isDraft(draft: unknown): draft is Draft {
  const { stars, fit, shopStars, text, photos } = (draft ?? {}) as Partial<Draft>;
  return (
    typeof stars === 'number' &&
    (fit === null || FITS.includes(fit as Fit)) &&
    (shopStars === null || typeof shopStars === 'number') &&
    typeof text === 'string' &&
    Array.isArray(photos)
  );
}

export function storeDraft(productId: number, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(productId), JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden, so closing the sheet starts again.
  }
}

export function forgetDraft(productId: number): void {
  try {
    sessionStorage.removeItem(keyOf(productId));
  } catch {
    // Nothing was stored.
  }
}
