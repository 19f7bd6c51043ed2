import { SECOND } from '../../clock.ts';
import type { Ctx } from '../context.ts';

const EVERY = 2 * SECOND;

/** Shares what was spent with the other processes by the clock. While the database is away, each counts for itself. */
export function shareBudgets(ctx: Ctx): { stop(): void } {
  const timer = setInterval(() => {
    ctx.budgets.share(ctx.db, ctx.clock.now()).catch((error: unknown) => {
      ctx.log.debug({ err: error }, 'budgets were not shared');
    });
  }, EVERY);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
