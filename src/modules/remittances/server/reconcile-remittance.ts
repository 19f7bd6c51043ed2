import { post } from '#modules/ledger/server/post.ts';
import { fromPounds } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import { transaction } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { reconcileRemittance as call } from '../calls.ts';
import { bankEntries } from '../cash-exception.ts';
import { remittanceRefusal } from '../text.ts';
import { insertBankDifference, lockRemittance, markReconciled } from './reconcile-remittance.sql.ts';

/**
 * Records that the bank shows the statement's money, which only now is the bank's in the books. Where it is not the sum of
 * all lines, it is refused without a reason; with one, the difference waits in suspense for a decision.
 */
export const reconcileRemittance: UseCase<typeof call> = async (
  ctx,
  { remittanceId, bankReference, reason, ...input },
  by,
) => {
  const bankAmount = fromPounds(input.bankAmount);
  await transaction(ctx, async tx => {
    const remittance = await lockRemittance(tx, remittanceId);
    if (!remittance) throw remittanceRefusal('remittance_not_found');
    if (remittance.settledAt) throw remittanceRefusal('settled_before');
    const difference = bankAmount - remittance.net;
    if (difference !== 0 && !reason)
      throw remittanceRefusal('bank_amount_differs', {
        fields: { bankAmount: remittanceRefusal('bank_amount_differs').message },
      });
    const { userId } = by.viewer;
    const { courier, net } = remittance;
    const at = ctx.clock.now();
    await markReconciled(tx, remittanceId, { userId, bankAmount, bankReference, at });
    if (difference !== 0)
      await insertBankDifference(tx, { remittanceId, courier, difference, note: reason ?? '', at });
    await post(tx, {
      cause: { type: 'remittance', id: remittanceId },
      kind: 'settled',
      entries: bankEntries(courier, { net, bankAmount }),
      userId,
      at,
    });
    await recordChange(tx, by, {
      what: 'remittance.settled',
      subject: { type: 'remittance', id: remittanceId },
      from: null,
      to: { bankAmount, bankReference },
      reason: reason ?? '',
    });
  });
  return { settled: true };
};
