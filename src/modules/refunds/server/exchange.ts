import { returnBorne } from '#modules/ledger/server/bear-shortfall.ts';
import { post } from '#modules/ledger/server/post.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Piastres } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { emit } from '#platform/server/events.ts';
import { refundAmount, splitCameBack, splitRefund, withFeesPaid } from '../refund-amount.ts';
import { feeEntries, ownDelivery } from '../refund-posting.ts';
import type { CaseRefund } from '../stored-refund.ts';
import { selectLeft } from './draft-refund.sql.ts';
import { lockRefund, stepRefund } from './finish-refund.ts';
import { addGivenBefore, addTenders, becomeRefund, markCameBack, selectRefund, setFees } from './queries.ts';
import { selectMoneyOf } from './refund-unused.sql.ts';
import { isOfCase } from './send-refund.ts';
import { paidBut, tendered } from './split-again.ts';

/** What other goods cost is spent on them as account credit; the rest of the refund goes by the means it was paid with. */
export async function spendOnGoods(tx: Tx, refund: CaseRefund, cost: Piastres): Promise<CaseRefund> {
  const spent = Math.min(cost, refund.amount);
  const credit = spent > 0 ? [{ means: 'credit' as const, paymentId: null, amount: spent }] : [];
  return tendered(tx, refund.id, [...credit, ...(await byFirstMeans(tx, refund, refund.amount - spent))]);
}

/** There is nothing to exchange it for: it is a withdrawal, with the fees that go back with one. */
export async function giveMoneyInstead(ctx: Ctx, tx: Tx, refund: CaseRefund): Promise<CaseRefund> {
  await becomeRefund(tx, refund.id);
  const withdrawn = await addFees(ctx, tx, refund);
  return tendered(tx, refund.id, await byFirstMeans(tx, withdrawn, withdrawn.amount));
}

async function byFirstMeans(tx: Tx, { amount: claimed, goods }: CaseRefund, amount: Piastres) {
  return splitRefund(amount, await paidBut(tx, goods.merchantOrderId, claimed), 'refund').tenders;
}

/**
 * After a replacement order gave back what paid for it: that goes on to the buyer by the means of the first order, and
 * never stays as account credit. If all of it came back, the fees that go back with a withdrawal follow.
 */
export async function goOnByFirstMeans(
  ctx: Ctx,
  tx: Tx,
  { refundId, amount: cameBack, tenderId }: { refundId: number; amount: Piastres; tenderId: number },
): Promise<void> {
  const before = await lockRefund(tx, refundId);
  if (!isOfCase(before)) return;
  const { merchantOrderId } = before.goods;
  const isWhole = await markCameBack(tx, { refundId, amount: cameBack });
  const after = isWhole ? await addFees(ctx, tx, before) : before;
  const owed = cameBack + after.amount - before.amount;
  const { tenders, givenBefore } = splitCameBack(owed, await paidBut(tx, merchantOrderId, owed));
  await addTenders(tx, refundId, tenders);
  await addGivenBefore(tx, { id: refundId, amount: givenBefore });
  const all = before.givenBefore + givenBefore;
  const borne = { refundId, merchantOrderId, amount: all, at: ctx.clock.now() };
  await returnBorne(tx, { ...borne, kind: `borne_reversed/${tenderId}` });
  await stepRefund(ctx, tx, {
    refundId,
    event: 'fell_through',
    from: before.state,
    by: { kind: 'timer', requestId: `exchange-${tenderId}` },
  });
}

/**
 * An exchange moves no fee. Once it turns out that its buyer only gave goods back, the fees that go back with a withdrawal
 * are added to its approved refund and posted. Gives the refund as it is then.
 */
async function addFees(ctx: Ctx, tx: Tx, refund: CaseRefund): Promise<CaseRefund> {
  const { returns: rules } = await readSettings(ctx);
  const { id, goods } = refund;
  const { merchantOrderId, lines, fault } = goods;
  const merchantOrder = await selectMoneyOf(tx, merchantOrderId, { but: id });
  if (!merchantOrder || goods.delivery + goods.fees > 0) return refund;
  const asked = { units: lines, fault, feesBack: rules.feesBack, returnFee: 0 };
  const { delivery, fees } = withFeesPaid(
    { ...refundAmount(merchantOrder, asked), goods: 0, deducted: 0 },
    Math.max(0, await selectLeft(tx, merchantOrderId)),
  );
  const owed = { ...goods, id, delivery, fees, ownDelivery: ownDelivery({ ...goods, delivery }) };
  await setFees(tx, owed);
  await post(tx, {
    cause: { type: 'refund', id },
    kind: 'owed_fees',
    entries: [...feeEntries(owed), { account: 'refund_payable', credit: delivery + fees }],
    of: { merchantOrderId },
    at: ctx.clock.now(),
  });
  await emit(tx, 'fees.owed', { id });
  return (await selectRefund(tx, id)) as CaseRefund;
}
