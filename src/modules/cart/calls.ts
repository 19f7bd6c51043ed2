import * as z from 'zod/mini';
import { normaliseCode } from '#modules/discounts/coupon.ts';
import { defineCall } from '#platform/call.ts';
import { rowId } from '#platform/inputs.ts';
import { MAX_LINES, MAX_QUANTITY } from './cart.ts';
import { LINE_CHANGES } from './quote.ts';
import { cartText } from './text.ts';

const quantity = z
  .int(cartText.wrongQuantity)
  .check(z.minimum(1, cartText.wrongQuantity), z.maximum(MAX_QUANTITY, cartText.wrongQuantity));

/** A line that a buyer asks for; `seenPrice` is the price shown to the buyer, in pounds. */
export const lineInput = z.object({
  productId: rowId,
  variantId: z.optional(rowId),
  quantity,
  seenPrice: z.optional(z.number().check(z.minimum(0), z.maximum(20_000_000))),
});

export const lineInputs = z
  .array(lineInput)
  .check(z.minLength(1, cartText.emptyCart), z.maxLength(MAX_LINES, cartText.tooManyLines));

/** As it was typed; invalid text counts as an unknown code. */
export const couponCode = z.optional(z.string().check(z.overwrite(text => normaliseCode(text).slice(0, 20))));

const quotedLine = z.object({
  productId: z.int(),
  /** The matching variant; null if the product does not exist or needs a choice. */
  variantId: z.nullable(z.int()),
  quantity: z.int(),
  /** Units available now, at most as many as asked for. */
  buyable: z.int(),
  /** Free units, up to the quantity asked for or 6; above 6 in steps, because a merchant's stock is its own business. */
  available: z.int(),
  title: z.string(),
  options: z.string(),
  imageUrl: z.string(),
  merchantId: z.nullable(z.int()),
  price: z.number(),
  amount: z.number(),
  changes: z.array(z.enum(LINE_CHANGES)),
});

/** Amounts in pounds; `delivery` and `total` are known once the governorate is. */
export const quoteBody = z.object({
  /** In the order of the request. */
  lines: z.array(quotedLine),
  /** Those with something available in the cart; each will get one merchant order. */
  merchants: z.array(
    z.object({
      merchantId: z.int(),
      merchantName: z.string(),
      merchantLogoUrl: z.string(),
      /** The days in Cairo between which its parcel is expected; null while the governorate is unknown. */
      arrives: z.nullable(z.object({ first: z.string(), last: z.string() })),
      /** What its parcel's delivery costs the buyer; null while the governorate is unknown. */
      delivery: z.nullable(z.number()),
      /** What it costs with its goods and fees, to be paid at its door with cash; null while the governorate is unknown. */
      total: z.nullable(z.number()),
      /** From this amount of its goods on, the delivery costs nothing; null: never. */
      freeDeliveryFrom: z.nullable(z.number()),
    }),
  ),
  units: z.int(),
  goods: z.number(),
  /** The coupon's discount. */
  discount: z.number(),
  /** The code as it was understood, and the sentence if it gives no discount. */
  coupon: z.nullable(z.object({ code: z.string(), denial: z.nullable(z.string()) })),
  vat: z.number(),
  delivery: z.nullable(z.number()),
  packaging: z.number(),
  adminFee: z.number(),
  total: z.nullable(z.number()),
  /** Whether every line is available as asked for. */
  ready: z.boolean(),
});
export type QuoteBody = z.output<typeof quoteBody>;

export const quoteCart = defineCall({
  method: 'POST',
  path: '/api/web/cart/quote',
  access: 'buyer',
  budget: 'reading',
  summary: 'What a cart costs now, and what changed, ran out or is no longer sold since it was filled',
  input: z.object({
    lines: lineInputs,
    governorateId: z.optional(z.int()),
    cityId: z.optional(z.int()),
    couponCode,
  }),
  output: quoteBody,
  refusals: ['unknown_governorate'],
});
