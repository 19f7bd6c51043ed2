/** Adds up counts in memory until they are written down, so counting costs a request nothing. */
export interface CounterBuffer {
  /** Adds one to each key. A caller that exceeds its share before the next taking is not counted. */
  add(keys: readonly string[], who: string): void;
  /** Returns the counts since the last taking and forgets who added them. */
  take(): Map<string, number>;
  /** Puts back counts that could not be written down. */
  restore(counts: ReadonlyMap<string, number>): void;
}

interface Limits {
  /** The maximum number of keys, so invented keys cannot fill the memory. */
  keys: number;
  /** How much one caller may add between two takings. */
  share: number;
  /** The maximum number of callers that are told apart; further ones are not counted. */
  people: number;
}

export function counterBuffer({ keys: mostKeys, share, people }: Limits): CounterBuffer {
  let counts = new Map<string, number>();
  let shares = new Map<string, number>();

  function raise(key: string, by: number) {
    const count = counts.get(key);
    if (count !== undefined || counts.size < mostKeys) counts.set(key, (count ?? 0) + by);
  }

  return {
    add(keys, who) {
      const used = shares.get(who) ?? 0;
      if (used + keys.length > share || (used === 0 && shares.size >= people)) return;
      shares.set(who, used + keys.length);
      for (const key of keys) raise(key, 1);
    },
    take() {
      const taken = counts;
      counts = new Map();
      shares = new Map();
      return taken;
    },
    restore(taken) {
      for (const [key, count] of taken) raise(key, count);
    },
  };
}
