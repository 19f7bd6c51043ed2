import { useEffect } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { cartText } from '#modules/cart/text.ts';

/** Nothing is in the cart; links lead to products. Seen from its top, wherever the full cart was left. */
export function EmptyCart() {
  // In newer browsers it returns a promise, which no effect may.
  useEffect(() => void scrollTo({ top: 0, behavior: 'instant' }), []);
  return (
    <EmptyState
      lantern
      heading="h1"
      title={cartText.emptyTitle}
      text={cartText.emptyText}
      action={
        <ButtonLink to="/categories" size="large">
          {cartText.browse}
        </ButtonLink>
      }
    />
  );
}
