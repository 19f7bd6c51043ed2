import * as z from 'zod/mini';
import { cleanText } from '#platform/arabic.ts';
import { type CallBody, defineCall } from '#platform/call.ts';
import { repliedFile } from '#platform/file.ts';
import { pathId, rowId } from '#platform/inputs.ts';
import { CHANNEL_KINDS } from './channel.ts';
import { paging, payoutParts, reason } from './fields.calls.ts';
import { BALANCE_STATES, EARNING_STATES, PAYOUT_STATES } from './payout.ts';
import { payoutInput } from './text.ts';

const channel = z.object({
  kind: z.enum(CHANNEL_KINDS),
  holder: z.string(),
  masked: z.string(),
  changedAt: z.string(),
  /** Nothing is paid to this account before; null if nothing waits. */
  heldUntil: z.nullable(z.string()),
});
export type ChannelBody = z.output<typeof channel>;

export const showMoney = defineCall({
  method: 'GET',
  path: '/api/web/money/balance',
  access: 'own_money',
  summary: "A merchant's balance, what waits for what, and its next payout",
  input: z.object({}),
  output: z.object({
    /** The sum of all its entries; below zero, the merchant owes the shop. */
    balance: z.number(),
    pending: z.number(),
    awaitsCash: z.number(),
    frozen: z.number(),
    available: z.number(),
    claimed: z.number(),
    balanceState: z.enum(BALANCE_STATES),
    balanceDueAt: z.nullable(z.string()),
    nextPayout: z.object({
      day: z.string(),
      /** 0 while the available amount is below the minimum; it is carried over. */
      amount: z.number(),
      minimum: z.number(),
    }),
    channel: z.nullable(channel),
    payouts: z.array(
      z.object({
        id: z.int(),
        state: z.enum(PAYOUT_STATES),
        ...payoutParts,
        /** How many it pays; none where the bank did not. */
        entries: z.int(),
        /** The certificate of what was withheld. */
        certificateId: z.nullable(z.int()),
        createdAt: z.string(),
        endedAt: z.nullable(z.string()),
        masked: z.nullable(z.string()),
        /** Of the bank, where it arrived. */
        bankReference: z.string(),
        /** Why it did not arrive, as staff wrote it. */
        failure: z.string(),
      }),
    ),
  }),
});
export type MoneyBody = z.output<typeof showMoney.output>;

const entry = z.object({
  id: z.int(),
  at: z.string(),
  kind: z.string(),
  reason: z.string(),
  orderId: z.nullable(z.int()),
  payoutId: z.nullable(z.int()),
  amount: z.number(),
  state: z.enum(EARNING_STATES),
});
export type EntryBody = z.output<typeof entry>;

export const listMoneyEntries = defineCall({
  method: 'GET',
  path: '/api/web/money/entries',
  access: 'own_money',
  summary: "Entries of a merchant's account, newest first; on request those that one payout pays",
  input: z.object({ ...paging, payoutId: z.optional(pathId) }),
  output: z.object({ entries: z.array(entry), next: z.nullable(z.int()) }),
});

const statement = z.object({
  id: z.int(),
  number: z.int(),
  madeAt: z.string(),
  opening: z.number(),
  closing: z.number(),
  entries: z.int(),
  disputableUntil: z.string(),
  canDispute: z.boolean(),
  dispute: z.nullable(z.string()),
  /** The entry that the objection is about. */
  disputedEntryId: z.nullable(z.int()),
  answer: z.nullable(z.string()),
});
export type StatementBody = z.output<typeof statement>;

export const listStatements = defineCall({
  method: 'GET',
  path: '/api/web/money/statements',
  access: 'own_money',
  summary: "A merchant's statements, newest first",
  input: z.object(paging),
  output: z.object({ statements: z.array(statement), next: z.nullable(z.int()) }),
});

export const showStatement = defineCall({
  method: 'GET',
  path: '/api/web/money/statements/:statementId',
  access: 'statements',
  summary: 'One statement: opening balance, every entry, closing balance',
  input: z.object({ statementId: pathId }),
  output: z.object({
    ...statement.shape,
    merchantName: z.string(),
    lines: z.array(entry),
  }),
  refusals: ['statement_not_found'],
});
export type StatementWithLines = z.output<typeof showStatement.output>;

export const downloadStatement = defineCall({
  method: 'GET',
  path: '/api/web/money/statements/:statementId/file',
  access: 'statements',
  summary: 'One statement as a spreadsheet: opening balance, every entry, closing balance',
  input: z.object({ statementId: pathId, format: z.enum(['csv', 'xlsx']) }),
  output: repliedFile,
  replies: 'file',
  refusals: ['statement_not_found'],
});

export const disputeStatement = defineCall({
  method: 'POST',
  path: '/api/web/money/statements/:statementId/dispute',
  access: 'own_money',
  summary: 'Says that a statement is wrong, within 15 days',
  input: z.object({
    statementId: pathId,
    reason,
    /** The one entry that is wrong; without it, the statement as a whole. */
    entryId: z.optional(rowId),
  }),
  output: z.object({ disputed: z.literal(true) }),
  refusals: ['statement_not_found', 'entry_not_found', 'dispute_too_late', 'disputed_already'],
});

export const listStatementDisputes = defineCall({
  method: 'GET',
  path: '/api/web/payouts/disputes',
  access: 'payouts',
  summary: 'Objections of merchants to their statements that nobody has answered, the oldest first',
  input: z.object({}),
  output: z.object({
    disputes: z.array(
      z.object({
        statementId: z.int(),
        number: z.int(),
        merchantName: z.string(),
        madeAt: z.string(),
        opening: z.number(),
        closing: z.number(),
        dispute: z.string(),
      }),
    ),
  }),
});
export type StatementDispute = CallBody<typeof listStatementDisputes>['disputes'][number];

export const answerStatementDispute = defineCall({
  method: 'POST',
  path: '/api/web/payouts/disputes/:statementId/answer',
  access: 'payouts',
  summary: "Staff answer a merchant's objection, once; the merchant reads it with the statement",
  input: z.object({ statementId: pathId, reason }),
  output: z.object({ answered: z.literal(true) }),
  refusals: ['statement_not_found', 'answered_already'],
});

/** An account for payouts, as it is typed. */
export const channelInput = {
  kind: z.enum(CHANNEL_KINDS),
  holder: z
    .string()
    .check(z.overwrite(cleanText), z.minLength(5, payoutInput.holder), z.maxLength(100, payoutInput.holder)),
  number: z
    .string()
    .check(z.overwrite(cleanText), z.minLength(1, payoutInput.number), z.maxLength(60, payoutInput.number)),
};

export const setPayoutChannel = defineCall({
  method: 'PUT',
  path: '/api/web/money/channel',
  access: 'payout_channel',
  summary:
    'Where a merchant wants its money; kept sealed, shown masked. Every owner is told, and payouts to a new account wait',
  confirmed: true,
  input: z.object(channelInput),
  output: channel,
  refusals: ['wrong_iban', 'wrong_wallet'],
});
