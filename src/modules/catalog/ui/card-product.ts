import type { ProductCard } from '../product.ts';

/** What the card shows; home rows have an old price of their own [LND-13]. */
export type CardProduct = Pick<
  ProductCard,
  'id' | 'productName' | 'price' | 'originalPrice' | 'imageUrl' | 'hasAttributes' | 'inStock'
>;
