import { type Piastres, sumPiastres } from '#platform/money.ts';
import { type EarlierLine, recogniser } from './earlier-lines.ts';

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

type KnownRow = KnownCash | KnownPayment;

interface Known<Row> {
  rows: readonly Row[];
  /** Lines of the statements that had a line of the same parcel, payment or name before. */
  earlier: readonly EarlierLine[];
}

type Meaning = MatchedLine | SuspenseReason;

/** What each line means. No line is refused: what nobody knows waits in suspense. */
function sortLines<Row extends KnownRow>(
  lines: readonly StatementLine[],
  known: Known<Row>,
  meaningOf: (line: StatementLine, row: Row | undefined, before: readonly MatchedLine[]) => Meaning,
): MatchedStatement {
  const rows = new Map(known.rows.map(row => [row.trackingNumber, row]));
  const ids = new Map(known.rows.map(row => [row.trackingNumber, idOf(row)]));
  const isKnown = recogniser(lines, known.earlier, ids);
  const checked: MatchedStatement = { matched: [], suspense: [], already: 0, problems: [] };
  for (const line of lines) {
    const meaning = isKnown(line) ? null : meaningOf(line, rows.get(line.trackingNumber), checked.matched);
    if (meaning === null) checked.already += 1;
    else if (typeof meaning === 'string') checked.suspense.push({ ...line, reason: meaning });
    else checked.matched.push(meaning);
  }
  return checked;
}

const idOf = (row: KnownRow) => ('parcelId' in row ? row.parcelId : row.paymentId);

/** What each line of a courier's statement means for the cash we expect. */
export const matchStatement = (lines: readonly StatementLine[], known: Known<KnownCash>): MatchedStatement =>
  sortLines(lines, known, meaningOfCash);

/** What each line of a gateway's settlement means for the payments that it captured and the refunds that it sent. */
export const matchSettlement = (
  lines: readonly StatementLine[],
  known: Known<KnownPayment>,
): MatchedStatement => sortLines(lines, known, meaningOfPayment);

function meaningOfCash(
  line: StatementLine,
  cash: KnownCash | undefined,
  before: readonly MatchedLine[],
): Meaning {
  if (line.trackingNumber === '') return 'no_parcel_named';
  if (!cash) return 'unknown_parcel';
  const { state, due, parcelId, isPaid } = cash;
  const as = (kind: 'cash' | 'fee'): MatchedLine => ({
    ...line,
    kind,
    due,
    parcelId,
    paymentId: null,
    tenderId: null,
  });
  const isPaidHere = before.some(each => each.kind === 'cash' && each.parcelId === parcelId);
  const isWaiting = state === 'collected' && !isPaid && !isPaidHere;
  // A courier may charge for a parcel apart from its cash, which then is still to come.
  if (line.gross === 0 && (line.fee > 0 || due === 0) && !(isWaiting && due === 0)) return as('fee');
  if (line.gross < 0) return 'paid_before';
  if (isWaiting) return as('cash');
  if (isPaid || isPaidHere) return 'paid_before';
  return state === 'written_off' || state === 'settled' ? 'decided_before' : 'not_delivered';
}

function meaningOfPayment(
  line: StatementLine,
  payment: KnownPayment | undefined,
  before: readonly MatchedLine[],
): Meaning {
  if (!payment) return 'unknown_payment';
  const { paymentId, captured, isPaid, refunds } = payment;
  const as = (kind: 'payment' | 'fee' | 'refund', tenderId: number | null = null): MatchedLine => ({
    ...line,
    kind,
    due: kind === 'payment' ? captured : 0,
    parcelId: null,
    paymentId,
    tenderId,
  });
  if (line.gross === 0) return as('fee');
  if (line.gross > 0) {
    if (isPaid || before.some(each => each.kind === 'payment' && each.paymentId === paymentId))
      return 'paid_before';
    return line.gross === captured ? as('payment') : 'amount_differs';
  }
  const taken = new Set(before.map(({ tenderId }) => tenderId));
  const refund = refunds.find(({ tenderId, amount }) => amount === -line.gross && !taken.has(tenderId));
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
