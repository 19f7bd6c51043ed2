import { type MoneyUseCase, type Signing, signMoney } from '#modules/ledger/server/sign-money.ts';
import { normalise } from '#platform/arabic.ts';
import type { CallInput } from '#platform/call.ts';
import { sumPiastres } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { recordTransfer as recordCall } from '../../calls.ts';
import { isByHand } from '../../refund.ts';
import { refundRefusal } from '../../text.ts';
import { actorFor } from '../actor-for.ts';
import { finishRefund, lockRefund } from '../finish-refund.ts';
import { selectRefund } from '../queries.ts';
import { bookTender, concludeTender } from '../send-tender.ts';
import { selectChannel } from './channel.sql.ts';

/**
 * Records that finance sent from the bank what no gateway sends: money paid in cash, to the account that the buyer named,
 * and what a gateway cannot or did not give back, once enough people have signed. Refuses before the buyer has named an
 * account (`channel_missing`) and before its holder was compared (`holder_not_compared`), and what nobody waits for any
 * more or a bank disputes. Audited with the bank's reference.
 */
export const recordTransfer: MoneyUseCase<typeof recordCall> = async (ctx, tx, { asked, by }) => {
  const { holder, ...stored } = asked;
  const { channel, ...waiting } = await lockWaiting(tx, stored.refundId);
  // By whoever sends it alone: by the second signature the money has left, and the buyer may have named another account.
  if (channel && normalise(holder ?? '') !== normalise(channel.holder)) {
    const refusal = refundRefusal('holder_not_compared');
    throw refundRefusal('holder_not_compared', { fields: { holder: refusal.message } });
  }
  return signAndBook(ctx, tx, { ...waiting, asked: stored, by });
};

type Compared = Signing<Omit<CallInput<typeof recordCall>, 'holder'>>;

/** The same for whoever signs second. */
export async function recordComparedTransfer(ctx: Ctx, tx: Tx, { asked, by }: Compared) {
  return signAndBook(ctx, tx, { ...(await lockWaiting(tx, asked.refundId)), asked, by });
}

/** What a person still has to send of a refund, and the account that the buyer named for it where one is needed. */
async function lockWaiting(tx: Tx, refundId: number) {
  const refund = await lockRefund(tx, refundId);
  const waiting = refund.tenders.filter(isByHand);
  const isOpen = refund.state === 'sending' || refund.state === 'failed';
  if (!isOpen || waiting.length === 0) throw refundRefusal('not_possible_now');
  const needsChannel = waiting.some(({ means }) => means === 'channel');
  const channel = needsChannel ? await selectChannel(tx, refund.buyerId) : undefined;
  if (needsChannel && !channel) throw refundRefusal('channel_missing');
  return { refund, waiting, channel };
}

type Waiting = Pick<Awaited<ReturnType<typeof lockWaiting>>, 'refund' | 'waiting'>;

async function signAndBook(ctx: Ctx, tx: Tx, { refund, waiting, asked, by: caller }: Waiting & Compared) {
  const { refundId, reference } = asked;
  const amount = sumPiastres(waiting.map(tender => tender.amount));
  const subject = `refund_tender/${waiting[0]?.id}`;
  const act = { action: 'sentRefund', subject, amount, asked } as const;
  const { state, askedBy: userId } = await signMoney(ctx, tx, { act, by: caller });
  if (state === 'waits') return { id: refundId, state: refund.state, waits: true };
  const by = actorFor(caller);
  const hand = { from: 'bank', reference, userId } as const;
  for (const tender of waiting) {
    if (tender.means === 'gateway') await concludeTender(ctx, tx, { id: tender.id, hand, by });
    else await bookTender(ctx, tx, { ...tender, account: 'bank', hand });
  }
  await recordChange(tx, caller, {
    what: 'refund.transfer',
    subject: { type: 'refund', id: refundId },
    from: null,
    to: { reference, amount },
  });
  await finishRefund(ctx, tx, { refundId, by });
  const after = await selectRefund(tx, refundId);
  return { id: refundId, state: after?.state ?? refund.state, waits: false };
}
