import * as z from 'zod/mini';
import { addressInput } from '#modules/accounts/address.ts';
import { askedLines } from '#modules/cart/contract.ts';
import { defineCall } from '#platform/call.ts';
import { checkoutText } from './text.ts';

/** Either a saved address or a new one, which is then saved; amounts in pounds, as the buyer saw them. */
const orderInput = z
  .object({
    /** Made by the client for one press of the button; also taken from the header `Idempotency-Key`. */
    idempotencyKey: z
      .string()
      // What a header can carry; a text column refuses some of the rest.
      .check(z.regex(/^[\x21-\x7e]{8,100}$/, checkoutText.wrongKey)),
    lines: askedLines,
    addressId: z.optional(z.int()),
    address: z.optional(addressInput),
    paymentMethod: z.enum(['cash_on_delivery']),
    seenTotal: z.number().check(z.minimum(0), z.maximum(1e9)),
    acceptTerms: z.literal(true, checkoutText.acceptTerms),
  })
  .check(
    z.refine(input => (input.addressId === undefined) !== (input.address === undefined), {
      error: checkoutText.chooseAddress,
      path: ['addressId'],
    }),
  );

export const placeOrder = defineCall({
  method: 'POST',
  path: '/api/web/checkout/place-order',
  access: 'buyer',
  summary: 'Places an order; the same key gives the same reply and never a second order',
  input: orderInput,
  output: z.object({ orderId: z.int(), total: z.number() }),
  refusals: [
    'mobile_not_verified',
    'order_changed',
    'key_reused',
    'method_not_offered',
    'cash_limit',
    'cash_not_there',
    'cash_not_for_these',
    'cash_refused_before',
    'cash_too_many_open',
    'address_not_found',
    'unknown_place',
  ],
});
