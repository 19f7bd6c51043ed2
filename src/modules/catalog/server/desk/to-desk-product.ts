import { toPounds } from '#platform/money.ts';
import type { DeskProduct } from '../../desk/desk-product.ts';
import type { KeptProduct } from './queries.ts';

export function toDeskProduct({ variants, originalPrice, ...product }: KeptProduct): DeskProduct {
  return {
    ...product,
    originalPrice: originalPrice === null ? null : toPounds(originalPrice),
    variants: variants.map(({ free, price, ...variant }) => ({
      ...variant,
      price: toPounds(price),
      stock: free,
    })),
  };
}
