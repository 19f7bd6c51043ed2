import { type MoneyUseCase, signMoney } from '#modules/ledger/server/sign-money.ts';
import { recordChange } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { approveRefund as approveCall } from '../calls.ts';
import type { RefundEvent } from '../refund.ts';
import type { StoredRefund } from '../stored-refund.ts';
import { refundRefusal } from '../text.ts';
import { actorFor } from './actor-for.ts';
import { approve } from './draft-refund.ts';
import { lockRefund, stepRefund } from './finish-refund.ts';

/** Finance signs a drafted refund, which is approved once enough people have; its author cannot. Audited. */
export const approveRefund: MoneyUseCase<typeof approveCall> = async (
  ctx,
  tx,
  { asked: { refundId }, by: caller },
) => {
  const { amount, draftedBy } = await lockDrafted(tx, refundId);
  const asked = { refundId };
  const act = { action: 'refund', subject: refundId, amount, asked, barred: [draftedBy] } as const;
  const { state } = await signMoney(ctx, tx, { act, by: caller });
  const by = actorFor(caller);
  const isSigned = state !== 'waits';
  if (isSigned) await approve(ctx, tx, { refundId, by });
  else await stepRefund(ctx, tx, { refundId, event: 'countersigned', from: 'drafted', by });
  await auditStep(tx, caller, { refundId, from: 'drafted', to: isSigned ? 'approved' : 'countersigned' });
  return { id: refundId, state: isSigned ? ('approved' as const) : ('drafted' as const) };
};

/** Refuses with `refund_not_found`, and with `not_possible_now` what is not a draft any more. */
export async function lockDrafted(tx: Tx, refundId: number): Promise<StoredRefund> {
  const refund = await lockRefund(tx, refundId);
  if (refund.state !== 'drafted') throw refundRefusal('not_possible_now');
  return refund;
}

export function auditStep(
  tx: Tx,
  caller: Caller<Account>,
  { refundId, ...said }: { refundId: number; from: string; to: RefundEvent; reason?: string },
): Promise<void> {
  return recordChange(tx, caller, {
    what: 'refund.state',
    subject: { type: 'refund', id: refundId },
    ...said,
  });
}
