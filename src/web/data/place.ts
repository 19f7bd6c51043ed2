import { useSyncExternalStore } from 'react';

/** Where a shopper wants things to arrive; kept by the browser for all pages. */
export interface Place {
  governorateId: number;
  cityId: number | null;
  name: string;
}

const KEY = 'place';
const listeners = new Set<() => void>();
let known: { text: string | null; place: Place | null } = { text: null, place: null };

function read(): Place | null {
  const text = storedText();
  if (text !== known.text) known = { text, place: parse(text) };
  return known.place;
}

function storedText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parse(text: string | null): Place | null {
  try {
    const { governorateId, cityId, name } = JSON.parse(text ?? '{}') as Partial<Place>;
    if (!Number.isInteger(governorateId) || typeof name !== 'string') return null;
    return { governorateId: governorateId as number, cityId: cityId ?? null, name };
  } catch {
    return null;
  }
}

/** Null until a place was chosen, and on the server. */
export function usePlace(): Place | null {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read,
    () => null,
  );
}

export function rememberPlace(place: Place): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    known = { text: null, place };
  }
  for (const listener of listeners) listener();
}
