import { useSyncExternalStore } from 'react';

/** A list of products in this browser and nowhere else, the newest first. */
export interface KeptIds {
  current(): readonly number[];
  change(ids: readonly number[]): void;
  /** The list in a component, empty on the server. */
  use(): readonly number[];
}

const NONE: readonly number[] = [];

/** Kept in the browser's storage under `key`, at most `most`. Nothing is kept where nothing can be stored. */
export function keepIds(key: string, most: number): KeptIds {
  const listeners = new Set<() => void>();
  let known: { text: string | null; ids: readonly number[] } = { text: null, ids: NONE };
  const current = () => {
    const text = storedText(key);
    if (text !== known.text) known = { text, ids: parse(text).slice(0, most) };
    return known.ids;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    current,
    change: ids => {
      store(key, ids.slice(0, most));
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, current, () => NONE),
  };
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string | null): number[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(each => Number.isSafeInteger(each) && each > 0) : [];
  } catch {
    return [];
  }
}

function store(key: string, ids: readonly number[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // A browser that stores nothing remembers nothing.
  }
}
