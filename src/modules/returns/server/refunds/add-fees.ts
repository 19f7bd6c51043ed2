import { post } from '#modules/ledger/server/post.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { emit } from '#platform/server/events.ts';
import { refundAmount, withFeesPaid } from '../../refund-amount.ts';
import { feeEntries, ownDelivery } from '../../refund-posting.ts';
import { type StoredRefund, selectLeft, selectRefund, selectSoldMerchantOrder, setFees } from './queries.ts';

/**
 * An exchange moves no fee. Once it turns out that its buyer only gave goods back, the fees that go back with a withdrawal
 * are added to its approved refund and posted. Gives the refund as it is then.
 */
export async function addFees(ctx: Ctx, tx: Tx, refund: StoredRefund): Promise<StoredRefund> {
  const { returns: rules } = await readSettings(ctx);
  const merchantOrder = await selectSoldMerchantOrder(tx, refund.merchantOrderId, { but: refund.id });
  if (!merchantOrder || refund.delivery + refund.fees > 0) return refund;
  const { lines, fault } = refund;
  const asked = { units: lines, fault, feesBack: rules.feesBack, returnFee: 0 };
  const { delivery, fees } = withFeesPaid(
    { ...refundAmount(merchantOrder, asked), goods: 0, deducted: 0 },
    Math.max(0, await selectLeft(tx, refund.merchantOrderId)),
  );
  const owed = { ...refund, delivery, fees, ownDelivery: ownDelivery({ ...refund, delivery }) };
  await setFees(tx, owed);
  await post(tx, {
    cause: { type: 'refund', id: refund.id },
    kind: 'owed_fees',
    entries: [...feeEntries(owed), { account: 'refund_payable', credit: delivery + fees }],
    of: { merchantOrderId: refund.merchantOrderId },
    at: ctx.clock.now(),
  });
  await emit(tx, 'fees.owed', { id: refund.id });
  return (await selectRefund(tx, refund.id)) as StoredRefund;
}
