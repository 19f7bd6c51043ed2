import type { CallBody } from '#platform/call.ts';
import { addDays, startOfCairoDay } from '#platform/dates.ts';
import { fromPounds, type Piastres, toPounds } from '#platform/money.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { Payment } from '../attempt.ts';
import type { listDisputes as listCall, openDispute as openCall } from '../disputes.calls.ts';
import { disputeInput, paymentRefusal } from '../text.ts';
import { nextPaymentStatus } from '../transitions.ts';
import { auditDispute } from './audit-dispute.ts';
import {
  insertDispute,
  selectDisputable,
  selectDisputes,
  selectEndedDisputes,
  selectStillPaid,
} from './disputes.sql.ts';
import { lockPayment, updateStatus } from './queries.ts';

export async function listDisputes({ db }: Ctx): Promise<CallBody<typeof listCall>> {
  const [disputes, ended] = await Promise.all([selectDisputes(db), selectEndedDisputes(db)]);
  return {
    disputes: disputes.map(({ dueAt, refunded, ...each }) => ({
      ...inPounds(each),
      dueAt: dueAt?.toISOString() ?? null,
      refunded: toPounds(refunded),
    })),
    ended: ended.map(({ endedAt, fee, lostAgain, ...each }) => ({
      ...inPounds(each),
      endedAt: endedAt.toISOString(),
      fee: toPounds(fee),
      lostAgain: toPounds(lostAgain),
    })),
  };
}

function inPounds<T extends { captured: Piastres; amount: Piastres }>(row: T) {
  return { ...row, captured: toPounds(row.captured), amount: toPounds(row.amount) };
}

/**
 * Staff have it in writing from the bank. Refuses where no money came (`payment_not_found`), what is disputed already
 * (`not_disputable`), an amount above the payment, or none where everything was refunded (`dispute_amount`), and a last day
 * that is over (`dispute_day`). Audited.
 */
export const openDispute: UseCase<typeof openCall> = (
  ctx,
  { orderId, amount: pounds, answerBy, reason },
  caller,
) =>
  transaction(ctx, async tx => {
    const id = await selectDisputable(tx, orderId);
    const payment = id === undefined ? undefined : await lockPayment(tx, { id });
    if (!payment) throw paymentRefusal('payment_not_found');
    const next = nextPaymentStatus('chargeback', payment.status);
    if (next === null) throw paymentRefusal('not_disputable');
    const amount = pounds === undefined ? await selectStillPaid(tx, payment.id) : fromPounds(pounds);
    if (amount <= 0 || amount > payment.captured)
      throw paymentRefusal('dispute_amount', { fields: { amount: disputeInput.amountOf } });
    const dueAt = answerBy === undefined ? null : startOfCairoDay(addDays(answerBy, 1));
    if (dueAt && dueAt <= ctx.clock.now())
      throw paymentRefusal('dispute_day', { fields: { answerBy: disputeInput.dayOver } });
    await recordDispute(ctx, tx, { payment, amount, dueAt });
    await auditDispute(tx, caller, { payment, to: next, reason });
    return { paymentId: payment.id };
  });

/** From now on its money waits: no refund is sent, and no earning of it is paid. The payment is locked by then. */
export async function recordDispute(
  { clock }: Ctx,
  tx: Tx,
  { payment: { id }, amount, dueAt }: { payment: Payment; amount: Piastres; dueAt: Date | null },
): Promise<void> {
  await insertDispute(tx, { paymentId: id, amount, dueAt, at: clock.now() });
  await updateStatus(tx, id, 'disputed');
}
