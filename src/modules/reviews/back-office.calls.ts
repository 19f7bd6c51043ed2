import * as z from 'zod/mini';
import { cleanLongText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { page, rowId } from '#platform/inputs.ts';
import { FITS, LONGEST_REPLY, MERCHANT_TABS, REVIEW_STATES, SIGNS, STAFF_TABS } from './review.ts';
import { reviewFields } from './text.ts';

const managedReview = z.object({
  id: z.int(),
  productId: z.int(),
  title: z.string(),
  merchantName: z.string(),
  stars: z.int(),
  fit: z.nullable(z.enum(FITS)),
  shopStars: z.nullable(z.int()),
  options: z.string(),
  text: z.string(),
  name: z.string(),
  photos: z.array(z.string()),
  state: z.enum(REVIEW_STATES),
  signs: z.array(z.enum(SIGNS)),
  hiddenFor: z.string(),
  reply: z.string(),
  writtenAt: z.string(),
});
export type ManagedReview = z.output<typeof managedReview>;

export const listManagedReviews = defineCall({
  method: 'GET',
  path: '/api/web/back-office/review/list',
  access: 'moderation',
  summary: 'All reviews by their state, newest first; each tab counted up to 1,000',
  input: z.object({ tab: z._default(z.enum(STAFF_TABS), 'held'), page: page() }),
  output: z.object({
    reviews: z.array(managedReview),
    counts: z.object({ held: z.int(), shown: z.int(), hidden: z.int() }),
    totalPages: z.int(),
  }),
});

export const decideReview = defineCall({
  method: 'POST',
  path: '/api/web/back-office/review/decide',
  access: 'moderation',
  summary: 'Staff show a review to shoppers, or hide it for a reason that its writer reads',
  input: z.object({
    reviewId: rowId,
    state: z.enum(['shown', 'hidden']),
    reason: z._default(
      z.string().check(z.overwrite(cleanLongText), z.maxLength(300, reviewFields.reason)),
      '',
    ),
  }),
  output: z.object({ state: z.enum(REVIEW_STATES) }),
  refusals: ['review_not_found', 'reason_needed'],
});

export const listMerchantReviews = defineCall({
  method: 'GET',
  path: '/api/web/back-office/review/of-merchant',
  access: 'reviews',
  summary: "Reviews of the merchant's goods that shoppers see, newest first; each tab counted up to 1,000",
  input: z.object({ tab: z._default(z.enum(MERCHANT_TABS), 'to_answer'), page: page() }),
  output: z.object({
    reviews: z.array(managedReview),
    counts: z.object({ to_answer: z.int(), all: z.int() }),
    totalPages: z.int(),
  }),
});

export const replyToReview = defineCall({
  method: 'POST',
  path: '/api/web/back-office/review/reply',
  access: 'reviews',
  summary: "The merchant's one answer to a review; a second one replaces it",
  input: z.object({
    reviewId: rowId,
    text: z
      .string()
      .check(
        z.overwrite(cleanLongText),
        z.minLength(3, reviewFields.reply),
        z.maxLength(LONGEST_REPLY, reviewFields.reply),
      ),
  }),
  output: z.object({ reply: z.string() }),
  refusals: ['review_not_found', 'contact_in_reply'],
});
