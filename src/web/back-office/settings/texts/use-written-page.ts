import { useState } from 'react';
import type { PageName } from '#modules/settings/calls.ts';
import { savePage, showWrittenPage, type WrittenPage } from '#modules/settings/pages.calls.ts';
import { api } from '../../../data/api.ts';
import { settingsText } from '../text.ts';
import { useSaving } from '../use-saving.ts';
import { isOther, sectionsOf, typedOf } from './typed-section.ts';

/** A text of the shop being edited; each save is a new version. */
export function useWrittenPage(name: PageName, first: WrittenPage) {
  const [stored, setStored] = useState(first);
  const [typed, setTyped] = useState(() => typedOf(first.sections));
  const [note, setNote] = useState<string>();
  const saving = useSaving();

  function startFrom(page: WrittenPage) {
    setStored(page);
    setTyped(typedOf(page.sections));
    setNote(undefined);
    saving.forget();
  }

  return {
    stored,
    typed,
    setTyped,
    errors: saving.errors,
    save: () =>
      saving.save(async () => {
        const sections = sectionsOf(typed);
        startFrom(await api(savePage, { name, number: stored.number, sections }));
      }),
    bar: {
      ...saving,
      isDirty: isOther(typed, stored.sections),
      note,
      discard: () => startFrom(stored),
      /** A colleague's version becomes the one to save over; typed text stays. */
      refresh: () =>
        saving.refresh(async () => {
          setStored(await api(showWrittenPage, { name }));
          setNote(settingsText.rebased);
        }),
    },
  };
}
