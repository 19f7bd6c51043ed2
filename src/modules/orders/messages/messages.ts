import type { ActorKind } from '../actor.ts';
import type { MerchantOrderStatus } from '../order.ts';
import type { OrderEvent } from '../order-event.ts';
import type { TextName } from './text.ts';

export type Audience = 'buyer' | 'merchant' | 'staff';
/** `inbox` messages stay in the shop; the other two leave it. */
export type Channel = 'inbox' | 'email' | 'sms';

export interface MessageRow {
  to: Audience;
  /** Only if one of these actors did it. People are not told of their own actions, unless they need them in writing. */
  by?: readonly ActorKind[];
  /** Only if the part was in one of these states before. */
  from?: readonly MerchantOrderStatus[];
  /** Only if the part is in one of these states now. */
  at?: readonly MerchantOrderStatus[];
  channels: readonly Channel[];
  text: TextName;
}

const EVERYWHERE = ['inbox', 'email', 'sms'] as const;
const IN_WRITING = ['inbox', 'email'] as const;
/** SMS costs money, so it is sent only if the recipient must be ready or would wait in vain. */
const AT_ONCE = ['inbox', 'sms'] as const;
const QUIETLY = ['inbox'] as const;

/** The merchant has 72 hours, and few shops read their mail that often. */
const NEW_ORDER: MessageRow = { to: 'merchant', at: ['new'], channels: EVERYWHERE, text: 'new_order' };
/** Everybody except the merchant and the buyer. */
const OTHERS = ['courier', 'staff', 'timer', 'gateway'] as const;
/** A merchant does not know of an order before it can be packed. */
const KNOWN_TO_MERCHANT = ['new', 'accepted', 'ready', 'shipped'] as const;

