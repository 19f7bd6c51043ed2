import { recordChange } from '#platform/server/audit.ts';
import { transaction } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { refuseTransferProof as refuseCall } from '../../back-office.calls.ts';
import { paymentRefusal } from '../../text.ts';
import { selectPayment } from '../queries.ts';
import { notifyOfRefusedProof } from './notify-of-refused-proof.ts';
import { updateProofRefusal } from './queries.ts';

/**
 * Staff cannot use the buyer's picture of a transfer; the buyer reads why and may send another. It moves no money: the
 * transfer can still be confirmed and its deadline stays. Refuses with `payment_not_found`, and with `proof_changed` if
 * this picture is no longer the one to be checked. Audited.
 */
export const refuseTransferProof: UseCase<typeof refuseCall> = async (
  ctx,
  { paymentId, seen, reason },
  caller,
) => {
  await transaction(ctx, async tx => {
    if (!(await selectPayment(tx, paymentId))) throw paymentRefusal('payment_not_found');
    if (!(await updateProofRefusal(tx, { paymentId, seen: new Date(seen), reason })))
      throw paymentRefusal('proof_changed');
    await recordChange(tx, caller, {
      what: 'payment.proof',
      subject: { type: 'payment', id: paymentId },
      from: null,
      to: 'refused',
      reason,
    });
    await notifyOfRefusedProof(ctx, tx, paymentId);
  });
  return { success: true };
};
