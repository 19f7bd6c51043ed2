import * as z from 'zod/mini';
import { cleanText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { foldDigits } from '#platform/digits.ts';
import { DUES, type Due } from './month.ts';
import { ledgerInput, SIGNING_REFUSALS } from './text.ts';

/** `2026-11` */
const month = z
  .string()
  .check(z.overwrite(foldDigits), z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, ledgerInput.month));

const balance = z.object({
  account: z.string(),
  opening: z.number(),
  debit: z.number(),
  credit: z.number(),
  closing: z.number(),
});
export type MonthBalance = z.output<typeof balance>;

/** Pounds, the newest first: up to 30, 60 and 90 days, and older. */
const ageing = z.object({ account: z.string(), balance: z.number(), ages: z.array(z.number()) });
export type AccountAges = z.output<typeof ageing>;

export const showMonth = defineCall({
  method: 'GET',
  path: '/api/web/ledger/months',
  access: 'ledger',
  summary:
    'The trial balance of a month, else of the oldest that is not closed, and the age of what stood at its end',
  input: z.object({ month: z.optional(month) }),
  output: z.object({
    month: z.string(),
    /** All from the first posting until now, the newest first. */
    months: z.array(z.string()),
    closed: z.nullable(z.object({ by: z.string(), at: z.string() })),
    /** Why it cannot be closed now; null if it can. */
    waitsFor: z.nullable(z.enum(['its_end', 'earlier_month', 'signatures'])),
    balances: z.array(balance),
    ageing: z.array(ageing),
  }),
});

export const closeMonth = defineCall({
  method: 'POST',
  path: '/api/web/ledger/months/close',
  access: 'ledger',
  summary: 'Closes a month that is over: nothing is posted into it any more. There is no way back',
  input: z.object({ month }),
  output: z.object({ closed: z.literal(true) }),
  refusals: ['month_closed', 'month_not_over', 'month_before_open', 'money_waits'],
});

export const payDue = defineCall({
  method: 'POST',
  path: '/api/web/ledger/months/pay',
  access: 'ledger',
  summary:
    'The bank shows what the shop paid: taxes to the state, never above what is due, or invoices for fees',
  input: z.object({
    due: z.enum(Object.keys(DUES) as [Due, ...Due[]]),
    amount: z
      .number(ledgerInput.paid)
      .check(z.minimum(0.01, ledgerInput.paid), z.maximum(1e9, ledgerInput.paid)),
    bankReference: z
      .string()
      .check(
        z.overwrite(cleanText),
        z.minLength(3, ledgerInput.reference),
        z.maxLength(60, ledgerInput.reference),
      ),
    /** Made by the client, so one press counts once. */
    key: z.int().check(z.positive()),
  }),
  /** `waits`: others must sign first. */
  output: z.object({ posted: z.boolean(), waits: z.boolean() }),
  refusals: ['more_than_due', ...SIGNING_REFUSALS],
});
