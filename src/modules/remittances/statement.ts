import { type Piastres, sumPiastres } from '#platform/money.ts';

/** One line of a courier's statement: the cash it collected for a parcel, and the fees it keeps. */
export interface StatementLine {
  /** The row number of the spreadsheet program. */
  row: number;
  trackingNumber: string;
  gross: Piastres;
  fee: Piastres;
}

/** Why a line cannot be accepted; the sentences are in text.ts. */
export type LineProblem =
  | 'no_tracking_number'
  | 'no_amount'
  | 'no_fee'
  | 'twice_in_file'
  | 'unknown_parcel'
  | 'not_delivered'
  | 'written_off'
  | 'other_amount_before';

export interface ProblemLine {
  row: number;
  trackingNumber: string;
  problem: LineProblem;
}

/** The cash of a parcel in our records. */
export interface KnownCash {
  parcelId: number;
  trackingNumber: string;
  state: string;
  /** The amount to collect at the door. */
  due: Piastres;
  /** The line that remitted it, if it was remitted. */
  line: { gross: Piastres; fee: Piastres } | null;
}

export type MatchedLine = StatementLine & Pick<KnownCash, 'parcelId' | 'due'>;

export interface MatchedStatement {
  /** New money. */
  matched: MatchedLine[];
  /** Lines of an earlier import, which are ignored. */
  already: number;
  problems: ProblemLine[];
}

/** What each line of a statement means for the cash we expect. */
export function matchStatement(
  lines: readonly StatementLine[],
  known: readonly KnownCash[],
): MatchedStatement {
  const cashOf = new Map(known.map(cash => [cash.trackingNumber, cash]));
  const checked: MatchedStatement = { matched: [], already: 0, problems: [] };
  for (const line of lines) {
    const cash = cashOf.get(line.trackingNumber);
    const decision = matchLine(line, cash);
    if (decision === 'already') checked.already += 1;
    else if (decision !== 'new')
      checked.problems.push({ row: line.row, trackingNumber: line.trackingNumber, problem: decision });
    else if (cash) checked.matched.push({ ...line, parcelId: cash.parcelId, due: cash.due });
  }
  return checked;
}

function matchLine(line: StatementLine, cash: KnownCash | undefined): 'new' | 'already' | LineProblem {
  if (!cash) return 'unknown_parcel';
  if (cash.line)
    return cash.line.gross === line.gross && cash.line.fee === line.fee ? 'already' : 'other_amount_before';
  if (cash.state === 'collected') return 'new';
  // Settled without a line, because it was recovered by hand.
  if (cash.state === 'written_off' || cash.state === 'settled') return 'written_off';
  return 'not_delivered';
}

/** The sums of the lines; `net` is the amount the bank must show. */
export function totalsOf(lines: readonly Pick<StatementLine, 'gross' | 'fee'>[]) {
  const [gross, fees] = [
    sumPiastres(lines.map(line => line.gross)),
    sumPiastres(lines.map(line => line.fee)),
  ];
  return { gross, fees, net: gross - fees };
}
