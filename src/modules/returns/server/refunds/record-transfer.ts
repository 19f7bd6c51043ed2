import { type Signing, signMoney } from '#modules/ledger/server/sign-money.ts';
import type { CallInput } from '#platform/call.ts';
import { sumPiastres } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { recordTransfer as recordCall } from '../../refunds.calls.ts';
import { refuseCase } from '../../text.ts';
import { actorFor } from '../actor-for.ts';
import { postSent } from './post-refund.ts';
import { markTenderRefunded, selectChannel, selectRefund } from './queries.ts';
import { finish, lockRefund } from './send-refund.ts';

/**
 * Records that finance sent money paid in cash to the buyer's account, once enough people have signed. Refuses before the
 * buyer has named one (`channel_missing`) and refunds that were sent before. Audited with the bank's reference.
 */
export function recordTransfer(ctx: Ctx, asked: Asked, caller: Caller<Account>) {
  return transaction(ctx, tx => recordTransferIn(ctx, tx, { asked, by: caller }));
}

type Asked = CallInput<typeof recordCall>;

export async function recordTransferIn(ctx: Ctx, tx: Tx, { asked, by: caller }: Signing<Asked>) {
  const { refundId, reference } = asked;
  const refund = await lockRefund(tx, refundId);
  if (!refund) throw refuseCase('refund_not_found');
  const waiting = refund.tenders.filter(({ means, state }) => means === 'channel' && state !== 'succeeded');
  if (refund.state !== 'sending' || waiting.length === 0) throw refuseCase('not_possible_now');
  if (!(await selectChannel(tx, refund.buyerId))) throw refuseCase('channel_missing');
  const amount = sumPiastres(waiting.map(tender => tender.amount));
  const subject = `refund_tender/${waiting[0]?.id}`;
  const act = { action: 'sentRefund', subject, amount, asked } as const;
  const { state, askedBy } = await signMoney(ctx, tx, { act, by: caller });
  if (state === 'waits') return { id: refundId, state: refund.state, waits: true };
  for (const tender of waiting) {
    await markTenderRefunded(tx, { id: tender.id, reference, sentBy: askedBy, now: ctx.clock.now() });
    await postSent(ctx, tx, { refund, tender, account: 'bank' });
  }
  await recordChange(tx, caller, {
    what: 'refund.transfer',
    subject: { type: 'refund', id: refundId },
    from: null,
    to: { reference, amount },
  });
  await finish(ctx, tx, { refundId, by: actorFor(caller) });
  const after = await selectRefund(tx, refundId);
  return { id: refundId, state: after?.state ?? refund.state, waits: false };
}
