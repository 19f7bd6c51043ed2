import { useState } from 'react';
import { TEXT_PARTS } from '#modules/notifications/message-text.ts';
import { resetText, type ShownText, saveText, showText } from '#modules/notifications/texts.calls.ts';
import { api } from '../../../data/api.ts';
import { settingsText } from '../text.ts';
import { useSaving } from '../use-saving.ts';

/** The words of one message being edited. */
export function useMessage(first: ShownText, onWritten: () => void) {
  const [stored, setStored] = useState(first);
  const [words, setWords] = useState(first.words);
  const [note, setNote] = useState<string>();
  const saving = useSaving();
  const { name } = first;

  function startFrom(shown: ShownText) {
    setStored(shown);
    setWords(shown.words);
    setNote(undefined);
    saving.forget();
  }

  return {
    stored,
    words,
    setWords,
    saving,
    isDirty: TEXT_PARTS.some(part => words[part] !== stored.words[part]),
    isWritten: TEXT_PARTS.some(part => stored.words[part] !== stored.own[part]),
    note,
    save: () =>
      saving.save(async () => {
        startFrom(await api(saveText, { name, number: stored.number, ...words }));
        onWritten();
      }),
    /** Whoever asked for it shows a refusal. */
    reset: async () => {
      startFrom(await api(resetText, { name }));
      saving.forget();
      onWritten();
    },
    discard: () => startFrom(stored),
    /** A colleague's words become those to save over; what was typed stays. */
    refresh: () =>
      saving.refresh(async () => {
        setStored(await api(showText, { name }));
        setNote(settingsText.rebased);
      }),
  };
}
