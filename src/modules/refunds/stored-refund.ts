import type { OpenTender, RefundCause, RefundState, Wish } from './refund.ts';
import type { Carriage, OwedRefund } from './refund-posting.ts';

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
export interface RefundedGoods extends Omit<OwedRefund, 'ownDelivery'> {
  merchantOrderId: number;
  carriage: Carriage;
  /** Whose fault it is, by the reason of its return; claims are about somebody's fault. */
  fault: 'theirs' | 'none';
}

/** The refund of a case. */
export type CaseRefund = StoredRefund & { goods: RefundedGoods };
