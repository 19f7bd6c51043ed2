import { useEffect, useEffectEvent } from 'react';

/** Shown on the button that does the same. */
export const SAVE_KEYS = { 'aria-keyshortcuts': 'Control+S Meta+S', title: 'Ctrl S' } as const;

/** Ctrl S and ⌘S save what a page edits, from anywhere in it, except while a question is open. */
export function useSaveKey(save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // By the position of the key, because with an Arabic layout it writes س.
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== 'KeyS') return;
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) save();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
