import type { CallBody, CallInput } from '#platform/call.ts';
import { fromPounds } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { merchantPayable } from '../account.ts';
import type { adjustMerchant as adjustCall } from '../calls.ts';
import { ledgerRefusal } from '../text.ts';
import { post } from './post.ts';
import { merchantExists } from './queries.ts';
import { type Signing, signMoney } from './sign-money.ts';

type Input = CallInput<typeof adjustCall>;

/**
 * Posts a penalty or a correction against `adjustment_income`, at once or once enough people have signed. `posted` is false
 * if it waits, or if the key was used.
 */
export async function adjustMerchant(
  ctx: Ctx,
  tx: Tx,
  { asked, by }: Signing<Input>,
): Promise<CallBody<typeof adjustCall>> {
  const { key, merchantId, reason } = asked;
  const amount = fromPounds(asked.amount);
  if (!(await merchantExists(tx, merchantId))) throw ledgerRefusal('merchant_not_found');
  const act = {
    action: 'adjustment',
    subject: key,
    amount: Math.abs(amount),
    beneficiaryId: merchantId,
    asked,
  } as const;
  const { state, askedBy } = await signMoney(ctx, tx, { act, by });
  if (state !== 'done') return { posted: false, waits: state === 'waits' };
  const [merchant, income] = [merchantPayable(merchantId), 'adjustment_income' as const];
  const [debit, credit] = amount < 0 ? [merchant, income] : [income, merchant];
  // The books name who asked for it; the audit log names who signed last.
  const posted = await post(tx, {
    cause: { type: 'adjustment', id: key },
    kind: amount < 0 ? 'penalty' : 'adjustment',
    entries: [
      { account: debit, debit: Math.abs(amount) },
      { account: credit, credit: Math.abs(amount) },
    ],
    reason,
    userId: askedBy,
    at: ctx.clock.now(),
  });
  const subject = { type: 'merchant', id: merchantId };
  if (posted)
    await recordChange(tx, by, { what: 'merchant.adjustment', subject, from: null, to: amount, reason });
  return { posted, waits: false };
}
