import type { CallBody, CallInput } from '#platform/call.ts';
import { fromPounds } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { merchantPayable } from '../account.ts';
import type { adjustMerchant as adjustCall } from '../calls.ts';
import type { PostingEntry } from '../posting.ts';
import { ledgerRefusal } from '../text.ts';
import { post } from './post.ts';
import { merchantExists } from './queries.ts';

/** Posts a penalty or a correction against `adjustment_income`, at once. `posted` is false if the key was used. */
export async function adjustMerchant(
  ctx: Ctx,
  { merchantId, amount, reason, key }: CallInput<typeof adjustCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof adjustCall>> {
  const piastres = fromPounds(Math.abs(amount));
  const [debit, credit] =
    amount < 0
      ? [merchantPayable(merchantId), 'adjustment_income' as const]
      : ['adjustment_income' as const, merchantPayable(merchantId)];
  const entries: PostingEntry[] = [
    { account: debit, debit: piastres },
    { account: credit, credit: piastres },
  ];
  return transaction(ctx, async tx => {
    if (!(await merchantExists(tx, merchantId))) throw ledgerRefusal('merchant_not_found');
    const posted = await post(tx, {
      cause: { type: 'adjustment', id: key },
      kind: amount < 0 ? 'penalty' : 'adjustment',
      entries,
      reason,
      userId: caller.viewer.userId,
      at: ctx.clock.now(),
    });
    const subject = { type: 'merchant', id: merchantId };
    const change = { what: 'merchant.adjustment', subject, from: null, to: fromPounds(amount), reason };
    if (posted) await recordChange(tx, caller, change);
    return { posted };
  });
}
