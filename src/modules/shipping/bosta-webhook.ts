import * as z from 'zod/mini';
import type { Webhook } from './courier.ts';

const LONGEST = 200;
const word = z.string().check(z.minLength(1), z.maxLength(LONGEST));
const maybe = <T extends z.ZodMiniType>(type: T) => z.optional(z.nullable(type));

/**
 * What Bosta posts when the state of a delivery changes (docs/egypt.md, Bosta); `cod` in pounds, `timeStamp` in
 * milliseconds.
 */
export const bostaWebhook = z.object({
  /** Comes in the header X-Webhook-Secret. */
  webhookSecret: z._default(z.string(), ''),
  _id: word,
  trackingNumber: z.coerce.string().check(z.minLength(1), z.maxLength(LONGEST)),
  state: z.int(),
  type: maybe(word),
  cod: maybe(z.number()),
  timeStamp: z.number(),
  isConfirmedDelivery: maybe(z.boolean()),
  deliveryPromiseDate: maybe(word),
  exceptionReason: maybe(z.string().check(z.maxLength(LONGEST))),
  exceptionCode: maybe(z.int()),
  businessReference: maybe(word),
  numberOfAttempts: maybe(z.int()),
});

/** The id of the event that a message reports, because Bosta gives it none. */
export function readBostaWebhook(message: unknown): Webhook | null {
  const { success, data } = bostaWebhook.safeParse(message);
  if (!success) return null;
  const { _id, trackingNumber, state, numberOfAttempts, timeStamp } = data;
  return { trackingNumber, eventId: [_id, state, numberOfAttempts ?? 0, timeStamp].join(':') };
}