/** Who is told of which event, and how. The code that confirms an order is sent separately (confirm-order.ts). */
export const MESSAGES: Readonly<Record<OrderEvent, readonly MessageRow[]>> = {
  submitted: [
    { to: 'buyer', at: ['new'], channels: EVERYWHERE, text: 'placed' },
    { to: 'buyer', at: ['pending_confirmation'], channels: IN_WRITING, text: 'placed_to_confirm' },
    NEW_ORDER,
  ],
  paid: [{ to: 'buyer', channels: IN_WRITING, text: 'paid' }, NEW_ORDER],
  paid_late: [{ to: 'buyer', channels: IN_WRITING, text: 'paid' }, NEW_ORDER],
  switched_to_cash: [NEW_ORDER],
  payment_expired: [{ to: 'buyer', channels: IN_WRITING, text: 'payment_expired' }],
  confirmed: [{ to: 'buyer', channels: IN_WRITING, text: 'confirmed' }, NEW_ORDER],
  not_confirmed: [
    { to: 'buyer', by: ['timer'], channels: EVERYWHERE, text: 'not_confirmed' },
    { to: 'buyer', by: ['buyer'], channels: IN_WRITING, text: 'cancelled_by_buyer' },
  ],
  accepted: [{ to: 'buyer', channels: IN_WRITING, text: 'accepted' }],
  rejected: [
    { to: 'buyer', channels: EVERYWHERE, text: 'rejected' },
    { to: 'merchant', by: OTHERS, channels: IN_WRITING, text: 'order_cancelled' },
  ],
  merchant_reminded: [{ to: 'merchant', channels: EVERYWHERE, text: 'reminder' }],
  merchant_timed_out: [
    { to: 'buyer', channels: EVERYWHERE, text: 'timed_out' },
    { to: 'merchant', channels: IN_WRITING, text: 'order_timed_out' },
  ],
  cancelled: [
    { to: 'buyer', by: ['buyer'], channels: IN_WRITING, text: 'cancelled_by_buyer' },
    { to: 'buyer', by: ['merchant', ...OTHERS], channels: EVERYWHERE, text: 'cancelled_by_shop' },
    {
      to: 'merchant',
      by: ['buyer', ...OTHERS],
      from: KNOWN_TO_MERCHANT,
      channels: IN_WRITING,
      text: 'order_cancelled',
    },
  ],
  packed: [{ to: 'buyer', channels: QUIETLY, text: 'packed' }],
  handed_over: [{ to: 'buyer', channels: EVERYWHERE, text: 'shipped' }],
  out_for_delivery: [{ to: 'buyer', channels: AT_ONCE, text: 'out_for_delivery' }],
  attempt_failed: [
    { to: 'buyer', channels: AT_ONCE, text: 'attempt_failed' },
    { to: 'merchant', by: OTHERS, channels: QUIETLY, text: 'order_attempt_failed' },
  ],
  delivered: [
    { to: 'buyer', channels: EVERYWHERE, text: 'delivered' },
    { to: 'merchant', by: OTHERS, channels: QUIETLY, text: 'order_delivered' },
  ],
  refused: [
    { to: 'buyer', channels: EVERYWHERE, text: 'undelivered' },
    { to: 'merchant', by: OTHERS, channels: IN_WRITING, text: 'order_undelivered' },
  ],
  lost: [
    { to: 'buyer', channels: EVERYWHERE, text: 'lost' },
    { to: 'merchant', channels: IN_WRITING, text: 'order_lost' },
    { to: 'staff', by: ['courier'], channels: QUIETLY, text: 'order_lost' },
  ],
  damaged: [
    { to: 'buyer', channels: EVERYWHERE, text: 'damaged' },
    { to: 'merchant', channels: IN_WRITING, text: 'order_damaged' },
    { to: 'staff', by: ['courier'], channels: QUIETLY, text: 'order_damaged' },
  ],
  back_at_merchant: [
    { to: 'buyer', channels: IN_WRITING, text: 'back' },
    { to: 'merchant', by: OTHERS, channels: IN_WRITING, text: 'order_back' },
  ],
  not_back_in_time: [
    { to: 'merchant', channels: IN_WRITING, text: 'order_not_back' },
    { to: 'staff', channels: QUIETLY, text: 'order_not_back' },
  ],
  reopened: [
    { to: 'buyer', channels: IN_WRITING, text: 'reopened' },
    { to: 'merchant', channels: IN_WRITING, text: 'order_reopened' },
  ],
  hand_over_late: [
    { to: 'merchant', channels: IN_WRITING, text: 'order_late' },
    { to: 'staff', channels: QUIETLY, text: 'order_late' },
  ],
  delivery_overdue: [
    { to: 'buyer', channels: IN_WRITING, text: 'overdue' },
    { to: 'merchant', channels: IN_WRITING, text: 'order_overdue' },
    { to: 'staff', channels: QUIETLY, text: 'order_overdue' },
  ],
  withdrawn: [
    { to: 'buyer', channels: IN_WRITING, text: 'withdrawn' },
    { to: 'merchant', channels: IN_WRITING, text: 'order_withdrawn' },
    { to: 'staff', channels: QUIETLY, text: 'order_withdrawn' },
  ],
  completed: [],
  not_received: [
    { to: 'buyer', channels: IN_WRITING, text: 'claim_opened' },
    { to: 'merchant', channels: IN_WRITING, text: 'order_claimed' },
    { to: 'staff', channels: IN_WRITING, text: 'order_claimed' },
  ],
};

/** One event of a part, as the key of the table. */
export interface EventFacts {
  event: OrderEvent;
  by: ActorKind;
  from: MerchantOrderStatus | null;
  to: MerchantOrderStatus;
}

export function messagesOf({ event, by, from, to }: EventFacts): MessageRow[] {
  return MESSAGES[event].filter(
    row =>
      (row.by?.includes(by) ?? true) &&
      (row.at?.includes(to) ?? true) &&
      (row.from === undefined || (from !== null && row.from.includes(from))),
  );
}
