import { classNames } from '#kit/class-names.ts';
import { Price } from '#kit/price.tsx';
import { Picture } from '#modules/media/ui/picture.tsx';
import { tintOf } from '#modules/media/ui/tint.ts';
import type { CardProduct } from './card-product.ts';
import styles from './product-line.module.css';

/** A product in one line: picture, name, price. */
export function ProductLine({ product }: { product: CardProduct }) {
  return (
    <span className={styles.line}>
      <span className={classNames(styles.picture, tintOf(product.id))}>
        <Picture identifier={product.imageUrl} alt="" width={44} height={44} sizes="44px" />
      </span>
      <span className={styles.name}>{product.productName}</span>
      <Price pounds={product.price} size="line" className={styles.price} />
    </span>
  );
}
