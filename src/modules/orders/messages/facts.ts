import type { Piastres } from '#platform/money.ts';

/**
 * The facts that sentences about an event may use. Sentences to a merchant must not use `merchants` and `total` (A2).
 */
export interface Facts {
  /** `WK-10482` */
  order: string;
  /** The merchants of the affected parts. */
  merchants: readonly string[];
  /** Whether these are all merchants of the order. */
  isWholeOrder: boolean;
  /** Whether it affects all units of these parts. */
  isWholeMerchantOrder: boolean;
  /** The total of the order. */
  total: Piastres;
  /** Units and goods of the one part. */
  units: number;
  goods: Piastres;
  /** As people read it; empty if nobody gave one. */
  reason: string;
  /** The amount due at the door for the parcel; null if nothing is due. */
  due: Piastres | null;
  /** Something of the order was paid before it arrived, and goes back for what does not. */
  isPaid: boolean;
  /** Only for the buyer; null if the parcel needs none. */
  deliveryCode: string | null;
  /** Between which days it was promised, all parts of the order together; null in orders older than promises. */
  promised: { first: string; last: string } | null;
  /** Until when its reader must do what the message asks for; null if that is over, or nothing is asked. */
  deadline: Date | null;
  confirmationHours: number;
  reminderHours: number;
  timeoutHours: number;
  deliveryDays: number;
}
