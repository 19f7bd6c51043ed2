import { isGiving, isLimited, type MoneyAction } from '#modules/settings/money-action.ts';
import type { Settings } from '#modules/settings/settings.ts';
import type { Piastres } from '#platform/money.ts';

/** Something that moves or creates money, and who is asked to sign for it. */
export interface MoneyAct {
  action: MoneyAction;
  /** What it is about: a refund, a payout; the request's key for what is only made by it. */
  subject: string | number;
  amount: Piastres;
  /** The merchant or buyer who is given something. */
  beneficiaryId?: number;
  /** The input of the call: whoever signs next signs the same. */
  asked: object;
  /** Who made it, and has signed by that. */
  madeBy?: number | null;
  /** How many must sign, where that is no matter of the table of limits. */
  people?: number;
  /** People whose own decision or money is in it. */
  barred?: readonly (number | null)[];
}

/** What a person gave, and a merchant or buyer was given, by this action today with one signature. */
export interface GivenToday {
  byGiver: Piastres;
  toOne: Piastres;
}

type Limits = Pick<Settings, 'aloneUpTo' | 'toOneUpTo' | 'signers'>;

/** How many people must sign: always two for what has no limit, and above a limit as many as the settings say (A4). */
export function signersFor(
  { action, amount }: Pick<MoneyAct, 'action' | 'amount'>,
  given: GivenToday,
  { aloneUpTo, toOneUpTo, signers }: Limits,
): number {
  if (!isLimited(action)) return 2;
  const isAbove = isGiving(action)
    ? given.byGiver + amount > aloneUpTo[action] || given.toOne + amount > toOneUpTo[action]
    : amount > aloneUpTo[action];
  return isAbove ? signers[action] : 1;
}

/** Whether this person may sign now: neither twice, nor for what holds a decision or money of their own. */
export function maySign(
  userId: number,
  { barred = [], signedBy }: { barred?: MoneyAct['barred']; signedBy: readonly number[] },
): 'yes' | 'own_money' | 'second_person_needed' {
  if (barred.includes(userId)) return 'own_money';
  return signedBy.includes(userId) ? 'second_person_needed' : 'yes';
}
