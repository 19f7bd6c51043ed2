import * as z from 'zod/mini';
import { SIGNING_REFUSALS } from '#modules/ledger/text.ts';
import { cleanLongText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { repliedFile } from '#platform/file.ts';
import { limit, page, pathId, rowId } from '#platform/inputs.ts';
import { paging, payoutParts } from './fields.calls.ts';
import { BULK_PAYOUT_STEPS, EARNING_LISTS, NEXT_RUN, PAYOUT_STATES, PAYOUT_STEPS } from './payout.ts';

const STEP_REFUSALS = [
  'payout_not_found',
  'own_payout',
  ...SIGNING_REFUSALS,
  'not_possible_now',
  'payout_frozen',
  'payout_held',
  'channel_held',
  'no_channel',
  'reason_needed',
];

/** For `confirm` the bank's reference, for `fail` the reason. */
const note = z._default(z.string().check(z.overwrite(cleanLongText), z.maxLength(300)), '');

const payout = z.object({
  id: z.int(),
  merchantId: z.int(),
  merchantName: z.string(),
  batchId: z.int(),
  day: z.string(),
  state: z.enum(PAYOUT_STATES),
  ...payoutParts,
  attempt: z.int(),
  entries: z.int(),
  createdBy: z.nullable(z.string()),
  approvedBy: z.nullable(z.string()),
  /** The viewer made it, so somebody else must approve it. */
  isMine: z.boolean(),
  /** How many people must approve it, and how many have. */
  approvalsNeeded: z.int(),
  approvals: z.int(),
  /** The viewer approved it, so somebody else approves it too, or sends it. */
  isApprovedByMe: z.boolean(),
  /** The account that it goes to, or null while the merchant has named none. */
  holder: z.nullable(z.string()),
  masked: z.nullable(z.string()),
  /** Nothing is done with it now: its account was changed, an earning is disputed, or its merchant is not paid. */
  isHeld: z.boolean(),
  /** It cannot be approved before, because the merchant changed the account; null if nothing waits. */
  heldUntil: z.nullable(z.string()),
  bankReference: z.string(),
  failure: z.string(),
});
export type PayoutBody = z.output<typeof payout>;

export const listPayouts = defineCall({
  method: 'GET',
  path: '/api/web/payouts/list',
  access: 'payouts',
  summary: 'Payouts, newest first, of one state or all, of one batch or all; on request those that are held',
  input: z.object({
    ...paging,
    state: z.optional(z.enum(PAYOUT_STATES)),
    batchId: z.optional(pathId),
    only: z.optional(z.enum(['held'])),
  }),
  output: z.object({
    payouts: z.array(payout),
    next: z.nullable(z.int()),
    /** The amount that could be drafted now, for all merchants. */
    available: z.number(),
    totals: z.array(z.object({ state: z.enum(PAYOUT_STATES), count: z.int(), amount: z.number() })),
  }),
});

const available = z.object({
  merchantId: z.int(),
  merchantName: z.string(),
  /** Below nothing it is what the merchant owes. In pounds. */
  amount: z.number(),
  /** Whether the next batch takes it, and otherwise why not. */
  nextRun: z.enum(NEXT_RUN),
});
export type AvailableBody = z.output<typeof available>;

export const listAvailable = defineCall({
  method: 'GET',
  path: '/api/web/payouts/available',
  access: 'payouts',
  summary:
    'Whose the available amount is, the largest first, and what keeps it out of the next batch; the parts add up. On request those below the minimum, or what is not available yet',
  input: z.object({ page: page(), limit: limit(30), of: z._default(z.enum(EARNING_LISTS), 'available') }),
  output: z.object({
    merchants: z.array(available),
    total: z.int(),
    /** The day of the next batch, and the least that it pays one merchant. */
    nextDay: z.string(),
    minimum: z.number(),
  }),
});

export const draftPayouts = defineCall({
  method: 'POST',
  path: '/api/web/payouts/batch',
  access: 'payouts',
  summary: "Drafts today's batch: a payout for every merchant whose available reaches the minimum",
  input: z.object({}),
  output: z.object({ batchId: z.int(), payouts: z.int() }),
  refusals: ['payout_batch_exists', 'nothing_to_pay'],
});

export const movePayout = defineCall({
  method: 'POST',
  path: '/api/web/payouts/:payoutId/step',
  access: 'payouts',
  summary: 'Approves a payout, marks it as sent, as confirmed by the bank, or as failed',
  input: z.object({
    payoutId: pathId,
    step: z.enum(PAYOUT_STEPS),
    note,
  }),
  output: payout,
  refusals: STEP_REFUSALS,
});

/** Payouts that one call moves. */
export const MOST_MOVED = 100;

export const movePayouts = defineCall({
  method: 'POST',
  path: '/api/web/payouts/steps',
  access: 'payouts',
  summary:
    'Approves many payouts, or marks them as sent or as confirmed by the bank, each on its own; says which did not go and why',
  input: z.object({
    payoutIds: z.array(rowId).check(z.minLength(1), z.maxLength(MOST_MOVED)),
    step: z.enum(BULK_PAYOUT_STEPS),
    note,
  }),
  output: z.object({
    outcomes: z.array(
      z.object({
        payoutId: z.int(),
        outcome: z.enum(['done', 'refused']),
        code: z.string(),
        why: z.string(),
      }),
    ),
  }),
  refusals: ['confirmation_needed'],
});

export const retryPayout = defineCall({
  method: 'POST',
  path: '/api/web/payouts/:payoutId/retry',
  access: 'payouts',
  summary: 'Drafts a failed payout again under its own number, with what is available by now',
  input: z.object({ payoutId: pathId }),
  output: payout,
  refusals: [...STEP_REFUSALS, 'nothing_to_pay'],
});

export const exportBatch = defineCall({
  method: 'GET',
  path: '/api/web/payouts/batch/:batchId/bank-list',
  access: 'payouts',
  summary: "A batch's approved payouts as the list that goes to the bank (CSV); who took it is written down",
  input: z.object({ batchId: pathId }),
  output: repliedFile,
  replies: 'file',
  refusals: ['payout_not_found'],
});
