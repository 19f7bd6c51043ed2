import type { CallBody, CallInput } from '#platform/call.ts';
import { fromPounds } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { reconcileRemittance as call } from '../calls.ts';
import { remittanceRefusal } from '../text.ts';
import { lockRemittance, settle } from './queries.ts';

/**
 * Records that the bank shows the statement's money. It must be the sum of all lines to the piastre, otherwise it is
 * refused.
 */
export async function reconcileRemittance(
  ctx: Ctx,
  { remittanceId, bankReference, ...input }: CallInput<typeof call>,
  by: Caller<Account>,
): Promise<CallBody<typeof call>> {
  const bankAmount = fromPounds(input.bankAmount);
  await transaction(ctx, async tx => {
    const remittance = await lockRemittance(tx, remittanceId);
    if (!remittance) throw remittanceRefusal('remittance_not_found');
    if (remittance.settledAt) throw remittanceRefusal('settled_before');
    if (remittance.net !== bankAmount)
      throw remittanceRefusal('bank_amount_differs', {
        fields: { bankAmount: remittanceRefusal('bank_amount_differs').message },
      });
    const { userId } = by.viewer;
    await settle(tx, remittanceId, { userId, bankAmount, bankReference, at: ctx.clock.now() });
    await recordChange(tx, by, {
      what: 'remittance.settled',
      subject: { type: 'remittance', id: remittanceId },
      from: null,
      to: { bankAmount, bankReference },
    });
  });
  return { settled: true };
}
