import { useState } from 'react';
import { showToast } from '#kit/overlay/toast.tsx';
import type { BulkPayoutStep } from '#modules/payouts/payout.ts';
import { MOST_MOVED, movePayouts } from '#modules/payouts/payouts.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { formatCount } from '#platform/digits.ts';
import { useAction } from '../../../data/use-action.ts';
import { useConfirmedApi } from '../../parts/signing/use-confirmed-api.ts';
import { bulkDone, payoutsText } from '../payouts.text.ts';

export type RefusedPayout = CallBody<typeof movePayouts>['outcomes'][number];

export interface BulkStep {
  step: BulkPayoutStep;
  payoutIds: readonly number[];
  /** The bank's reference, for `confirm`. */
  note?: string;
}

/**
 * Takes a step with many payouts, portion by portion, says how many went, and remembers the others with their reasons.
 * What has gone stays done if a portion fails: the page then shows the rest.
 */
export function useBulkStep(onMoved: () => Promise<void>, onDone: () => void) {
  const [refused, setRefused] = useState<readonly RefusedPayout[]>([]);
  const [progress, setProgress] = useState<string>(payoutsText.working);
  const action = useAction();
  const api = useConfirmedApi();
  const take = ({ step, payoutIds, note = '' }: BulkStep) =>
    void action.run(async () => {
      const outcomes: RefusedPayout[] = [];
      setProgress(payoutsText.working);
      try {
        for (let from = 0; from < payoutIds.length; from += MOST_MOVED) {
          const portion = payoutIds.slice(from, from + MOST_MOVED);
          outcomes.push(...(await api(movePayouts, { payoutIds: portion, step, note })).outcomes);
          setProgress(payoutsText.workingOn(formatCount(outcomes.length), formatCount(payoutIds.length)));
        }
      } finally {
        const left = outcomes.filter(({ outcome }) => outcome === 'refused');
        setRefused(left);
        if (left.length < outcomes.length) showToast(bulkDone[step](outcomes.length - left.length));
        onDone();
        await onMoved();
      }
    });
  const busy = action.busy ? progress : undefined;
  return { busy, message: action.message, take, refused, hide: () => setRefused([]) };
}
