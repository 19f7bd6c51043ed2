import * as z from 'zod/mini';
import { cleanLongText } from '#platform/arabic.ts';
import { payoutInput } from './text.ts';

export const id = z.coerce.number().check(z.int(), z.positive());
export const reason = z
  .string()
  .check(
    z.overwrite(cleanLongText),
    z.minLength(3, payoutInput.reason),
    z.maxLength(300, payoutInput.reason),
  );
/** Pages by key: entries older than the last one seen. */
export const paging = {
  before: z.optional(id),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 30),
};
