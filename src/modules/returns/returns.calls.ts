import * as z from 'zod/mini';
import { SIGNED_PICTURE } from '#modules/media/picture.ts';
import { WISHES } from '#modules/refunds/refund.ts';
import { defineCall } from '#platform/call.ts';
import { uploadedFile } from '#platform/file.ts';
import { pathId, rowId } from '#platform/inputs.ts';
import { answeredReturn, reason, STEP_REFUSALS, units, words } from './case-input.ts';
import { shownAmount, shownClaim, shownReturn } from './case-view.ts';
import { RETURN_REASONS } from './reason.ts';
import { WAYS } from './return.ts';

const MOST_PHOTOS = 6;
const PHOTO_BYTES = 5 * 1024 * 1024;

const asking = { merchantOrderId: rowId, reason: z.enum(RETURN_REASONS), lines: units };
const ASK_REFUSALS = [
  'return_not_found',
  'not_possible_now',
  'wrong_units',
  'exchange_gone',
  'window_over',
  'not_returnable',
];

export const listReturnable = defineCall({
  method: 'GET',
  path: '/api/web/return/lines/:merchantOrderId',
  access: 'account',
  summary:
    'What of a delivered merchant order can still come back, line by line, with the reasons that are still open: for its buyer and for support',
  input: z.object({ merchantOrderId: pathId }),
  output: z.object({
    paidInCash: z.boolean(),
    lines: z.array(
      z.object({
        lineId: z.int(),
        title: z.string(),
        options: z.string(),
        imageUrl: z.string(),
        most: z.int(),
        reasons: z.array(z.enum(RETURN_REASONS)),
        /** Other variants of the same product that are available now. */
        exchanges: z.array(z.object({ variantId: z.int(), options: z.string(), price: z.number() })),
        /** The last day for a return without a reason, in UTC; null if there is none. */
        until: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: ['return_not_found'],
});

export const uploadCasePhoto = defineCall({
  method: 'POST',
  path: '/api/web/return/photo',
  access: 'buyer',
  summary: 'Uploads a photo that goes with a return or a claim; gives the name to send with it',
  input: z.object({ file: uploadedFile }),
  output: z.object({ photo: z.string() }),
  carries: { fileUpTo: PHOTO_BYTES },
});

export const quoteReturn = defineCall({
  method: 'POST',
  path: '/api/web/return/quote',
  access: 'account',
  summary: 'What would come back for these units and this reason, before asking for it',
  input: z.object({ ...asking, wish: z._default(z.enum(WISHES), 'refund'), way: z.optional(z.enum(WAYS)) }),
  output: z.object({
    ...shownAmount.shape,
    /** What the goods of an exchange cost today, which the refund is spent on first; 0 without one. */
    replacement: z.number(),
    payer: z.enum(['buyer', 'merchant']),
    paidInCash: z.boolean(),
    /** The last day in Cairo to hand the units over if all answers take as long as they may; null: nothing comes back yet. */
    handOverBy: z.nullable(z.string()),
    /** Days until the money leaves, once the units are back. */
    refundDays: z.int(),
  }),
  refusals: [...ASK_REFUSALS, 'nothing_paid'],
});

export const requestReturn = defineCall({
  method: 'POST',
  path: '/api/web/return/request',
  access: 'buyer',
  summary: 'Asks for units to come back: a return, or a claim where the reason is one',
  input: z.object({
    ...asking,
    wish: z.enum(WISHES),
    note: z._default(words, ''),
    photos: z._default(
      z.array(z.string().check(z.regex(SIGNED_PICTURE))).check(z.maxLength(MOST_PHOTOS)),
      [],
    ),
  }),
  output: z.object({ kind: z.enum(['return', 'claim']), id: z.int() }),
  refusals: [...ASK_REFUSALS, 'photos_needed', 'photo_unknown'],
});

export const listCases = defineCall({
  method: 'GET',
  path: '/api/web/return/list',
  access: 'account',
  summary: "The viewer's returns and claims, newest first; with an order, those of it",
  input: z.object({ orderId: z.optional(pathId) }),
  output: z.object({ returns: z.array(shownReturn), claims: z.array(shownClaim) }),
});

export const cancelReturn = defineCall({
  method: 'POST',
  path: '/api/web/return/cancel',
  access: 'buyer',
  summary: 'The buyer keeps what was to be sent back',
  input: z.object({ returnId: rowId }),
  output: answeredReturn,
  refusals: STEP_REFUSALS,
});

export const appealReturn = defineCall({
  method: 'POST',
  path: '/api/web/return/appeal',
  access: 'buyer',
  summary: 'The buyer takes a rejection or a declined return to the staff, within 7 days',
  input: z.object({ returnId: rowId, reason }),
  output: answeredReturn,
  refusals: STEP_REFUSALS,
});

export const bookReturn = defineCall({
  method: 'POST',
  path: '/api/web/return/book',
  access: 'account',
  summary: 'How an approved return comes back: fetched, or brought by the buyer',
  input: z.object({ returnId: rowId, way: z.enum(WAYS) }),
  output: answeredReturn,
  refusals: STEP_REFUSALS,
});

export const handOverReturn = defineCall({
  method: 'POST',
  path: '/api/web/return/handed-over',
  access: 'account',
  summary: 'A return has left the buyer',
  input: z.object({ returnId: rowId }),
  output: answeredReturn,
  refusals: STEP_REFUSALS,
});

export const showReturn = defineCall({
  method: 'GET',
  path: '/api/web/return/details/:returnId',
  access: 'account',
  summary: 'One return: its buyer, its merchant and staff; others find nothing',
  input: z.object({ returnId: pathId }),
  output: shownReturn,
  refusals: ['return_not_found'],
});

export const showClaim = defineCall({
  method: 'GET',
  path: '/api/web/return/claim/:claimId',
  access: 'account',
  summary: 'One claim, seen by the same people',
  input: z.object({ claimId: pathId }),
  output: shownClaim,
  refusals: ['claim_not_found'],
});
