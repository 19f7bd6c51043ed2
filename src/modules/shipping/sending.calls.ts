import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { COURIER_NAMES } from './courier.ts';
import { sendingText as text } from './sending.text.ts';

/** Our own choice: a shop that needs longer does not have the goods. */
const MOST_PREPARING_DAYS = 7;

/** How a shop sends what it sells; the amount in pounds, null if it gives no free delivery. */
export const sending = z.object({
  preparingDays: z
    .int(text.wrongDays)
    .check(z.minimum(0, text.wrongDays), z.maximum(MOST_PREPARING_DAYS, text.wrongDays)),
  cutOffHour: z.int(text.wrongHour).check(z.minimum(0, text.wrongHour), z.maximum(24, text.wrongHour)),
  shipsWith: z.enum(COURIER_NAMES),
  /** From this amount of goods of this shop on, the shop and not the buyer pays the delivery. */
  freeDeliveryFrom: z.nullable(
    z.number(text.wrongAmount).check(z.minimum(1, text.wrongAmount), z.maximum(1_000_000, text.wrongAmount)),
  ),
});
export type Sending = z.output<typeof sending>;

export const showSending = defineCall({
  method: 'GET',
  path: '/api/web/merchant/sending',
  access: 'own_account',
  summary: "How the member's shop sends; null for staff, who have none",
  input: z.object({}),
  output: z.object({ sending: z.nullable(sending) }),
});

export const editSending = defineCall({
  method: 'POST',
  path: '/api/web/merchant/sending',
  access: 'own_account',
  summary: 'Changes what buyers are promised from now on, and from which amount the shop pays the delivery',
  input: sending,
  output: z.object({ sending: z.nullable(sending) }),
  refusals: ['no_shop'],
});
