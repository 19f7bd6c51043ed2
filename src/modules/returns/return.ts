/** What a return is at (orders-and-money.md, section 5). */
export const RETURN_STATES = [
  'requested',
  'approved',
  'awaiting_pickup',
  'in_transit',
  'received',
  'inspected',
  'resolved',
  'rejected',
  'escalated',
  'cancelled',
  'expired',
  'closed',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** While it is at one of these its units are spoken for, and the merchant's earnings wait. */
export const OPEN_RETURN_STATES = [
  'requested',
  'approved',
  'awaiting_pickup',
  'in_transit',
  'received',
  'inspected',
  'rejected',
  'escalated',
] as const satisfies readonly ReturnState[];

export const WISHES = ['refund', 'credit'] as const;
export type Wish = (typeof WISHES)[number];

export const OUTCOMES = ['refund', 'credit', 'partial', 'declined'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const WAYS = ['pickup', 'drop_off'] as const;
export type Way = (typeof WAYS)[number];

export interface ReturnLine {
  id: number;
  lineId: number;
  variantId: number;
  quantity: number;
  /** Null until the parcel has come. */
  received: number | null;
  sellable: number;
  damaged: number;
  wrongItem: number;
  unseen: number;
  accepted: number;
}

/** A return as its table works on it. */
export interface Return {
  id: number;
  merchantOrderId: number;
  buyerId: number;
  merchantId: number;
  merchantStatus: string;
  state: ReturnState;
  reason: string;
  wish: Wish;
  way: Way | null;
  outcome: Outcome | null;
  answer: string;
  receivedAt: Date | null;
  decidedAt: Date | null;
  lines: readonly ReturnLine[];
}

export const acceptedUnits = ({ lines }: Pick<Return, 'lines'>): number =>
  lines.reduce((units, line) => units + line.accepted, 0);
