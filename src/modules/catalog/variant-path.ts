import { productPath } from './product-path.ts';

/** The part of a product's address that names the variant to begin with. */
export const VARIANT_PARAM = 'variant';

interface Chosen {
  id: number;
  productName: string;
  /** Undefined where there is nothing to choose. */
  variantId?: number | undefined;
}

/** The product's address with its variant chosen. The page is the same for all of them; only the choice on it begins otherwise. */
export function variantPath({ variantId, ...product }: Chosen): string {
  const path = productPath(product);
  return variantId === undefined ? path : `${path}?${VARIANT_PARAM}=${variantId}`;
}
