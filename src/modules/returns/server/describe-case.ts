import type { DeliveryAddress } from '#modules/orders/order-view.ts';
import type { CaseActor } from '#modules/refunds/case-actor.ts';
import { toPounds } from '#platform/money.ts';
import { canDoToReturn, type Judging } from '../can-do.ts';
import type { ShownClaim, ShownRefund, ShownReturn } from '../case-view.ts';
import { claimRow } from '../claim.ts';
import { caseRefusals } from '../text.ts';
import { RETURN_EVENTS, RETURN_TRANSITIONS, type ReturnEvent } from '../transitions.ts';
import type { StoredClaim, StoredReturn } from './show-cases.sql.ts';

/** A return as an actor sees it, with the possible actions and the reasons why not. */
export function describeReturn(it: StoredReturn, actor: CaseActor, judging: Judging): ShownReturn {
  const { buyerId: _b, merchantId: _m, merchantStatus: _s, receivedAt: _r, decidedAt: _d, ...kept } = it;
  const { customer: _c, paymentMethod: _p, address: _a, ...shown } = kept;
  return {
    ...shown,
    kind: 'return',
    facts: null,
    fetchFrom: fetches(it, actor) ? addressOf(it.address) : null,
    ...aboutCase(it, actor),
    lines: it.lines.map(({ image, id: _id, variantId: _v, ...line }) => ({ ...line, imageUrl: image })),
    actions: RETURN_EVENTS.filter(event => isOwn(actor, event)).map(event => {
      const decision = canDoToReturn(actor, { it, event }, judging);
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

function addressOf(stored: DeliveryAddress): DeliveryAddress {
  const { recipient, mobile, governorateName, cityName, street, building, floor, flat, landmark } = stored;
  const { secondMobile, courierNote } = stored;
  const place = { governorateName, cityName, street, building, floor, flat, landmark };
  return { recipient, mobile, secondMobile, courierNote, ...place };
}

const isOwn = (actor: CaseActor, event: ReturnEvent): boolean =>
  event !== 'requested' &&
  RETURN_TRANSITIONS.some(row => row.event === event && row.actors.includes(actor.kind));

export function describeClaim(it: StoredClaim, actor: CaseActor): ShownClaim {
  const { buyerId: _b, merchantId: _m, customer: _c, paymentMethod: _p, kind, ...shown } = it;
  const may = (event: 'answered' | 'decided') =>
    Boolean(claimRow(event, it.state)?.actors.includes(actor.kind));
  return {
    ...shown,
    kind: 'claim',
    facts: null,
    about: kind,
    ...aboutCase(it, actor),
    // Only the shop and the merchant see who bears the loss.
    recoveredFrom: actor.kind === 'buyer' ? null : it.recoveredFrom,
    lines: it.lines.map(({ image, ...line }) => ({ ...line, imageUrl: image })),
    mayAnswer: may('answered'),
    mayDecide: may('decided'),
  };
}

function aboutCase({ refund, openedAt, dueAt, steps }: StoredReturn | StoredClaim, actor: CaseActor) {
  return {
    refund: refund && describeRefund(refund, actor),
    openedAt: openedAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    steps: steps.map(step => ({ ...step, at: new Date(step.at).toISOString() })),
  };
}

function describeRefund(refund: NonNullable<StoredReturn['refund']>, actor: CaseActor): ShownRefund {
  return {
    ...refund,
    goods: toPounds(refund.goods),
    delivery: toPounds(refund.delivery),
    fees: toPounds(refund.fees),
    deducted: toPounds(refund.deducted),
    givenBefore: toPounds(refund.givenBefore),
    amount: toPounds(refund.amount),
    needsChannel: actor.kind === 'buyer' && refund.needsChannel,
  };
}
