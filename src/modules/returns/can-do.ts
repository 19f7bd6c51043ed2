import { type CaseActor, isPartyTo } from '#modules/refunds/case-actor.ts';
import type { Settings } from '#modules/settings/settings.ts';
import { addDays, cairoDay } from '#platform/dates.ts';
import type { Return } from './return.ts';
import { RETURN_TRANSITIONS, type ReturnEvent, type ReturnTransition, returnRows } from './transitions.ts';

export const CASE_REASONS = [
  'return_not_found',
  'not_your_step',
  'not_possible_now',
  'appeal_over',
  'merchant_suspended',
] as const;
export type CaseReason = (typeof CASE_REASONS)[number];

const MAY_NOT_ACT: ReadonlySet<string> = new Set(['suspended', 'closed']);

type ReturnFacts = Omit<Return, 'lines'>;

export interface DecisionContext {
  now: Date;
  rules: Settings['returns'];
}

/** Whether an actor may apply an event to a return now: the row of the table, or the reason why not. */
export function canDoToReturn(
  actor: CaseActor,
  { it, event }: { it: ReturnFacts; event: ReturnEvent },
  { now, rules }: DecisionContext,
): ReturnTransition | CaseReason {
  if (!isPartyTo(actor, it)) return 'return_not_found';
  if (!RETURN_TRANSITIONS.some(row => row.event === event && row.actors.includes(actor.kind)))
    return 'not_your_step';
  if (actor.kind === 'merchant' && MAY_NOT_ACT.has(it.merchantStatus)) return 'merchant_suspended';
  const row = returnRows(event, it.state).find(each => each.actors.includes(actor.kind) && fits(each, it));
  if (!row) return 'not_possible_now';
  if (event === 'appealed' && !isInTime(it, { now, rules })) return 'appeal_over';
  return row;
}

/** Facts of the return that decide between two rows, or that none applies. */
function fits({ event, from, to }: ReturnTransition, it: ReturnFacts): boolean {
  if (event === 'expired') return it.way !== 'pickup';
  if (event === 'appealed' && from === 'resolved') return it.outcome === 'declined';
  if (event === 'reconsidered') return it.outcome === 'partial';
  if (event === 'upheld') return (to === 'inspected') === (it.receivedAt !== null);
  // Declined goods are already with the merchant, so there is nothing left to cancel.
  if (event === 'cancelled' && from === 'escalated') return it.receivedAt === null;
  return true;
}

/** The day of the decision is day 0; the seventh day lasts until midnight in Cairo. */
function isInTime({ decidedAt }: ReturnFacts, { now, rules }: DecisionContext): boolean {
  return decidedAt !== null && cairoDay(now) <= addDays(cairoDay(decidedAt), rules.appealDays);
}
