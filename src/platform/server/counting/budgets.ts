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
  /** Tells the other processes what was spent here, and learns what was spent there of the same. */
  share(db: Db, now: Date): Promise<void>;
}

interface Purse {
  /** By all processes, as far as this one has heard. */
  known: number;
  /** Here, since it was last told. */
  untold: number;
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
    return { name, purse: purses.get(name) ?? { known: 0, untold: 0, endsAt, ofShop: ofShop === true } };
  };
  const leftOf = ({ known, untold, endsAt }: Purse, most: number, at: number): Left => ({
    left: most - known - untold,
    seconds: Math.ceil((endsAt - at) / 1000),
  });
  let sharing = Promise.resolve();
  return {
    spend(key, budget, now) {
      const at = now.getTime();
      if (purses.size >= MOST_PURSES) dropEnded(at);
      const { name, purse } = find(key, budget, at);
      purse.untold += 1;
      if (budget.ofShop || purses.size < MOST_PURSES) purses.set(name, purse);
      return leftOf(purse, budget.most, at);
    },
    look(key, budget, now) {
      const { name, purse } = find(key, budget, now.getTime());
      if (budget.ofShop) purses.set(name, purse);
      return leftOf(purse, budget.most, now.getTime());
    },
    share(db, now) {
      // Two at once would tell the same twice.
      sharing = sharing
        .catch(() => {})
        .then(() => {
          dropEnded(now.getTime());
          return tell(purses, db, now);
        });
      return sharing;
    },
  };
}

/** Tells what was spent here since the last time, and what others spent is known afterwards. */
async function tell(purses: Map<string, Purse>, db: Db, now: Date): Promise<void> {
  const told = new Map(
    [...purses]
      .filter(([, { untold, ofShop }]) => untold > 0 || ofShop)
      .map(([key, purse]) => [key, { ...purse }]),
  );
  if (told.size === 0) return;
  const spent = [...told].map(([key, { untold, endsAt }]) => ({
    key,
    spent: untold,
    endsAt: new Date(endsAt),
  }));
  for (const { key, spent: all } of await addSpent(db, spent)) {
    const purse = purses.get(key);
    if (purse) Object.assign(purse, { known: all, untold: purse.untold - (told.get(key)?.untold ?? 0) });
  }
  await forgetSpent(db, now);
}
