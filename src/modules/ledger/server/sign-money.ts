import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { AnyCall, CallBody, CallInput } from '#platform/call.ts';
import { cairoDay, startOfCairoDay } from '#platform/dates.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { ledgerRefusal } from '../text.ts';
import { type MoneyAct, maySign, signersFor } from '../two-people.ts';
import {
  insertAct,
  insertSignatures,
  isSameInput,
  lockAct,
  type StoredAct,
  selectGivenAlone,
  withdrawAct,
} from './sign-money.sql.ts';

type By = Caller<Account>;

/** What a use case is called with that signs: by whoever asks first, and again by those who sign after. */
export interface Signing<Input> {
  asked: Input;
  by: By;
}

/** A use case that signs, with the types of its call. */
export type MoneyUseCase<C extends AnyCall> = (
  ctx: Ctx,
  tx: Tx,
  signing: Signing<CallInput<C>>,
) => Promise<CallBody<C>>;

/** Answers a call by a use case that signs, in a transaction of its own. */
export const signing =
  <C extends AnyCall>(useCase: MoneyUseCase<C>) =>
  (ctx: Ctx, asked: CallInput<C>, by: By): Promise<CallBody<C>> =>
    transaction(ctx, tx => useCase(ctx, tx, { asked, by }));

export interface Signed {
  /** `done`: enough people have signed, and the caller does it now; `before`: it was done by an earlier request. */
  state: 'done' | 'waits' | 'before';
  /** Who signed first. */
  askedBy: number;
}

/**
 * The one rule of two people (A4), for everything that moves or creates money: signs it, and says whether that is enough.
 * Above the limits of the settings it waits until others call the same with the same input. Refuses who has signed
 * (`second_person_needed`), whose own money it is (`own_money`), another input than the one that waits (`awaits_second`),
 * and who has not given the password lately where the settings ask for it (`confirmation_needed`). What it is about is
 * locked by the caller.
 */
export async function signMoney(ctx: Ctx, tx: Tx, { act, by }: { act: MoneyAct; by: By }): Promise<Signed> {
  const { stepUp } = await readSettings(ctx);
  if (stepUp[act.action] && !by.viewer.isConfirmed) throw ledgerRefusal('confirmation_needed');
  const known = await lockAct(tx, act);
  return known ? signKnown(ctx, tx, { act, known, by }) : signFirst(ctx, tx, { act, by });
}

async function signFirst(ctx: Ctx, tx: Tx, { act, by }: { act: MoneyAct; by: By }): Promise<Signed> {
  const { userId } = by.viewer;
  const at = ctx.clock.now();
  const { madeBy = null, barred } = act;
  const may = maySign(userId, { barred, signedBy: madeBy === null ? [] : [madeBy] });
  if (may !== 'yes') throw ledgerRefusal(may);
  const settings = await readSettings(ctx);
  const given = await givenAlone(ctx, tx, { ...act, userId });
  const people = act.people ?? signersFor(act, given, settings);
  const actId = await insertAct(tx, { ...act, people, userId, at });
  const userIds = madeBy === null ? [userId] : [madeBy, userId];
  if (await insertSignatures(tx, { actId, userIds, at })) return { state: 'done', askedBy: userId };
  await noteAct(tx, by, { what: 'money.asked', actId, act });
  return { state: 'waits', askedBy: userId };
}

/** What this person gave, and the beneficiary was given, alone today. */
export function givenAlone(
  { clock }: Ctx,
  run: Runner,
  { action, beneficiaryId, userId }: Pick<MoneyAct, 'action' | 'beneficiaryId'> & { userId: number },
) {
  return selectGivenAlone(run, {
    action,
    userId,
    beneficiaryId,
    since: startOfCairoDay(cairoDay(clock.now())),
  });
}

interface Known {
  act: MoneyAct;
  known: StoredAct;
  by: By;
}

async function signKnown({ clock }: Ctx, tx: Tx, { act, known, by }: Known): Promise<Signed> {
  const { userId } = by.viewer;
  const { id: actId, askedBy } = known;
  if (known.isDone) return { state: 'before', askedBy };
  const isSame = await isSameInput(tx, actId, act.asked);
  // A form that is sent twice asks once.
  if (isSame && askedBy === userId && !isStepped(act)) return { state: 'waits', askedBy };
  if (!isSame) throw ledgerRefusal('awaits_second');
  const may = maySign(userId, { barred: act.barred, signedBy: known.signedBy });
  if (may !== 'yes') throw ledgerRefusal(may);
  const isEnough = await insertSignatures(tx, { actId, userIds: [userId], at: clock.now() });
  return { state: isEnough ? 'done' : 'waits', askedBy };
}

/** Signed by the steps of its own row, where pressing again is no repeated request. */
const isStepped = ({ action }: MoneyAct): boolean => action === 'payout' || action === 'refund';

/** What was signed was refused, did not happen, or is over by itself: it may be asked for again. */
export const withdrawMoney: typeof withdrawAct = withdrawAct;

export async function noteAct(
  tx: Tx,
  by: By,
  { what, actId, act }: { what: string; actId: number; act: Pick<MoneyAct, 'action' | 'amount' | 'asked'> },
): Promise<void> {
  const subject = { type: 'money_act', id: actId };
  const reason = 'reason' in act.asked ? String(act.asked.reason) : '';
  await recordChange(tx, by, { what, subject, from: act.action, to: act.amount, reason });
}
