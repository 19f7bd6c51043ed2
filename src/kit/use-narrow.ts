import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 600px)';

/** Whether the window is a phone's. Only the browser knows it; the style sheet lays out what the server draws. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    onChange,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}

function onChange(notify: () => void): () => void {
  const media = window.matchMedia(NARROW);
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
}
