import { toPounds } from '#platform/money.ts';
import { maskedNumber } from '../../channel.ts';
import type { PayoutBody } from '../../payouts.calls.ts';
import type { StoredPayout } from './queries.ts';

/** A payout as staff see it: amounts in pounds, the account masked. */
export function describePayout(
  payout: StoredPayout,
  { userId, now }: { userId: number; now: Date },
): PayoutBody {
  const { kind, tail, heldUntil } = payout;
  return {
    ...payout,
    amount: toPounds(payout.amount),
    withheld: toPounds(payout.withheld),
    isMine: payout.createdById === userId,
    heldUntil: heldUntil !== null && heldUntil > now ? heldUntil.toISOString() : null,
    masked: kind && tail ? maskedNumber(kind, tail) : null,
  };
}
