import { toPounds } from '#platform/money.ts';
import type { ManagedProduct } from '../../back-office/managed-product.ts';
import type { StoredProduct } from './queries.ts';

export function toManagedProduct({
  variants,
  originalPrice,
  categoryName: _,
  brandName: __,
  takenOff: ___,
  ...product
}: StoredProduct): ManagedProduct {
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
