import * as z from 'zod/mini';
import { mobileInput } from '#modules/accounts/account.ts';
import { MERCHANT_ORDER_STATUSES } from '#modules/orders/order.ts';
import { promisedDays } from '#modules/orders/order-view.ts';
import { WISHES } from '#modules/refunds/refund.ts';
import { cleanLongText, cleanText } from '#platform/arabic.ts';
import { type CallBody, defineCall } from '#platform/call.ts';
import { pathId, rowId } from '#platform/inputs.ts';
import { units, words } from './case-input.ts';
import { RETURN_REASONS } from './reason.ts';
import { caseInput } from './text.ts';

/** What a caller may report besides sending goods back. */
export const REPORTS = ['not_received', ...RETURN_REASONS] as const;

const done = z.object({ success: z.literal(true) });

const note = z.object({ id: z.int(), who: z.string(), body: z.string(), at: z.string() });

export const showCustomer = defineCall({
  method: 'GET',
  path: '/api/web/back-office/customer',
  access: 'customers',
  summary:
    'A buyer for who talks to the buyer: person, figures, newest orders, notes; by the account, its mobile or one of its orders. Each look is written down',
  input: z.object({
    userId: z.optional(pathId),
    orderId: z.optional(pathId),
    mobile: z.optional(mobileInput),
  }),
  output: z.object({
    userId: z.int(),
    name: z.string(),
    mobile: z.string(),
    isMobileProved: z.boolean(),
    email: z.string(),
    since: z.string(),
    isBlocked: z.boolean(),
    figures: z.object({
      orders: z.int(),
      openOrders: z.int(),
      /** Pounds, of what was delivered. */
      bought: z.number(),
      balance: z.number(),
      /** Parts of orders that came back because nobody took them, and all that were sent out. */
      refused: z.int(),
      sent: z.int(),
      returns: z.int(),
    }),
    /** The newest. */
    orders: z.array(
      z.object({
        orderId: z.int(),
        merchantOrderId: z.int(),
        merchantName: z.string(),
        placedAt: z.string(),
        status: z.enum(MERCHANT_ORDER_STATUSES),
        /** Cairo days; null without a promise, and once it has come or ended. */
        promised: z.nullable(promisedDays),
        /** Pounds. */
        total: z.number(),
      }),
    ),
    /** The newest first. */
    notes: z.array(note),
  }),
  refusals: ['buyer_not_found'],
});

export type Customer = CallBody<typeof showCustomer>;
export type CustomerOrder = Customer['orders'][number];

export const writeCustomerNote = defineCall({
  method: 'POST',
  path: '/api/web/back-office/customer/note',
  access: 'customers',
  summary: 'Writes down what support should know of a customer; no shop and no customer sees it on a screen',
  input: z.object({
    userId: rowId,
    body: z
      .string()
      .check(
        z.overwrite(cleanLongText),
        z.minLength(1, caseInput.customerNote),
        z.maxLength(1_000, caseInput.customerNote),
      ),
  }),
  output: done,
  refusals: ['buyer_not_found'],
});

export const sendCallerCode = defineCall({
  method: 'POST',
  path: '/api/web/back-office/customer/code',
  access: 'customers',
  summary: 'Sends a code to the mobile of the account that a caller says to be; the caller reads it out',
  input: z.object({ userId: rowId }),
  output: done,
  refusals: ['buyer_not_found', 'too_many_tries'],
});

export const reportForCaller = defineCall({
  method: 'POST',
  path: '/api/web/back-office/customer/report',
  access: 'customers',
  summary:
    'Support asks for a return, or reports what was lost or came damaged, for a caller who has read out the code of the account',
  input: z.object({
    userId: rowId,
    code: z.string().check(z.overwrite(cleanText), z.maxLength(20)),
    merchantOrderId: rowId,
    reason: z.enum(REPORTS, caseInput.reason),
    /** Empty for what did not arrive. */
    lines: z._default(units, []),
    wish: z._default(z.enum(WISHES), 'refund'),
    note: z._default(words, ''),
  }),
  output: z.object({ kind: z.enum(['return', 'claim']) }),
  refusals: [
    'buyer_not_found',
    'return_not_found',
    'not_possible_now',
    'wrong_units',
    'exchange_gone',
    'window_over',
    'not_returnable',
    'wrong_code',
  ],
});
