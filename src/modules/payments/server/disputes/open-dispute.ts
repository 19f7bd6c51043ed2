import type { CallBody, CallInput } from '#platform/call.ts';
import { toPounds } from '#platform/money.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { listDisputes as listCall, openDispute as openCall } from '../../disputes.calls.ts';
import { paymentRefusal } from '../../text.ts';
import { nextPaymentStatus } from '../../transitions.ts';
import { lockPayment, updateStatus } from '../queries.ts';
import { auditDispute } from './audit-dispute.ts';
import { selectDisputable, selectDisputes } from './queries.ts';

export async function listDisputes({ db }: Ctx): Promise<CallBody<typeof listCall>> {
  const disputes = await selectDisputes(db);
  return {
    disputes: disputes.map(each => ({
      ...each,
      captured: toPounds(each.captured),
      atStake: toPounds(each.atStake),
    })),
  };
}

/** Staff have it in writing from the bank. Refuses where no money came, and what was disputed before. Audited. */
export async function openDispute(
  ctx: Ctx,
  { orderId, reason }: CallInput<typeof openCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof openCall>> {
  return transaction(ctx, async tx => {
    const id = await selectDisputable(tx, orderId);
    const payment = id === undefined ? undefined : await lockPayment(tx, { id });
    if (!payment) throw paymentRefusal('payment_not_found');
    const next = nextPaymentStatus('chargeback', payment.status);
    if (next === null) throw paymentRefusal('not_disputable');
    await updateStatus(tx, payment.id, next);
    await auditDispute(tx, caller, { payment, to: next, reason });
    return { paymentId: payment.id };
  });
}
