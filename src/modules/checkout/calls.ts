import * as z from 'zod/mini';
import { addressInput } from '#modules/accounts/address.ts';
import { couponCode, lineInputs } from '#modules/cart/calls.ts';
import { SIGNING_REFUSALS } from '#modules/ledger/text.ts';
import { LARGEST_PICTURE, PICTURE_REFUSALS } from '#modules/media/picture.ts';
import { CASH_DENIALS } from '#modules/payments/cash-on-delivery-rules.ts';
import { PAYMENT_METHODS, TENDERS } from '#modules/payments/payment.ts';
import { paymentInput } from '#modules/payments/text.ts';
import { PAYMENT_STATUSES } from '#modules/payments/transitions.ts';
import { defineCall } from '#platform/call.ts';
import { uploadedFile } from '#platform/file.ts';
import { jointRule, pathId, rowId, ruleOfUseCase } from '#platform/inputs.ts';
import { extrasInput, isSameMobile } from './extras.ts';
import { checkoutText } from './text.ts';

type Callable = Partial<Record<'recipient' | 'address', { mobile: string }> & { secondMobile: string }>;

/** A saved address, or a new one, which is then saved. Amounts in pounds, as the buyer saw them. */
const orderInput = z
  .object({
    /** Made by the client for one press of the button; the header `Idempotency-Key` may carry it too. */
    idempotencyKey: z
      .string()
      // The characters that a header can carry; a text column refuses some of the others.
      .check(z.regex(/^[\x21-\x7e]{8,100}$/, checkoutText.wrongKey)),
    lines: lineInputs,
    couponCode,
    addressId: z.optional(z.int()),
    address: z.optional(addressInput),
    ...extrasInput,
    paymentMethod: z.enum(PAYMENT_METHODS),
    /** Uses the buyer's credit first and the chosen method for the rest. */
    useCredit: z.optional(z.boolean()),
    seenTotal: z.number().check(z.minimum(0), z.maximum(1e9)),
    acceptTerms: z.boolean(checkoutText.acceptTerms),
  })
  .check(
    jointRule<{ addressId?: number; address?: object }>(
      ['addressId', 'address'],
      ({ addressId, address }) => (addressId === undefined) !== (address === undefined),
      { at: 'addressId', error: checkoutText.chooseAddress },
    ),
    jointRule<Callable>(
      ['secondMobile'],
      ({ secondMobile, recipient, address }) => !isSameMobile(secondMobile, recipient ?? address),
      { at: 'secondMobile', error: checkoutText.sameMobile },
    ),
    ruleOfUseCase<{ acceptTerms?: boolean }>(({ acceptTerms }) => acceptTerms === true, {
      at: 'acceptTerms',
      error: checkoutText.acceptTerms,
    }),
  );

export const placeOrder = defineCall({
  method: 'POST',
  path: '/api/web/checkout/place-order',
  access: 'buyer',
  budget: 'placing',
  summary: 'Places an order; the same key gives the same reply and never a second order',
  input: orderInput,
  /** `toPay` is the amount to be paid now, before anything is packed. */
  output: z.object({ orderId: z.int(), total: z.number(), toPay: z.number() }),
  refusals: [
    'mobile_not_verified',
    'order_changed',
    'key_reused',
    'too_many_unpaid',
    'too_many_unpaid_units',
    'method_not_offered',
    ...CASH_DENIALS,
    'address_not_found',
    'unknown_place',
  ],
});

const opened = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({ kind: z.literal('code'), code: z.string(), expiresAt: z.string() }),
  z.object({ kind: z.literal('paid') }),
]);

export const startPayment = defineCall({
  method: 'POST',
  path: '/api/web/payment/start',
  access: 'buyer',
  summary: 'Pays an order that waits for it: the page of the gateway to go to, or the code to pay by',
  input: z.object({
    orderId: rowId,
    method: z.enum(PAYMENT_METHODS).check(z.refine(each => each !== 'cash_on_delivery')),
  }),
  output: opened,
  refusals: ['order_not_found', 'nothing_to_pay', 'method_not_offered', 'gateway_unavailable'],
});

export const switchToCash = defineCall({
  method: 'POST',
  path: '/api/web/payment/switch-to-cash',
  access: 'buyer',
  summary: 'Pays an order at the door that waits for another payment, by the rules of cash',
  input: z.object({ orderId: rowId }),
  output: z.object({ kind: z.enum(['cash', 'paid']) }),
  refusals: [
    'order_not_found',
    'nothing_to_pay',
    'method_not_offered',
    'gateway_unavailable',
    ...CASH_DENIALS,
    'partly_paid',
  ],
});

const tender = z.object({
  method: z.enum(TENDERS),
  amount: z.number(),
  status: z.enum(PAYMENT_STATUSES),
  refunded: z.number(),
});

/** Amounts in pounds, times in UTC. */
export const showPayment = defineCall({
  method: 'GET',
  path: '/api/web/payment/of-order/:orderId',
  access: 'buyer',
  summary:
    'How an own order is paid: what it waits for, by what it can be paid, what came and what went back',
  input: z.object({ orderId: pathId }),
  output: z.object({
    state: z.enum(['waiting', 'paid', 'expired', 'not_due']),
    method: z.enum(TENDERS),
    toPay: z.number(),
    /** The goods are held for the buyer until then. */
    heldUntil: z.nullable(z.string()),
    /** The last attempt, while the order waits for its money. */
    attempt: z.nullable(
      z.object({
        status: z.enum(PAYMENT_STATUSES),
        /** To pay by; null once nobody takes it, or once less is due than it asks for. */
        code: z.nullable(z.string()),
        asksForMore: z.boolean(),
        expiresAt: z.nullable(z.string()),
        /** The picture of a transfer that the buyer sent last, and why staff refused it. */
        proof: z.nullable(z.object({ refusal: z.nullable(z.string()) })),
      }),
    ),
    tenders: z.array(tender),
    methods: z.array(z.object({ method: z.enum(PAYMENT_METHODS), isEmulated: z.boolean() })),
    /** Whether the rules of cash let it be paid at the door instead. */
    canSwitchToCash: z.boolean(),
    transferTo: z.object({ instapay: z.string(), holder: z.string(), bank: z.string(), account: z.string() }),
  }),
  refusals: ['order_not_found'],
});

export const sendTransferProof = defineCall({
  method: 'POST',
  path: '/api/web/payment/transfer-proof',
  access: 'buyer',
  summary: 'Shows staff a picture of the transfer of an own order; it releases nothing',
  input: z.object({ orderId: pathId, file: uploadedFile }),
  output: z.object({ success: z.literal(true) }),
  carries: { fileUpTo: LARGEST_PICTURE },
  refusals: ['order_not_found', 'nothing_to_pay', ...PICTURE_REFUSALS],
});

export const confirmTransfer = defineCall({
  method: 'POST',
  path: '/api/web/payment/confirm-transfer',
  access: 'remittances',
  summary: 'Staff saw a transfer arrive: the amount must be that of the order to the piastre',
  input: z.object({
    orderId: rowId,
    amount: z
      .number(paymentInput.amount)
      .check(z.positive(paymentInput.amount), z.maximum(1e9, paymentInput.amount)),
  }),
  /** `waits`: others must sign first. */
  output: z.object({ waits: z.boolean() }),
  refusals: ['order_not_found', 'nothing_to_pay', 'amount_differs', ...SIGNING_REFUSALS],
});
