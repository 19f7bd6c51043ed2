import * as z from 'zod/mini';
import { cleanLongText } from '#platform/arabic.ts';
import { rowId, writtenReason } from '#platform/inputs.ts';
import { RETURN_STATES } from './return.ts';
import { caseInput } from './text.ts';

const MOST_LINES = 50;

export const words = z.string().check(z.overwrite(cleanLongText), z.maxLength(300, caseInput.reason));
export const reason = writtenReason(caseInput.reason, 300);
export const count = z
  .int(caseInput.quantity)
  .check(z.minimum(0, caseInput.quantity), z.maximum(10_000, caseInput.quantity));
export const units = z
  .array(
    z.object({
      lineId: rowId,
      quantity: count.check(z.minimum(1, caseInput.quantity)),
      /** The variant that is wanted instead; without it, the same one again. */
      exchangeFor: z.optional(rowId),
    }),
  )
  .check(
    z.minLength(1, caseInput.quantity),
    z.maxLength(MOST_LINES, caseInput.quantity),
    z.refine(lines => new Set(lines.map(line => line.lineId)).size === lines.length, caseInput.quantity),
  );
export const counted = z
  .array(z.object({ lineId: rowId, quantity: count }))
  .check(z.maxLength(MOST_LINES, caseInput.quantity));
export const found = z
  .array(z.object({ lineId: rowId, sellable: count, damaged: count, wrongItem: count }))
  .check(z.minLength(1, caseInput.quantity), z.maxLength(MOST_LINES, caseInput.quantity));

/** A return after an event. */
export const answeredReturn = z.object({ id: z.int(), state: z.enum(RETURN_STATES) });
export const STEP_REFUSALS = [
  'return_not_found',
  'not_your_step',
  'not_possible_now',
  'appeal_over',
  'merchant_suspended',
  'reason_needed',
  'wrong_units',
  'nothing_paid',
];
