import * as z from 'zod/mini';
import { cleanLongText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { rowId } from '#platform/inputs.ts';
import { warningFields } from './warning.text.ts';
import { LONGEST_WARNING, WARNING_STEPS } from './warning.ts';

export const warnMerchant = defineCall({
  method: 'POST',
  path: '/api/web/back-office/performance/warning',
  access: 'merchants',
  summary:
    'Tells a merchant the next step of the ladder in the words of staff; nothing in the shop changes by it, and 14 days lie between two steps',
  input: z.object({
    merchantId: rowId,
    step: z.literal(WARNING_STEPS),
    body: z
      .string(warningFields.body)
      .check(
        z.overwrite(cleanLongText),
        z.minLength(10, warningFields.body),
        z.maxLength(LONGEST_WARNING, warningFields.body),
      ),
  }),
  output: z.object({ warningId: z.int() }),
  refusals: ['merchant_not_found', 'warning_too_early', 'warning_out_of_step'],
});
