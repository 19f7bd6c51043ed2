import type { RefundCause, Wish } from '#modules/refunds/refund.ts';
import type { Settings } from '#modules/settings/settings.ts';
import type { Piastres } from '#platform/money.ts';
import type { Decision } from './claim.ts';
import type { Outcome } from './return.ts';

/** How long everybody has for what is asked of them. */
type Terms = Omit<Settings['returns'], 'noReasonDays' | 'defectDays' | 'pickupFee' | 'feesBack'>;

export interface Replacement {
  orderId: number;
  /** What the goods cost more than those that came back, and until when it can be paid; 0: nothing. */
  toPay: Piastres;
  payBy: Date | null;
  /** What they cost less, which goes back to the buyer; 0: nothing. */
  rest: Piastres;
}

/** The facts that sentences about a return, claim or refund may use. */
export interface CaseFacts extends Terms {
  subject: 'return' | 'claim' | 'refund';
  id: number;
  /** `WK-10482` */
  order: string;
  merchant: string;
  /** Its current state. */
  state: string;
  /** The buyer's reason, or the subject of a claim; empty for a refund. */
  about: string;
  units: number;
  outcome: Outcome | null;
  decision: Decision | null;
  wish: Wish;
  /** Of a refund: why money goes back, and whether it is account credit that an order was paid with. */
  cause: RefundCause | null;
  isCredit: boolean;
  /** A refund that replaces goods which were no longer available. */
  wasExchange: boolean;
  /** The reason for the decision, as people read it; empty if nobody gave one. */
  reason: string;
  /** Until when the case waits for its next step; null if no timer runs. */
  deadline: Date | null;
  /** Of a refund. */
  amount: Piastres;
  /** Of an exchange whose replacement was placed. */
  replacement: Replacement | null;
  /** Money that was paid in cash, for which the buyer has not named an account. */
  needsChannel: boolean;
  /** Money that goes to an account which the buyer names, because it was paid in cash or could not go back as it came. */
  toAccount: boolean;
}
