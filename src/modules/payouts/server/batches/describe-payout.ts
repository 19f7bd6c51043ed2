import { toPounds } from '#platform/money.ts';
import { maskedNumber } from '../../channel.ts';
import type { PayoutBody } from '../../payouts.calls.ts';
import type { StoredPayout } from './queries.ts';

/** A payout as staff see it: amounts in pounds, the account masked. */
export function describePayout(
  payout: StoredPayout,
  { userId, now }: { userId: number; now: Date },
): PayoutBody {
  const {
    kind,
    tail,
    amount,
    withheld,
    withheldPercent: _p,
    createdById,
    approvedById: _,
    heldUntil,
    ...rest
  } = payout;
  return {
    ...rest,
    amount: toPounds(amount),
    withheld: toPounds(withheld),
    isMine: createdById === userId,
    heldUntil: heldUntil !== null && heldUntil > now ? heldUntil.toISOString() : null,
    masked: kind && tail ? maskedNumber(kind, tail) : null,
  };
}
