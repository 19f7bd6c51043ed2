import { type Actor, isParty } from './actor.ts';
import type { MerchantOrderStatus } from './order.ts';
import type { OrderEvent } from './order-event.ts';
import { type ParcelEvent, type ParcelState, parcelRule } from './parcel.ts';
import type { Stage } from './quantities.ts';
import { TRANSITIONS, transitionOf } from './transitions.ts';

/** Why an actor may not do something now. The sentences are in text.ts. */
export const REASONS = [
  'order_not_found',
  'not_your_step',
  'not_possible_now',
  'already_handed_over',
  'merchant_suspended',
  'not_carried_by_you',
  'cash_is_in',
] as const;
export type Reason = (typeof REASONS)[number];

/** The facts about a part that decide what may be done with it. */
export interface MerchantOrderView {
  buyerId: number;
  merchantId: number;
  merchantStatus: string;
  status: MerchantOrderStatus;
  stage: Stage;
  cancelReason: string;
  /** Whether the buyer reported that it did not arrive or is not what was ordered. */
  openClaims: number;
  /** Nothing came within the days that the law gives, so the buyer may withdraw. */
  isOverdue: boolean;
  /** Whether units of it are coming back, came back or were claimed. */
  hasReturnOrClaim: boolean;
  parcels: readonly { id: number; state: ParcelState; carrier: string; cashIsIn?: boolean }[];
}

/** If a merchant may no longer act, only staff continue or cancel its open orders (docs/orders-rules.md, Merchants). */
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

/** `yes` if the actor may apply the event to the part now; otherwise the reason why not. */
export function canDo(actor: Actor, merchantOrder: MerchantOrderView, event: OrderEvent): 'yes' | Reason {
  if (!isParty(actor, merchantOrder)) return 'order_not_found';
  if (!TRANSITIONS.some(row => row.event === event && row.actors.includes(actor.kind)))
    return 'not_your_step';
  if (actor.kind === 'merchant' && mayNotAct(merchantOrder.merchantStatus)) return 'merchant_suspended';
  const row = transitionOf(event, merchantOrder.status);
  if (!row) return leftTheHouse(event, merchantOrder) ? 'already_handed_over' : 'not_possible_now';
  if (!row.actors.includes(actor.kind)) return 'not_possible_now';
  if (actor.kind === 'buyer' && leftTheHouse(event, merchantOrder)) return 'already_handed_over';
  if (event === 'withdrawn' && !merchantOrder.isOverdue) return 'not_possible_now';
  // One report is enough, because staff are already looking into it.
  if (event === 'not_received' && merchantOrder.openClaims > 0) return 'not_possible_now';
  // Late money does not revive what the buyer cancelled (docs/orders-rules.md, Merchant orders).
  if (event === 'paid_late' && merchantOrder.cancelReason !== 'payment_expired') return 'not_possible_now';
  return 'yes';
}

/** The same for one parcel of the part. */
export function canDoToParcel(
  actor: Actor,
  { merchantOrder, parcelId }: { merchantOrder: MerchantOrderView; parcelId: number },
  event: ParcelEvent,
): 'yes' | Reason {
  const parcel = merchantOrder.parcels.find(each => each.id === parcelId);
  if (!parcel || !isParty(actor, merchantOrder)) return 'order_not_found';
  const rule = parcelRule(event);
  if (!rule.actors.includes(actor.kind)) return 'not_your_step';
  if (actor.kind === 'merchant' && mayNotAct(merchantOrder.merchantStatus)) return 'merchant_suspended';
  if (!rule.from.includes(parcel.state)) return 'not_possible_now';
  // Otherwise units that were never delivered would be refunded twice, as returned and as refused.
  if (event === 'reopened' && merchantOrder.hasReturnOrClaim) return 'not_possible_now';
  if (event === 'reopened' && parcel.cashIsIn) return 'cash_is_in';
  if (actor.kind === 'merchant' && rule.merchantOnlyIfCarrier && parcel.carrier !== 'merchant')
    return 'not_carried_by_you';
  if (actor.kind === 'courier' && parcel.carrier !== actor.name) return 'not_your_step';
  return 'yes';
}

function leftTheHouse(event: OrderEvent, { parcels }: MerchantOrderView): boolean {
  return event === 'cancelled' && parcels.some(({ state }) => LEFT_THE_HOUSE.has(state));
}
