import { useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '#kit/overlay/toast.tsx';
import { savePage, showWrittenPage, type WrittenPage } from '#modules/settings/contract/pages.ts';
import { useAction } from '../../../account/use-action.ts';
import { api } from '../../../api.ts';
import { settingsText } from '../text.ts';
import { isOther, sectionsOf, typedOf } from './typed-section.ts';

export type PageName = 'terms' | 'about';

/** A text of the shop being edited: each save is a version of its own. */
export function useWrittenPage(name: PageName, first: WrittenPage) {
  const [kept, setKept] = useState(first);
  const [typed, setTyped] = useState(() => typedOf(first.sections));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isStale, setStale] = useState(false);
  const [told, setTold] = useState<string>();
  const { busy, message, run } = useAction();
  const isDirty = isOther(typed, kept.sections);

  function startFrom(page: WrittenPage) {
    setKept(page);
    setTyped(typedOf(page.sections));
    setErrors({});
    setStale(false);
    setTold(undefined);
  }

  async function save() {
    const refusal = await run(async () => {
      startFrom(await api(savePage, { name, number: kept.number, sections: sectionsOf(typed) }));
      showToast(settingsText.done);
    });
    if (!refusal) return;
    flushSync(() => {
      setErrors(refusal.details.fields ?? {});
      setStale(refusal.code === 'changed_meanwhile');
    });
    document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  /** The version a colleague saved meanwhile becomes the one to save over; what was typed here stays. */
  const refresh = () =>
    run(async () => {
      setKept(await api(showWrittenPage, { name }));
      setStale(false);
      setTold(settingsText.rebased);
    });

  return {
    kept,
    typed,
    setTyped,
    errors,
    save,
    bar: {
      isDirty,
      isStale,
      busy,
      message: isDirty ? message : undefined,
      told,
      refresh,
      discard: () => startFrom(kept),
    },
  };
}
