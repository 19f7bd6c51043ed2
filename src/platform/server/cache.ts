import type { Changes } from './changes.ts';

interface Entry<V> {
  value: V;
  tags: readonly string[];
  expiresAt: number;
}

/** A map of what was computed from the database, dropped by tag when that changes and at the latest after `lifetime`. */
export interface TaggedCache<V> {
  get(key: string): V | undefined;
  /** A number to hand to `set`: a value computed from before a change must not be kept after it. */
  mark(): number;
  set(key: string, value: V, kept: { tags: readonly string[]; since: number }): void;
  clear(): void;
  readonly size: number;
}

/** Keeps at most `limit` entries (the longest unused goes first), each at most `lifetime` milliseconds. */
export function taggedCache<V>(
  changes: Changes,
  { limit, lifetime }: { limit: number; lifetime: number },
): TaggedCache<V> {
  const entries = new Map<string, Entry<V>>();
  const keysByTag = new Map<string, Set<string>>();
  const lastChange = new Map<string, number>();
  let step = 0;
  let allChanged = 0;

  function remove(key: string) {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  function drop(tag: string) {
    lastChange.set(tag, ++step);
    for (const key of [...(keysByTag.get(tag) ?? [])]) remove(key);
  }

  function clear() {
    allChanged = ++step;
    lastChange.clear();
    keysByTag.clear();
    entries.clear();
  }

  changes.listen(tag => {
    if (tag === 'all') return clear();
    drop(tag);
    // What may show any product carries the tag `products`.
    if (tag.startsWith('product:') || tag.startsWith('category:')) drop('products');
  });

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.expiresAt < Date.now()) return void remove(key);
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    mark: () => step,
    set(key, value, { tags, since }) {
      if (allChanged > since || tags.some(tag => (lastChange.get(tag) ?? 0) > since)) return;
      remove(key);
      entries.set(key, { value, tags, expiresAt: Date.now() + lifetime });
      for (const tag of tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
      if (entries.size > limit) remove(entries.keys().next().value as string);
    },
    clear,
    get size() {
      return entries.size;
    },
  };
}
