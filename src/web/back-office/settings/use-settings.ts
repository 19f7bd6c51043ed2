import { useState } from 'react';
import { type ShownGroup, saveSettings, showSettings } from '#modules/settings/back-office.calls.ts';
import type { SettingGroup } from '#modules/settings/setting-field.ts';
import type { SettingPath } from '#modules/settings/setting-path.ts';
import { api } from '../../data/api.ts';
import { useConfirmedApi } from '../parts/signing/use-confirmed-api.ts';
import { type Draft, errorsLeft, rebased, valueIn, withChange } from './draft.ts';
import { settingsText } from './text.ts';
import { useSaving } from './use-saving.ts';

/** A group of settings being edited; only touched ones are sent. */
export function useSettings(group: SettingGroup, first: ShownGroup) {
  const [stored, setStored] = useState(first);
  const [draft, setDraft] = useState<Draft>({});
  /** What a colleague changed as well; null while nobody has saved. */
  const [both, setBoth] = useState<ReadonlySet<SettingPath> | null>(null);
  const saving = useSaving();
  const send = useConfirmedApi();
  const isDirty = Object.keys(draft).length > 0;

  function startFrom(saved: ShownGroup) {
    setStored(saved);
    setDraft({});
    setBoth(null);
    saving.forget();
  }

  function change(path: SettingPath, value: unknown) {
    const next = withChange(stored, draft, [path, value]);
    setDraft(next);
    saving.setErrors(errors => errorsLeft(errors, next, path));
  }

  return {
    stored,
    errors: saving.errors,
    change,
    at: (path: SettingPath) => valueIn(stored, draft, path),
    isOther: (path: SettingPath) => both?.has(path) ?? false,
    save: () =>
      saving.save(async () => {
        const values = draft as Record<string, unknown>;
        startFrom(await send(saveSettings, { group, version: stored.version, values }));
      }),
    bar: {
      ...saving,
      isDirty,
      note: both ? settingsText.rebased : undefined,
      discard: () => startFrom(stored),
      refresh: () =>
        saving.refresh(async () => {
          const now = await api(showSettings, { group });
          const over = rebased(stored, now, draft);
          setStored(now);
          setDraft(over.draft);
          setBoth(over.both);
        }),
    },
  };
}

export type Editing = ReturnType<typeof useSettings>;
