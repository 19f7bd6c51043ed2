import { fromPounds } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import { DUES, TAXES } from '../month.ts';
import type { payDue as payCall } from '../months.calls.ts';
import { ledgerRefusal } from '../text.ts';
import { post } from './post.ts';
import { selectBalance } from './queries.ts';
import { type MoneyUseCase, signMoney } from './sign-money.ts';

/**
 * Books what left the bank for taxes or for fees that came by an invoice, once two people have signed. Refuses more tax
 * than is due (`more_than_due`). A repeated key posts nothing more. Audited.
 */
export const payDue: MoneyUseCase<typeof payCall> = async (ctx, tx, { asked, by }) => {
  const { due, bankReference, key } = asked;
  const amount = fromPounds(asked.amount);
  const act = { action: 'taxAndFees', subject: key, amount, asked } as const;
  const { state, askedBy } = await signMoney(ctx, tx, { act, by });
  if (state === 'before') return { posted: false, waits: false };
  // The lock of signing holds: no two payments see the same balance.
  if (TAXES.has(due) && amount > -(await selectBalance(tx, DUES[due])))
    throw ledgerRefusal('more_than_due', { fields: { amount: ledgerRefusal('more_than_due').message } });
  if (state === 'waits') return { posted: false, waits: true };
  const posted = await post(tx, {
    cause: { type: 'due_payment', id: key },
    kind: due,
    entries: [
      { account: DUES[due], debit: amount },
      { account: 'bank', credit: amount },
    ],
    reason: bankReference,
    userId: askedBy,
    at: ctx.clock.now(),
  });
  const subject = { type: 'due_payment', id: key };
  await recordChange(tx, by, {
    what: 'money.paid_due',
    subject,
    from: due,
    to: amount,
    reason: bankReference,
  });
  return { posted, waits: false };
};
