import { type Piastres, toPounds } from '#platform/money.ts';
import { maskedNumber } from '../../channel.ts';
import type { PayoutParts } from '../../fields.calls.ts';
import { approvalsFor, isPaidStatus } from '../../payout.ts';
import type { PayoutBody } from '../../payouts.calls.ts';
import type { StoredPayout } from './queries.ts';

/** A payout as staff see it: amounts in pounds, the account masked. */
export function describePayout(
  payout: StoredPayout,
  { userId, now, secondApprovalAbove }: { userId: number; now: Date; secondApprovalAbove: Piastres },
): PayoutBody {
  const { kind, tail, heldUntil, signedBy, createdById, approvedById } = payout;
  const isChannelHeld = heldUntil !== null && heldUntil > now;
  const approvers = signedBy.filter(id => id !== createdById);
  return {
    ...payout,
    ...describeParts(payout),
    isMine: createdById === userId,
    approvalsNeeded: approvalsFor(payout.amount, secondApprovalAbove),
    approvals: approvers.length,
    isApprovedByMe:
      (payout.state === 'draft' && approvers.includes(userId)) ||
      (payout.state === 'approved' && createdById === null && approvedById === userId),
    heldUntil: isChannelHeld ? heldUntil.toISOString() : null,
    isHeld:
      (payout.state === 'draft' && (tail === null || isChannelHeld)) ||
      payout.isFrozen ||
      ((payout.state === 'draft' || payout.state === 'approved') && !isPaidStatus(payout.merchantStatus)),
    masked: kind && tail ? maskedNumber(kind, tail) : null,
  };
}

/** Amounts in piastres. */
export type StoredParts = Omit<PayoutParts, 'deductions' | 'net'>;

/** What a payout consists of, in pounds: sales and deductions come to what the merchant receives. */
export function describeParts({ amount, withheld, sales, ...others }: StoredParts): PayoutParts {
  const net = amount - withheld;
  return {
    amount: toPounds(amount),
    withheld: toPounds(withheld),
    sales: toPounds(sales),
    deductions: toPounds(net - sales),
    net: toPounds(net),
    firstDay: others.firstDay,
    lastDay: others.lastDay,
    orders: others.orders,
  };
}
