import * as z from 'zod/mini';
import { cleanText } from '#platform/arabic.ts';
import { type CallBody, defineCall } from '#platform/call.ts';
import { repliedFile } from '#platform/file.ts';
import { calendarDay, jointRule } from '#platform/inputs.ts';
import { PERIODS } from './period.ts';
import { FACETS, isRange } from './report.ts';
import { SETUP_STEPS } from './setup.ts';
import { TASK_NAMES } from './task.ts';
import { reportInput } from './text.ts';

const sales = z.object({
  orders: z.int(),
  units: z.int(),
  /** Pounds. */
  amount: z.number(),
  delivered: z.int(),
  returned: z.int(),
});

const lineDay = z.object({ day: z.string(), amount: z.number(), orders: z.int() });
const days = z.object({ from: z.string(), to: z.string() });

const homeFigures = z.object({
  days,
  before: days,
  now: sales,
  earlier: sales,
  /**
   * The daily line and its comparison, the first day first; both have the same number of days, except that a month may
   * have fewer.
   */
  line: z.array(lineDay),
  lineBefore: z.array(lineDay),
  /** The largest first. */
  categories: z.array(z.object({ name: z.string(), amount: z.number() })),
  /** A merchant's products that shoppers can find, and how many are new in the period; null for the whole shop. */
  activeProducts: z.nullable(z.object({ count: z.int(), added: z.int() })),
  /** What a merchant is paid next, and when; null for who may not read that. */
  nextPayout: z.nullable(z.object({ day: z.string(), amount: z.number() })),
  /** Of the other shops of a merchant's category in 90 days, in per cent; null for staff, and where too few can say. */
  medianReturns: z.nullable(z.int()),
  /** For the last 14 days, whatever the period. */
  bestProducts: z.array(
    z.object({
      productId: z.int(),
      title: z.string(),
      imageUrl: z.string(),
      units: z.int(),
      amount: z.number(),
    }),
  ),
});
export type HomeFigures = z.output<typeof homeFigures>;

export const showHome = defineCall({
  method: 'GET',
  path: '/api/web/back-office/home',
  access: 'back_office',
  summary: 'Sales of a period beside those before it, and what waits for the viewer; a merchant sees its own',
  input: z.object({ period: z._default(z.enum(PERIODS), 'last_14_days') }),
  output: z.object({
    /** Null for people who see no money. */
    figures: z.nullable(homeFigures),
    /** Only tasks that exist, counted up to 100. */
    tasks: z.array(
      z.object({
        task: z.enum(TASK_NAMES),
        count: z.int(),
        /** When the one came that waits longest (UTC); null for tasks that no list has by age. */
        since: z.nullable(z.string()),
        /** The last moment for that one (UTC), after which something happens to it by itself; null where nothing does. */
        dueAt: z.nullable(z.string()),
      }),
    ),
    /** The last day of the merchant's holiday, on which it takes no orders; null if it is open. */
    holidayUntil: z.nullable(z.string()),
    /** What the viewer sets up for a new merchant; none once all of it is done. */
    setup: z.array(z.object({ step: z.enum(SETUP_STEPS), done: z.boolean() })),
  }),
});

export const countWaiting = defineCall({
  method: 'GET',
  path: '/api/web/back-office/waiting',
  access: 'back_office',
  summary: 'How much waits for the viewer, each up to 100: the numbers in the bar',
  input: z.object({}),
  output: z.object({
    /** Merchants to be looked at. */
    merchants: z.int(),
    /** Conversations whose buyer waits for an answer. */
    conversations: z.int(),
  }),
});
export type Waiting = CallBody<typeof countWaiting>;

const found = z.object({
  kind: z.enum(['order', 'product', 'user', 'merchant', 'return', 'refund', 'payout', 'coupon', 'statement']),
  id: z.int(),
  /** An order's number, or a name. */
  title: z.string(),
  /** What distinguishes it from others of the same name. */
  note: z.string(),
  /** For a merchant and a refund: the tab that lists it. */
  tab: z.optional(z.string()),
  /** For a coupon: the page that lists it. */
  page: z.optional(z.int()),
});
export type Found = z.output<typeof found>;

export const findEverywhere = defineCall({
  method: 'GET',
  path: '/api/web/back-office/find',
  access: 'back_office',
  summary:
    'The first orders, products, people and merchants that a text means, and what has its number or code, where the viewer may',
  input: z.object({
    q: z.string().check(z.overwrite(cleanText), z.minLength(2, reportInput.search), z.maxLength(100)),
  }),
  output: z.object({ found: z.array(found) }),
});

const day = calendarDay(reportInput.day);
const report = {
  from: day,
  to: day,
  by: z._default(z.enum(FACETS), 'day'),
};
const range = jointRule<{ from: string; to: string }>(['from', 'to'], isRange, {
  at: 'to',
  error: reportInput.range,
});

const row = z.extend(sales, {
  /** The id of the row's subject; for days, the day. */
  key: z.string(),
  name: z.string(),
  commission: z.number(),
  commissionVat: z.number(),
});
export type ReportRow = z.output<typeof row>;

export const showReport = defineCall({
  method: 'GET',
  path: '/api/web/back-office/report',
  access: 'reports',
  summary:
    'Sales between two days in Cairo by day, product, category, merchant, governorate or way to pay; what came back by its reason, what came late by where',
  input: z.object(report).check(range),
  /** `by` says what the rows are, so that nobody reads them by another choice. */
  output: z.object({
    by: z.enum(FACETS),
    rows: z.array(row),
    total: row,
    /** Orders with a part that came after its promised day. */
    lateOrders: z.int(),
    /** As on the home page; null also where the rows are not days. */
    medianReturns: z.nullable(z.int()),
  }),
  refusals: ['not_your_report'],
});

export const exportReport = defineCall({
  method: 'GET',
  path: '/api/web/back-office/report/export',
  access: 'reports',
  summary: 'The same as a spreadsheet',
  input: z.object({ ...report, format: z.enum(['csv', 'xlsx']) }).check(range),
  output: repliedFile,
  replies: 'file',
  refusals: ['not_your_report'],
});

export const showStockLeft = defineCall({
  method: 'GET',
  path: '/api/web/back-office/report/stock',
  access: 'reports',
  summary:
    'For how many days the stock of what sells lasts at the pace of the last two weeks, the shortest first',
  input: z.object({}),
  output: z.object({
    goods: z.array(
      z.object({
        productId: z.int(),
        title: z.string(),
        imageUrl: z.string(),
        stock: z.int(),
        sold: z.int(),
        /** Whole days; 0 where nothing is left. */
        days: z.int(),
      }),
    ),
  }),
});

export const exportStockLeft = defineCall({
  method: 'GET',
  path: '/api/web/back-office/report/stock/export',
  access: 'reports',
  summary: 'The same as a spreadsheet',
  input: z.object({ format: z.enum(['csv', 'xlsx']) }),
  output: repliedFile,
  replies: 'file',
});
