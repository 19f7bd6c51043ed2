import * as z from 'zod/mini';
import { COURIER_NAMES } from '#modules/shipping/courier.ts';
import { cleanLongText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { calendarDay, limit, page, pathId, rowId } from '#platform/inputs.ts';
import { EVENT_REFUSALS, maybeReason, merchantOrder, reason, units } from './event-input.ts';
import { orderDetails, orderSummary, ownTab, underWay } from './order-view.ts';
import { ATTEMPT_REASONS, CONDITIONS, REFUSAL_REASONS } from './parcel.ts';
import { orderInput } from './text.ts';

/** Orders on one page of the list. */
const PAGE_LIMIT = 10;
/** Longer than any part could need. */
const MOST_PARCELS = 20;

/** What happened at the door. */
const attemptReason = z.enum(ATTEMPT_REASONS, orderInput.attemptReason);
const refusalReason = z.enum(REFUSAL_REASONS, orderInput.attemptReason);

export const listOrders = defineCall({
  method: 'GET',
  path: '/api/web/order/list',
  access: 'account',
  summary: "The account's own orders, newest first, all of them or those of a tab",
  input: z.object({ page: page(1_000_000), limit: limit(PAGE_LIMIT, 50), tab: ownTab }),
  output: z.object({ orders: z.array(orderSummary), totalPages: z.int(), totalOrders: z.int() }),
});

export const showUnderWay = defineCall({
  method: 'GET',
  path: '/api/web/order/under-way',
  access: 'account',
  summary:
    "How many of the account's own orders wait for what, of however many, which part arrives first, and what else the account has",
  input: z.object({}),
  output: underWay,
});

export const showOrder = defineCall({
  method: 'GET',
  path: '/api/web/order/details/:orderId',
  access: 'account',
  summary:
    'One order: a buyer sees their own, a merchant its part of it, super_admin and support all; others find nothing',
  input: z.object({ orderId: pathId }),
  output: orderDetails,
  refusals: ['order_not_found'],
});

/** A buyer may cancel without a reason; a merchant and staff must give one. */
export const cancelMerchantOrder = defineCall({
  method: 'POST',
  path: '/api/web/merchant-order/cancel',
  access: 'account',
  summary: 'Cancels units of one merchant order that have not been handed over, without lines all of them',
  input: z.object({ merchantOrderId: rowId, lines: z.optional(units), reason: maybeReason }),
  output: merchantOrder,
  refusals: EVENT_REFUSALS,
});

export const cancelOrder = defineCall({
  method: 'POST',
  path: '/api/web/order/cancel',
  access: 'buyer',
  summary: 'Cancels every part of an order that can still be cancelled; also the "no" to its confirmation',
  input: z.object({ orderId: rowId, reason: maybeReason }),
  output: z.object({ merchantOrders: z.array(merchantOrder) }),
  refusals: EVENT_REFUSALS,
});

export const sendOrderCode = defineCall({
  method: 'POST',
  path: '/api/web/order/send-code',
  access: 'buyer',
  summary: 'Sends a new code for confirming an order that is to be paid at the door',
  input: z.object({ orderId: rowId }),
  output: z.object({ success: z.literal(true) }),
  refusals: ['order_not_found', 'not_possible_now', 'too_many_tries'],
});

export const confirmOrder = defineCall({
  method: 'POST',
  path: '/api/web/order/confirm',
  access: 'account',
  summary: 'Confirms an order: its buyer by the code that was sent, staff after a call without one',
  input: z.object({ orderId: rowId, code: z.optional(z.string().check(z.maxLength(20))) }),
  output: z.object({ merchantOrders: z.array(merchantOrder) }),
  refusals: [...EVENT_REFUSALS, 'wrong_code'],
});

export const reportNotReceived = defineCall({
  method: 'POST',
  path: '/api/web/merchant-order/not-received',
  access: 'buyer',
  summary: 'The buyer says that what counts as delivered did not arrive: opens a claim',
  input: z.object({ merchantOrderId: rowId, note: maybeReason }),
  output: merchantOrder,
  refusals: EVENT_REFUSALS,
});

export const withdrawMerchantOrder = defineCall({
  method: 'POST',
  path: '/api/web/merchant-order/withdraw',
  access: 'buyer',
  summary: 'The buyer withdraws from what is overdue, also when it is under way: all that was paid goes back',
  input: z.object({ merchantOrderId: rowId }),
  output: merchantOrder,
  refusals: EVENT_REFUSALS,
});

export const orderAgain = defineCall({
  method: 'GET',
  path: '/api/web/order/again/:orderId',
  access: 'buyer',
  summary: 'What of an earlier order is still sold, as lines for the cart',
  input: z.object({ orderId: pathId }),
  output: z.object({
    lines: z.array(
      z.object({
        productId: z.int(),
        variantId: z.int(),
        quantity: z.int(),
        title: z.string(),
        price: z.number(),
      }),
    ),
    /** Titles of products that are no longer sold. */
    gone: z.array(z.string()),
  }),
  refusals: ['order_not_found'],
});

export const acceptMerchantOrder = defineCall({
  method: 'POST',
  path: '/api/web/merchant-order/accept',
  access: 'orders',
  summary: 'The merchant takes the order on',
  input: z.object({ merchantOrderId: rowId }),
  output: merchantOrder,
  refusals: EVENT_REFUSALS,
});

export const rejectMerchantOrder = defineCall({
  method: 'POST',
  path: '/api/web/merchant-order/reject',
  access: 'orders',
  summary: 'The merchant declines a new order',
  input: z.object({ merchantOrderId: rowId, reason }),
  output: merchantOrder,
  refusals: EVENT_REFUSALS,
});

export const packMerchantOrder = defineCall({
  method: 'POST',
  path: '/api/web/merchant-order/pack',
  access: 'orders',
  summary:
    'Packs every open unit into parcels; without parcels, all into one that the merchant brings itself',
  input: z.object({
    merchantOrderId: rowId,
    parcels: z.optional(
      z
        .array(z.object({ carrier: z._default(z.enum(COURIER_NAMES), 'merchant'), lines: units }))
        .check(z.minLength(1), z.maxLength(MOST_PARCELS)),
    ),
  }),
  output: merchantOrder,
  refusals: EVENT_REFUSALS,
});

export const handOverParcel = defineCall({
  method: 'POST',
  path: '/api/web/parcel/hand-over',
  access: 'orders',
  summary: 'A parcel leaves the merchant',
  input: z.object({ parcelId: rowId }),
  output: merchantOrder,
  refusals: EVENT_REFUSALS,
});

export const reportOutForDelivery = defineCall({
  method: 'POST',
  path: '/api/web/parcel/out-for-delivery',
  access: 'orders',
  summary: 'A parcel is on its way to the door; the buyer is told what to have ready',
  input: z.object({ parcelId: rowId }),
  output: merchantOrder,
  refusals: EVENT_REFUSALS,
});

export const reportAttempt = defineCall({
  method: 'POST',
  path: '/api/web/parcel/attempt-failed',
  access: 'orders',
  summary:
    'An attempt to deliver failed; the parcel stays under way. What the buyer put off has the day they named',
  input: z.object({
    parcelId: rowId,
    reason: attemptReason,
    /** For `postponed`: a day in Cairo, from tomorrow on. */
    day: z.optional(calendarDay(orderInput.otherDay)),
  }),
  output: merchantOrder,
  refusals: [...EVENT_REFUSALS, 'other_day_needed'],
});

export const deliverParcel = defineCall({
  method: 'POST',
  path: '/api/web/parcel/delivered',
  access: 'orders',
  summary: "A parcel was delivered: by its merchant with the buyer's code or a photo, by staff with proof",
  input: z.object({
    parcelId: rowId,
    code: z.optional(z.string().check(z.maxLength(20))),
    proof: z.optional(z.string().check(z.overwrite(cleanLongText), z.maxLength(300))),
  }),
  output: merchantOrder,
  refusals: EVENT_REFUSALS,
});

export const refuseParcel = defineCall({
  method: 'POST',
  path: '/api/web/parcel/refused',
  access: 'orders',
  summary: 'A parcel was refused, or all attempts failed: it goes back',
  input: z.object({ parcelId: rowId, reason: refusalReason }),
  output: merchantOrder,
  refusals: EVENT_REFUSALS,
});

export const receiveParcelBack = defineCall({
  method: 'POST',
  path: '/api/web/parcel/back',
  access: 'orders',
  summary: 'A parcel is back at the merchant; what is sellable goes on sale again, the rest is a claim',
  input: z.object({ parcelId: rowId, condition: z.enum(CONDITIONS), sellable: z.optional(units) }),
  output: merchantOrder,
  refusals: EVENT_REFUSALS,
});

export const reportLoss = defineCall({
  method: 'POST',
  path: '/api/web/parcel/lost',
  access: 'order_corrections',
  summary: 'Staff record that the courier lost or damaged a parcel',
  input: z.object({ parcelId: rowId, event: z.enum(['lost', 'damaged']), reason: maybeReason }),
  output: merchantOrder,
  refusals: EVENT_REFUSALS,
});
