import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { RECEIVERS } from './receiver.ts';

/** `receivers` is empty in a shop that tells nobody of sales, and then nothing is asked. */
const choice = z.object({ receivers: z.array(z.enum(RECEIVERS)), isGiven: z.boolean() });

export const showAnalyticsChoice = defineCall({
  method: 'GET',
  path: '/api/web/analytics/choice',
  access: 'buyer',
  summary:
    "Which services the shop tells of its sales, and whether the buyer agreed that it tells of the buyer's",
  input: z.object({}),
  output: choice,
});

export const chooseAnalytics = defineCall({
  method: 'POST',
  path: '/api/web/analytics/choose',
  access: 'buyer',
  summary: 'Agrees that those services are told of deliveries to the buyer, or takes it back',
  input: z.object({ wanted: z.boolean() }),
  output: choice,
  refusals: ['analytics_not_offered'],
});
