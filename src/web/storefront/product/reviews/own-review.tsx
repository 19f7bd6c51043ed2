import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { REVIEW_STATE_LABELS, writingText } from '#modules/reviews/text.ts';
import { ReviewSheet } from '../../../parts/reviews/review-sheet.tsx';
import type { OwnState } from './use-own-review.ts';

interface OwnReviewProps {
  own: OwnState;
  onSaved: () => unknown;
}

/** For a buyer who received the product: the way to say what they think of it. */
export function OwnReviewPanel({ own: { own, reload }, onSaved }: OwnReviewProps) {
  const [writing, setWriting] = useState(false);
  if (!own?.received) return null;
  const { received } = own;
  const { review } = received;
  return (
    <>
      {review && review.state !== 'shown' && (
        <Note tone="info">
          {writingText.yours}: {REVIEW_STATE_LABELS[review.state]}.{' '}
          {review.hiddenFor && writingText.hiddenFor(review.hiddenFor)}
        </Note>
      )}
      {(review === null || review.canChange) && (
        <Button variant="outline" block icon="star" onClick={() => setWriting(true)}>
          {review ? writingText.change : writingText.write}
        </Button>
      )}
      {writing && (
        <ReviewSheet
          received={received}
          onClose={() => setWriting(false)}
          onSaved={async () => {
            await reload();
            await onSaved();
          }}
        />
      )}
    </>
  );
}
