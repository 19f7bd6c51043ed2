import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { pathId } from '#platform/inputs.ts';

export const showArrival = defineCall({
  method: 'GET',
  path: '/api/web/product/:productId/arrival',
  access: 'anyone',
  budget: 'reading',
  summary:
    'When a product arrives at a place if it is ordered now, and what its delivery costs there; Cairo if none is named',
  input: z.object({ productId: pathId, governorateId: z.optional(pathId), cityId: z.optional(pathId) }),
  output: z.object({
    place: z.object({ governorateId: z.int(), cityId: z.nullable(z.int()), name: z.string() }),
    /** Days in Cairo. */
    first: z.string(),
    last: z.string(),
    /** The hour in Cairo until which an order counts as today's; null on a day on which nobody works, or after it. */
    orderBefore: z.nullable(z.int()),
    /** In pounds: a parcel's, and the order's. */
    delivery: z.number(),
    packaging: z.number(),
    adminFee: z.number(),
    /** From this amount of goods of its merchant on, the delivery costs nothing. */
    freeDeliveryFrom: z.nullable(z.number()),
    /** Working days until its merchant hands it over. */
    preparingDays: z.int(),
  }),
  refusals: ['unknown_governorate', 'product_not_found'],
});
