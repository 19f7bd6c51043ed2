import type { Changes } from './changes.ts';
import type { Tag } from './tags.ts';

/** A map of values computed from the database. A change of a tag drops them, and so does the end of `lifetime`. */
export interface TaggedCache<V> {
  get(key: string): V | undefined;
  /** A number to pass to `set`: a value computed from data before a change must not be cached after it. */
  mark(): number;
  set(key: string, value: V, freshness: Freshness): void;
  /** The last value, though it was dropped, if it was computed no longer than `staleFor` ago. */
  stale(key: string): V | undefined;
  /** The total weight of its entries. */
  weight(): number;
}

interface Freshness {
  tags: readonly Tag[];
  since: number;
}

interface Entry<V> {
  value: V;
  tags: readonly Tag[];
  /** 0 once something it shows has changed. By a clock that nobody sets, like `staleUntil`. */
  expiresAt: number;
  staleUntil: number;
}

interface Limits<V> {
  /** The maximum number of entries, or their total weight. The entry unused for longest goes first. */
  limit: number;
  /** The weight of one entry; 1 if left out. */
  weigh?: (value: V) => number;
  /** Milliseconds. */
  lifetime: number;
  /** Milliseconds for which a value stays at hand for the time when no new one can be computed; 0 if left out. */
  staleFor?: number;
  /** Told of each value that something it shows has changed; not when everything may have, as after an outage. */
  onChanged?: (value: V) => void;
}

/** An empty cache that listens to what changes. */
export function taggedCache<V>(changes: Changes, limits: Limits<V>): TaggedCache<V> {
  const entries = entriesByTag<V>(limits);
  const history = changeHistory();
  changes.listen(tag => {
    history.note(tag);
    if (tag === 'all') return entries.clear();
    entries.drop(tag);
  });
  return {
    get: entries.get,
    stale: entries.stale,
    weight: entries.weight,
    mark: history.now,
    set(key, value, { tags, since }) {
      if (history.anyChanged(tags, since)) return;
      const now = performance.now();
      const { lifetime, staleFor = 0 } = limits;
      entries.put(key, { value, tags, expiresAt: now + lifetime, staleUntil: now + staleFor });
    },
  };
}

/** The step at which each tag last changed. */
function changeHistory() {
  const last = new Map<string, number>();
  let step = 0;
  const changedAt = (tag: string) => last.get(tag) ?? 0;
  return {
    now: () => step,
    note(tag: string) {
      step++;
      if (tag === 'all') last.clear();
      last.set(tag, step);
    },
    anyChanged: (tags: readonly string[], since: number) =>
      ['all', ...tags].some(tag => changedAt(tag) > since),
  };
}

function entriesByTag<V>({ limit, weigh = () => 1, staleFor = 0, onChanged }: Limits<V>) {
  const entries = new Map<string, Entry<V>>();
  const tagged = keysByTag();
  let weight = 0;

  function remove(key: string) {
    const entry = entries.get(key);
    if (!entry) return;
    weight -= weigh(entry.value);
    tagged.remove(key, entry.tags);
    entries.delete(key);
  }

  function outdate(key: string, entry: Entry<V>) {
    if (entry.staleUntil <= performance.now()) return remove(key);
    entry.expiresAt = 0;
  }

  return {
    weight: () => weight,
    get(key: string): V | undefined {
      const entry = entries.get(key);
      if (!entry || entry.expiresAt < performance.now()) return void (entry && outdate(key, entry));
      // Deleted and set again, so that the most recently used entry is the last.
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    stale: (key: string) => staleValue(entries.get(key)),
    put(key: string, entry: Entry<V>) {
      remove(key);
      entries.set(key, entry);
      weight += weigh(entry.value);
      tagged.add(key, entry.tags);
      while (weight > limit) remove(entries.keys().next().value as string);
    },
    drop(tag: string) {
      for (const key of tagged.keys(tag)) {
        const entry = entries.get(key) as Entry<V>;
        if (entry.expiresAt > 0) onChanged?.(entry.value);
        outdate(key, entry);
      }
    },
    clear() {
      if (staleFor > 0) return entries.forEach((entry, key) => outdate(key, entry));
      entries.forEach((_, key) => remove(key));
    },
  };
}

function staleValue<V>(entry: Entry<V> | undefined): V | undefined {
  return entry && entry.staleUntil > performance.now() ? entry.value : undefined;
}

function keysByTag() {
  const keys = new Map<string, Set<string>>();
  return {
    keys: (tag: string): Iterable<string> => keys.get(tag) ?? [],
    add(key: string, tags: readonly string[]) {
      for (const tag of tags) keys.set(tag, (keys.get(tag) ?? new Set()).add(key));
    },
    remove(key: string, tags: readonly string[]) {
      for (const tag of tags) {
        const left = keys.get(tag);
        left?.delete(key);
        if (left?.size === 0) keys.delete(tag);
      }
    },
  };
}
