import * as z from 'zod/mini';
import { RECOVERIES, REFUND_STATES } from '#modules/refunds/refund.ts';
import { defineCall } from '#platform/call.ts';
import { page, rowId } from '#platform/inputs.ts';
import { answeredReturn, counted, found, reason, STEP_REFUSALS, words } from './case-input.ts';
import { CLAIM_STATES, DECISIONS } from './claim.ts';
import { OUTCOMES, RETURN_STATES } from './return.ts';

export const CASES_A_PAGE = 20;

const decided = z.object({ returnId: rowId, reason: z.optional(words) });

export const approveReturn = defineCall({
  method: 'POST',
  path: '/api/web/back-office/return/approve',
  access: 'returns',
  summary: 'The merchant or staff accept a return that was asked for',
  input: decided,
  output: answeredReturn,
  refusals: STEP_REFUSALS,
});

export const rejectReturn = defineCall({
  method: 'POST',
  path: '/api/web/back-office/return/reject',
  access: 'returns',
  summary: 'They reject it, with the reason that the buyer reads',
  input: decided,
  output: answeredReturn,
  refusals: STEP_REFUSALS,
});

export const upholdAppeal = defineCall({
  method: 'POST',
  path: '/api/web/back-office/return/uphold',
  access: 'returns',
  summary: 'Staff find for the buyer who appealed',
  input: decided,
  output: answeredReturn,
  refusals: STEP_REFUSALS,
});

export const closeReturn = defineCall({
  method: 'POST',
  path: '/api/web/back-office/return/close',
  access: 'returns',
  summary: 'Staff find against the buyer who appealed, with the reason',
  input: decided,
  output: answeredReturn,
  refusals: STEP_REFUSALS,
});

export const receiveReturn = defineCall({
  method: 'POST',
  path: '/api/web/back-office/return/receive',
  access: 'returns',
  summary: 'A return has arrived; without lines, all of it',
  input: z.object({ returnId: rowId, received: z.optional(counted) }),
  output: answeredReturn,
  refusals: STEP_REFUSALS,
});

export const inspectReturn = defineCall({
  method: 'POST',
  path: '/api/web/back-office/return/inspect',
  access: 'returns',
  summary: 'Each unit that came is inspected; what is sellable goes on sale again',
  input: z.object({
    returnId: rowId,
    found,
  }),
  output: answeredReturn,
  refusals: STEP_REFUSALS,
});

export const resolveReturn = defineCall({
  method: 'POST',
  path: '/api/web/back-office/return/resolve',
  access: 'returns',
  summary: 'What becomes of an inspected return; without an outcome, what the buyer wished',
  input: z.object({
    returnId: rowId,
    outcome: z.optional(z.enum(OUTCOMES)),
    accepted: z.optional(counted),
    reason: z.optional(words),
  }),
  output: answeredReturn,
  refusals: STEP_REFUSALS,
});

export const answerClaim = defineCall({
  method: 'POST',
  path: '/api/web/back-office/claim/answer',
  access: 'returns',
  summary: 'The merchant answers a claim',
  input: z.object({ claimId: rowId, answer: reason }),
  output: z.object({ success: z.literal(true) }),
  refusals: ['claim_not_found', 'not_your_step', 'not_possible_now'],
});

export const decideClaim = defineCall({
  method: 'POST',
  path: '/api/web/back-office/claim/decide',
  access: 'returns',
  summary: 'Staff decide a claim, with the reason, and whose loss a refund is',
  input: z.object({
    claimId: rowId,
    decision: z.enum(DECISIONS),
    reason,
    recoveredFrom: z.optional(z.enum(RECOVERIES)),
  }),
  output: z.object({ success: z.literal(true) }),
  refusals: [
    'claim_not_found',
    'not_your_step',
    'not_possible_now',
    'recovery_needed',
    'no_courier',
    'nothing_paid',
  ],
});

/** Tabs of the back-office, each for a group of states. */
export const CASE_TABS = ['waiting', 'under_way', 'escalated', 'claims', 'done'] as const;
export type CaseTab = (typeof CASE_TABS)[number];

const row = z.object({
  kind: z.enum(['return', 'claim']),
  id: z.int(),
  orderId: z.int(),
  merchantName: z.string(),
  state: z.enum([...RETURN_STATES, ...CLAIM_STATES]),
  reason: z.string(),
  units: z.int(),
  image: z.string(),
  title: z.string(),
  openedAt: z.string(),
  dueAt: z.nullable(z.string()),
});
export type CaseRow = z.output<typeof row>;

export const listManagedCases = defineCall({
  method: 'GET',
  path: '/api/web/back-office/return/list',
  access: 'returns',
  summary:
    'Returns and claims of a tab with the counts of all tabs, up to 1,000: a merchant sees its own, staff all',
  input: z.object({
    tab: z._default(z.enum(CASE_TABS), 'waiting'),
    page: page(),
  }),
  output: z.object({
    cases: z.array(row),
    counts: z.record(z.enum(CASE_TABS), z.int()),
    totalPages: z.int(),
  }),
});

export const refuseRefund = defineCall({
  method: 'POST',
  path: '/api/web/back-office/refund/refuse',
  access: 'refunds',
  summary: 'Finance declines a refund that a person decided, with the reason; its case is decided again',
  input: z.object({ refundId: rowId, reason }),
  output: z.object({ id: z.int(), state: z.enum(REFUND_STATES) }),
  refusals: ['refund_not_found', 'not_possible_now', 'lawful_refund'],
});
