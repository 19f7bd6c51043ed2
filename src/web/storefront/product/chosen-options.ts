import { useSyncExternalStore } from 'react';

/** What is chosen of the product on the page, by the places of its options; '' where nothing is. */
type ChosenOptions = readonly string[];

const NONE: ChosenOptions = [];
const listeners = new Set<() => void>();
let chosen = NONE;

// No context and no property: a part of the page that still waits for its code would be drawn anew at each choice.
export function tellChosen(now: ChosenOptions): void {
  if (String(now) === String(chosen)) return;
  chosen = now;
  for (const listener of listeners) listener();
}

export const useChosenOptions = () =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => NONE,
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
