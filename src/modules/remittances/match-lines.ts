import { type EarlierLine, recogniser } from './earlier-lines.ts';
import type {
  KnownCash,
  KnownPayment,
  MatchedLine,
  MatchedStatement,
  StatementLine,
  SuspenseReason,
} from './statement.ts';

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

export const OF_NOTHING_ELSE = { tenderId: null, disputeId: null, isBooked: false } as const;

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
    ...OF_NOTHING_ELSE,
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
  const { paymentId, captured, isPaid } = payment;
  const as = (kind: MatchedLine['kind'], of: Partial<MatchedLine> = {}): MatchedLine => ({
    ...line,
    kind,
    due: kind === 'payment' ? captured : 0,
    parcelId: null,
    paymentId,
    ...OF_NOTHING_ELSE,
    ...of,
  });
  if (line.gross === 0) return as('fee', feeOfDispute(line, payment, before));
  if (line.gross > 0) {
    if (isPaid || before.some(each => each.kind === 'payment' && each.paymentId === paymentId))
      return 'paid_before';
    return line.gross === captured ? as('payment') : 'amount_differs';
  }
  const taken = new Set(before.map(({ tenderId }) => tenderId));
  const refund = payment.refunds.find(
    ({ tenderId, amount }) => amount === -line.gross && !taken.has(tenderId),
  );
  if (refund) return as('refund', { tenderId: refund.tenderId });
  const lost = lostDispute(line, payment, before);
  if (!lost) return 'unknown_refund';
  const { disputeId } = lost;
  return as('chargeback', { disputeId, ...feeOfDispute(line, { disputes: [lost] }, before) });
}

/** What the bank took back for a dispute that was lost. A fee beside it that differs from the dispute's own is not known. */
function lostDispute(line: StatementLine, { disputes }: KnownPayment, before: readonly MatchedLine[]) {
  const isTaken = (id: number) =>
    before.some(({ kind, disputeId }) => kind === 'chargeback' && disputeId === id);
  return disputes.find(
    ({ disputeId, lost, fee }) =>
      lost > 0 &&
      lost === -line.gross &&
      !isTaken(disputeId) &&
      (line.fee === 0 || fee === 0 || fee === line.fee),
  );
}

/** The bank's fee for a dispute is in the books since it ended, so the statement that brings it is no second cost. */
function feeOfDispute(
  line: StatementLine,
  { disputes }: Pick<KnownPayment, 'disputes'>,
  before: readonly MatchedLine[],
): Partial<MatchedLine> {
  const isTaken = (id: number) => before.some(({ isBooked, disputeId }) => isBooked && disputeId === id);
  const dispute = disputes.find(
    ({ disputeId, fee }) => line.fee > 0 && fee === line.fee && !isTaken(disputeId),
  );
  return dispute ? { disputeId: dispute.disputeId, isBooked: true } : {};
}
