import type { Piastres } from '#platform/money.ts';

/** What the sentences about an event may say. Those to a merchant say nothing of `merchants` and `total` (A2). */
export interface Facts {
  /** `WK-10482` */
  order: string;
  /** Whose parts it happened to. */
  merchants: readonly string[];
  /** Whether these are all merchants of the order. */
  isWholeOrder: boolean;
  /** Whether it happened to all units of these parts. */
  isWholePart: boolean;
  /** Of the order. */
  total: Piastres;
  /** Units and goods of the one part. */
  units: number;
  goods: Piastres;
  /** As people read it; empty where nobody gave one. */
  reason: string;
  /** To be paid at the door for the parcel; null where nothing is. */
  due: Piastres | null;
  /** For the buyer alone; null where the parcel needs none. */
  deliveryCode: string | null;
  confirmationHours: number;
  reminderHours: number;
  timeoutHours: number;
  deliveryDays: number;
}
