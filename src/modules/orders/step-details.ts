import type { CourierName } from '#modules/shipping/couriers.ts';
import type { Piastres } from '#platform/money.ts';
import type { Condition } from './parcel.ts';
import type { Stage } from './quantities.ts';

export type LinesInput = readonly { lineId: number; quantity: number }[];

/** What an event carries besides its name. */
export interface StepDetails {
  /** In words, or one of the codes in text.ts. */
  reason?: string;
  /** Units to cancel; without it, all that have not left. */
  lines?: LinesInput;
  /** For `cancelled`, by the engine: it was not the buyer who did so, and the units take their fees with them. */
  takesFees?: boolean;
  /** For `packed`. */
  parcels?: readonly { carrier: CourierName; lines: LinesInput }[];
  /** For `handed_over`: the code that the buyer gives to a merchant that delivers the parcel itself. */
  newDeliveryCode?: string;
  /** For `delivered`: a photo's identifier, or the courier's own reference. */
  proof?: string;
  /** For `delivered`: the cash that was collected. */
  collected?: Piastres;
  /** For `back_at_merchant`. */
  condition?: Condition;
  sellable?: LinesInput;
  /** For `switched_to_cash`: the decision of the cash rules. */
  stage?: Extract<Stage, 'new' | 'pending_confirmation'>;
}
