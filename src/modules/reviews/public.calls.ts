import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { limit, pathId, whole } from '#platform/inputs.ts';
import { FITS, REVIEW_CHOICES, REVIEW_SORTS } from './review.ts';

// A file of its own, because a product's page loads it and nothing that other calls need.

/** Shown with the product, before more are asked for. */
const FIRST_REVIEWS = 5;

const rating = z.object({ average: z.number(), count: z.int(), byStars: z.array(z.int()) });

const shownReview = z.object({
  id: z.int(),
  stars: z.int(),
  /** Of goods that are worn; null if the buyer did not say. */
  fit: z.nullable(z.enum(FITS)),
  text: z.string(),
  name: z.string(),
  /** What was bought: «المقاس: ٤٢ · اللون: أحمر»; '' if there is nothing to choose. */
  options: z.string(),
  photos: z.array(z.string()),
  writtenAt: z.string(),
  helpful: z.int(),
  /** The merchant's answer; '' if there is none. */
  reply: z.string(),
});
export type ShownReview = z.output<typeof shownReview>;

const reviewList = z.object({
  rating,
  /** How many found what is worn smaller than usual, right and larger. */
  fits: z.tuple([z.int(), z.int(), z.int()]),
  /** How many of all have photos, and are of each size. */
  withPhotos: z.int(),
  sizes: z.record(z.string(), z.int()),
  /** Some of all that buyers took of the product, those of the most helpful reviews first; whatever is asked for. */
  photos: z.array(z.string()),
  reviews: z.array(shownReview),
  hasMore: z.boolean(),
});
export type ReviewList = z.output<typeof reviewList>;

export const listReviews = defineCall({
  method: 'GET',
  path: '/api/web/review/list/:productId',
  access: 'anyone',
  budget: 'reading',
  summary:
    'The reviews of a product that shoppers see, and how they rate it; more come after the id of the last',
  input: z.object({
    productId: pathId,
    sort: z._default(z.enum(REVIEW_SORTS), 'helpful'),
    stars: z.optional(whole(5)),
    only: z.optional(z.enum(REVIEW_CHOICES)),
    /** As `sizeIn` spells it (catalog/facets/size.ts). */
    size: z.optional(z.string().check(z.maxLength(20))),
    after: z.optional(pathId),
    limit: limit(FIRST_REVIEWS, 20),
  }),
  output: reviewList,
});
