import type { CartAddition } from '#modules/cart/cart.ts';
import type { CallBody } from '#platform/call.ts';
import type { orderAgain } from './calls.ts';
import type { ShownMerchantOrder } from './order-view.ts';

export type SoldAgain = CallBody<typeof orderAgain>['lines'];

/** The lines of a merchant order that are still sold, as additions to the cart. */
export function cartAdditions(
  { lines, merchantId, merchantName, merchantLogoUrl }: ShownMerchantOrder,
  sold: SoldAgain,
): { addition: CartAddition; quantity: number }[] {
  return lines.flatMap(({ productId, variantId, options, imageUrl }) => {
    const found = sold.find(each => each.variantId === variantId);
    if (!found) return [];
    const { title, price, quantity } = found;
    // A product without options is in the cart without its only variant.
    const choice = options ? { variantId, options } : {};
    const merchant = { merchantId, merchantName, merchantLogoUrl };
    const addition = { id: productId, productName: title, title, price, images: [{ url: imageUrl }] };
    return [{ addition: { ...addition, ...merchant, ...choice }, quantity }];
  });
}

/** The titles of the lines that cannot be bought again: sold out, or shown no more. */
export const goneTitles = ({ lines }: Pick<ShownMerchantOrder, 'lines'>, sold: SoldAgain): string[] =>
  lines.filter(({ variantId }) => !sold.some(each => each.variantId === variantId)).map(({ title }) => title);
