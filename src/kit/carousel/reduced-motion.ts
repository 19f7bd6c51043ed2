import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

export function prefersReducedMotion(): boolean {
  return window.matchMedia(QUERY).matches;
}

/** On the server, and until hydration, nothing moves, so the answer there is true. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(onChange, prefersReducedMotion, () => true);
}

function onChange(notify: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
}
