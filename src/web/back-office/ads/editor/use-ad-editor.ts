import { createAd, saveAd } from '#modules/ads/back-office.calls.ts';
import type { ManagedAd } from '#modules/ads/managed-ad.ts';
import { api } from '../../../data/api.ts';
import { useEdited } from '../../parts/editor/use-edited.ts';
import { type AdForm, toDraft, toForm } from './ad-form.ts';

/** An ad being created or changed; `empty` is the start of a new one. */
export function useAdEditor(initial: ManagedAd | null, empty: AdForm) {
  const { thing: ad, save, ...editor } = useEdited(initial, { name: 'ad', empty, toForm, parts: PARTS });
  return {
    ...editor,
    ad,
    /** Returns the saved ad; null if it was refused. */
    save: () => save(send),
  };
}

export type AdEditor = ReturnType<typeof useAdEditor>;

const PARTS = [
  // A picture is cut for its place.
  ['type', 'order', 'picture'],
  ['title'],
  ['directTo', 'target', 'merchant'],
  ['startsAt', 'endsAt'],
  ['active'],
] as const;

function send(ad: ManagedAd | null, form: AdForm): Promise<ManagedAd> {
  const draft = toDraft(form);
  return ad ? api(saveAd, { ...draft, adId: ad.id, version: ad.version }) : api(createAd, draft);
}
