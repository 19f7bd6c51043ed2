import * as z from 'zod/mini';
import { type CallBody, defineCall } from '#platform/call.ts';
import { SETBACKS } from './performance.ts';

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
    /** When the nightly count was made; null before the first. */
    countedAt: z.nullable(z.string()),
    setbacks: z.array(z.object({ orderId: z.int(), what: z.enum(SETBACKS), at: z.string() })),
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
    merchants: z.array(z.object({ merchantId: z.int(), name: z.string(), came: z.int(), measures })),
  }),
});
export type ShopPerformance = CallBody<typeof listPerformance>['merchants'][number];
