import { type Signing, signMoney } from '#modules/ledger/server/sign-money.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { recordSentRefund as sentCall } from '../../back-office.calls.ts';
import { paymentRefusal } from '../../text.ts';
import { completeRefund } from '../refund-payment.ts';
import { claimByHand, lockByHand } from './queries.ts';

/**
 * Records that finance sent a refund from the bank that no gateway could send, once enough people have signed; audited with
 * the bank's reference. Refuses with `refund_not_open` if the refund waits for nobody, was sent before, or its payment is
 * disputed.
 */
export function recordSentRefund(
  ctx: Ctx,
  asked: CallInput<typeof sentCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof sentCall>> {
  return transaction(ctx, tx => recordSentRefundIn(ctx, tx, { asked, by: caller }));
}

export async function recordSentRefundIn(
  ctx: Ctx,
  tx: Tx,
  { asked, by: caller }: Signing<CallInput<typeof sentCall>>,
): Promise<CallBody<typeof sentCall>> {
  const { refundId, reference } = asked;
  const amount = await lockByHand(tx, refundId);
  if (amount === undefined) throw paymentRefusal('refund_not_open');
  const act = { action: 'sentRefund', subject: `payment_refund/${refundId}`, amount, asked } as const;
  const { state, askedBy } = await signMoney(ctx, tx, { act, by: caller });
  if (state === 'waits') return { waits: true };
  await claimByHand(tx, { refundId, userId: askedBy, reference });
  if (!(await completeRefund(ctx, tx, { refundId, from: 'bank' }))) throw paymentRefusal('refund_not_open');
  await recordChange(tx, caller, {
    what: 'payment_refund.sent',
    subject: { type: 'payment_refund', id: refundId },
    from: null,
    to: { reference, amount },
  });
  return { waits: false };
}
