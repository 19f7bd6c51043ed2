import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { decideReview } from '#modules/reviews/back-office.calls.ts';
import { CallDialog } from '../parts/form-dialog/call-dialog.tsx';
import { reviewsText } from './text.ts';

interface HideReviewProps {
  reviewId: number;
  onClose: () => void;
  /** `done`: it is hidden now; otherwise somebody else was faster. */
  onChanged: (outcome: 'done' | 'overtaken') => unknown;
}

/** Asks for the reason, which the writer reads. */
export function HideReview({ reviewId, onClose, onChanged }: HideReviewProps) {
  return (
    <CallDialog
      call={decideReview}
      read={({ reason }) => ({ reviewId, state: 'hidden', reason })}
      done={reviewsText.hidden}
      onChanged={body => onChanged(body ? 'done' : 'overtaken')}
      icon="eye-off"
      title={reviewsText.hideTitle}
      text={reviewsText.hideText}
      submit={reviewsText.hide}
      look="danger"
      onClose={onClose}
    >
      <TextAreaField label={reviewsText.reason} name="reason" maxLength={300} />
    </CallDialog>
  );
}
