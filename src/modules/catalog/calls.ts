import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { pathId } from '#platform/inputs.ts';
import { brandOutput, categoryOutput } from './category.ts';
import { facetsOutput, filterInput, listInput, listOutput, pageInput, SORT_KEYS } from './listing.ts';
import { productCard, productDetails } from './product.ts';

/** Home rows hold at most this many products of a category. */
export const HOME_ROW_LIMIT = 8;

export const listPublicProducts = defineCall({
  method: 'POST',
  path: '/api/web/product/public',
  access: 'anyone',
  budget: 'reading',
  summary: 'Products of a page, for a guest [API-2]',
  input: listInput,
  output: listOutput,
});

export const listProducts = defineCall({
  method: 'POST',
  path: '/api/web/product',
  access: 'account',
  budget: 'reading',
  summary: 'Products of a page with what the account likes [API-2]',
  input: listInput,
  output: listOutput,
});

export const listHomeRows = defineCall({
  method: 'POST',
  path: '/api/web/product/public-home',
  access: 'anyone',
  budget: 'reading',
  summary: 'Products of each category of a page of categories, keyed by category id [API-3]',
  input: z.object(pageInput),
  output: z.object({
    productsByCategory: z.record(z.string(), z.object({ products: z.array(productCard) })),
  }),
});

export const listCategories = defineCall({
  method: 'GET',
  path: '/api/web/product/categories',
  access: 'anyone',
  summary: 'All categories [API-4]',
  input: z.object({}),
  output: z.object({ productCategories: z.array(categoryOutput) }),
});

export const listFacets = defineCall({
  method: 'POST',
  path: '/api/web/product/facets',
  access: 'anyone',
  budget: 'reading',
  summary: 'How many products each filter of a listing would leave',
  // The order decides whether products that lack a word count, too.
  input: z.object({ ...filterInput, sortBy: z.optional(z.enum(SORT_KEYS)) }),
  output: facetsOutput,
});

export const showProduct = defineCall({
  method: 'GET',
  path: '/api/web/product/details/:productId',
  access: 'anyone',
  budget: 'reading',
  summary: 'One product with its options, variants and specifications',
  input: z.object({ productId: pathId }),
  output: productDetails,
  refusals: ['product_not_found'],
});

export const listSimilarProducts = defineCall({
  method: 'GET',
  path: '/api/web/product/similar/:productId',
  access: 'anyone',
  budget: 'reading',
  summary: 'Up to 8 products that are like it, and what the same people bought with it',
  input: z.object({ productId: pathId }),
  output: z.object({ products: z.array(productCard), together: z.array(productCard) }),
});

export const showBrand = defineCall({
  method: 'GET',
  path: '/api/web/brand/details/:brandId',
  access: 'anyone',
  budget: 'reading',
  summary: 'One brand',
  input: z.object({ brandId: pathId }),
  output: brandOutput,
  refusals: ['brand_not_found'],
});

export const toggleProductLike = defineCall({
  method: 'POST',
  path: '/api/web/user/toggle-product-like',
  access: 'buyer',
  summary: 'Likes a product or takes the like back; saying it twice changes nothing [API-5]',
  input: z.object({ productId: pathId, action: z.enum(['like', 'dislike']) }),
  output: z.object({ success: z.boolean(), isLiked: z.boolean() }),
  refusals: ['product_not_found'],
});

export const listLikes = defineCall({
  method: 'GET',
  path: '/api/web/user/likes',
  access: 'account',
  summary: 'Ids of all liked products, and the newest 60 of them as cards',
  input: z.object({}),
  output: z.object({ productIds: z.array(z.int()), products: z.array(productCard) }),
});
