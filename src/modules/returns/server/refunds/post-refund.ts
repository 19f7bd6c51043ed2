import type { LedgerAccount } from '#modules/ledger/account.ts';
import { post } from '#modules/ledger/server/post.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { owedEntries, ownDelivery } from '../../refund-posting.ts';
import { type StoredRefund, type StoredTender, selectRefund, setFees } from './queries.ts';

/**
 * Posts what an approved refund owes, with the reversed commission (docs/orders-rules.md, Books). Once for each refund
 * (M8).
 */
export async function postOwed({ clock }: Ctx, tx: Tx, refundId: number): Promise<void> {
  const refund = await selectRefund(tx, refundId);
  if (!refund) return;
  const owed = { ...refund, ownDelivery: ownDelivery(refund) };
  await setFees(tx, owed);
  await post(tx, {
    cause: { type: 'refund', id: refundId },
    kind: 'owed',
    entries: owedEntries(owed),
    of: { merchantOrderId: refund.merchantOrderId },
    at: clock.now(),
  });
}

/** Posts that a part of a refund has left us or has become account credit. */
export async function postSent(
  { clock }: Ctx,
  tx: Tx,
  { refund, tender, account }: { refund: StoredRefund; tender: StoredTender; account: LedgerAccount },
): Promise<void> {
  await post(tx, {
    cause: { type: 'refund_tender', id: tender.id },
    kind: 'sent',
    entries: [
      { account: 'refund_payable', debit: tender.amount },
      { account, credit: tender.amount },
    ],
    of: { merchantOrderId: refund.merchantOrderId },
    at: clock.now(),
  });
}
