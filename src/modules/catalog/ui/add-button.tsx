import { Button, ButtonLink } from '#kit/button.tsx';
import { productPath } from '../product-path.ts';
import { cardText } from '../text.ts';
import styles from './add-button.module.css';
import type { CardProduct } from './card-product.ts';

export interface AddState {
  /** True for half a second after it was added [CRD-4]. */
  adding: boolean;
  onAdd: () => void;
}

/** A product with attributes leads to its page, where they are chosen; others are added directly [CRD-4]. */
export function AddButton({ product, state }: { product: CardProduct; state: AddState }) {
  if (!product.inStock) {
    return (
      <Button variant="soft" block className={styles.add} disabled>
        {cardText.outOfStock}
      </Button>
    );
  }
  if (product.hasAttributes) {
    return (
      <ButtonLink
        variant="soft"
        block
        icon="options"
        className={styles.add}
        to={productPath(product)}
        aria-label={`${cardText.chooseOptions}: ${product.productName}`}
      >
        {cardText.chooseOptions}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="soft"
      block
      icon="shopping-cart"
      className={styles.add}
      busy={state.adding ? cardText.adding : undefined}
      onClick={state.onAdd}
      aria-label={state.adding ? undefined : `${cardText.addToCart}: ${product.productName}`}
    >
      {cardText.addToCart}
    </Button>
  );
}
