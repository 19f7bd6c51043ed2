import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { CallInput } from '#platform/call.ts';
import { DAY } from '#platform/clock.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { maskedNumber, parseChannel } from '../channel.ts';
import type { ChannelBody, setPayoutChannel } from '../money.calls.ts';
import { payoutRefusal } from '../text.ts';
import { CHANNEL_SECRET } from './channel-secret.ts';
import { notifyOfMoney } from './notify-of-money.ts';
import { ownMerchant } from './own-merchant.ts';
import { type StoredChannel, selectChannel, upsertChannel, withdrawApprovals } from './set-channel.sql.ts';

/**
 * Sets the account for a merchant's payouts, encrypted. Refuses with `wrong_iban` or `wrong_wallet`; the audit log has
 * the masked change. Every owner is told, payouts to an account that took another's place wait for some days, and whoever
 * approved one of them before approves it again.
 */
export const setChannel: UseCase<typeof setPayoutChannel> = async (ctx, given, caller) => {
  const merchantId = ownMerchant(caller);
  return transaction(ctx, tx => setChannelOf(ctx, tx, { merchantId, given, by: caller }));
};

type Given = CallInput<typeof setPayoutChannel>;

/** The same for any merchant, whoever writes it down. */
export async function setChannelOf(
  ctx: Ctx,
  tx: Tx,
  { merchantId, given, by }: { merchantId: number; given: Given; by: Caller<Account> },
): Promise<ChannelBody> {
  const { kind, holder } = given;
  const number = parseChannel(kind, given.number);
  const wrong = kind === 'iban' ? 'wrong_iban' : 'wrong_wallet';
  if (number === null) throw payoutRefusal(wrong, { fields: { number: payoutRefusal(wrong).message } });
  const { payouts: rules } = await readSettings(ctx);
  const before = await selectChannel(tx, merchantId);
  const now = ctx.clock.now();
  // The first account takes nobody's place, so nothing can be led away from it.
  const heldUntil = before ? new Date(now.getTime() + rules.channelHoldDays * DAY) : null;
  const channel: StoredChannel = { kind, holder, tail: number.slice(-4), changedAt: now, heldUntil };
  await upsertChannel(tx, {
    ...channel,
    merchantId,
    number: ctx.secrets.seal(number, CHANNEL_SECRET),
    setBy: by.viewer.userId,
  });
  await withdrawApprovals(tx, merchantId, now);
  await recordChange(tx, by, {
    what: 'merchant.payout_channel',
    subject: { type: 'merchant', id: merchantId },
    from: before ? toBody(before, now) : null,
    to: toBody(channel, now),
  });
  await notifyOfMoney(ctx, tx, {
    to: { ownersOf: merchantId },
    text: 'channel_changed',
    facts: { channel: maskedNumber(kind, channel.tail) },
  });
  return toBody(channel, now);
}

export function toBody({ kind, holder, tail, changedAt, heldUntil }: StoredChannel, now: Date): ChannelBody {
  return {
    kind,
    holder,
    masked: maskedNumber(kind, tail),
    changedAt: changedAt.toISOString(),
    heldUntil: heldUntil !== null && heldUntil > now ? heldUntil.toISOString() : null,
  };
}
