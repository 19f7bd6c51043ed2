import { useCallback, useEffect, useState } from 'react';
import { showOwnReview } from '#modules/reviews/calls.ts';
import type { CallBody } from '#platform/call.ts';
import { api } from '../../../data/api.ts';
import { useIsBuyer } from '../../../data/session.ts';

/** What the signed-in buyer may say, said and found helpful; null until it is known, and for everybody else. */
export function useOwnReview(productId: number) {
  const isBuyer = useIsBuyer();
  const [own, setOwn] = useState<CallBody<typeof showOwnReview> | null>(null);
  const reload = useCallback(
    () =>
      api(showOwnReview, { productId }).then(setOwn, error =>
        // The reviews can be read without it.
        console.error('own review failed', error),
      ),
    [productId],
  );
  useEffect(() => {
    if (isBuyer) void reload();
  }, [isBuyer, reload]);
  return { own: isBuyer ? own : null, reload };
}

export type OwnState = ReturnType<typeof useOwnReview>;
