import type { Piastres } from '#platform/money.ts';
import type { Decision } from '../claim.ts';
import type { Outcome, Wish } from '../return.ts';

/** What the sentences about a return, claim or refund may say. */
export interface CaseFacts {
  subject: 'return' | 'claim' | 'refund';
  id: number;
  /** `WK-10482` */
  order: string;
  merchant: string;
  /** Where it stands by now. */
  state: string;
  /** The buyer's reason, or what a claim is about; empty of a refund. */
  about: string;
  units: number;
  outcome: Outcome | null;
  decision: Decision | null;
  wish: Wish;
  /** A refund in the place of goods that could not be had any more. */
  wasExchange: boolean;
  /** Why somebody decided so, as people read it; empty where nobody said. */
  reason: string;
  /** Of a refund. */
  amount: Piastres;
  /** Money that was paid in cash and whose buyer has not said where to. */
  needsChannel: boolean;
  handOverDays: number;
  appealDays: number;
  answerHours: number;
  claimAnswerHours: number;
  inspectionHours: number;
  refundDays: number;
}
