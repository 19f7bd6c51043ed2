import { SECOND } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { writeAdCounts } from './count-ads.ts';

const EVERY = 10 * SECOND;

/** Writes the counts in memory down by the clock, and once more at the end, so nothing is lost. */
export function writeCounts(ctx: Ctx): { stop(): Promise<void> } {
  const write = () =>
    writeAdCounts(ctx).catch((error: unknown) => ctx.log.error({ err: error }, 'counts were not written'));
  const timer = setInterval(write, EVERY);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return write();
    },
  };
}
