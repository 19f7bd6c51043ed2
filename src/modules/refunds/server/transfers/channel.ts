import { recordSecurity } from '#modules/accounts/server/security/record-security.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { savePayoutChannel as saveCall } from '../../calls.ts';
import { maskAccount, readAccount } from '../../channel.ts';
import { refundRefusal } from '../../text.ts';
import { insertChannel, lockBuyer, selectChannel } from './channel.sql.ts';

/** The purpose the number is encrypted for; it opens for no other. */
export const CHANNEL_PURPOSE = 'payout_channels.sealed';

/**
 * The buyer names the account for money that was paid in cash. It is stored encrypted and shown masked, and its owner is
 * told. Refuses invalid numbers, and to change one before the password was given again.
 */
export const savePayoutChannel: UseCase<typeof saveCall> = async (
  ctx,
  { kind, account: typed, holder },
  caller,
) => {
  const { userId, isConfirmed } = caller.viewer;
  const account = readAccount(kind, typed);
  if (!account) {
    const refusal = refundRefusal('wrong_account');
    throw refundRefusal('wrong_account', { fields: { account: refusal.message } });
  }
  const masked = maskAccount(kind, account);
  const sealed = ctx.secrets.seal(account, CHANNEL_PURPOSE);
  await transaction(ctx, async tx => {
    await lockBuyer(tx, userId);
    if (!isConfirmed && (await selectChannel(tx, userId))) throw refundRefusal('confirmation_needed');
    await insertChannel(tx, { userId, kind, holder, sealed, masked, now: ctx.clock.now() });
    await recordSecurity(ctx, tx, { event: { kind: 'refund_account_named', userId }, by: caller });
  });
  return { channel: { kind, holder, masked } };
};

export async function showPayoutChannel({ db }: Ctx, _: object, { viewer }: Caller<Account>) {
  const found = await selectChannel(db, viewer.userId);
  return { channel: found ? { kind: found.kind, holder: found.holder, masked: found.masked } : null };
}
