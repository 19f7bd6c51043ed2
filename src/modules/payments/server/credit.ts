import { post } from '#modules/ledger/server/post.ts';
import type { Piastres } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { tenderAccount } from './accounts.ts';
import { selectCreditToSpend } from './queries.ts';

/** The credit that a buyer can spend. Nobody else can spend it until this transaction ends (M11). */
export async function lockCredit(tx: Tx, userId: number): Promise<Piastres> {
  return selectCreditToSpend(tx, userId);
}

export interface SpentCredit {
  paymentId: number;
  userId: number;
  amount: Piastres;
}

/** Records a payment by credit in one statement. The account is locked and known to hold enough. */
export async function spendCredit(
  ctx: Ctx,
  tx: Tx,
  { paymentId, userId, amount }: SpentCredit,
): Promise<void> {
  await post(tx, {
    cause: { type: 'payment', id: paymentId },
    kind: 'captured',
    entries: [
      { account: tenderAccount({ provider: 'store_credit', userId }), debit: amount },
      { account: 'buyer_advances', credit: amount },
    ],
    at: ctx.clock.now(),
  });
}
