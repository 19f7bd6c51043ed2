import { post } from '#modules/ledger/server/post.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { approveWriteOff as approval, decideException as decision } from '../calls.ts';
import { type ExceptionOutcome, exceptionEntries, needsSecond } from '../cash-exception.ts';
import { remittanceRefusal } from '../text.ts';
import { closeException, type LockedException, lockException, writeDecision } from './queries.ts';

type By = Caller<Account>;

/**
 * One person's decision about a difference. It is enough unless the amount is above the limit, whatever became of it; then
 * a second person must agree (A4).
 */
export async function decideException(
  ctx: Ctx,
  { exceptionId, outcome, reason }: CallInput<typeof decision>,
  by: By,
): Promise<CallBody<typeof decision>> {
  const { cashAloneUpTo } = await readSettings(ctx);
  return transaction(ctx, async tx => {
    const exception = await openException(tx, exceptionId);
    const decided = { outcome, reason, decidedBy: by.viewer.userId, decidedAt: ctx.clock.now() };
    await writeDecision(tx, exceptionId, decided);
    if (needsSecond(exception, cashAloneUpTo)) {
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
