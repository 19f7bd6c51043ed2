import type { CallBody } from '#platform/call.ts';
import { refusalOf } from '#platform/refusal.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { movePayouts as moveCall } from '../../payouts.calls.ts';
import { movePayout } from './move-payout.ts';

type Outcome = CallBody<typeof moveCall>['outcomes'][number];

/**
 * Takes a step with each payout in its own transaction, so a refused one does not stop the others. Who has to give the
 * password first is asked before anything is done (`confirmation_needed`).
 */
export const movePayouts: UseCase<typeof moveCall> = async (ctx, { payoutIds, step, note }, caller) => {
  const outcomes: Outcome[] = [];
  for (const payoutId of new Set(payoutIds)) {
    const refusal = await refusalOf(() => movePayout(ctx, { payoutId, step, note }, caller));
    // The settings ask it of every payout alike: if one lacks it, none has gone.
    if (refusal?.code === 'confirmation_needed') throw refusal;
    const outcome = refusal ? 'refused' : 'done';
    outcomes.push({ payoutId, outcome, code: refusal?.code ?? '', why: refusal?.message ?? '' });
  }
  return { outcomes };
};
