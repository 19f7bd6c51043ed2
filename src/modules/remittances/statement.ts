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
  /** The line that remitted it, if it was remitted. */
  line: { gross: Piastres; fee: Piastres } | null;
  /** Lines that took only a fee. */
  fees: { row: number; fee: Piastres }[];
}

/** A payment by a gateway in our records, by a name that a statement used for it. */
export interface KnownPayment {
  paymentId: number;
  trackingNumber: string;
  captured: Piastres;
  /** The line that paid it out, if it was paid out. */
  line: { gross: Piastres; fee: Piastres } | null;
  /** Refunds that the gateway sent, and the row by which it took each back from us. */
  refunds: { tenderId: number; amount: Piastres; row: number | null }[];
  fees: { row: number; fee: Piastres }[];
}

export const LINE_KINDS = ['cash', 'fee', 'payment', 'refund'] as const;

export type MatchedLine = StatementLine & {
  kind: (typeof LINE_KINDS)[number];
  /** What we expected of it. */
  due: Piastres;
  parcelId: number | null;
  paymentId: number | null;
  tenderId: number | null;
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

interface Known<Row> {
  rows: readonly Row[];
  /** Lines that wait or waited in suspense. */
  suspense: readonly StatementLine[];
}

type Meaning = MatchedLine | 'already' | SuspenseReason;

/** What each line means. No line is refused: what nobody knows waits in suspense. */
function sortLines<Row extends { trackingNumber: string }>(
  lines: readonly StatementLine[],
  known: Known<Row>,
  meaningOf: (line: StatementLine, row: Row | undefined, before: readonly MatchedLine[]) => Meaning,
): MatchedStatement {
  const rows = new Map(known.rows.map(row => [row.trackingNumber, row]));
  const checked: MatchedStatement = { matched: [], suspense: [], already: 0, problems: [] };
  for (const line of lines) {
    const meaning = known.suspense.some(each => isSame(each, line))
      ? 'already'
      : meaningOf(line, rows.get(line.trackingNumber), checked.matched);
    if (meaning === 'already') checked.already += 1;
    else if (typeof meaning === 'string') checked.suspense.push({ ...line, reason: meaning });
    else checked.matched.push(meaning);
  }
  return checked;
}

/** What each line of a courier's statement means for the cash we expect. */
export const matchStatement = (lines: readonly StatementLine[], known: Known<KnownCash>): MatchedStatement =>
  sortLines(lines, known, meaningOfCash);

/** What each line of a gateway's settlement means for the payments that it captured and the refunds that it sent. */
export const matchSettlement = (
  lines: readonly StatementLine[],
  known: Known<KnownPayment>,
): MatchedStatement => sortLines(lines, known, meaningOfPayment);

const isSame = (one: StatementLine, other: StatementLine) =>
  one.row === other.row &&
  one.trackingNumber === other.trackingNumber &&
  one.gross === other.gross &&
  one.fee === other.fee;

function meaningOfCash(
  line: StatementLine,
  cash: KnownCash | undefined,
  before: readonly MatchedLine[],
): Meaning {
  if (line.trackingNumber === '') return 'no_parcel_named';
  if (!cash) return 'unknown_parcel';
  const { state, due, parcelId, line: paid } = cash;
  const as = (kind: 'cash' | 'fee'): MatchedLine => ({
    ...line,
    kind,
    due,
    parcelId,
    paymentId: null,
    tenderId: null,
  });
  if (paid && paid.gross === line.gross && paid.fee === line.fee) return 'already';
  const isPaidHere = before.some(each => each.kind === 'cash' && each.parcelId === parcelId);
  const isWaiting = state === 'collected' && !paid && !isPaidHere;
  // A courier may charge for a parcel apart from its cash, which then is still to come.
  if (line.gross === 0 && (line.fee > 0 || due === 0) && !(isWaiting && due === 0))
    return isKnownFee(cash, line) ? 'already' : as('fee');
  if (line.gross < 0) return 'paid_before';
  if (isWaiting) return as('cash');
  if (paid || isPaidHere) return 'paid_before';
  return state === 'written_off' || state === 'settled' ? 'decided_before' : 'not_delivered';
}

const isKnownFee = ({ fees }: Pick<KnownCash, 'fees'>, line: StatementLine) =>
  fees.some(each => each.row === line.row && each.fee === line.fee);

function meaningOfPayment(
  line: StatementLine,
  payment: KnownPayment | undefined,
  before: readonly MatchedLine[],
): Meaning {
  if (!payment) return 'unknown_payment';
  const { paymentId, captured, line: paid } = payment;
  const as = (kind: 'payment' | 'fee' | 'refund', tenderId: number | null = null): MatchedLine => ({
    ...line,
    kind,
    due: kind === 'payment' ? captured : 0,
    parcelId: null,
    paymentId,
    tenderId,
  });
  if (line.gross === 0) return isKnownFee(payment, line) ? 'already' : as('fee');
  if (line.gross > 0) {
    if (paid) return paid.gross === line.gross && paid.fee === line.fee ? 'already' : 'paid_before';
    if (before.some(each => each.kind === 'payment' && each.paymentId === paymentId)) return 'paid_before';
    return line.gross === captured ? as('payment') : 'amount_differs';
  }
  const same = payment.refunds.filter(({ amount }) => amount === -line.gross);
  if (same.some(({ row }) => row === line.row)) return 'already';
  const taken = new Set(before.map(({ tenderId }) => tenderId));
  const refund = same.find(({ tenderId, row }) => row === null && !taken.has(tenderId));
  return refund ? as('refund', refund.tenderId) : 'unknown_refund';
}

/** The sums of the lines; `net` is the amount the bank must show. */
export function totalsOf(lines: readonly Pick<StatementLine, 'gross' | 'fee'>[]) {
  const [gross, fees] = [
    sumPiastres(lines.map(line => line.gross)),
    sumPiastres(lines.map(line => line.fee)),
  ];
  return { gross, fees, net: gross - fees };
}
