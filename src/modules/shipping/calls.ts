import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { bostaWebhook } from './bosta-webhook.ts';
import { governorateOutput } from './place.ts';

export const listGovernorates = defineCall({
  method: 'GET',
  path: '/api/web/shipping/governorates',
  access: 'anyone',
  summary: 'Where parcels go: governorates, their cities and the delivery fee of a parcel',
  input: z.object({}),
  output: z.object({ governorates: z.array(governorateOutput) }),
});

export const bostaReports = defineCall({
  method: 'POST',
  path: '/api/web/shipping/bosta-webhook',
  access: 'anyone',
  summary: 'Bosta tells that a delivery has changed; the secret comes in the header X-Webhook-Secret',
  input: bostaWebhook,
  output: z.object({ received: z.literal(true) }),
  refusals: ['courier_not_offered', 'wrong_webhook_secret'],
});
