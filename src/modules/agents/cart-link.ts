import { MAX_LINES, MAX_QUANTITY } from '#modules/cart/cart.ts';

/** What a link would put into a cart. */
export interface LinkedLine {
  productId: number;
  /** Null: the product has no choice to make. */
  variantId: number | null;
  quantity: number;
}

export const CART_LINK = '/cart-link';
const LINE = /^([1-9]\d{0,14})(?:-([1-9]\d{0,14}))?(?:\.([1-9]\d?))?$/;

/** `704-9912.2` for two of a variant, `704` for one of a product without a choice. */
export function cartLinkPath(lines: readonly LinkedLine[]): string {
  const items = lines.map(
    ({ productId, variantId, quantity }) =>
      `${productId}${variantId === null ? '' : `-${variantId}`}${quantity === 1 ? '' : `.${quantity}`}`,
  );
  return `${CART_LINK}?items=${items.join(',')}`;
}

/** The lines of such a link, each product or variant once; what is none is left out. */
export function linkedLines(items: string): LinkedLine[] {
  const lines = items.split(',').flatMap(item => lineOf(item) ?? []);
  return [...new Map(lines.map(line => [`${line.productId}-${line.variantId}`, line])).values()].slice(
    0,
    MAX_LINES,
  );
}

function lineOf(item: string): LinkedLine | null {
  const [, productId, variantId, quantity = '1'] = LINE.exec(item) ?? [];
  if (productId === undefined) return null;
  return {
    productId: Number(productId),
    variantId: variantId === undefined ? null : Number(variantId),
    quantity: Math.min(Number(quantity), MAX_QUANTITY),
  };
}
