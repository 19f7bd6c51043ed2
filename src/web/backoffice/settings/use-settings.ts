import { useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '#kit/overlay/toast.tsx';
import { type ShownGroup, saveSettings } from '#modules/settings/contract/desk.ts';
import type { SettingGroup } from '#modules/settings/desk/setting-field.ts';
import type { SettingPath } from '#modules/settings/settings.ts';
import { useAction } from '../../account/use-action.ts';
import { api } from '../../api.ts';
import { settingsText } from './text.ts';

/** What was typed and is not saved yet; null: back to the default. */
type Draft = Partial<Record<SettingPath, unknown>>;

/** A group of settings being edited: only what was touched is sent. */
export function useSettings(group: SettingGroup, first: ShownGroup) {
  const [kept, setKept] = useState(first);
  const [draft, setDraft] = useState<Draft>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isStale, setStale] = useState(false);
  const { busy, message, run } = useAction();
  const isDirty = Object.keys(draft).length > 0;

  function change(path: SettingPath, value: unknown) {
    setDraft(({ [path]: _, ...others }) =>
      JSON.stringify(value) === JSON.stringify(kept.values[path]) ? others : { ...others, [path]: value },
    );
    setErrors(({ [path]: _, ...others }) => others);
  }

  async function save() {
    if (!isDirty) return;
    const refusal = await run(async () => {
      const { version } = kept;
      setKept(await api(saveSettings, { group, version, values: draft as Record<string, unknown> }));
      setDraft({});
      setErrors({});
      showToast(settingsText.done);
    });
    if (!refusal) return;
    flushSync(() => {
      setErrors(refusal.details.fields ?? {});
      setStale(refusal.code === 'changed_meanwhile');
    });
    document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return {
    kept,
    errors,
    isDirty,
    isStale,
    busy,
    message,
    change,
    save,
    discard: () => {
      setDraft({});
      setErrors({});
    },
    at: (path: SettingPath) => valueIn(kept, draft, path),
  };
}

/** As it stands in the form. */
function valueIn({ values, defaults }: ShownGroup, draft: Draft, path: SettingPath): unknown {
  const typed = draft[path];
  if (typed === null) return defaults[path];
  return typed === undefined ? values[path] : typed;
}

export type Editing = ReturnType<typeof useSettings>;
