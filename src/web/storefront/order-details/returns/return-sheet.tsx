import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { listReturnable, quoteReturn, requestReturn } from '#modules/returns/contract/returns.ts';
import { reasonRule } from '#modules/returns/reason.ts';
import { returnText } from '#modules/returns/text.ts';
import type { CallBody } from '#platform/call.ts';
import { useAction } from '../../../account/use-action.ts';
import { useCall } from '../../../account/use-call.ts';
import { api } from '../../../api.ts';
import actions from '../actions.module.css';
import { ReturnChoice } from './return-choice.tsx';
import { emptyDraft, type ReturnDraft } from './return-draft.ts';
import { ReturnReview } from './return-review.tsx';

interface ReturnSheetProps {
  merchantOrderId: number;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/** Asks in two steps: what comes back and why, then what the buyer gets for it, line by line. */
export function ReturnSheet({ merchantOrderId, onClose, onChanged }: ReturnSheetProps) {
  const there = useCall(listReturnable, { merchantOrderId });
  if (there.state === 'ready')
    return <Asking {...{ merchantOrderId, onClose, onChanged }} returnable={there.body} />;
  return (
    <Drawer open sheet onClose={onClose} title={returnText.title}>
      {there.state === 'loading' ? (
        <Loading text={returnText.loading} />
      ) : (
        <div className={actions.sheet}>
          <p>{returnText.failed}</p>
          <Button onClick={there.reload}>{returnText.retry}</Button>
        </div>
      )}
    </Drawer>
  );
}

type Returnable = CallBody<typeof listReturnable>;

function Asking({
  merchantOrderId,
  returnable,
  onClose,
  onChanged,
}: ReturnSheetProps & { returnable: Returnable }) {
  const [draft, setDraft] = useState<ReturnDraft>(emptyDraft);
  const [quote, setQuote] = useState<CallBody<typeof quoteReturn>>();
  const action = useAction();
  const asked = { merchantOrderId, lines: draft.lines, reason: draft.reason || 'changed_mind' } as const;
  const missesPhoto =
    draft.reason !== '' && reasonRule(draft.reason).photos === 'needed' && draft.photos.length === 0;
  const isReady = draft.lines.length > 0 && draft.reason !== '' && !missesPhoto;
  const next = () => action.run(async () => setQuote(await api(quoteReturn, asked)));
  async function send() {
    const { wish, note, photos } = draft;
    const refusal = await action.run(() => api(requestReturn, { ...asked, wish, note, photos }));
    if (refusal) return;
    onClose();
    showToast(returnText.sent);
    await onChanged();
  }
  const busy = action.busy ? (quote ? returnText.sending : returnText.counting) : undefined;
  return (
    <Drawer
      open
      sheet
      onClose={onClose}
      title={quote ? returnText.review : returnText.title}
      footer={
        <div className={actions.buttons}>
          <Button disabled={!isReady} busy={busy} onClick={quote ? send : next}>
            {quote ? returnText.send : returnText.next}
          </Button>
          <Button variant="outline" onClick={quote ? () => setQuote(undefined) : onClose}>
            {quote ? returnText.back : returnText.close}
          </Button>
        </div>
      }
    >
      <div className={actions.sheet}>
        <FormError message={action.message} />
        {quote ? (
          <ReturnReview draft={draft} quote={quote} lines={returnable.lines} />
        ) : (
          <ReturnChoice draft={draft} returnable={returnable} onChange={setDraft} />
        )}
      </div>
    </Drawer>
  );
}
