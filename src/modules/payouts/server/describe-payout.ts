import { toPounds } from '#platform/money.ts';
import { maskedNumber } from '../channel.ts';
import type { PayoutBody } from '../payouts.calls.ts';
import type { StoredPayout } from './queries.ts';

/** A payout as staff see it: amounts in pounds, the account masked. */
export function describePayout(payout: StoredPayout, userId: number): PayoutBody {
  const { kind, tail, amount, createdById, approvedById: _, ...rest } = payout;
  return {
    ...rest,
    amount: toPounds(amount),
    isMine: createdById === userId,
    masked: kind && tail ? maskedNumber(kind, tail) : null,
  };
}
