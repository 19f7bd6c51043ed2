import { type Actor, isParty } from './actor.ts';
import type { MerchantOrderStatus } from './order.ts';
import type { OrderEvent } from './order-event.ts';
import { type ParcelEvent, type ParcelState, parcelRule } from './parcel.ts';
import type { Stage } from './quantities.ts';
import { TRANSITIONS, transitionOf } from './transitions.ts';

/** Why an actor may not do a thing now. Their sentences stand in text.ts. */
export const REASONS = [
  'order_not_found',
  'not_your_step',
  'not_possible_now',
  'already_handed_over',
  'merchant_suspended',
  'not_carried_by_you',
] as const;
export type Reason = (typeof REASONS)[number];

/** What is looked at of a part to know what may be done with it. */
export interface PartView {
  buyerId: number;
  merchantId: number;
  merchantStatus: string;
  status: MerchantOrderStatus;
  stage: Stage;
  cancelReason: string;
  /** Of the buyer: that it did not arrive, or not what he ordered. */
  openClaims: number;
  /** Nothing came in the days that the law gives: the buyer may withdraw. */
  isOverdue: boolean;
  /** Units of it come back, came back or were claimed. */
  isSpokenFor: boolean;
  parcels: readonly { id: number; state: ParcelState; carrier: string }[];
}

/** Of a merchant who may not act any more, only staff continue or cancel the open orders (section 8). */
const MAY_NOT_ACT: ReadonlySet<string> = new Set(['suspended', 'closed']);
export const mayNotAct = (merchantStatus: string): boolean => MAY_NOT_ACT.has(merchantStatus);

const LEFT_THE_HOUSE: ReadonlySet<ParcelState> = new Set([
  'shipped',
  'delivered',
  'undelivered',
  'lost',
  'damaged',
  'returned',
]);

/** Whether an actor may let an event happen to a part now: `yes`, or the reason why not. */
export function canDo(actor: Actor, part: PartView, event: OrderEvent): 'yes' | Reason {
  if (!isParty(actor, part)) return 'order_not_found';
  if (!TRANSITIONS.some(row => row.event === event && row.actors.includes(actor.kind)))
    return 'not_your_step';
  if (actor.kind === 'merchant' && mayNotAct(part.merchantStatus)) return 'merchant_suspended';
  const row = transitionOf(event, part.status);
  if (!row) return leftTheHouse(event, part) ? 'already_handed_over' : 'not_possible_now';
  if (!row.actors.includes(actor.kind)) return 'not_possible_now';
  if (actor.kind === 'buyer' && leftTheHouse(event, part)) return 'already_handed_over';
  if (event === 'withdrawn' && !part.isOverdue) return 'not_possible_now';
  // Said once, it is being looked into.
  if (event === 'not_received' && part.openClaims > 0) return 'not_possible_now';
  // What the buyer himself cancelled is not revived by his money (section 2).
  if (event === 'paid_late' && part.cancelReason !== 'payment_expired') return 'not_possible_now';
  return 'yes';
}

/** The same for one parcel of the part. */
export function canDoToParcel(
  actor: Actor,
  { part, parcelId }: { part: PartView; parcelId: number },
  event: ParcelEvent,
): 'yes' | Reason {
  const parcel = part.parcels.find(each => each.id === parcelId);
  if (!parcel || !isParty(actor, part)) return 'order_not_found';
  const rule = parcelRule(event);
  if (!rule.actors.includes(actor.kind)) return 'not_your_step';
  if (actor.kind === 'merchant' && mayNotAct(part.merchantStatus)) return 'merchant_suspended';
  if (!rule.from.includes(parcel.state)) return 'not_possible_now';
  // Else units that were never delivered would be paid back as returned, and once more as refused.
  if (event === 'reopened' && part.isSpokenFor) return 'not_possible_now';
  if (actor.kind === 'merchant' && rule.merchantOnlyIfCarrier && parcel.carrier !== 'merchant')
    return 'not_carried_by_you';
  if (actor.kind === 'courier' && parcel.carrier !== actor.name) return 'not_your_step';
  return 'yes';
}

function leftTheHouse(event: OrderEvent, { parcels }: PartView): boolean {
  return event === 'cancelled' && parcels.some(({ state }) => LEFT_THE_HOUSE.has(state));
}
