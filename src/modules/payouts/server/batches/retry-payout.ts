import { readSettings } from '#modules/settings/server/read-settings.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { PayoutBody } from '../../payouts.calls.ts';
import { payoutRefusal } from '../../text.ts';
import { describePayout } from './describe-payout.ts';
import { insertDrafts, lockDrafting } from './draft-payouts.sql.ts';
import { lockPayout, type StoredPayout, selectPayout } from './queries.ts';

/**
 * Turns a failed payout into a draft again, with the same number and the amount available now; never a second payout.
 */
export async function retryPayout(
  ctx: Ctx,
  { payoutId }: { payoutId: number },
  caller: Caller<Account>,
): Promise<PayoutBody> {
  const { payouts: rules, withholdingByMerchant } = await readSettings(ctx);
  const { userId } = caller.viewer;
  return transaction(ctx, async tx => {
    await lockDrafting(tx);
    const payout = await lockPayout(tx, payoutId);
    if (!payout) throw payoutRefusal('payout_not_found');
    if (payout.state !== 'failed') throw payoutRefusal('not_possible_now');
    const { batchId, merchantId } = payout;
    const now = ctx.clock.now();
    const drafting = { ...rules, withholdingByMerchant, batchId, merchantId, userId, now };
    const drafted = await insertDrafts(tx, drafting);
    if (drafted.length === 0) throw payoutRefusal('nothing_to_pay');
    await recordChange(tx, caller, {
      what: 'payout.state',
      subject: { type: 'payout', id: payoutId },
      from: 'failed',
      to: 'draft',
    });
    const { secondApprovalAbove } = rules;
    const drawn = (await selectPayout(tx, payoutId)) as StoredPayout;
    return describePayout(drawn, { userId, now, secondApprovalAbove });
  });
}
