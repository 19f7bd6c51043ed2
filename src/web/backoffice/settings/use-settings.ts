import { useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '#kit/overlay/toast.tsx';
import { type ShownGroup, saveSettings, showSettings } from '#modules/settings/contract/desk.ts';
import type { SettingGroup } from '#modules/settings/desk/setting-field.ts';
import type { SettingPath } from '#modules/settings/settings.ts';
import { useAction } from '../../account/use-action.ts';
import { api } from '../../api.ts';
import { type Draft, rebased, valueIn, withChange } from './draft.ts';
import { settingsText } from './text.ts';

type Errors = Readonly<Record<string, string>>;
const NONE: ReadonlySet<SettingPath> = new Set();

/** A group of settings being edited: only what was touched is sent. */
export function useSettings(group: SettingGroup, first: ShownGroup) {
  const [kept, setKept] = useState(first);
  const [draft, setDraft] = useState<Draft>({});
  const [errors, setErrors] = useState<Errors>({});
  const [refused, setRefused] = useState<string>();
  const [both, setBoth] = useState<ReadonlySet<SettingPath> | null>(null);
  const { busy, message, run } = useAction();
  const isDirty = Object.keys(draft).length > 0;
  const isPutRight = refused === 'settings_wrong' && Object.keys(errors).length === 0;

  function startFrom(saved: ShownGroup) {
    setKept(saved);
    setDraft({});
    setErrors({});
    setRefused(undefined);
    setBoth(null);
  }

  function change(path: SettingPath, value: unknown) {
    const next = withChange(kept, draft, [path, value]);
    setDraft(next);
    // What two values say together is said beside one that need not be the one to change.
    setErrors(before =>
      Object.fromEntries(Object.entries(before).filter(([at]) => at !== path && at in next)),
    );
  }

  async function save() {
    if (!isDirty) return;
    const refusal = await run(async () => {
      const { version } = kept;
      startFrom(await api(saveSettings, { group, version, values: draft as Record<string, unknown> }));
      showToast(settingsText.done);
    });
    if (!refusal) return;
    flushSync(() => {
      setErrors(refusal.details.fields ?? {});
      setRefused(refusal.code);
    });
    document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  /** What a colleague saved meanwhile, under what was typed here: nothing typed is lost. */
  const refresh = () =>
    run(async () => {
      const now = await api(showSettings, { group });
      const over = rebased(kept, now, draft);
      setKept(now);
      setDraft(over.draft);
      setBoth(over.both);
      setRefused(undefined);
    });

  return {
    kept,
    errors,
    isDirty,
    isStale: refused === 'changed_meanwhile',
    busy,
    message: isDirty && !isPutRight ? message : undefined,
    told: both ? settingsText.rebased : undefined,
    change,
    save,
    refresh,
    discard: () => startFrom(kept),
    at: (path: SettingPath) => valueIn(kept, draft, path),
    isOther: (path: SettingPath) => (both ?? NONE).has(path),
  };
}

export type Editing = ReturnType<typeof useSettings>;
