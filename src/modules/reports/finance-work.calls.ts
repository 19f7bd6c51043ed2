import * as z from 'zod/mini';
import { type CallBody, defineCall } from '#platform/call.ts';
import { rowId } from '#platform/inputs.ts';
import { FINANCE_WORK, WHOSE } from './finance-work.ts';

const workKind = z.enum(FINANCE_WORK);
const colleague = z.object({ id: z.int(), name: z.string() });

/** As many people are offered work. */
export const MOST_COLLEAGUES = 50;

/** What a row is about, in pounds. */
const about = {
  kind: workKind,
  id: z.int(),
  amount: z.number(),
  /** The buyer of a refund, else the shop's name; for money on its way the courier, the gateway or the way to pay. */
  who: z.string(),
  orderId: z.nullable(z.int()),
  statementId: z.nullable(z.int()),
  /** A parcel's number, or that of a statement or payment. */
  reference: z.string(),
};

export const showFinanceWork = defineCall({
  method: 'GET',
  path: '/api/web/back-office/finance-work',
  access: 'remittances',
  summary:
    'What finance does by hand, the nearest deadline first: sums of each kind, and the first 100 rows of all or of one, everybody’s or the viewer’s',
  input: z.object({
    kind: z.optional(workKind),
    /** Whose: the viewer's alone, or what nobody has taken. */
    whose: z.optional(z.enum(WHOSE)),
  }),
  output: z.object({
    /** Only kinds that wait, counted up to 100, in pounds. */
    kinds: z.array(z.object({ kind: workKind, count: z.int(), amount: z.number(), late: z.int() })),
    rows: z.array(
      z.object({
        ...about,
        /** Null where only the bank knows it. */
        dueAt: z.nullable(z.string()),
        /** Who has taken it or was given it. */
        assignee: z.nullable(colleague),
      }),
    ),
    /** Whom a row may be given, by name; the viewer is one of them. */
    colleagues: z.array(colleague),
    viewerId: z.int(),
  }),
});
export type FinanceRow = CallBody<typeof showFinanceWork>['rows'][number];

export const assignFinanceWork = defineCall({
  method: 'POST',
  path: '/api/web/back-office/finance-work/assign',
  access: 'remittances',
  summary: 'Takes a row of the work of finance, gives it to a colleague, or leaves it to everybody; audited',
  input: z.object({
    kind: workKind,
    workId: rowId,
    /** Who had it when the sender looked. */
    fromId: z.nullable(rowId),
    toId: z.nullable(rowId),
  }),
  output: z.object({ assignee: z.nullable(colleague) }),
  refusals: ['work_not_found', 'colleague_not_found', 'assigned_meanwhile'],
});

export const listFinishedWork = defineCall({
  method: 'GET',
  path: '/api/web/back-office/finance-work/finished',
  access: 'remittances',
  summary: 'What finance finished today, and who did; the last 100, of everybody or of the viewer',
  input: z.object({ whose: z.optional(z.enum(['mine'])) }),
  output: z.object({
    rows: z.array(
      z.object({
        ...about,
        at: z.string(),
        /** Who finished it, by name. */
        by: z.string(),
      }),
    ),
  }),
});
export type FinishedRow = CallBody<typeof listFinishedWork>['rows'][number];
