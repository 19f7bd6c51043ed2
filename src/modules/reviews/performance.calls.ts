import * as z from 'zod/mini';
import { type CallBody, defineCall } from '#platform/call.ts';
import { OBJECTION_STATES } from './objection.ts';
import { SETBACKS } from './performance.ts';
import { WARNING_STEPS } from './warning.ts';

const warningStep = z.literal(WARNING_STEPS);

const value = z.nullable(z.number());
/** Null where there is too little to say. */
const measures = z.object({
  /** Minutes; the shares are whole per cent. */
  accepting: value,
  late: value,
  refused: value,
  faulty: value,
  /** Stars in tenths. */
  described: value,
  answered: value,
});

export const showPerformance = defineCall({
  method: 'GET',
  path: '/api/web/back-office/performance',
  access: 'performance',
  summary: "How the merchant's shop did in the last 90 days by each measure, and the orders that lowered it",
  input: z.object({}),
  output: z.object({
    /** Parts of orders that came. */
    came: z.int(),
    measures,
    /** Of the other shops of its category, where there are enough of them. */
    medians: measures,
    /** When the nightly count was made; null before the first. */
    countedAt: z.nullable(z.string()),
    setbacks: z.array(
      z.object({
        orderId: z.int(),
        what: z.enum(SETBACKS),
        at: z.string(),
        objection: z.nullable(z.object({ state: z.enum(OBJECTION_STATES), answer: z.string() })),
        /** Null if the merchant cannot object any more. */
        objectUntil: z.nullable(z.string()),
      }),
    ),
    /** What staff told the merchant about it, newest first. */
    warnings: z.array(z.object({ step: warningStep, body: z.string(), sentAt: z.string() })),
  }),
});

/** Further shops are not answered. */
export const MOST_SHOPS = 100;

export const listPerformance = defineCall({
  method: 'GET',
  path: '/api/web/back-office/performance/merchants',
  access: 'merchants',
  summary: 'How each shop that had orders did in the last 90 days, the first 100 that do worst',
  input: z.object({}),
  output: z.object({
    merchants: z.array(
      z.object({
        merchantId: z.int(),
        name: z.string(),
        came: z.int(),
        measures,
        /** The latest step of the ladder that its merchant was told. */
        warning: z.nullable(z.object({ step: warningStep, sentAt: z.string() })),
        /** What may be told it next, and from when on. */
        next: z.object({ step: warningStep, from: z.string() }),
      }),
    ),
  }),
});
export type ShopPerformance = CallBody<typeof listPerformance>['merchants'][number];
