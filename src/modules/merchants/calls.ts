import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { pathId } from '#platform/inputs.ts';
import { merchantOutput, merchantProfile } from './merchant.ts';

export const listActiveMerchants = defineCall({
  method: 'GET',
  path: '/api/web/merchant/active-names',
  access: 'anyone',
  budget: 'reading',
  summary: 'Merchants whose goods show [API-6]',
  input: z.object({}),
  output: z.object({ merchants: z.array(merchantOutput) }),
});

export const showMerchant = defineCall({
  method: 'GET',
  path: '/api/web/merchant/details/:merchantId',
  access: 'anyone',
  budget: 'reading',
  summary: 'One merchant with its legal identity',
  input: z.object({ merchantId: pathId }),
  output: merchantProfile,
  refusals: ['merchant_not_found'],
});
