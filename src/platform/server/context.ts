import type { Clock } from '../clock.ts';
import type { TaggedCache } from './cache.ts';
import type { Changes } from './changes.ts';
import type { Config } from './config.ts';
import type { Db, Tx } from './database.ts';
import type { Log } from './log.ts';
import type { Secrets } from './secrets.ts';
import type { Storage } from './storage.ts';
import type { Tally } from './tally.ts';

/** The parts a use case works with, built once in server/app.ts. */
export interface Ctx {
  db: Db;
  config: Config;
  clock: Clock;
  log: Log;
  storage: Storage;
  secrets: Secrets;
  changes: Changes;
  /** Answers worth keeping until what they were computed from changes: see `remember`. */
  kept: TaggedCache<unknown>;
  /** What is counted in this process until it is written down: see ads/server/counting. */
  tally: Tally;
}

/**
 * Runs the steps in one transaction and returns when the caches of this process have heard of what it changed, so
 * that the next request sees it.
 */
export async function transaction<T>(ctx: Ctx, steps: (tx: Tx) => Promise<T>): Promise<T> {
  const result = await ctx.db.transaction().execute(steps);
  await ctx.changes.settle();
  return result;
}

export interface KeptAs {
  key: string;
  /** Those of migration 0005. */
  tags: readonly string[];
}

/** The kept answer under this key, or a new one, kept until one of the tags changes. */
export async function remember<T>(ctx: Ctx, { key, tags }: KeptAs, compute: () => Promise<T>): Promise<T> {
  const found = ctx.kept.get(key);
  if (found !== undefined) return found as T;
  const since = ctx.kept.mark();
  const value = await compute();
  ctx.kept.set(key, value, { tags, since });
  return value;
}
