import * as z from 'zod/mini';
import { fromPounds, type Piastres } from '#platform/money.ts';
import { leafAt, type Written } from '#platform/server/written-json.ts';
import type { PaymentEvent, PaymentState } from '../../provider.ts';

/** Fawry counts in pounds and has no other currency. */
export const FAWRY_CURRENCY = 'EGP';

const STATUSES = [
  'NEW',
  'UNPAID',
  'PAID',
  'CANCELED',
  'REFUNDED',
  'EXPIRED',
  'PARTIAL_REFUNDED',
  'FAILED',
] as const;

const text = z.string().check(z.minLength(1));
const pounds = z.pipe(
  z.string().check(z.regex(/^\d{1,10}(\.\d+)?$/)),
  z.transform(amount => fromPounds(Number(amount))),
);

/** The fields of a notification or status that we use: `orderAmount`, because the buyer pays Fawry's fee on top. */
const orderSchema = z.object({
  fawryRefNumber: text,
  merchantRefNumber: text,
  orderAmount: pounds,
  orderStatus: z.enum(STATUSES),
});
export type FawryOrder = z.output<typeof orderSchema>;

const STATE: Readonly<Record<FawryOrder['orderStatus'], PaymentState['state']>> = {
  NEW: 'unpaid',
  UNPAID: 'unpaid',
  PAID: 'captured',
  CANCELED: 'voided',
  EXPIRED: 'expired',
  FAILED: 'declined',
  REFUNDED: 'captured',
  PARTIAL_REFUNDED: 'captured',
};

/** Fawry names no amount for a partial refund; whoever requested it knows it. */
const EVENT: Readonly<Partial<Record<FawryOrder['orderStatus'], PaymentEvent>>> = {
  PAID: 'captured',
  CANCELED: 'voided',
  EXPIRED: 'expired',
  FAILED: 'declined',
  REFUNDED: 'refunded',
};

/** Null if it reports no order. Older answers call our reference `merchantRefNum`. */
export function readFawryOrder(written: Written): FawryOrder | null {
  const merchantRefNumber = leafAt(written, 'merchantRefNumber') || leafAt(written, 'merchantRefNum');
  return orderSchema.safeParse({ ...(written as object), merchantRefNumber }).data ?? null;
}

export function fawryState({ fawryRefNumber, orderAmount, orderStatus }: FawryOrder): PaymentState {
  const state = STATE[orderStatus];
  const isPaid = state === 'captured';
  return {
    state,
    transaction: isPaid ? fawryRefNumber : null,
    amount: isPaid ? orderAmount : 0,
    currency: FAWRY_CURRENCY,
    refunded: refundedOf(orderStatus, orderAmount),
  };
}

function refundedOf(status: FawryOrder['orderStatus'], amount: Piastres): Piastres | null {
  if (status === 'PARTIAL_REFUNDED') return null;
  return status === 'REFUNDED' ? amount : 0;
}

/** The event of a notification, or null. */
export function fawryEvent({ orderStatus }: FawryOrder): PaymentEvent | null {
  return EVENT[orderStatus] ?? null;
}
