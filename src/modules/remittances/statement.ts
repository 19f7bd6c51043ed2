import { type Piastres, sumPiastres } from '#platform/money.ts';

/** One line of a statement: what a courier collected for a parcel or a gateway for a payment, and the fees it keeps. */
export interface StatementLine {
  /** The row number of the spreadsheet program. */
  row: number;
  /** Of the parcel, or of the payment at the gateway. Empty where the line names neither, such as a correction. */
  trackingNumber: string;
  /** Below nothing where the courier takes money back. */
  gross: Piastres;
  fee: Piastres;
}

/** In letters; the column holds as many. */
export const LONGEST_REFERENCE = 60;

/**
 * The number of the statement that a file's name carries, as couriers name them: «ST-2026-118 (1).xlsx», of which the
 * browser counts a second download in brackets. Undefined of a name without a digit, such as «كشف.csv», because a second
 * file would have it too.
 */
export function referenceOf(fileName: string): string | undefined {
  const name = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/\s*\(\d+\)$/, '')
    .trim();
  return /\p{Nd}/u.test(name) && name.length <= LONGEST_REFERENCE ? name : undefined;
}

/** Why a line cannot be read, so that nobody can book it; the sentences are in text.ts. */
export type LineProblem = 'no_amount' | 'unclear_amount' | 'no_fee' | 'unclear_fee' | 'other_currency';

/** Why nobody knows what the money of a line is for; it is held in suspense until finance says so. */
export const SUSPENSE_REASONS = [
  'no_parcel_named',
  'unknown_parcel',
  'not_delivered',
  'decided_before',
  'paid_before',
  'unknown_payment',
  'amount_differs',
  'unknown_refund',
] as const;
export type SuspenseReason = (typeof SUSPENSE_REASONS)[number];

export interface ProblemLine {
  row: number;
  trackingNumber: string;
  problem: LineProblem;
  /** The cell, as the courier wrote it. */
  written: string;
}

/** A courier's parcel in our records. */
export interface KnownCash {
  parcelId: number;
  trackingNumber: string;
  /** Of its cash; null if it was paid before. */
  state: string | null;
  /** The amount to collect at the door. */
  due: Piastres;
  /** A line of a statement has remitted it. */
  isPaid: boolean;
}

/** A payment by a gateway in our records, by a name that a statement used for it. */
export interface KnownPayment {
  paymentId: number;
  trackingNumber: string;
  captured: Piastres;
  /** A line of a settlement has paid it out. */
  isPaid: boolean;
  /** Refunds that the gateway sent and has not yet taken back from us. */
  refunds: { tenderId: number; amount: Piastres }[];
  /** Ended disputes of which the gateway has not yet taken what was lost, or the fee; nothing where it has. */
  disputes: { disputeId: number; lost: Piastres; fee: Piastres }[];
}

export const LINE_KINDS = ['cash', 'fee', 'payment', 'refund', 'chargeback'] as const;

export type MatchedLine = StatementLine & {
  kind: (typeof LINE_KINDS)[number];
  /** What we expected of it. */
  due: Piastres;
  parcelId: number | null;
  paymentId: number | null;
  tenderId: number | null;
  disputeId: number | null;
  /** Its fee was booked when the dispute ended. */
  isBooked: boolean;
};
export type SuspenseLine = StatementLine & { reason: SuspenseReason };

export interface MatchedStatement {
  /** New money of parcels, and fees. */
  matched: MatchedLine[];
  /** Money that waits for finance. */
  suspense: SuspenseLine[];
  /** Lines of an earlier import, which are ignored. */
  already: number;
  problems: ProblemLine[];
}

/** The sums of the lines; `net` is the amount the bank must show. */
export function totalsOf(lines: readonly Pick<StatementLine, 'gross' | 'fee'>[]) {
  const [gross, fees] = [
    sumPiastres(lines.map(line => line.gross)),
    sumPiastres(lines.map(line => line.fee)),
  ];
  return { gross, fees, net: gross - fees };
}
