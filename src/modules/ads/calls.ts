import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { AD_TYPES, adOutput } from './ad.ts';

export const listActiveAds = defineCall({
  method: 'GET',
  path: '/api/web/merchant/ad/public/active/:type',
  access: 'anyone',
  summary: 'Ads of a place that run now, in their order [API-7]',
  input: z.object({ type: z.enum(AD_TYPES) }),
  output: z.object({ ads: z.array(adOutput) }),
});
