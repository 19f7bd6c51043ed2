import type { Actor } from '../actor.ts';
import { canDo, canDoToParcel, type PartView, type Reason } from '../can-do.ts';
import type { MerchantOrderStatus } from '../order.ts';

/** The steps that bring an order out of the house; they can be taken with many orders at once. */
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

/** The one step that is to be taken next with a merchant order, and whether this actor may; null where none is. */
export function nextStep(actor: Actor, part: PartView): NextStep | null {
  const event = NEXT[part.status];
  if (!event) return null;
  if (event !== 'handed_over') return { event, allowed: canDo(actor, part, event) };
  const packed = part.parcels.find(({ state }) => state === 'packed');
  return packed ? { event, allowed: canDoToParcel(actor, { part, parcelId: packed.id }, event) } : null;
}
