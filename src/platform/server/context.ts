import type { Clock } from '../clock.ts';
import type { TaggedCache } from './cache.ts';
import type { Changes } from './changes.ts';
import type { Config } from './config/config.ts';
import type { Budgets } from './counting/budgets.ts';
import type { CounterBuffer } from './counting/counter-buffer.ts';
import type { CrowdCounter } from './counting/crowd-counter.ts';
import type { Db, Tx } from './database.ts';
import type { Log } from './log.ts';
import type { Circuits } from './outage/circuits.ts';
import type { Replica } from './postgres/replica.ts';
import type { Secrets } from './secrets.ts';
import type { SheetReaders } from './spreadsheet/readers.ts';
import type { Storage } from './storage/storage.ts';
import type { Streams } from './streams.ts';
import type { Tag } from './tags.ts';
import type { Traces } from './telemetry/traces.ts';
import { inTransaction, isInsideTransaction } from './transaction.ts';

/** The parts a use case works with, built once in server/app.ts. */
export interface Ctx {
  db: Db;
  /** For what takes minutes: its statements have no limit of time. */
  patient: Db;
  /** A copy of the database for what everybody may read; none, unless the settings name one. */
  replica?: Replica | undefined;
  config: Config;
  clock: Clock;
  log: Log;
  storage: Storage;
  secrets: Secrets;
  changes: Changes;
  /** What open pages are sent without asking. */
  streams: Streams;
  /** Threads that read uploaded spreadsheets. */
  readers: SheetReaders;
  /** Whoever asks a service outside the shop does so through these. */
  circuits: Circuits;
  /** What took how long, for a collector outside the shop. */
  traces: Traces;
  /** Answers that are cached until the data behind them changes: see `remember`. */
  cache: TaggedCache<unknown>;
  /** Counts that this process holds until they are written down: see ads/server/count-ads.ts. */
  counterBuffer: CounterBuffer;
  /** Texts that many people sent: see search/server/count-searches.ts. */
  crowdCounter: CrowdCounter;
  /** What callers may ask for in a minute, counted over all processes: see src/server/spend-budget.ts. */
  budgets: Budgets;
  /**
   * Charges whoever asks for work that costs far more than a reading, as it turns out to be needed, and throws once they have
   * had enough of it. Where the shop itself asks, nobody is charged.
   */
  charge?: ((units: number) => void) | undefined;
}

/**
 * Runs the steps in one transaction. It returns once the caches of this process have seen the changes, so the next
 * request sees them.
 */
export async function transaction<T>(ctx: Ctx, steps: (tx: Tx) => Promise<T>): Promise<T> {
  const result = await inTransaction(ctx.db, steps);
  await ctx.changes.flush();
  return result;
}

export interface CachedAs {
  key: string;
  tags: readonly Tag[];
}

/**
 * The cached answer under this key, or a new one, cached until one of the tags changes. Callers that ask for the same meanwhile
 * wait for that one, unless anything changed since it was begun: many ask at once when a popular answer has just ended. A
 * transaction waits for nobody, because whoever began may be waiting for its connection.
 */
export async function remember<T>(ctx: Ctx, { key, tags }: CachedAs, compute: () => Promise<T>): Promise<T> {
  const found = ctx.cache.get(key);
  if (found !== undefined) return found as T;
  const since = ctx.cache.mark();
  const begun = computing.get(ctx.db)?.get(key);
  if (begun?.since === since && !isInsideTransaction()) return begun.value as Promise<T>;
  const value = compute();
  const own = { since, value };
  const all = computing.get(ctx.db) ?? new Map<string, Computing>();
  computing.set(ctx.db, all.set(key, own));
  try {
    ctx.cache.set(key, await value, { tags, since });
    return await value;
  } finally {
    if (all.get(key) === own) all.delete(key);
  }
}

interface Computing {
  /** What the cache had seen when it was begun. */
  since: number;
  value: Promise<unknown>;
}

/** Of each database, because a replica is asked for the same. */
const computing = new WeakMap<Db, Map<string, Computing>>();
