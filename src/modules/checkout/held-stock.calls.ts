import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { limit, page } from '#platform/inputs.ts';

const heldFor = z.object({
  userId: z.int(),
  name: z.string(),
  mobile: z.string(),
  orders: z.int(),
  units: z.int(),
  /** Pounds, with fees. */
  worth: z.number(),
  /** When the last of them are free again; null while the gateways are asked. */
  until: z.nullable(z.string()),
  newestOrderId: z.int(),
  /** Other accounts that hold units for the same mobile or door. */
  sharedWith: z.int(),
  /** Their orders of 30 days that ended without money. */
  lapsed: z.int(),
});
export type HeldFor = z.output<typeof heldFor>;

export const listHeldStock = defineCall({
  method: 'GET',
  path: '/api/web/back-office/held-stock',
  access: 'customers',
  summary: 'Who has goods held for orders that are not paid yet, the most units first',
  input: z.object({ page: page(1_000), limit: limit(25, 50) }),
  output: z.object({ people: z.array(heldFor), hasMore: z.boolean() }),
});
