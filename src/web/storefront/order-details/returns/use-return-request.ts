import { useState } from 'react';
import { showToast } from '#kit/overlay/toast.tsx';
import { quoteReturn, requestReturn } from '#modules/returns/contract/returns.ts';
import { reasonRule } from '#modules/returns/reason.ts';
import { returnText } from '#modules/returns/text.ts';
import type { CallBody } from '#platform/call.ts';
import { useAction } from '../../../account/use-action.ts';
import { api } from '../../../api.ts';
import { emptyDraft, type ReturnDraft } from './return-draft.ts';

interface Options {
  merchantOrderId: number;
  onSent: () => Promise<void>;
}

/** A return while its buyer fills it in: first the choice, then, with a quote, what he gets for it. */
export function useReturnRequest({ merchantOrderId, onSent }: Options) {
  const [draft, setDraft] = useState<ReturnDraft>(emptyDraft);
  const [quote, setQuote] = useState<CallBody<typeof quoteReturn>>();
  const action = useAction();
  const { reason, lines, wish, note, photos } = draft;
  const missesPhoto = reason !== '' && reasonRule(reason).photos === 'needed' && photos.length === 0;
  const isReady = lines.length > 0 && reason !== '' && !missesPhoto;

  /** Asks what would come back; once that was seen, sends it. */
  async function goOn() {
    if (reason === '') return;
    const asked = { merchantOrderId, lines, reason };
    if (!quote) return void (await action.run(async () => setQuote(await api(quoteReturn, asked))));
    const refusal = await action.run(() => api(requestReturn, { ...asked, wish, note, photos }));
    if (refusal) return;
    showToast(returnText.sent);
    await onSent();
  }

  return { ...action, draft, setDraft, quote, isReady, goOn, goBack: () => setQuote(undefined) };
}
