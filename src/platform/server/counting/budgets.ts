import type { Db } from '../database.ts';
import { addSpent, forgetSpent } from './budgets.sql.ts';

/** How much may be spent of it in each window of so many milliseconds. */
export interface Budget {
  most: number;
  within: number;
  /** One for the whole shop, counted even while more callers than can be counted ask. */
  ofShop?: true;
}

/** What is left after one was spent; below 0 it is refused. */
export interface Left {
  left: number;
  /** Seconds until the window ends. */
  seconds: number;
}

export interface Budgets {
  /** Spends one of this budget for this key, without asking the database. */
  spend(key: string, budget: Budget, now: Date): Left;
  /** What is left of it, and spends nothing. Of one for the whole shop, the next sharing asks what others spent. */
  look(key: string, budget: Budget, now: Date): Left;
  /** Shares with the other processes what was spent here, and reads what was spent there of the same. */
  share(db: Db, now: Date): Promise<void>;
}

interface Purse {
  /** By all processes, as far as this one knows. */
  known: number;
  /** Here, since it was last shared. */
  unshared: number;
  endsAt: number;
  ofShop: boolean;
}

/** More callers than this in one window are an attack from everywhere, which no count by caller can stop. */
const MOST_PURSES = 100_000;

/**
 * Counts in memory, so that a call costs no write, and adds up over all processes each time it is shared. Between two
 * sharings, several processes together let a little more through.
 */
export function budgets(): Budgets {
  const purses = new Map<string, Purse>();
  const dropEnded = (now: number) => {
    for (const [key, { endsAt }] of purses) if (endsAt <= now) purses.delete(key);
  };
  const find = (key: string, { within, ofShop }: Budget, at: number) => {
    const endsAt = (Math.floor(at / within) + 1) * within;
    const name = `${key}:${endsAt}`;
    return { name, purse: purses.get(name) ?? { known: 0, unshared: 0, endsAt, ofShop: ofShop === true } };
  };
  const leftOf = ({ known, unshared, endsAt }: Purse, most: number, at: number): Left => ({
    left: most - known - unshared,
    seconds: Math.ceil((endsAt - at) / 1000),
  });
  let sharing = Promise.resolve();
  return {
    spend(key, budget, now) {
      const at = now.getTime();
      if (purses.size >= MOST_PURSES) dropEnded(at);
      const { name, purse } = find(key, budget, at);
      purse.unshared += 1;
      if (budget.ofShop || purses.size < MOST_PURSES) purses.set(name, purse);
      return leftOf(purse, budget.most, at);
    },
    look(key, budget, now) {
      const { name, purse } = find(key, budget, now.getTime());
      if (budget.ofShop) purses.set(name, purse);
      return leftOf(purse, budget.most, now.getTime());
    },
    share(db, now) {
      // Two at once would share the same twice.
      sharing = sharing
        .catch(() => {})
        .then(() => {
          dropEnded(now.getTime());
          return shareSpent(purses, db, now);
        });
      return sharing;
    },
  };
}

/** Shares what was spent here since the last time; what others spent is known afterwards. */
async function shareSpent(purses: Map<string, Purse>, db: Db, now: Date): Promise<void> {
  const shared = new Map(
    [...purses]
      .filter(([, { unshared, ofShop }]) => unshared > 0 || ofShop)
      .map(([key, purse]) => [key, { ...purse }]),
  );
  if (shared.size === 0) return;
  const spent = [...shared].map(([key, { unshared, endsAt }]) => ({
    key,
    spent: unshared,
    endsAt: new Date(endsAt),
  }));
  for (const { key, spent: all } of await addSpent(db, spent)) {
    const purse = purses.get(key);
    if (purse)
      Object.assign(purse, { known: all, unshared: purse.unshared - (shared.get(key)?.unshared ?? 0) });
  }
  await forgetSpent(db, now);
}
