import { type Piastres, sumPiastres } from '#platform/money.ts';

/** One line of a courier's statement: the cash it collected for a parcel, and the fees it keeps. */
export interface StatementLine {
  /** The row number of the spreadsheet program. */
  row: number;
  /** Empty where the line names no parcel, such as a correction. */
  trackingNumber: string;
  /** Below nothing where the courier takes money back. */
  gross: Piastres;
  fee: Piastres;
}

/** Why a line cannot be read, so that nobody can book it; the sentences are in text.ts. */
export type LineProblem = 'no_amount' | 'no_fee';

/** Why nobody knows what the money of a line is for; it is held in suspense until finance says so. */
export const SUSPENSE_REASONS = [
  'no_parcel_named',
  'unknown_parcel',
  'not_delivered',
  'decided_before',
  'paid_before',
] as const;
export type SuspenseReason = (typeof SUSPENSE_REASONS)[number];

export interface ProblemLine {
  row: number;
  trackingNumber: string;
  problem: LineProblem;
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

export type MatchedLine = StatementLine & Pick<KnownCash, 'parcelId' | 'due'> & { kind: 'cash' | 'fee' };
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

interface Known {
  parcels: readonly KnownCash[];
  /** Lines that wait or waited in suspense. */
  suspense: readonly StatementLine[];
}

/** What each line of a statement means for the cash we expect. No line is refused: what nobody knows waits in suspense. */
export function matchStatement(lines: readonly StatementLine[], known: Known): MatchedStatement {
  const parcels = new Map(known.parcels.map(cash => [cash.trackingNumber, cash]));
  const checked: MatchedStatement = { matched: [], suspense: [], already: 0, problems: [] };
  const paid = new Set<number>();
  for (const line of lines) {
    const cash = parcels.get(line.trackingNumber);
    const meaning = known.suspense.some(each => isSame(each, line)) ? 'already' : meaningOf(line, cash, paid);
    if (meaning === 'already') checked.already += 1;
    else if (meaning !== 'cash' && meaning !== 'fee') checked.suspense.push({ ...line, reason: meaning });
    else if (cash) {
      checked.matched.push({ ...line, kind: meaning, parcelId: cash.parcelId, due: cash.due });
      if (meaning === 'cash') paid.add(cash.parcelId);
    }
  }
  return checked;
}

const isSame = (one: StatementLine, other: StatementLine) =>
  one.row === other.row &&
  one.trackingNumber === other.trackingNumber &&
  one.gross === other.gross &&
  one.fee === other.fee;

function meaningOf(
  line: StatementLine,
  cash: KnownCash | undefined,
  paid: ReadonlySet<number>,
): 'cash' | 'fee' | 'already' | SuspenseReason {
  if (line.trackingNumber === '') return 'no_parcel_named';
  if (!cash) return 'unknown_parcel';
  const { state, due, line: before } = cash;
  if (before && before.gross === line.gross && before.fee === line.fee) return 'already';
  const isWaiting = state === 'collected' && !before && !paid.has(cash.parcelId);
  // A courier may charge for a parcel apart from its cash, which then is still to come.
  if (line.gross === 0 && (line.fee > 0 || due === 0) && !(isWaiting && due === 0))
    return cash.fees.some(each => each.row === line.row && each.fee === line.fee) ? 'already' : 'fee';
  if (line.gross < 0) return 'paid_before';
  if (isWaiting) return 'cash';
  if (before || paid.has(cash.parcelId)) return 'paid_before';
  return state === 'written_off' || state === 'settled' ? 'decided_before' : 'not_delivered';
}

/** The sums of the lines; `net` is the amount the bank must show. */
export function totalsOf(lines: readonly Pick<StatementLine, 'gross' | 'fee'>[]) {
  const [gross, fees] = [
    sumPiastres(lines.map(line => line.gross)),
    sumPiastres(lines.map(line => line.fee)),
  ];
  return { gross, fees, net: gross - fees };
}
