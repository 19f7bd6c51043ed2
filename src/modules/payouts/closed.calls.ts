import * as z from 'zod/mini';
import { SIGNING_REFUSALS } from '#modules/ledger/text.ts';
import { cleanText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { pathId } from '#platform/inputs.ts';
import { channelInput } from './money.calls.ts';
import { payoutInput } from './text.ts';

/** Days after its closing, when nothing can come back any more (docs/orders-rules.md, Merchants). */
export const FINAL_AFTER_DAYS = 90;
/** Listed at a time, those closed longest ago: the next come up as these end. */
export const MOST_CLOSED = 100;

const closed = z.object({
  merchantId: z.int(),
  name: z.string(),
  closedAt: z.string(),
  /** When its last payout is drafted, or its debt is asked for. */
  finalAt: z.string(),
  /** What it may be paid; below nothing what it owes. In pounds. */
  available: z.number(),
  /** What still waits for returns or a courier's cash. */
  waiting: z.number(),
  /** Its payout account, masked; null if it has given none. */
  channel: z.nullable(z.string()),
});
export type ClosedMerchant = z.output<typeof closed>;

export const listClosedMerchants = defineCall({
  method: 'GET',
  path: '/api/web/payouts/closed',
  access: 'payouts',
  summary: 'Closed merchants that are owed money or owe it, the 100 closed longest ago',
  input: z.object({}),
  output: z.object({ merchants: z.array(closed) }),
});

export const setClosedChannel = defineCall({
  method: 'PUT',
  path: '/api/web/payouts/closed/:merchantId/channel',
  access: 'payouts',
  summary: 'Finance writes down where a closed merchant, who cannot sign in, wants its last money',
  input: z.object({ merchantId: pathId, ...channelInput }),
  output: z.object({ saved: z.literal(true) }),
  confirmed: true,
  refusals: ['merchant_not_closed', 'wrong_iban', 'wrong_wallet'],
});

export const recordDebtPaid = defineCall({
  method: 'POST',
  path: '/api/web/payouts/closed/:merchantId/paid',
  access: 'payouts',
  summary: 'The bank shows what a closed merchant paid of its debt; never more than it owes',
  input: z.object({
    merchantId: pathId,
    amount: z.number(payoutInput.amount).check(z.minimum(0.01, payoutInput.amount), z.maximum(1e8)),
    bankReference: z
      .string()
      .check(
        z.overwrite(cleanText),
        z.minLength(1, payoutInput.reference),
        z.maxLength(60, payoutInput.reference),
      ),
    /** Made by the client, so one press counts once. */
    key: z.int().check(z.positive()),
  }),
  output: z.object({ posted: z.boolean(), waits: z.boolean() }),
  refusals: ['merchant_not_closed', 'more_than_owed', ...SIGNING_REFUSALS],
});
