import * as z from 'zod/mini';
import { cleanLongText, cleanText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { repliedFile } from '#platform/file.ts';
import { limit, page, pathId } from '#platform/inputs.ts';
import { reviewText } from './application.text.ts';
import { merchantFile, merchantRow } from './merchant-file.ts';
import { STAFF_EVENTS, TAB_NAMES } from './merchant-status.ts';
import { CHECK_ITEMS, PAPER_KINDS } from './papers.ts';

const PAGE_LIMIT = 30;
const reason = z
  .string(reviewText.reasonMissing)
  .check(
    z.overwrite(cleanLongText),
    z.minLength(3, reviewText.reasonMissing),
    z.maxLength(1000, reviewText.reasonTooLong),
  );

const filter = {
  tab: z._default(z.enum(TAB_NAMES), 'applications'),
  q: z._default(z.string().check(z.overwrite(cleanText), z.maxLength(100)), ''),
};

export const listMerchants = defineCall({
  method: 'GET',
  path: '/api/web/merchant/list',
  access: 'merchants',
  summary: 'Merchants and applicants of a tab, the oldest application first, and how many each tab has',
  input: z.object({
    ...filter,
    page: page(),
    limit: limit(PAGE_LIMIT),
  }),
  output: z.object({
    merchants: z.array(merchantRow),
    total: z.int(),
    counts: z.record(z.string(), z.int()),
  }),
});

export const exportMerchants = defineCall({
  method: 'GET',
  path: '/api/web/merchant/export',
  access: 'merchants',
  summary: "A tab's merchants and applicants as a spreadsheet, the first 10,000",
  input: z.object({ ...filter, format: z.enum(['csv', 'xlsx']) }),
  output: repliedFile,
  replies: 'file',
});

export const showMerchantFile = defineCall({
  method: 'GET',
  path: '/api/web/merchant/file/:merchantId',
  access: 'merchants',
  summary: 'All that staff know of a merchant, and what they may decide now',
  input: z.object({ merchantId: pathId }),
  output: merchantFile,
  refusals: ['merchant_unknown'],
});

export const checkItem = defineCall({
  method: 'POST',
  path: '/api/web/merchant/check',
  access: 'merchants',
  summary: 'Ticks a point of the checklist, or takes the tick back',
  input: z.object({ merchantId: pathId, item: z.enum(CHECK_ITEMS), checked: z.boolean() }),
  output: merchantFile,
  refusals: ['merchant_unknown', 'not_now'],
});

export const acceptMerchant = defineCall({
  method: 'POST',
  path: '/api/web/merchant/accept',
  access: 'merchants',
  summary: 'Opens the shop: its applicant is its owner from the next call on',
  input: z.object({ merchantId: pathId }),
  output: merchantFile,
  refusals: ['merchant_unknown', 'not_now', 'checklist_incomplete', 'applicant_has_other_role'],
});

export const askForPapers = defineCall({
  method: 'POST',
  path: '/api/web/merchant/ask-papers',
  access: 'merchants',
  summary: 'Asks the applicant for papers and says why',
  input: z.object({
    merchantId: pathId,
    papers: z.array(z.enum(PAPER_KINDS)).check(z.minLength(1, reviewText.papersMissing), z.maxLength(5)),
    reason,
  }),
  output: merchantFile,
  refusals: ['merchant_unknown', 'not_now'],
});

export const rejectMerchant = defineCall({
  method: 'POST',
  path: '/api/web/merchant/reject',
  access: 'merchants',
  summary: 'Does not accept an application; the applicant reads why and may send it again',
  input: z.object({ merchantId: pathId, reason }),
  output: merchantFile,
  refusals: ['merchant_unknown', 'not_now'],
});

export const changeMerchantStatus = defineCall({
  method: 'POST',
  path: '/api/web/merchant/change-status',
  access: 'merchants',
  summary: 'Restricts, suspends, closes or reactivates a merchant',
  input: z.object({ merchantId: pathId, event: z.enum(STAFF_EVENTS), reason }),
  output: merchantFile,
  refusals: ['merchant_unknown', 'not_now', 'open_orders'],
});

export const setProductReview = defineCall({
  method: 'POST',
  path: '/api/web/merchant/product-review',
  access: 'merchants',
  summary: "Whether a merchant's new products are seen by staff before they show",
  input: z.object({ merchantId: pathId, reviews: z.boolean() }),
  output: merchantFile,
  refusals: ['merchant_unknown'],
});

export const revealNationalId = defineCall({
  method: 'POST',
  path: '/api/web/merchant/reveal-national-id',
  access: 'merchants',
  summary: "The owner's national id in full; that it was asked for is kept",
  input: z.object({ merchantId: pathId }),
  output: z.object({ nationalId: z.string() }),
  refusals: ['merchant_unknown'],
});
