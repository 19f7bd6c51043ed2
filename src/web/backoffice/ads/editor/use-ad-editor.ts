import { useState } from 'react';
import { createAd, saveAd } from '#modules/ads/contract/desk.ts';
import type { DeskAd } from '#modules/ads/desk/desk-ad.ts';
import { Refusal } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';
import { api } from '../../../api.ts';
import { type AdForm, toDraft, toForm } from './ad-form.ts';

/** An ad being made or changed. Where somebody else saved in between, that is told and what was typed stays. */
export function useAdEditor(initial: DeskAd | null, empty: AdForm) {
  const [ad, setAd] = useState(initial);
  const [base, setBase] = useState(() => (initial ? toForm(initial) : empty));
  const [form, setForm] = useState(base);
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [isSaving, setSaving] = useState(false);

  const begin = (saved: DeskAd) => {
    setAd(saved);
    setBase(toForm(saved));
    setForm(toForm(saved));
    setFailure(null);
  };

  /** Gives the ad as it was saved; null where it was refused. */
  async function save(): Promise<DeskAd | null> {
    if (isSaving) return null;
    setSaving(true);
    try {
      const draft = toDraft(form);
      const saved = ad
        ? await api(saveAd, { ...draft, adId: ad.id, version: ad.version })
        : await api(createAd, draft);
      begin(saved);
      return saved;
    } catch (error) {
      setFailure(error instanceof Refusal ? error : generalRefusal('unexpected'));
      return null;
    } finally {
      setSaving(false);
    }
  }

  const errors = failure?.details.fields ?? {};
  return {
    ad,
    form,
    isDirty: JSON.stringify(form) !== JSON.stringify(base),
    isSaving,
    errors,
    message: failure && Object.keys(errors).length === 0 ? failure.message : undefined,
    /** What somebody else saved in between. */
    theirs: (failure?.details['current'] as DeskAd | undefined) ?? null,
    change: (part: Partial<AdForm>) => setForm(before => ({ ...before, ...part })),
    setForm,
    begin,
    save,
  };
}

export type AdEditor = ReturnType<typeof useAdEditor>;
