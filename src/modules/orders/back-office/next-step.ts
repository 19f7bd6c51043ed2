import type { Actor } from '../actor.ts';
import { canDo, canDoToParcel, type MerchantOrderView, type Reason } from '../can-do.ts';
import type { MerchantOrderStatus } from '../order.ts';

/** The steps up to the hand-over; they can be taken for many orders at once. */
export const BULK_STEPS = ['accepted', 'packed', 'handed_over'] as const;
export type BulkStep = (typeof BULK_STEPS)[number];

const NEXT: Readonly<Partial<Record<MerchantOrderStatus, BulkStep>>> = {
  new: 'accepted',
  accepted: 'packed',
  ready: 'handed_over',
};

export interface NextStep {
  event: BulkStep;
  allowed: 'yes' | Reason;
}

/** The next step of a merchant order, and whether this actor may take it; null if there is none. */
export function nextStep(actor: Actor, merchantOrder: MerchantOrderView): NextStep | null {
  const event = NEXT[merchantOrder.status];
  if (!event) return null;
  if (event !== 'handed_over') return { event, allowed: canDo(actor, merchantOrder, event) };
  const packed = merchantOrder.parcels.find(({ state }) => state === 'packed');
  return packed
    ? { event, allowed: canDoToParcel(actor, { merchantOrder, parcelId: packed.id }, event) }
    : null;
}
