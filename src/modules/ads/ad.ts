import * as z from 'zod/mini';

export const AD_TYPES = ['landing_page_upper', 'landing_page_categories'] as const;
export const AD_TARGETS = ['merchant', 'product', 'category', 'brand'] as const;

const target = z.nullable(z.int());

export const adOutput = z.object({
  id: z.int(),
  title: z.string(),
  image: z.string(),
  order: z.int(),
  type: z.enum(AD_TYPES),
  directTo: z.enum(AD_TARGETS),
  merchantId: target,
  productId: target,
  categoryId: target,
  brandId: target,
});
export type Ad = z.output<typeof adOutput>;

/**
 * Where a click on an ad leads. If the target's id is missing it leads to the merchant, and without one home [LND-11].
 */
export function adPath(
  ad: Pick<Ad, 'directTo' | 'merchantId' | 'productId' | 'categoryId' | 'brandId'>,
): string {
  if (ad.directTo === 'product' && ad.productId) return `/product/${ad.productId}`;
  if (ad.directTo === 'category' && ad.categoryId) return `/outlet/${ad.categoryId}`;
  if (ad.directTo === 'brand' && ad.brandId) return `/brand/${ad.brandId}`;
  return ad.merchantId ? `/merchant/${ad.merchantId}` : '/';
}
