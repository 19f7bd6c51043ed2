/**
 * What a cached answer or page shows, as the triggers in migrations/functions/cache-tags.sql tell when it changes.
 * `products`: any product at all. What changes seldom and stands on most pages (categories, brands, merchants, settings,
 * texts) has no tag, because its change tells `all`, which drops everything.
 */
export const TAGS = ['products', 'ads'] as const;

/**
 * Tags with an id: `product:7`; or any product of that category, merchant or brand. `listing:7`: which products the category
 * lists, newest first, whatever they show. `reviews:7`: what shoppers read about the product.
 */
export const TAGS_BY_ID = ['product', 'category', 'merchant', 'brand', 'listing', 'reviews'] as const;

export type Tag = (typeof TAGS)[number] | `${(typeof TAGS_BY_ID)[number]}:${number}`;
