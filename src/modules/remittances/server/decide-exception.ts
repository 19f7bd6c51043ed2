import { post } from '#modules/ledger/server/post.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { approveWriteOff as approval, decideException as decision } from '../calls.ts';
import { differenceOf, type ExceptionOutcome, exceptionEntries, needsSecond } from '../cash-exception.ts';
import { isGateway } from '../sender.ts';
import { matchSettlement } from '../statement.ts';
import { remittanceRefusal } from '../text.ts';
import { closeClaim, markPaid } from './courier-claims.sql.ts';
import {
  closeException,
  insertExceptions,
  insertLines,
  type LockedException,
  lockException,
  placeException,
  selectAwaited,
  selectPayments,
  writeDecision,
} from './queries.ts';

type By = Caller<Account>;

/**
 * One person's decision about a difference. It is enough unless the amount is above the limit, whatever became of it; then
 * a second person must agree (A4). A surplus that is `placed` needs one: it pays a parcel's cash or an accepted claim, and
 * what differs from that is an exception again.
 */
export async function decideException(
  ctx: Ctx,
  { exceptionId, outcome, reason, trackingNumber }: CallInput<typeof decision>,
  by: By,
): Promise<CallBody<typeof decision>> {
  const { cashAloneUpTo } = await readSettings(ctx);
  return transaction(ctx, async tx => {
    const exception = await openException(tx, exceptionId);
    if (outcome === 'placed') await place(ctx, tx, { exception, trackingNumber, by });
    const decided = { outcome, reason, decidedBy: by.viewer.userId, decidedAt: ctx.clock.now() };
    await writeDecision(tx, exceptionId, decided);
    if (outcome !== 'placed' && needsSecond(exception, cashAloneUpTo)) {
      await note(tx, by, { exception, what: 'cash_exception.proposed', to: outcome, reason });
      return { outcome: 'awaits_second' };
    }
    await close(ctx, tx, { exception, outcome, reason, by, approvedBy: null });
    return { outcome: 'closed' };
  });
}

/** Another person approves the proposal or withdraws it. */
export async function approveWriteOff(
  ctx: Ctx,
  { exceptionId, decision }: CallInput<typeof approval>,
  by: By,
): Promise<CallBody<typeof approval>> {
  return transaction(ctx, async tx => {
    const exception = await openException(tx, exceptionId);
    const { outcome, reason, decidedBy } = exception;
    if (outcome === null) throw remittanceRefusal('nothing_to_approve');
    if (decision === 'take_away') {
      await writeDecision(tx, exceptionId, { outcome: null, reason: '', decidedBy: null, decidedAt: null });
      await note(tx, by, { exception, what: 'cash_exception.taken_away', to: null, reason });
      return { outcome: 'open' };
    }
    if (decidedBy === by.viewer.userId) throw remittanceRefusal('second_person_needed');
    await close(ctx, tx, { exception, outcome, reason, by, approvedBy: by.viewer.userId });
    return { outcome: 'closed' };
  });
}

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
    const { matched } = matchSettlement([line], { rows, suspense: [] });
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
    const whose = { parcelId, paymentId: null, refundId: null };
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
  approvedBy: number | null;
}

async function close({ clock }: Ctx, tx: Tx, closing: Closing): Promise<void> {
  const { exception, outcome, reason, by, approvedBy } = closing;
  const at = clock.now();
  await closeException(tx, exception.id, { approvedBy, at });
  await post(tx, {
    cause: { type: 'cash_exception', id: exception.id },
    kind: outcome,
    entries: exceptionEntries(exception, outcome),
    reason,
    userId: by.viewer.userId,
    at,
  });
  await note(tx, by, { exception, what: 'cash_exception.closed', to: outcome, reason });
}

interface Noted {
  exception: LockedException;
  what: string;
  to: ExceptionOutcome | null;
  reason: string;
}

async function note(tx: Tx, by: By, { exception, what, to, reason }: Noted): Promise<void> {
  const subject = { type: 'cash_exception', id: exception.id };
  await recordChange(tx, by, {
    what,
    subject,
    from: { outcome: exception.outcome },
    to: { outcome: to },
    reason,
  });
}
