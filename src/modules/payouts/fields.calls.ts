import * as z from 'zod/mini';
import { limit, pathId, writtenReason } from '#platform/inputs.ts';
import { payoutInput } from './text.ts';

export const reason = writtenReason(payoutInput.reason, 300);
/** Pages by key: entries older than the last one seen. */
export const paging = {
  before: z.optional(pathId),
  limit: limit(30),
};
