import * as z from 'zod/mini';
import { factsOutput } from './disclosure-shape.ts';
import { exclusionOrNone } from './exclusion.ts';

/** Products on one page unless the request says otherwise [DATA-2]. */
export const PAGE_LIMIT = 12;
/** The maximum on one page. */
export const MAX_LIMIT = 100;

export const pictureOutput = z.object({ id: z.optional(z.int()), url: z.string() });

/** A product as cards and given calls show it; prices in pounds. */
export const productCard = z.object({
  id: z.int(),
  productName: z.string(),
  title: z.string(),
  price: z.number(),
  currentPrice: z.number(),
  originalPrice: z.nullable(z.number()),
  images: z.array(pictureOutput),
  imageUrl: z.string(),
  isLiked: z.boolean(),
  hasAttributes: z.boolean(),
  inStock: z.boolean(),
  merchantId: z.int(),
  merchantName: z.string(),
  merchantLogoUrl: z.string(),
  categoryId: z.int(),
  brandId: z.nullable(z.int()),
  numberOfRequests: z.int(),
});
export type ProductCard = z.output<typeof productCard>;

export const variantOutput = z.object({
  id: z.int(),
  options: z.array(z.string()),
  swatch: z.string(),
  /** The place of the picture that shows it among the product's images, from 1; null: none of its own. */
  picture: z.nullable(z.int()),
  price: z.number(),
  /** Free units, shown only up to 6, because a merchant's stock is its own business. */
  left: z.int(),
});
export type Variant = z.output<typeof variantOutput>;

export const productDetails = z.object({
  ...productCard.shape,
  description: z.string(),
  specifications: z.array(z.tuple([z.string(), z.string()])),
  optionNames: z.array(z.string()),
  variants: z.array(variantOutput),
  /** The lowest price of the 30 days before the present one, if a former price is claimed and the log knows one. */
  lowestBefore: z.nullable(z.number()),
  categoryName: z.string(),
  brandName: z.nullable(z.string()),
  merchantOnHoliday: z.boolean(),
  /** Whether one unit of it can be paid at the door, as far as that depends on the product and its merchant. */
  takesCash: z.boolean(),
  /** Why the law excludes it from return without a reason; '' if it can be returned. */
  notReturnable: exclusionOrNone,
  /** What the law wants buyers to know; '' and null where its merchant has said nothing. */
  ...factsOutput,
});
export type ProductDetails = z.output<typeof productDetails>;

/** The variant that has exactly these option values, if there is one. */
export function findVariant(
  product: Pick<ProductDetails, 'variants'>,
  options: readonly string[],
): Variant | undefined {
  return product.variants.find(
    variant =>
      variant.options.length === options.length &&
      variant.options.every((value, at) => value === options[at]),
  );
}
