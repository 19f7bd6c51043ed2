import * as z from 'zod/mini';
import { SIGNED_PICTURE } from '#modules/media/picture.ts';
import { cleanLongText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { uploadedFile } from '#platform/file.ts';
import { pathId, rowId } from '#platform/inputs.ts';
import { FITS, LONGEST_REVIEW, MOST_REVIEW_PHOTOS, REVIEW_STATES } from './review.ts';
import { reviewFields } from './text.ts';

const PHOTO_BYTES = 5 * 1024 * 1024;

const stars = z
  .int(reviewFields.stars)
  .check(z.minimum(1, reviewFields.stars), z.maximum(5, reviewFields.stars));

const ownReview = z.object({
  stars: z.int(),
  fit: z.nullable(z.enum(FITS)),
  /** How the shop itself was; null if the buyer did not say. */
  shopStars: z.nullable(z.int()),
  text: z.string(),
  photos: z.array(z.string()),
  isNameShort: z.boolean(),
  state: z.enum(REVIEW_STATES),
  /** Why staff took it away; '' if they did not. */
  hiddenFor: z.string(),
  /** In UTC; after it the review stays as it is. */
  changeableUntil: z.string(),
  canChange: z.boolean(),
});
export type OwnReview = z.output<typeof ownReview>;

const received = z.object({
  productId: z.int(),
  title: z.string(),
  options: z.string(),
  imageUrl: z.string(),
  orderId: z.int(),
  shop: z.string(),
  /** In UTC. */
  receivedAt: z.string(),
  /** As `sizeIn` spells it (catalog/facets/size.ts); '' if it has none, and nobody is asked how it fits. */
  size: z.string(),
  review: z.nullable(ownReview),
});
export type ReceivedProduct = z.output<typeof received>;

export const showOwnReview = defineCall({
  method: 'GET',
  path: '/api/web/review/own/:productId',
  access: 'buyer',
  summary:
    'Whether the buyer may review a product, what they wrote, and which reviews of it they found helpful',
  input: z.object({ productId: pathId }),
  output: z.object({
    /** What was received; null for who received nothing of it, and may not review. */
    received: z.nullable(received),
    helpful: z.array(z.int()),
  }),
});

export const listReceived = defineCall({
  method: 'GET',
  path: '/api/web/review/received',
  access: 'buyer',
  summary:
    'The 50 products that the buyer received last, each with their review of it; those without one first',
  input: z.object({}),
  output: z.object({ products: z.array(received) }),
});

export const countToReview = defineCall({
  method: 'GET',
  path: '/api/web/review/waiting',
  access: 'buyer',
  summary: 'How many of the products that the buyer received, at whatever time, they have not reviewed',
  input: z.object({}),
  output: z.object({ products: z.int() }),
});

export const uploadReviewPhoto = defineCall({
  method: 'POST',
  path: '/api/web/review/photo',
  access: 'buyer',
  summary: 'Uploads a photo that goes with a review; gives the name to send with it',
  input: z.object({ file: uploadedFile }),
  output: z.object({ photo: z.string() }),
  carries: { fileUpTo: PHOTO_BYTES },
});

export const saveReview = defineCall({
  method: 'POST',
  path: '/api/web/review/save',
  access: 'buyer',
  summary: 'Reviews a product that the buyer received, or changes that review within 30 days',
  input: z.object({
    productId: rowId,
    stars,
    fit: z._default(z.nullable(z.enum(FITS)), null),
    shopStars: z._default(z.nullable(stars), null),
    text: z._default(
      z.string().check(z.overwrite(cleanLongText), z.maxLength(LONGEST_REVIEW, reviewFields.text)),
      '',
    ),
    photos: z._default(
      z
        .array(z.string().check(z.regex(SIGNED_PICTURE)))
        .check(z.maxLength(MOST_REVIEW_PHOTOS, reviewFields.photos)),
      [],
    ),
    /** «منى ع.» instead of the whole name. */
    isNameShort: z._default(z.boolean(), true),
  }),
  output: z.object({ reviewId: z.int(), state: z.enum(REVIEW_STATES) }),
  refusals: ['not_received', 'no_size', 'too_late_to_change', 'photo_unknown', 'too_many_tries'],
});

export const deleteReview = defineCall({
  method: 'POST',
  path: '/api/web/review/delete',
  access: 'buyer',
  summary: "Takes the buyer's own review of a product away, with its photos; they may write another",
  input: z.object({ productId: rowId }),
  output: z.object({ success: z.literal(true) }),
  refusals: ['review_not_found', 'review_hidden'],
});

export const markHelpful = defineCall({
  method: 'POST',
  path: '/api/web/review/helpful',
  access: 'buyer',
  summary: "Says that another's review helped, or takes it back; saying it twice changes nothing",
  input: z.object({ reviewId: rowId, isHelpful: z.boolean() }),
  output: z.object({ helpful: z.int(), isHelpful: z.boolean() }),
  refusals: ['review_not_found', 'own_review', 'too_many_tries'],
});
