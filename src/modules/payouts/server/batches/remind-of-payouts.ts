import { HOUR } from '#platform/clock.ts';
import { sumPiastres } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import { transaction } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { remindOfPayouts as remindCall } from '../../run.calls.ts';
import { payoutRefusal } from '../../text.ts';
import { notifyOfMoney } from '../notify-of-money.ts';
import { lockBatch, markReminded, selectWaitingPayouts } from './show-run.sql.ts';

/** At most one reminder of a batch within this time, whoever presses: all colleagues hear of it. */
const PATIENCE = HOUR;

/**
 * Reminds those who may take a batch further of what the viewer signed and therefore cannot. Refuses with
 * `nothing_to_remind` if nothing waits for others, and with `reminded_before`. Audited.
 */
export const remindOfPayouts: UseCase<typeof remindCall> = (ctx, { batchId }, caller) =>
  transaction(ctx, async tx => {
    const { userId } = caller.viewer;
    const now = ctx.clock.now();
    const batch = await lockBatch(tx, batchId);
    if (!batch) throw payoutRefusal('payout_not_found');
    const waiting = await selectWaitingPayouts(tx, { batchId, userId, now });
    const others = waiting.filter(({ isMine }) => isMine);
    if (others.length === 0) throw payoutRefusal('nothing_to_remind');
    if (batch.remindedAt !== null && batch.remindedAt.getTime() > now.getTime() - PATIENCE)
      throw payoutRefusal('reminded_before');
    await markReminded(tx, { batchId, now });
    const subject = { type: 'payout_batch', id: batchId };
    await recordChange(tx, caller, { what: 'payout_batch.reminded', subject, from: null, to: null });
    const amount = sumPiastres(others.map(each => each.amount));
    const facts = { amount, number: others.length };
    const colleagues = { financeBut: userId };
    await notifyOfMoney(ctx, tx, { to: colleagues, text: 'payouts_wait', facts });
    return { reminded: true };
  });
