import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { uploadedFile } from '#platform/file.ts';
import { PAYMENT_METHODS } from './payment.ts';
import { MESSAGE_SENDERS } from './provider.ts';

/** More bytes than any message of a gateway has. */
const MESSAGE_LIMIT = 64 * 1024;

export const gatewayCallback = defineCall({
  method: 'POST',
  path: '/api/web/payment/callback/:provider',
  access: 'anyone',
  summary: 'Where gateways tell what became of a payment; proved by their signature over the bytes',
  carries: { fileUpTo: MESSAGE_LIMIT },
  input: z.object({
    provider: z.enum(MESSAGE_SENDERS),
    file: uploadedFile,
    hmac: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.object({ received: z.literal(true) }),
  refusals: [
    'method_not_offered',
    'forged_signature',
    'amount_differs',
    'currency_differs',
    'payment_not_found',
  ],
});

const offered = z.object({ method: z.enum(PAYMENT_METHODS), isEmulated: z.boolean() });
export type OfferedMethod = z.output<typeof offered>;

export const listMethods = defineCall({
  method: 'GET',
  path: '/api/web/payment/methods',
  access: 'buyer',
  summary: "What an order can be paid by here, and the buyer's own credit in pounds",
  input: z.object({}),
  output: z.object({
    methods: z.array(offered),
    credit: z.number(),
    /** Why this buyer cannot pay at the door, whatever is ordered; null if nothing speaks against it. */
    cashDenied: z.nullable(z.string()),
  }),
});
