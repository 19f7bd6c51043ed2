import * as z from 'zod/mini';
import { cleanLongText } from '#platform/arabic.ts';
import { rowId, writtenReason } from '#platform/inputs.ts';
import { REASONS } from './can-do.ts';
import { MERCHANT_ORDER_STATUSES } from './order.ts';
import { PARCEL_STATES } from './parcel.ts';
import { orderInput } from './text.ts';

const MOST_LINES = 50;
const MOST_UNITS = 10_000;

export const reason = writtenReason(orderInput.reason, 300);
export const maybeReason = z.optional(
  z.string().check(z.overwrite(cleanLongText), z.maxLength(300, orderInput.reason)),
);
export const units = z
  .array(
    z.object({
      lineId: rowId,
      quantity: z
        .int(orderInput.quantity)
        .check(z.minimum(1, orderInput.quantity), z.maximum(MOST_UNITS, orderInput.quantity)),
    }),
  )
  .check(
    z.minLength(1, orderInput.quantity),
    z.maxLength(MOST_LINES, orderInput.quantity),
    z.refine(lines => new Set(lines.map(line => line.lineId)).size === lines.length, orderInput.quantity),
  );

/** A merchant order after an event. */
export const merchantOrder = z.object({
  merchantOrderId: z.int(),
  status: z.enum(MERCHANT_ORDER_STATUSES),
  parcels: z.array(z.object({ id: z.int(), state: z.enum(PARCEL_STATES) })),
});
export const EVENT_REFUSALS = [
  ...REASONS,
  'wrong_units',
  'reason_needed',
  'proof_needed',
  'wrong_delivery_code',
];
