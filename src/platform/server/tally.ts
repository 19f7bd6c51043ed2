/** Counts that are added up in memory until somebody writes them down, so that counting costs a request nothing. */
export interface Tally {
  /** Counts one more under each key. Who adds more than his share before the next taking is not counted. */
  add(keys: readonly string[], who: string): void;
  /** What was counted since the last taking; who added it is forgotten. */
  take(): Map<string, number>;
  /** What could not be written down is counted again. */
  giveBack(counts: ReadonlyMap<string, number>): void;
}

interface Limits {
  /** Keys at most: whoever invents keys must not fill the memory. */
  keys: number;
  /** What one may add between two takings. */
  share: number;
  /** As many who add are told apart; further ones are not counted. */
  people: number;
}

export function tally({ keys: mostKeys, share, people }: Limits): Tally {
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
    giveBack(taken) {
      for (const [key, count] of taken) raise(key, count);
    },
  };
}
