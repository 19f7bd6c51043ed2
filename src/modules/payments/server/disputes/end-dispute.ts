import { type LedgerAccount, merchantPayable } from '#modules/ledger/account.ts';
import { post } from '#modules/ledger/server/post.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { toPounds } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { Payment } from '../../attempt.ts';
import type {
  endDispute as endCall,
  listDisputes as listCall,
  openDispute as openCall,
} from '../../contract/disputes.ts';
import { paymentRefusal } from '../../text.ts';
import { nextPaymentStatus } from '../../transitions.ts';
import { tenderAccount } from '../accounts.ts';
import { lockPayment, updateStatus } from '../queries.ts';
import { concludeRefund } from '../refund-payment.ts';
import { enqueueSending } from '../refunds/queries.ts';
import {
  markUnsent,
  selectDisputable,
  selectDisputes,
  selectUnsent,
  type TakenBack,
  takeBack,
} from './queries.ts';

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
    await audit(tx, caller, { payment, to: next, reason });
    return { paymentId: payment.id };
  });
}

/**
 * How a dispute ended. Lost: the bank has taken what was not refunded, so it is reversed in the books, as the loss of
 * who bears it, and refunds that waited have reached the buyer with it. Won: they are sent. Audited.
 */
export async function endDispute(
  ctx: Ctx,
  { paymentId, verdict, bearer, reason }: CallInput<typeof endCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof endCall>> {
  if (verdict === 'lost' && !bearer) throw paymentRefusal('bearer_needed');
  return transaction(ctx, async tx => {
    const payment = await lockPayment(tx, { id: paymentId });
    if (!payment) throw paymentRefusal('payment_not_found');
    const next = nextPaymentStatus(`dispute_${verdict}`, payment.status);
    if (next === null) throw paymentRefusal('not_disputed');
    await updateStatus(tx, paymentId, next);
    if (verdict === 'lost') await reverse(ctx, tx, { payment, bearer: bearer ?? 'platform', reason });
    else for (const id of await selectUnsent(tx, paymentId)) await enqueueSending(tx, id);
    await audit(tx, caller, { payment, to: bearer ? `${next} ${bearer}` : next, reason });
    return { paymentId };
  });
}

async function reverse(
  ctx: Ctx,
  tx: Tx,
  { payment, bearer, reason }: { payment: Payment; bearer: 'merchant' | 'platform'; reason: string },
): Promise<void> {
  for (const taken of await takeBack(tx, payment.id))
    await post(tx, {
      cause: { type: 'payment', id: payment.id },
      kind: `charged_back/${taken.merchantOrderId}`,
      entries: [
        { account: lostBy(taken, bearer), debit: taken.amount },
        { account: tenderAccount(payment), credit: taken.amount },
      ],
      of: { merchantOrderId: taken.merchantOrderId },
      reason,
      at: ctx.clock.now(),
    });
  for (const id of await markUnsent(tx, payment.id)) await concludeRefund(ctx, tx, { refundId: id });
}

/** Before goods are delivered nobody has earned anything of them: the money is still the buyer's advance. */
function lostBy({ isDelivered, merchantId }: TakenBack, bearer: 'merchant' | 'platform'): LedgerAccount {
  if (!isDelivered) return 'buyer_advances';
  return bearer === 'merchant' ? merchantPayable(merchantId) : 'claim_cost';
}

async function audit(
  tx: Tx,
  caller: Caller<Account>,
  { payment, to, reason }: { payment: Payment; to: string; reason: string },
): Promise<void> {
  const subject = { type: 'payment', id: payment.id };
  await recordChange(tx, caller, { what: 'payment.dispute', subject, from: payment.status, to, reason });
}
