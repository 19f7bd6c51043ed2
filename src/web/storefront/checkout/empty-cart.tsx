import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { cartText } from '#modules/cart/text.ts';

/** Nothing is in the cart; links lead to products. */
export function EmptyCart() {
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
