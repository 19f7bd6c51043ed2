import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { showFailure } from '#kit/overlay/failure.ts';
import { showToast } from '#kit/overlay/toast.tsx';
import { deleteReview, type ReceivedProduct } from '#modules/reviews/calls.ts';
import { deletionText } from '#modules/reviews/deletion.text.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { forgetDraft } from '../../parts/reviews/review-draft.ts';

interface DeleteReviewProps {
  product: ReceivedProduct;
  onDeleted: () => Promise<void>;
}

/** Takes the buyer's own review away, after a question: nobody gets it back. */
export function DeleteReview({ product: { productId, title }, onDeleted }: DeleteReviewProps) {
  const [asking, setAsking] = useState(false);
  const action = useAction();
  async function remove() {
    setAsking(false);
    const refusal = await action.run(() => api(deleteReview, { productId }));
    if (refusal) return showFailure(refusal.message);
    forgetDraft(productId);
    showToast(deletionText.removed);
    await onDeleted();
  }
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-label={`${deletionText.remove}: ${title}`}
        busy={action.busy ? deletionText.removing : undefined}
        onClick={() => setAsking(true)}
      >
        {deletionText.remove}
      </Button>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={deletionText.title}
        text={deletionText.text}
        icon="trash"
      >
        <Button variant="danger" onClick={remove}>
          {deletionText.remove}
        </Button>
        <Button variant="outline" onClick={() => setAsking(false)}>
          {deletionText.keep}
        </Button>
      </AlertDialog>
    </>
  );
}
