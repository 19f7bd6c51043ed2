import { useEffect, useRef, useState } from 'react';
import { listReviews, type ReviewList } from '#modules/reviews/public.calls.ts';
import type { ReviewOnly, ReviewSort } from '#modules/reviews/review.ts';
import { api } from '../../../data/api.ts';
import { useAction } from '../../../data/use-action.ts';

/** How many more come at once. */
const MORE = 10;

export interface ReviewChoice {
  sort: ReviewSort;
  /** 0: any number of stars. */
  stars: number;
  only: ReviewOnly | undefined;
  /** '': of any size. */
  size: string;
}

export const ALL_REVIEWS = { stars: 0, only: undefined, size: '' } as const;

/** What the page arrived with, then what the reader asks for: another order, some stars, or more of the same. */
export function useReviewList(productId: number, first: ReviewList) {
  const [choice, setChoice] = useState<ReviewChoice>({ sort: 'helpful', ...ALL_REVIEWS });
  const [shown, setShown] = useState(first);
  const { busy, message, run } = useAction();
  const isFirst = useRef(true);
  const load = (wanted: ReviewChoice, after?: number) =>
    api(listReviews, {
      productId,
      sort: wanted.sort,
      stars: wanted.stars || undefined,
      only: wanted.only,
      size: wanted.size || undefined,
      after,
      limit: after === undefined ? undefined : MORE,
    });
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else setShown(first);
  }, [first]);
  return {
    choice,
    shown,
    busy,
    message,
    choose: (change: Partial<ReviewChoice>) =>
      run(async () => {
        const wanted = { ...choice, ...change };
        setChoice(wanted);
        setShown(await load(wanted));
      }),
    more: () =>
      run(async () => {
        const next = await load(choice, shown.reviews.at(-1)?.id);
        setShown({ ...next, reviews: [...shown.reviews, ...next.reviews] });
      }),
    reload: () => run(async () => setShown(await load(choice))),
  };
}
