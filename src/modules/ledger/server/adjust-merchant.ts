import { fromPounds } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import { merchantPayable } from '../account.ts';
import type { adjustMerchant as adjustCall } from '../calls.ts';
import { ledgerRefusal } from '../text.ts';
import { post } from './post.ts';
import { merchantExists } from './queries.ts';
import { type MoneyUseCase, signMoney } from './sign-money.ts';

/**
 * Posts a penalty or a correction against `adjustment_income`, at once or once enough people have signed. `posted` is false
 * if it waits, or if the key was used.
 */
export const adjustMerchant: MoneyUseCase<typeof adjustCall> = async (ctx, tx, { asked, by }) => {
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
};
