import { merchantPayable } from '#modules/ledger/account.ts';
import { post } from '#modules/ledger/server/post.ts';
import { type MoneyUseCase, signMoney } from '#modules/ledger/server/sign-money.ts';
import { DAY } from '#platform/clock.ts';
import { fromPounds, toPounds } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import { transaction } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/route.ts';
import { maskedNumber } from '../channel.ts';
import {
  type setClosedChannel as channelCall,
  FINAL_AFTER_DAYS,
  type listClosedMerchants as listCall,
  type recordDebtPaid as paidCall,
} from '../closed.calls.ts';
import { payoutRefusal } from '../text.ts';
import { lockClosed, selectClosed } from './closed-merchants.sql.ts';
import { setChannelOf } from './set-channel.ts';

export const listClosedMerchants: UseCase<typeof listCall> = async ({ db }) => {
  const rows = await selectClosed(db);
  return {
    merchants: rows.map(({ closedAt, available, waiting, kind, tail, ...merchant }) => ({
      ...merchant,
      closedAt: closedAt.toISOString(),
      finalAt: new Date(closedAt.getTime() + FINAL_AFTER_DAYS * DAY).toISOString(),
      available: toPounds(available),
      waiting: toPounds(waiting),
      channel: kind && tail ? maskedNumber(kind, tail) : null,
    })),
  };
};

/** Refuses a merchant that is not closed, because its owners set the account themselves. Audited, and the owners are told. */
export const setClosedChannel: UseCase<typeof channelCall> = async (ctx, { merchantId, ...given }, by) => {
  await transaction(ctx, async tx => {
    if ((await lockClosed(tx, merchantId)) === undefined) throw payoutRefusal('merchant_not_closed');
    await setChannelOf(ctx, tx, { merchantId, given, by });
  });
  return { saved: true };
};

/**
 * Books what the bank shows that a closed merchant paid of its debt, once enough people have signed. A repeated key posts
 * nothing more. Audited.
 */
export const recordDebtPaid: MoneyUseCase<typeof paidCall> = async (ctx, tx, { asked, by }) => {
  const { merchantId, bankReference, key } = asked;
  const amount = fromPounds(asked.amount);
  const available = await lockClosed(tx, merchantId);
  if (available === undefined) throw payoutRefusal('merchant_not_closed');
  const act = { action: 'debtPaid', subject: key, amount, beneficiaryId: merchantId, asked } as const;
  const { state, askedBy } = await signMoney(ctx, tx, { act, by });
  if (state !== 'done') return { posted: false, waits: state === 'waits' };
  if (amount > -available)
    throw payoutRefusal('more_than_owed', { fields: { amount: payoutRefusal('more_than_owed').message } });
  const posted = await post(tx, {
    cause: { type: 'merchant_payment', id: key },
    kind: 'paid',
    entries: [
      { account: 'bank', debit: amount },
      { account: merchantPayable(merchantId), credit: amount },
    ],
    reason: bankReference,
    userId: askedBy,
    at: ctx.clock.now(),
  });
  await recordChange(tx, by, {
    what: 'merchant.debt_paid',
    subject: { type: 'merchant', id: merchantId },
    from: null,
    to: amount,
    reason: bankReference,
  });
  return { posted, waits: false };
};
