import type { CourierName } from '#modules/shipping/couriers.ts';
import type { OpenTender, Recovery, RefundCause, RefundState, Wish } from './refund.ts';
import type { Carriage, RefundedLine } from './refund-posting.ts';

/** A refund in the form its steps work on. */
export interface StoredRefund {
  id: number;
  orderId: number;
  buyerId: number;
  state: RefundState;
  cause: RefundCause;
  returnId: number | null;
  claimId: number | null;
  /** Of its return. */
  outcome: string | null;
  amount: number;
  givenBefore: number;
  wish: Wish;
  draftedBy: number | null;
  tenders: OpenTender[];
  /** Null where nothing of it had arrived. */
  goods: RefundedGoods | null;
}

/** The goods that a refund is for. */
export interface RefundedGoods {
  merchantOrderId: number;
  merchantId: number;
  recoveredFrom: Recovery;
  lines: RefundedLine[];
  delivery: number;
  fees: number;
  deducted: number;
  carriage: Carriage;
  fetchedBy: CourierName | null;
  /** Whose fault it is, by the reason of its return; claims are about somebody's fault. */
  fault: 'theirs' | 'none';
}

/** The refund of a case. */
export type CaseRefund = StoredRefund & { goods: RefundedGoods };
