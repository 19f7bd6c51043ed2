import type { CallInput } from '#platform/call.ts';
import { sumPiastres } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { recordTransfer as recordCall } from '../../refunds.calls.ts';
import { refuseCase } from '../../text.ts';
import { actorFor } from '../actor-for.ts';
import { postSent } from './post-refund.ts';
import { markTenderRefunded, selectChannel, selectRefund } from './queries.ts';
import { finish, lockRefund } from './send-refund.ts';

/**
 * Records that finance sent money paid in cash to the buyer's account. Refuses before the buyer has named one
 * (`channel_missing`) and refunds that were sent before. Audited with the bank's reference.
 */
export async function recordTransfer(
  ctx: Ctx,
  { refundId, reference }: CallInput<typeof recordCall>,
  caller: Caller<Account>,
) {
  const by = actorFor(caller);
  return transaction(ctx, async tx => {
    const refund = await lockRefund(tx, refundId);
    if (!refund) throw refuseCase('refund_not_found');
    const waiting = refund.tenders.filter(({ means, state }) => means === 'channel' && state !== 'succeeded');
    if (refund.state !== 'sending' || waiting.length === 0) throw refuseCase('not_possible_now');
    if (!(await selectChannel(tx, refund.buyerId))) throw refuseCase('channel_missing');
    for (const tender of waiting) {
      await markTenderRefunded(tx, {
        id: tender.id,
        reference,
        sentBy: caller.viewer.userId,
        now: ctx.clock.now(),
      });
      await postSent(ctx, tx, { refund, tender, account: 'bank' });
    }
    await recordChange(tx, caller, {
      what: 'refund.transfer',
      subject: { type: 'refund', id: refundId },
      from: null,
      to: { reference, amount: sumPiastres(waiting.map(({ amount }) => amount)) },
    });
    await finish(ctx, tx, { refundId, by });
    const after = await selectRefund(tx, refundId);
    return { id: refundId, state: after?.state ?? refund.state };
  });
}
