import { post } from '#modules/ledger/server/post.ts';
import { type MoneyUseCase, signMoney, withdrawMoney } from '#modules/ledger/server/sign-money.ts';
import { isGateway } from '#modules/payments/providers.ts';
import { recordChange } from '#platform/server/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { generalRefusal } from '#platform/text.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { decideException as decision } from '../calls.ts';
import { differenceOf, type ExceptionOutcome, exceptionEntries, isPlaceable } from '../cash-exception.ts';
import { matchSettlement, OF_NOTHING_ELSE } from '../match-lines.ts';
import type { StatementLine } from '../statement.ts';
import { remittanceInput, remittanceRefusal } from '../text.ts';
import { closeClaim, markPaid } from './courier-claims.sql.ts';
import {
  closeException,
  type LockedException,
  lockException,
  placeException,
  selectAwaited,
} from './decide-exception.sql.ts';
import { insertExceptions, insertLines } from './import-statement.sql.ts';
import { selectPayments } from './match-file.sql.ts';

type By = Caller<Account>;

/**
 * What becomes of a difference. Above the limit it waits until others have signed the same (A4). A surplus that is `placed`
 * needs one person: it pays a parcel's cash or an accepted claim, and what differs from that is an exception again.
 */
export const decideException: MoneyUseCase<typeof decision> = async (ctx, tx, { asked, by }) => {
  const { exceptionId, outcome, reason, trackingNumber } = asked;
  const exception = await openException(tx, exceptionId);
  let decidedBy = by.viewer.userId;
  let { fee } = exception;
  if (outcome === 'placed') {
    const placed = await place(ctx, tx, { exception, trackingNumber, by });
    const subjects = [exceptionId, ...placed.ended];
    await withdrawMoney(tx, { action: 'cashDifference', subjects, at: ctx.clock.now() });
    if (placed.isFeeBooked) fee = 0;
  } else {
    const act = { action: 'cashDifference', subject: exceptionId, amount: exception.amount, asked } as const;
    const signed = await signMoney(ctx, tx, { act, by });
    if (signed.state === 'waits') return { outcome: 'awaits_second' };
    decidedBy = signed.askedBy;
  }
  await close(ctx, tx, { exception: { ...exception, fee }, outcome, reason, by, decidedBy });
  return { outcome: 'closed' };
};

interface Placing {
  exception: LockedException;
  trackingNumber: string | undefined;
  by: By;
}

interface Placed {
  /** The exceptions that this ends beside it. */
  ended: number[];
  /** The fee of the line stands in the books already. */
  isFeeBooked: boolean;
}

/**
 * Writes the line of whom the money was. Refuses with `not_placeable` what is no line of a statement, and a number
 * for which no such money is awaited.
 */
async function place({ clock }: Ctx, tx: Tx, { exception, trackingNumber, by }: Placing): Promise<Placed> {
  const { courier, remittanceId, row } = exception;
  if (!trackingNumber)
    throw generalRefusal('invalid_input', { fields: { trackingNumber: remittanceInput.number } });
  if (remittanceId === null || row === null || !isPlaceable(exception)) throw notPlaceable();
  const placed: PlacedLine = {
    exception,
    remittanceId,
    line: { row, trackingNumber, gross: exception.gross, fee: exception.fee },
    by: by.viewer.userId,
    at: clock.now(),
  };
  return isGateway(courier) ? placeWithPayment(tx, placed) : placeWithParcel(tx, placed);
}

interface PlacedLine {
  exception: LockedException;
  remittanceId: number;
  line: StatementLine;
  by: number;
  at: Date;
}

/** What a gateway brought is a payment's, and what it took back a refund's or a lost dispute's, of exactly this amount. */
async function placeWithPayment(
  tx: Tx,
  { exception: { id, courier }, remittanceId, line, by, at }: PlacedLine,
): Promise<Placed> {
  const rows = await selectPayments(tx, { courier, trackingNumbers: [line.trackingNumber] });
  const { matched } = matchSettlement([line], { rows, earlier: [] });
  const found = matched.find(each => each.kind !== 'fee' || each.isBooked);
  if (!found) throw notPlaceable();
  const ended = await insertLines(tx, remittanceId, { lines: [found], by, at });
  await placeException(tx, id, { parcelId: null, paymentId: found.paymentId });
  return { ended, isFeeBooked: found.isBooked };
}

async function placeWithParcel(
  tx: Tx,
  { exception: { id, courier }, remittanceId, line, by, at }: PlacedLine,
): Promise<Placed> {
  const { trackingNumber, gross, fee } = line;
  const awaited = await selectAwaited(tx, { courier, trackingNumber });
  if (!awaited) throw notPlaceable();
  const { parcelId, due, claimId } = awaited;
  await placeException(tx, id, { parcelId, paymentId: null });
  if (claimId !== null) {
    if (gross - fee !== due) throw notPlaceable();
    await markPaid(tx, { claimId, bankReference: trackingNumber, by, at });
    await closeClaim(tx, claimId, at);
    return { ended: [], isFeeBooked: false };
  }
  const whose = { parcelId, paymentId: null, ...OF_NOTHING_ELSE };
  const lines = [{ ...line, kind: 'cash' as const, due, ...whose }];
  const ended = await insertLines(tx, remittanceId, { lines, by, at });
  const difference = differenceOf(line, due);
  if (difference) await insertExceptions(tx, { courier, differences: [{ ...difference, parcelId }], at });
  return { ended, isFeeBooked: false };
}

/** Said beside the number, so that it goes with it where another decision is taken. */
const notPlaceable = () =>
  remittanceRefusal('not_placeable', {
    fields: { trackingNumber: remittanceRefusal('not_placeable').message },
  });

async function openException(tx: Tx, id: number): Promise<LockedException> {
  const exception = await lockException(tx, id);
  if (!exception) throw remittanceRefusal('exception_not_found');
  if (exception.closedAt) throw remittanceRefusal('exception_closed');
  return exception;
}

interface Closing {
  exception: LockedException;
  outcome: ExceptionOutcome;
  reason: string;
  by: By;
  decidedBy: number;
}

async function close({ clock }: Ctx, tx: Tx, closing: Closing): Promise<void> {
  const { exception, outcome, reason, by, decidedBy } = closing;
  const at = clock.now();
  await closeException(tx, exception.id, { outcome, reason, decidedBy, at });
  await post(tx, {
    cause: { type: 'cash_exception', id: exception.id },
    kind: outcome,
    entries: exceptionEntries(exception, outcome),
    reason,
    userId: by.viewer.userId,
    at,
  });
  const subject = { type: 'cash_exception', id: exception.id };
  await recordChange(tx, by, { what: 'cash_exception.closed', subject, from: null, to: { outcome }, reason });
}
