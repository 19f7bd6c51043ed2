import * as z from 'zod/mini';
import { type CallBody, defineCall } from '#platform/call.ts';
import { pathId } from '#platform/inputs.ts';
import { BULK_PAYOUT_STEPS, RUN_STEPS } from './payout.ts';

const step = z.object({
  step: z.enum(RUN_STEPS),
  /** Of how many payouts it was taken. */
  done: z.int(),
  /** When it was last taken; null while it never was. */
  at: z.nullable(z.string()),
  /** Who took it, by name; nobody where the shop's clock did. */
  by: z.array(z.string()),
});

/** The payouts that wait for a step of the viewer; amounts in pounds, without what is withheld. */
const waiting = z.object({ payoutIds: z.array(z.int()), amount: z.number() });

const run = z.object({
  batchId: z.int(),
  day: z.string(),
  payouts: z.int(),
  /** What its merchants receive, in pounds. */
  amount: z.number(),
  steps: z.array(step),
  approve: waiting,
  send: waiting,
  /** With the bank, which has not answered yet. */
  confirm: waiting,
  /** Payouts that the viewer signed, which therefore somebody else takes further, and the step that they wait for. */
  left: z.nullable(z.object({ step: z.enum(BULK_PAYOUT_STEPS), ...waiting.shape })),
  failed: z.int(),
  /** Of those that did not arrive: whose they were and what the bank answered, the first of them. */
  failures: z.array(z.object({ payoutId: z.int(), merchantName: z.string(), why: z.string() })),
  /** Held: an account was changed lately, an earning is disputed, or the merchant is not paid now. */
  held: z.int(),
});
export type PayoutRun = z.output<typeof run>;

export const showPayoutRun = defineCall({
  method: 'GET',
  path: '/api/web/payouts/run',
  access: 'payouts',
  summary:
    'A batch of payouts as one thing: its total, its four steps, what waits for the viewer; the last one unless asked',
  input: z.object({ batchId: z.optional(pathId) }),
  output: z.object({
    /** Null before the first batch. */
    run: z.nullable(run),
    /** The last ones, the newest first. */
    runs: z.array(z.object({ batchId: z.int(), day: z.string() })),
    /** How many rows each list has: payouts of all batches, and merchants with something (not) available. */
    counts: z.object({ all: z.int(), available: z.int(), below_minimum: z.int(), not_yet: z.int() }),
    /** Above it a payout takes two approvals, in pounds. */
    secondApprovalAbove: z.number(),
  }),
  refusals: ['payout_not_found'],
});
export type PayoutRunBody = CallBody<typeof showPayoutRun>;

export const remindOfPayouts = defineCall({
  method: 'POST',
  path: '/api/web/payouts/batch/:batchId/remind',
  access: 'payouts',
  summary: 'Whoever has signed a batch reminds colleagues that it waits for them; once an hour',
  input: z.object({ batchId: pathId }),
  output: z.object({ reminded: z.literal(true) }),
  refusals: ['payout_not_found', 'nothing_to_remind', 'reminded_before'],
});
