import { MINUTE } from '#platform/clock.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { claimTimers, markFired } from './timers.sql.ts';

/** One batch is fired before the next is leased; the lease is much longer than that takes. */
const BATCH = 20;
const LEASE = 5 * MINUTE;

export interface DueTimer<Kind extends string> {
  id: number;
  kind: Kind;
  subjectId: number;
}

export interface Due<Kind extends string> {
  timer: DueTimer<Kind>;
  /**
   * Marks the timer as fired; false if it was fired or cancelled meanwhile. The caller holds the lock of its subject.
   */
  mark: () => Promise<boolean>;
}

interface Firing<Kind extends string> {
  kinds: readonly Kind[];
  fire: (ctx: Ctx, tx: Tx, due: Due<Kind>) => Promise<'fired' | 'obsolete'>;
}

/**
 * Fires every timer of these kinds that is due by the shop's clock, each once and in its own transaction. A timer that
 * fails stays for the next run after its lease and does not stop the others. Returns how many were fired.
 */
export async function fireDue<Kind extends string>(ctx: Ctx, firing: Firing<Kind>): Promise<number> {
  let fired = 0;
  for (;;) {
    const now = ctx.clock.now();
    const until = new Date(now.getTime() + LEASE);
    const due = await claimTimers(ctx.db, { now, until, most: BATCH, kinds: firing.kinds });
    if (due.length === 0) return fired;
    for (const timer of due) fired += (await tryToFire(ctx, firing, timer)) === 'fired' ? 1 : 0;
  }
}

async function tryToFire<Kind extends string>(
  ctx: Ctx,
  { fire }: Firing<Kind>,
  timer: DueTimer<Kind>,
): Promise<'fired' | 'obsolete' | 'failed'> {
  try {
    return await transaction(ctx, tx =>
      fire(ctx, tx, { timer, mark: () => markFired(tx, timer.id, ctx.clock.now()) }),
    );
  } catch (err) {
    ctx.log.error(
      { timer: timer.id, kind: timer.kind, err },
      'a timer could not be fired and will be tried again',
    );
    return 'failed';
  }
}
