import { post } from '#modules/ledger/server/post.ts';
import { type MoneyUseCase, signMoney } from '#modules/ledger/server/sign-money.ts';
import { isGateway } from '#modules/payments/providers.ts';
import { recordChange } from '#platform/server/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { decideException as decision } from '../calls.ts';
import { differenceOf, type ExceptionOutcome, exceptionEntries } from '../cash-exception.ts';
import { matchSettlement } from '../match-lines.ts';
import { remittanceRefusal } from '../text.ts';
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
  if (outcome === 'placed') await place(ctx, tx, { exception, trackingNumber, by });
  else {
    const act = { action: 'cashDifference', subject: exceptionId, amount: exception.amount, asked } as const;
    const signed = await signMoney(ctx, tx, { act, by });
    if (signed.state === 'waits') return { outcome: 'awaits_second' };
    decidedBy = signed.askedBy;
  }
  await close(ctx, tx, { exception, outcome, reason, by, decidedBy });
  return { outcome: 'closed' };
};

interface Placing {
  exception: LockedException;
  trackingNumber: string | undefined;
  by: By;
}

/** Refuses with `not_placeable` what is no surplus of a statement's line, and a number for which nothing is awaited. */
async function place({ clock }: Ctx, tx: Tx, { exception, trackingNumber, by }: Placing): Promise<void> {
  const { id, courier, kind, remittanceId, row, gross, fee } = exception;
  const userId = by.viewer.userId;
  if (kind !== 'surplus' || remittanceId === null || row === null || !trackingNumber)
    throw remittanceRefusal('not_placeable');
  const at = clock.now();
  if (isGateway(courier)) {
    const line = { row, trackingNumber, gross, fee };
    const rows = await selectPayments(tx, { courier, trackingNumbers: [trackingNumber] });
    const { matched } = matchSettlement([line], { rows, earlier: [] });
    const { paymentId = null } = matched.find(each => each.kind === 'payment') ?? {};
    if (paymentId === null) throw remittanceRefusal('not_placeable');
    await insertLines(tx, remittanceId, { lines: matched, by: userId, at });
    return placeException(tx, id, { parcelId: null, paymentId });
  }
  const awaited = await selectAwaited(tx, { courier, trackingNumber });
  if (!awaited) throw remittanceRefusal('not_placeable');
  const { parcelId, due, claimId } = awaited;
  if (claimId !== null) {
    if (gross - fee !== due) throw remittanceRefusal('not_placeable');
    await markPaid(tx, { claimId, bankReference: trackingNumber, by: userId, at });
    await closeClaim(tx, claimId, at);
  } else {
    const whose = { parcelId, paymentId: null, tenderId: null };
    const line = { row, trackingNumber, gross, fee, kind: 'cash' as const, due, ...whose };
    await insertLines(tx, remittanceId, { lines: [line], by: userId, at });
    const difference = differenceOf(line, due);
    if (difference) await insertExceptions(tx, { courier, differences: [{ ...difference, parcelId }], at });
  }
  await placeException(tx, id, { parcelId, paymentId: null });
}

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
