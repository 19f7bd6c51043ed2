import { Button } from '#kit/button.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import type { listReturnable } from '#modules/returns/returns.calls.ts';
import { returnText } from '#modules/returns/text.ts';
import type { CallBody } from '#platform/call.ts';
import type { Answer } from '../../../data/use-call.ts';
import actions from '../actions.module.css';
import { ReturnChoice } from './return-choice.tsx';
import { missingOf, type ReturnDraft, withoutGone } from './return-draft.ts';
import { ReturnReview } from './return-review.tsx';
import { useReturnRequest } from './use-return-request.ts';

interface ReturnSheetProps {
  merchantOrderId: number;
  /** What can come back. */
  there: Answer<CallBody<typeof listReturnable>> & { reload: () => Promise<void> };
  draft: ReturnDraft;
  onDraft: (draft: ReturnDraft) => void;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/** Two steps: what is returned and why, then what the buyer gets for it, line by line. */
export function ReturnSheet({
  merchantOrderId,
  there,
  draft: kept,
  onDraft,
  onClose,
  onChanged,
}: ReturnSheetProps) {
  const draft = there.state === 'ready' ? withoutGone(kept, there.body.lines) : kept;
  const request = useReturnRequest({
    merchantOrderId,
    draft,
    setDraft: onDraft,
    onSent: async () => {
      onClose();
      await onChanged();
    },
    onOvertaken: onChanged,
  });
  const { quote, goBack } = request;
  const review = draft.wish === 'exchange' ? returnText.reviewExchange : returnText.review;
  const doing = quote ? returnText.sending : returnText.counting;
  const lines = there.state === 'ready' ? there.body.lines.filter(line => line.most > 0) : [];
  const missing = quote ? undefined : missingOf(draft, lines);
  return (
    <Drawer
      open
      sheet
      onClose={onClose}
      title={quote ? review : returnText.title}
      footer={
        <div className={actions.buttons}>
          {lines.length > 0 && missing && (
            <output className={actions.missing}>{returnText.missing[missing]}</output>
          )}
          {lines.length > 0 && (
            <Button
              disabled={missing !== undefined}
              busy={request.busy ? doing : undefined}
              onClick={request.goOn}
            >
              {quote ? returnText.send : returnText.next}
            </Button>
          )}
          <Button variant="outline" onClick={quote ? goBack : onClose}>
            {quote ? returnText.back : returnText.close}
          </Button>
        </div>
      }
    >
      <div className={actions.sheet}>
        <FormError message={request.message} />
        {there.state === 'loading' && <Loading text={returnText.loading} />}
        {there.state === 'failed' && <Failed onRetry={there.reload} />}
        {there.state === 'ready' && !quote && (
          <ReturnChoice draft={draft} returnable={there.body} onChange={onDraft} />
        )}
        {there.state === 'ready' && quote && (
          <ReturnReview draft={draft} quote={quote} lines={there.body.lines} onWay={request.chooseWay} />
        )}
      </div>
    </Drawer>
  );
}

function Failed({ onRetry }: { onRetry: () => Promise<void> }) {
  return (
    <>
      <p>{returnText.failed}</p>
      <Button onClick={onRetry}>{returnText.retry}</Button>
    </>
  );
}
