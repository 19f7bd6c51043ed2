import { SECOND } from '../../clock.ts';
import type { Ctx } from '../context.ts';

const EVERY = 10 * SECOND;

/** Writes the counts in memory down by the clock, and once more at the end, so nothing is lost. */
export function writeCounts(
  ctx: Ctx,
  writers: readonly ((ctx: Ctx) => Promise<void>)[],
): { stop(): Promise<void> } {
  const write = async () => {
    for (const writer of writers) {
      await writer(ctx).catch((error: unknown) => ctx.log.error({ err: error }, 'counts were not written'));
    }
  };
  const timer = setInterval(write, EVERY);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return write();
    },
  };
}
