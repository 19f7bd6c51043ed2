import * as z from 'zod/mini';
import { productCard } from '#modules/catalog/product.ts';
import { defineCall } from '#platform/call.ts';

const named = z.object({ id: z.int(), name: z.string() });

export const helpNothingFound = defineCall({
  method: 'GET',
  path: '/api/web/search/nothing-found',
  access: 'anyone',
  budget: 'searching',
  summary: 'Where to look when a search finds nothing: the nearest categories, popular searches and goods',
  input: z.object({ q: z.string().check(z.maxLength(1_000)) }),
  output: z.object({
    /** Of what comes near; where nothing does, those that are bought from most. */
    categories: z.array(named),
    words: z.array(z.string()),
    products: z.array(productCard),
  }),
});

export const wishForGoods = defineCall({
  method: 'POST',
  path: '/api/web/search/wishes',
  access: 'anyone',
  summary: 'Tells staff that goods are missing; the words and their number are kept, not who sent them',
  input: z.object({ q: z.string().check(z.maxLength(200)) }),
  output: z.object({}),
  refusals: ['too_many_tries', 'wish_not_recorded'],
});
