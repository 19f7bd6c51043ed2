import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { pathId } from '#platform/inputs.ts';

export const showMerchantRating = defineCall({
  method: 'GET',
  path: '/api/web/merchant/rating/:merchantId',
  access: 'anyone',
  budget: 'reading',
  summary: 'How a shop did in the last 90 days; null while too little was delivered to say',
  input: z.object({ merchantId: pathId }),
  output: z.object({
    rating: z.nullable(
      z.object({
        parts: z.int(),
        handedOver: z.nullable(z.int()),
        arrived: z.nullable(z.int()),
        asPromised: z.int(),
        described: z.nullable(z.number()),
        shop: z.nullable(z.number()),
        answered: z.nullable(z.int()),
      }),
    ),
  }),
});
