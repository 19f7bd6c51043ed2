import { memo } from 'react';
import { Link } from 'react-router';
import { classNames } from '#kit/class-names.ts';
import { Price, WasPrice } from '#kit/price.tsx';
import { WholePieces } from '#kit/whole-pieces.tsx';
import { Picture } from '#modules/media/ui/picture.tsx';
import { tintOf } from '#modules/media/ui/tint.ts';
import { productPath } from '../product-path.ts';
import { AddButton, type AddState } from './add-button.tsx';
import type { CardProduct } from './card-product.ts';
import { LikeButton, type LikeState } from './like-button.tsx';
import styles from './product-card.module.css';

interface ProductCardProps {
  product: CardProduct;
  add: AddState;
  like: LikeState;
  /** Among the first on the page, so its picture loads at once. */
  urgent?: boolean;
}

/**
 * Picture, title, price, old price only if greater, like and add; nothing else [CRD-1]. The whole card opens the
 * product.
 */
export const ProductCard = memo(function ProductCard({ product, add, like, urgent }: ProductCardProps) {
  return (
    <article className={classNames(styles.card, tintOf(product.id))}>
      <div className={styles.picture}>
        <Picture
          identifier={product.imageUrl}
          alt=""
          width={298}
          height={261}
          sizes="(max-width:600px) 46vw, 298px"
          urgent={urgent}
        />
      </div>
      <div className={styles.body}>
        <h3 className={styles.title}>
          <Link to={productPath(product)} className={styles.link}>
            <WholePieces text={product.productName} />
          </Link>
        </h3>
        <CardPrices product={product} />
        <AddButton product={product} state={add} />
      </div>
      <LikeButton name={product.productName} state={like} className={styles.like} />
    </article>
  );
});

function CardPrices({ product }: { product: CardProduct }) {
  const { price, originalPrice } = product;
  return (
    <p className={styles.prices}>
      <Price pounds={price} />{' '}
      {originalPrice !== null && originalPrice > price && <WasPrice pounds={originalPrice} />}
    </p>
  );
}
