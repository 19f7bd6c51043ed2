import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { pathId, rowId } from '#platform/inputs.ts';

/** `stock`: when it can be bought again, once; `price`: whenever it is cheaper than it was. */
export const WATCH_KINDS = ['stock', 'price'] as const;
export type WatchKind = (typeof WATCH_KINDS)[number];

const watched = z.object({ stock: z.boolean(), price: z.boolean() });

export const showWatch = defineCall({
  method: 'GET',
  path: '/api/web/user/watch/:productId',
  access: 'buyer',
  summary: 'Whether the buyer is told when the product is back or cheaper',
  input: z.object({ productId: pathId }),
  output: watched,
});

export const watchProduct = defineCall({
  method: 'POST',
  path: '/api/web/user/watch',
  access: 'buyer',
  summary: 'Asks to be told when a product is back or cheaper, or takes that back; at most 200 products',
  input: z.object({ productId: rowId, kind: z.enum(WATCH_KINDS), wanted: z.boolean() }),
  output: watched,
  refusals: ['product_not_found', 'too_many_watched'],
});
