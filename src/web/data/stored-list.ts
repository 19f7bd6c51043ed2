import { useSyncExternalStore } from 'react';

/** The storage keys of what tells of a person; the device may be another's next. */
const KEYS = ['viewed', 'compared', 'searches'] as const;

interface ListOptions<Entry> {
  key: (typeof KEYS)[number];
  most: number;
  isEntry: (each: unknown) => each is Entry;
}

/** A list in this browser and nowhere else. */
export interface StoredList<Entry> {
  current(): readonly Entry[];
  change(entries: readonly Entry[]): void;
  /** Puts an entry first, where it stands once. */
  putFirst(entry: Entry): void;
  /** The list in a component, empty on the server. */
  use(): readonly Entry[];
}

const NONE: readonly never[] = [];

/** Of products, by their ids. */
export const isId = (each: unknown): each is number => Number.isSafeInteger(each) && Number(each) > 0;

/** Kept in the browser's storage under `key`, at most `most`. Nothing is kept where nothing can be stored. */
export function storedList<Entry>({ key, most, isEntry }: ListOptions<Entry>): StoredList<Entry> {
  const listeners = new Set<() => void>();
  let known: { text: string | null; entries: readonly Entry[] } = { text: null, entries: NONE };
  const current = () => {
    const text = storedText(key);
    if (text !== known.text) known = { text, entries: parse(text).filter(isEntry).slice(0, most) };
    return known.entries;
  };
  const change = (entries: readonly Entry[]) => {
    store(key, entries.slice(0, most));
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    current,
    change,
    putFirst: entry => change([entry, ...current().filter(each => each !== entry)]),
    use: () => useSyncExternalStore(subscribe, current, () => NONE),
  };
}

/** Empties all lists at sign-out. */
export function forgetStored(): void {
  for (const key of KEYS) store(key, NONE);
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string | null): unknown[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function store(key: string, entries: readonly unknown[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(entries));
  } catch {
    // A browser that stores nothing remembers nothing.
  }
}
