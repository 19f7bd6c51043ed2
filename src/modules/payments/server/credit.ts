import { post } from '#modules/ledger/server/post.ts';
import type { Piastres } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { tenderAccount } from './accounts.ts';
import { selectCreditToSpend, selectPayment } from './queries.ts';

/** What a buyer can spend of his credit; nobody else spends it until this transaction ends (M11). */
export async function lockCredit(tx: Tx, userId: number): Promise<Piastres> {
  return selectCreditToSpend(tx, userId);
}

/** Books a payment by credit; the account is locked and was found to hold as much. */
export async function spendCredit(ctx: Ctx, tx: Tx, paymentId: number): Promise<void> {
  const payment = await selectPayment(tx, paymentId);
  if (!payment) return;
  await post(tx, {
    cause: { type: 'payment', id: payment.id },
    kind: 'captured',
    entries: [
      { account: tenderAccount(payment), debit: payment.amount },
      { account: 'buyer_advances', credit: payment.amount },
    ],
    at: ctx.clock.now(),
  });
}
