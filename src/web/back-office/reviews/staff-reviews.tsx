import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import type { Column } from '#kit/display/data-table.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { showFailure } from '#kit/overlay/failure.ts';
import { showToast } from '#kit/overlay/toast.tsx';
import { decideReview, listManagedReviews, type ManagedReview } from '#modules/reviews/back-office.calls.ts';
import { STAFF_TABS } from '#modules/reviews/review.ts';
import { SIGN_LABELS, STAFF_TAB_LABELS } from '#modules/reviews/text.ts';
import { Refusal } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';
import { api } from '../../data/api.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import { oneOf } from '../parts/list/address.ts';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { HideReview } from './hide-review.tsx';
import { ReviewsTable } from './reviews-table.tsx';
import { reviewsText } from './text.ts';

const FILTERS = { tab: oneOf(STAFF_TABS) } as const;

/** Reviews by their state; those that wait come first. */
export function StaffReviews() {
  const query = useListQuery(FILTERS, { views: ['tab'] });
  const { tab = 'held' } = query.filter;
  const reviews = useRememberedCall(listManagedReviews, { tab, page: query.page });
  return (
    <ReviewsTable
      labels={STAFF_TAB_LABELS}
      tab={tab}
      query={query}
      answer={reviews}
      about={ABOUT}
      renderStep={review => <Decide key={review.state} review={review} onChanged={reviews.reload} />}
      empty={reviewsText.emptyStaff}
    />
  );
}

const ABOUT: readonly Column<ManagedReview>[] = [
  { id: 'signs', header: reviewsText.signs, cell: review => <Why review={review} /> },
  { id: 'merchant', header: reviewsText.merchant, cell: ({ merchantName }) => <bdi>{merchantName}</bdi> },
];

function Why({ review: { signs, hiddenFor } }: { review: ManagedReview }) {
  if (hiddenFor) return hiddenFor;
  return (
    <span className="cluster">
      {signs.map(sign => (
        <Pill key={sign} tone="warn">
          {SIGN_LABELS[sign]}
        </Pill>
      ))}
    </span>
  );
}

function Decide({ review, onChanged }: { review: ManagedReview; onChanged: () => void }) {
  const [hiding, setHiding] = useState(false);
  async function show() {
    try {
      await api(decideReview, { reviewId: review.id, state: 'shown' });
      showToast(reviewsText.shown);
    } catch (error) {
      showFailure((error instanceof Refusal ? error : generalRefusal('unexpected')).message);
    }
    onChanged();
  }
  return (
    <span className="cluster">
      {review.state !== 'shown' && (
        <Button variant="outline" size="small" onClick={() => void show()}>
          {reviewsText.show}
        </Button>
      )}
      {review.state !== 'hidden' && (
        <Button variant="outline" size="small" onClick={() => setHiding(true)}>
          {reviewsText.hide}
        </Button>
      )}
      {hiding && <HideReview reviewId={review.id} onClose={() => setHiding(false)} onChanged={onChanged} />}
    </span>
  );
}
