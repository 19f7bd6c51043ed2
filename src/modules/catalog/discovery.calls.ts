import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { page, rowId } from '#platform/inputs.ts';
import { productCard } from './product.ts';

/** As many as a browser remembers of what its shopper has looked at. */
export const MOST_CARDS = 24;

export const listCards = defineCall({
  method: 'POST',
  path: '/api/web/product/cards',
  access: 'anyone',
  budget: 'reading',
  summary: 'The cards of these products, in this order; those that no shopper sees are left out',
  input: z.object({ productIds: z.array(rowId).check(z.maxLength(MOST_CARDS)) }),
  output: z.object({ products: z.array(productCard) }),
});

/** Pages of reductions; whoever has seen so many looks for something else. */
export const MOST_DEAL_PAGES = 50;

export const listDeals = defineCall({
  method: 'GET',
  path: '/api/web/product/deals',
  access: 'anyone',
  budget: 'reading',
  summary: 'Products cheaper than at any time in the 30 days before, the largest reduction first',
  input: z.object({ page: page(MOST_DEAL_PAGES) }),
  output: z.object({
    products: z.array(productCard),
    /** Null if there are more than all pages hold. */
    total: z.nullable(z.int()),
    totalPages: z.int(),
  }),
});
