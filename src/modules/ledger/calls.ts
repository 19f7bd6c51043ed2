import * as z from 'zod/mini';
import { MERCHANT_STATUSES } from '#modules/merchants/merchant-status.ts';
import { cleanText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { repliedFile } from '#platform/file.ts';
import { calendarDay, limit, pathId, writtenReason } from '#platform/inputs.ts';
import { ledgerInput, SIGNING_REFUSALS } from './text.ts';

const day = calendarDay(ledgerInput.day);
/** More than any shop's books hold, in pounds. */
const MOST_SOUGHT = 1_000_000_000_000;
/** One correction by hand, in pounds. */
const MOST_ADJUSTED = 1_000_000;

const entry = z.object({
  id: z.int(),
  account: z.string(),
  /** The merchant whose account it is; null for other accounts. */
  merchantName: z.nullable(z.string()),
  debit: z.number(),
  credit: z.number(),
});

const transaction = z.object({
  id: z.int(),
  at: z.string(),
  /** What its debits come to, and so its credits. */
  amount: z.number(),
  causeType: z.string(),
  causeId: z.int(),
  /** The order that it is about; null if it is about none. */
  orderId: z.nullable(z.int()),
  /** The number that the sender gave a courier's or gateway's statement, if it is about one. */
  reference: z.nullable(z.string()),
  kind: z.string(),
  reason: z.string(),
  by: z.nullable(z.string()),
  /** Debits first. */
  entries: z.array(entry),
});
export type LedgerTransactionBody = z.output<typeof transaction>;

const filter = {
  account: z.optional(z.string().check(z.overwrite(cleanText), z.maxLength(80))),
  causeType: z.optional(z.string().check(z.overwrite(cleanText), z.maxLength(40))),
  causeId: z.optional(pathId),
  /** Of an order, with all that was posted for it; of a payout or a statement, a courier's by the courier's own number. */
  number: z.optional(z.string().check(z.overwrite(cleanText), z.minLength(1), z.maxLength(100))),
  /** In pounds: transactions with an entry of it, a debit or a credit; of the account, if one is asked for. */
  amount: z.optional(z.coerce.number().check(z.minimum(0.01), z.maximum(MOST_SOUGHT))),
  from: z.optional(day),
  to: z.optional(day),
};

/** Transactions in a file: a busy month of a shop. */
export const MOST_IN_FILE = 5_000;

export const listLedger = defineCall({
  method: 'GET',
  path: '/api/web/ledger/transactions',
  access: 'ledger',
  summary:
    'Transactions of the books with all their entries, newest first, by account, cause, amount and Cairo days',
  input: z.object({
    ...filter,
    /** The last transaction of the page before. */
    before: z.optional(pathId),
    /** Each has some three entries. */
    limit: limit(20),
  }),
  output: z.object({ transactions: z.array(transaction), next: z.nullable(z.int()) }),
});

export const exportLedger = defineCall({
  method: 'GET',
  path: '/api/web/ledger/transactions/export',
  access: 'ledger',
  summary: 'The same as a spreadsheet, one row for each entry; refuses more than 5,000 transactions',
  input: z.object({ ...filter, format: z.enum(['csv', 'xlsx']) }),
  output: repliedFile,
  replies: 'file',
  refusals: ['too_many_transactions'],
});

export const listBalances = defineCall({
  method: 'GET',
  path: '/api/web/ledger/balances',
  access: 'ledger',
  summary: 'Balance of every account of the shop; those that exist once for each owner are summed up',
  input: z.object({}),
  output: z.object({
    accounts: z.array(z.object({ account: z.string(), balance: z.number(), entries: z.int() })),
    /** The sum of all entries: 0, or the books are wrong. */
    sum: z.number(),
  }),
});

export const findPaidMerchants = defineCall({
  method: 'GET',
  path: '/api/web/ledger/merchants',
  access: 'ledger',
  summary: 'Up to 8 merchants who sell or have sold, whatever became of them, whose name holds the words',
  input: z.object({ q: z.string().check(z.overwrite(cleanText), z.maxLength(100)) }),
  output: z.object({
    merchants: z.array(z.object({ id: z.int(), name: z.string(), status: z.enum(MERCHANT_STATUSES) })),
  }),
});

export const adjustMerchant = defineCall({
  method: 'POST',
  path: '/api/web/ledger/adjustments',
  access: 'ledger',
  summary: 'A penalty (below 0) or a correction in favour of a merchant, with its reason and who gave it',
  input: z.object({
    merchantId: z.int(ledgerInput.merchant).check(z.positive(ledgerInput.merchant)),
    amount: z.number(ledgerInput.amount).check(
      z.minimum(-MOST_ADJUSTED, ledgerInput.amount),
      z.maximum(MOST_ADJUSTED, ledgerInput.amount),
      z.refine(amount => Math.abs(amount) >= 0.01, ledgerInput.amount),
    ),
    reason: writtenReason(ledgerInput.reason, 300),
    /** Made by the client, so one press counts once. */
    key: z.int().check(z.positive()),
  }),
  /** `waits`: a second person must agree first. */
  output: z.object({ posted: z.boolean(), waits: z.boolean() }),
  refusals: ['merchant_not_found', ...SIGNING_REFUSALS],
});
