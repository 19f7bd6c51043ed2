import type { MerchantOrderStatus } from './order.ts';
import type { ParcelState } from './parcel.ts';

/** The states in which a merchant order has open units. */
export const STAGES = ['pending_payment', 'pending_confirmation', 'new', 'accepted'] as const;
export type Stage = (typeof STAGES)[number];

/** `ordered = open + cancelled + inParcel + delivered + failed`, and `returned ≤ delivered`. */
export interface LineUnits {
  ordered: number;
  open: number;
  cancelled: number;
  inParcel: number;
  delivered: number;
  failed: number;
  returned: number;
}

/** The facts from which a merchant order's status follows. */
export interface MerchantOrderUnits {
  stage: Stage;
  /** Whether its return window is over. */
  isCompleted: boolean;
  lines: readonly LineUnits[];
  parcels: readonly { state: ParcelState; units: number }[];
}

/** Failed parcels that have neither come back nor been given up. */
const AWAY: ReadonlySet<ParcelState> = new Set(['undelivered', 'lost', 'damaged']);

/**
 * The status of a merchant order (docs/orders-rules.md, Merchant orders): the least advanced state among units that are
 * neither cancelled nor failed. Without such units it is `undelivered` or `returned_to_merchant` if something failed,
 * and `cancelled` otherwise.
 */
export function statusOf({ stage, isCompleted, lines, parcels }: MerchantOrderUnits): MerchantOrderStatus {
  const holds = (state: ParcelState) => parcels.some(parcel => parcel.units > 0 && parcel.state === state);
  if (lines.some(line => line.open > 0)) return stage;
  if (holds('packed')) return 'ready';
  if (holds('shipped')) return 'shipped';
  if (lines.some(line => line.delivered > 0)) return isCompleted ? 'completed' : 'delivered';
  if (parcels.some(({ state }) => AWAY.has(state))) return 'undelivered';
  return lines.some(line => line.failed > 0) ? 'returned_to_merchant' : 'cancelled';
}
