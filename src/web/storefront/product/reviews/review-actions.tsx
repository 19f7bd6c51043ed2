import { useState } from 'react';
import { Chip } from '#kit/display/chip.tsx';
import { Icon } from '#kit/icon.tsx';
import { showFailure } from '#kit/overlay/failure.ts';
import { reportText } from '#modules/moderation/text.ts';
import { markHelpful } from '#modules/reviews/calls.ts';
import type { ShownReview } from '#modules/reviews/public.calls.ts';
import { reviewText } from '#modules/reviews/text.ts';
import { isRefusal } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';
import { api } from '../../../data/api.ts';
import { isSignedIn } from '../../../data/session.ts';
import { ReportButton } from '../../../parts/reviews/report-button.tsx';
import { openLoginModal } from '../../../shell/login-modal.tsx';
import type { OwnState } from './use-own-review.ts';

/** Whether the review helped, and a way to tell staff of it. */
export function ReviewActions({ review, own: { own } }: { review: ShownReview; own: OwnState }) {
  const [said, setSaid] = useState<{ helpful: number; isHelpful: boolean } | null>(null);
  const { helpful, isHelpful } = said ?? {
    helpful: review.helpful,
    isHelpful: own?.helpful.includes(review.id) ?? false,
  };
  async function vote() {
    if (!isSignedIn()) return openLoginModal({ kind: 'helpful', reviewId: review.id });
    try {
      setSaid(await api(markHelpful, { reviewId: review.id, isHelpful: !isHelpful }));
    } catch (error) {
      showFailure((isRefusal(error) ? error : generalRefusal('unexpected')).message);
    }
  }
  return (
    <>
      <Chip pressed={isHelpful} onClick={() => void vote()}>
        <Icon name="thumbs-up" size={16} /> {reviewText.helpfulCount(helpful)}
      </Chip>
      <ReportButton kind="review" subjectId={review.id} label={reportText.open} />
    </>
  );
}
