import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { cartText } from '#modules/cart/text.ts';

/** Nothing in the cart, and the way to what could be. */
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
