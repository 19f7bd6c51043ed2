import { useState } from 'react';
import { showToast } from '#kit/overlay/toast.tsx';
import type { BulkPayoutStep } from '#modules/payouts/payout.ts';
import { MOST_MOVED, movePayouts } from '#modules/payouts/payouts.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { useAction } from '../../../data/use-action.ts';
import { useConfirmedApi } from '../../parts/signing/use-confirmed-api.ts';
import { bulkDone } from '../payouts.text.ts';

export type RefusedPayout = CallBody<typeof movePayouts>['outcomes'][number];

/** Takes a step with many payouts, says how many went, and remembers the others with their reasons. */
export function useBulkStep(onMoved: () => Promise<void>, onDone: () => void) {
  const [refused, setRefused] = useState<readonly RefusedPayout[]>([]);
  const action = useAction();
  const api = useConfirmedApi();
  const take = (step: BulkPayoutStep, payoutIds: readonly number[]) =>
    void action.run(async () => {
      const outcomes: RefusedPayout[] = [];
      for (let from = 0; from < payoutIds.length; from += MOST_MOVED) {
        const portion = payoutIds.slice(from, from + MOST_MOVED);
        outcomes.push(...(await api(movePayouts, { payoutIds: portion, step })).outcomes);
      }
      const left = outcomes.filter(({ outcome }) => outcome === 'refused');
      setRefused(left);
      if (left.length < outcomes.length) showToast(bulkDone[step](outcomes.length - left.length));
      onDone();
      await onMoved();
    });
  return { busy: action.busy, message: action.message, take, refused, hide: () => setRefused([]) };
}
