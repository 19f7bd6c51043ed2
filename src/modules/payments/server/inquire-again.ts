import type { Ctx } from '#platform/server/context.ts';
import { inquire } from './inquire.ts';
import { claimUnanswered } from './inquire-again.sql.ts';
import { selectPayment } from './queries.ts';

/**
 * Asks the gateways about attempts that were started and have brought no money: soon after the start, ever more rarely for
 * as long as late money is taken, and at once after the program was away. A message that was lost is not missed then. A
 * gateway that cannot be asked now is asked the next time. Returns how many were asked about.
 */
export async function inquireAgain(ctx: Ctx): Promise<number> {
  const ids = await claimUnanswered(ctx.db, ctx.clock.now());
  for (const id of ids) {
    const payment = await selectPayment(ctx.db, id);
    try {
      if (payment) await inquire(ctx, payment);
    } catch (error) {
      ctx.log.warn({ payment: id, err: error }, 'a gateway could not be asked about a payment');
    }
  }
  return ids.length;
}
