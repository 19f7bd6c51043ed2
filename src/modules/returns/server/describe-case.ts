import type { CaseActor } from '#modules/refunds/case-actor.ts';
import type { RefundAmount } from '#modules/refunds/refund-amount.ts';
import { toPounds } from '#platform/money.ts';
import { canDoToReturn, type DecisionContext } from '../can-do.ts';
import type { RefundSums, ShownClaim, ShownRefund, ShownReturn } from '../case-view.ts';
import { claimRow } from '../claim.ts';
import { caseRefusals } from '../text.ts';
import { RETURN_EVENTS, RETURN_TRANSITIONS, type ReturnEvent } from '../transitions.ts';
import type { StoredClaim, StoredReturn } from './show-cases.sql.ts';

/** A return as an actor sees it, with the possible actions and the reasons why not. What no call declares stays here. */
export function describeReturn(it: StoredReturn, actor: CaseActor, context: DecisionContext): ShownReturn {
  return {
    ...it,
    ...aboutCase(it, actor),
    kind: 'return',
    fetchFrom: fetches(it, actor) ? it.address : null,
    actions: RETURN_EVENTS.filter(event => isOwn(actor, event)).map(event => {
      const decision = canDoToReturn(actor, { it, event }, context);
      const allowed = typeof decision === 'string' ? decision : 'yes';
      return { event, allowed, why: allowed === 'yes' ? '' : caseRefusals[allowed][1] };
    }),
  };
}

/** A merchant learns the buyer's address again only to fetch a return itself (A3). */
function fetches({ way, state, pickup }: StoredReturn, actor: CaseActor): boolean {
  if (way !== 'pickup' || state !== 'awaiting_pickup') return false;
  return actor.kind === 'staff' || (actor.kind === 'merchant' && pickup?.courier === 'merchant');
}

const isOwn = (actor: CaseActor, event: ReturnEvent): boolean =>
  event !== 'requested' &&
  RETURN_TRANSITIONS.some(row => row.event === event && row.actors.includes(actor.kind));

export function describeClaim(it: StoredClaim, actor: CaseActor): ShownClaim {
  const may = (event: 'answered' | 'decided') =>
    Boolean(claimRow(event, it.state)?.actors.includes(actor.kind));
  return {
    ...it,
    ...aboutCase(it, actor),
    kind: 'claim',
    // Only the shop and the merchant see who bears the loss.
    recoveredFrom: actor.kind === 'buyer' ? null : it.recoveredFrom,
    mayAnswer: may('answered'),
    mayDecide: may('decided'),
  };
}

function aboutCase({ refund, openedAt, dueAt, steps }: StoredReturn | StoredClaim, actor: CaseActor) {
  return {
    facts: null,
    refund: refund && describeRefund(refund, actor),
    openedAt: openedAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    steps: steps.map(step => ({ ...step, at: new Date(step.at).toISOString() })),
  };
}

const describeRefund = (refund: ShownRefund, actor: CaseActor): ShownRefund => ({
  ...refund,
  ...sumsInPounds(refund),
  replacement: toPounds(refund.replacement),
  payReplacementBy: refund.payReplacementBy && new Date(refund.payReplacementBy).toISOString(),
  needsChannel: actor.kind === 'buyer' && refund.needsChannel,
});

/** The amounts of a refund in pounds. */
export const sumsInPounds = (sums: Omit<RefundAmount, 'lines'>): RefundSums => ({
  goods: toPounds(sums.goods),
  delivery: toPounds(sums.delivery),
  fees: toPounds(sums.fees),
  deducted: toPounds(sums.deducted),
  givenBefore: toPounds(sums.givenBefore),
  amount: toPounds(sums.amount),
});
