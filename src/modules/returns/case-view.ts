import * as z from 'zod/mini';
import { deliveryAddress } from '#modules/orders/order-view.ts';
import { RECOVERIES, REFUND_CAUSES, REFUND_STATES, WISHES } from '#modules/refunds/refund.ts';
import { CASE_REASONS } from './can-do.ts';
import { CLAIM_KINDS, CLAIM_STATES, DECISIONS } from './claim.ts';
import { OUTCOMES, PICKUP_STATES, RETURN_STATES, WAYS } from './return.ts';
import { RETURN_EVENTS } from './transitions.ts';

/** The amounts that would be refunded, or were; in pounds. */
const refundSums = z.object({
  goods: z.number(),
  delivery: z.number(),
  fees: z.number(),
  deducted: z.number(),
  /** What the buyer has back already, from a bank for example; the amount is without it. */
  givenBefore: z.number(),
  amount: z.number(),
});
export type RefundSums = z.output<typeof refundSums>;

/** The same with what each line adds to it. */
export const shownAmount = z.extend(refundSums, {
  lines: z.array(z.object({ lineId: z.int(), quantity: z.int(), amount: z.number() })),
});

/** A refund as everybody who sees its order may see it. */
const shownRefund = z.extend(refundSums, {
  id: z.int(),
  state: z.enum(REFUND_STATES),
  cause: z.enum(REFUND_CAUSES),
  wish: z.enum(WISHES),
  /** Money paid in cash that waits for the buyer's account details. */
  needsChannel: z.boolean(),
  /** Money that is transferred to an account which the buyer names, and does not go back as it was paid. */
  toAccount: z.boolean(),
  /** The order that was placed instead. */
  replacementOrderId: z.nullable(z.int()),
  /** What that order costs, in pounds; 0 if there is none, or if it fell through. */
  replacement: z.number(),
  /** Until when what it costs more must be paid; null if nothing is due. */
  payReplacementBy: z.nullable(z.string()),
});
export type ShownRefund = z.output<typeof shownRefund>;

const goods = {
  lineId: z.int(),
  title: z.string(),
  options: z.string(),
  imageUrl: z.string(),
  quantity: z.int(),
};

const step = z.object({
  event: z.string(),
  to: z.string(),
  role: z.string(),
  reason: z.string(),
  at: z.string(),
});
export type CaseStepShown = z.output<typeof step>;

const aboutOrder = {
  id: z.int(),
  orderId: z.int(),
  merchantOrderId: z.int(),
  merchantName: z.string(),
  note: z.string(),
  wish: z.enum(WISHES),
  photos: z.array(z.string()),
  steps: z.array(step),
  openedAt: z.string(),
  /** When something happens by itself; null if nothing does. */
  dueAt: z.nullable(z.string()),
  refund: z.nullable(shownRefund),
  /** What who decides must know; null for the buyer, and in a list. */
  facts: z.nullable(
    z.object({
      /** Empty for a merchant once its part is over (A3). */
      customer: z.string(),
      paymentMethod: z.string(),
      /** Paid if everything is accepted; null once it is decided. */
      wouldRefund: z.nullable(refundSums),
    }),
  ),
};

export const shownReturn = z.object({
  ...aboutOrder,
  kind: z.literal('return'),
  state: z.enum(RETURN_STATES),
  reason: z.string(),
  payer: z.enum(['buyer', 'merchant']),
  way: z.nullable(z.enum(WAYS)),
  /** Who fetches it; null if nobody does, or nobody is booked yet. */
  pickup: z.nullable(
    z.object({
      courier: z.string(),
      trackingNumber: z.nullable(z.string()),
      state: z.enum(PICKUP_STATES),
    }),
  ),
  /** Where its buyer may bring it; empty where the merchant named none. */
  returnTo: z.object({ address: z.string(), phone: z.string() }),
  /** The buyer's address, for who fetches it: the merchant that does so itself, and staff. Null for everybody else. */
  fetchFrom: z.nullable(deliveryAddress),
  outcome: z.nullable(z.enum(OUTCOMES)),
  answer: z.string(),
  lines: z.array(
    z.object({
      ...goods,
      /** The options of what is wanted instead, empty for the same again; null where money is wanted. */
      exchangeFor: z.nullable(z.string()),
      received: z.nullable(z.int()),
      sellable: z.int(),
      damaged: z.int(),
      wrongItem: z.int(),
      unseen: z.int(),
      accepted: z.int(),
    }),
  ),
  /** The actions of this kind of viewer, with `yes` or the reason why not now. */
  actions: z.array(
    z.object({ event: z.enum(RETURN_EVENTS), allowed: z.enum(['yes', ...CASE_REASONS]), why: z.string() }),
  ),
});
export type ShownReturn = z.output<typeof shownReturn>;

export const shownClaim = z.object({
  ...aboutOrder,
  kind: z.literal('claim'),
  about: z.enum(CLAIM_KINDS),
  state: z.enum(CLAIM_STATES),
  answer: z.string(),
  decision: z.nullable(z.enum(DECISIONS)),
  decisionNote: z.string(),
  recoveredFrom: z.nullable(z.enum(RECOVERIES)),
  lines: z.array(z.object(goods)),
  mayAnswer: z.boolean(),
  mayDecide: z.boolean(),
});
export type ShownClaim = z.output<typeof shownClaim>;
