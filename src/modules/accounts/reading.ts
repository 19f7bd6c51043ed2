import * as z from 'zod/mini';
import { ROLES } from '#platform/viewer.ts';

/** What was read of a buyer: the mobile alone, or an order's name, mobile and address. */
export const READ_THINGS = ['mobile', 'address'] as const;
export type ReadThing = (typeof READ_THINGS)[number];

/** One person who read a buyer's mobile or address on one day. People of the shop are told by their role, not by name. */
export const reading = z.object({
  /** The day in Cairo. */
  day: z.string(),
  role: z.enum(ROLES),
  /** The merchant for whom they worked. */
  merchantName: z.nullable(z.string()),
  what: z.enum(READ_THINGS),
  orderId: z.nullable(z.int()),
  times: z.int(),
});
export type Reading = z.output<typeof reading>;

/** Whose data an answer told: by account their mobile, by order the name, mobile and address on it. */
export interface Revealed {
  userIds?: readonly number[];
  orderIds?: readonly number[];
}
