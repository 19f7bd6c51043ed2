import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '../../clock.ts';
import type { Database, Db } from '../database.ts';
import { hasReplayed, selectPosition } from './replica.sql.ts';

/** A server that follows the primary and may only be read. */
export interface Replica {
  /**
   * The replica, once it has everything that was committed before the call; `null` if it does not get there in time, or
   * does not answer. Then the primary is to be asked.
   */
  upToDate(): Promise<Db | null>;
  /** How many reads it served, how many the primary served in its place, and how long the last wait for it took. */
  figures(): { served: number; missed: number; waitMs: number };
  close(): Promise<void>;
}

/** A replica next door is behind by a millisecond or two. Whoever reads waits no longer than this for it. */
const PATIENCE = 100;
const LOOK_AGAIN = 3;
/** After a miss nobody waits for it for a while. */
const REST = SECOND;

/**
 * Compares positions in the log of changes, and no clocks. Reads that begin together share one comparison, so it costs two
 * small statements however many there are.
 */
export function followReplica(primary: Db, { db, close }: Pick<Database, 'db' | 'close'>): Replica {
  const counts = { served: 0, missed: 0, waitMs: 0 };
  let comparing: Promise<unknown> = Promise.resolve();
  let next: Promise<boolean> | null = null;
  let restsUntil = 0;

  /** Callers that arrive during a comparison share the next one: a running one may have begun before their change. */
  function isUpToDate(): Promise<boolean> {
    next ??= comparing.then(() => {
      next = null;
      const compared = compare();
      comparing = compared;
      return compared;
    });
    return next;
  }

  async function compare(): Promise<boolean> {
    if (performance.now() < restsUntil) return false;
    const begun = performance.now();
    const late = pause(PATIENCE, false, { ref: false });
    const stopped = new AbortController();
    const reached = await Promise.race([catchUp(primary, db, stopped.signal).catch(() => false), late]);
    stopped.abort();
    counts.waitMs = performance.now() - begun;
    if (!reached) restsUntil = performance.now() + REST;
    return reached;
  }

  return {
    async upToDate() {
      const isServed = await isUpToDate();
      counts[isServed ? 'served' : 'missed'] += 1;
      return isServed ? db : null;
    },
    figures: () => ({ ...counts }),
    close,
  };
}

/** Resolves with true when the replica has what the primary has now. */
async function catchUp(primary: Db, replica: Db, stopped: AbortSignal): Promise<boolean> {
  const position = await selectPosition(primary);
  while (!stopped.aborted) {
    if (await hasReplayed(replica, position)) return true;
    await pause(LOOK_AGAIN);
  }
  return false;
}
