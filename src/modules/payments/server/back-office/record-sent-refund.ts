import type { CallBody, CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { recordSentRefund as sentCall } from '../../back-office.calls.ts';
import { paymentRefusal } from '../../text.ts';
import { completeRefund } from '../refund-payment.ts';
import { claimByHand } from './queries.ts';

/**
 * Records that finance sent a refund from the bank that no gateway could send; audited with the bank's reference.
 * Refuses with `refund_not_open` if the refund waits for nobody, was sent before, or its payment is disputed.
 */
export async function recordSentRefund(
  ctx: Ctx,
  { refundId, reference }: CallInput<typeof sentCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof sentCall>> {
  await transaction(ctx, async tx => {
    const { userId } = caller.viewer;
    const amount = await claimByHand(tx, { refundId, userId, reference });
    if (amount === undefined || !(await completeRefund(ctx, tx, { refundId, from: 'bank' })))
      throw paymentRefusal('refund_not_open');
    await recordChange(tx, caller, {
      what: 'payment_refund.sent',
      subject: { type: 'payment_refund', id: refundId },
      from: null,
      to: { reference, amount },
    });
  });
  return { success: true };
}
