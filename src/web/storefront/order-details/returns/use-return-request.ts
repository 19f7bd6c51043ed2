import { useState } from 'react';
import { showToast } from '#kit/overlay/toast.tsx';
import { reasonRule } from '#modules/returns/reason.ts';
import type { Way } from '#modules/returns/return.ts';
import { bookReturn, quoteReturn, requestReturn } from '#modules/returns/returns.calls.ts';
import { returnText } from '#modules/returns/text.ts';
import type { CallBody } from '#platform/call.ts';
import type { Refusal } from '#platform/refusal.ts';
import { api } from '../../../data/api.ts';
import { useAction } from '../../../data/use-action.ts';
import { isOvertaken } from '../../../parts/overtaken.ts';
import { emptyDraft, type ReturnDraft } from './return-draft.ts';

interface Options {
  merchantOrderId: number;
  draft: ReturnDraft;
  setDraft: (draft: ReturnDraft) => void;
  onSent: () => Promise<void>;
  /** What can be returned is no longer what was chosen from. */
  onOvertaken: () => Promise<void>;
}

/** A return while its buyer fills it in: first the choice, then, with a quote, the refund. */
export function useReturnRequest({ merchantOrderId, draft, setDraft, onSent, onOvertaken }: Options) {
  const [quote, setQuote] = useState<CallBody<typeof quoteReturn>>();
  const action = useAction();
  const { reason, lines, wish, note, photos } = draft;

  /** The refund with this way back; without its quote the choice stays as it was. */
  async function chooseWay(way: Way) {
    if (reason === '' || action.busy) return;
    setDraft({ ...draft, way });
    const asked = { merchantOrderId, lines, reason, wish, way };
    const refusal = await action.run(async () => setQuote(await api(quoteReturn, asked)));
    if (!refusal) return;
    setDraft(draft);
    await chooseAgain(refusal);
  }

  /** With other units than there are left, nothing but another choice can be sent. */
  async function chooseAgain(refusal: Refusal) {
    if (!isOvertaken(refusal) && refusal.code !== 'wrong_units') return;
    setQuote(undefined);
    await onOvertaken();
  }

  /** Fetches the refund; once the buyer has seen it, sends the request. */
  async function goOn() {
    if (reason === '') return;
    if (!quote) return void (await chooseWay(draft.way));
    const asked = { merchantOrderId, lines, reason, wish, note, photos };
    const refusal = await action.run(async () => {
      const { kind, id } = await api(requestReturn, asked);
      if (kind === 'return' && reasonRule(reason).window === 'no_reason') await book(id, draft.way);
    });
    if (refusal) return void (await chooseAgain(refusal));
    showToast(returnText.sent);
    setDraft(emptyDraft);
    setQuote(undefined);
    await onSent();
  }

  return { ...action, quote, goOn, chooseWay, goBack: () => setQuote(undefined) };
}

/** The return is already requested; if its pickup could not be booked, its card offers that again. */
async function book(returnId: number, way: Way): Promise<void> {
  await api(bookReturn, { returnId, way }).catch(() => undefined);
}
