import { merchantPayable } from '#modules/ledger/account.ts';
import { post } from '#modules/ledger/server/post.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { DAY } from '#platform/clock.ts';
import { fromPounds, toPounds } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
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

type By = Caller<Account>;

export async function listClosedMerchants({ db }: Ctx): Promise<CallBody<typeof listCall>> {
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
}

/** Refuses a merchant that is not closed, because its owners set the account themselves. Audited, and the owners are told. */
export async function setClosedChannel(
  ctx: Ctx,
  { merchantId, ...given }: CallInput<typeof channelCall>,
  by: By,
): Promise<CallBody<typeof channelCall>> {
  await transaction(ctx, async tx => {
    if ((await lockClosed(tx, merchantId)) === undefined) throw payoutRefusal('merchant_not_closed');
    await setChannelOf(ctx, tx, { merchantId, given, by });
  });
  return { saved: true };
}

/** Books what the bank shows that a closed merchant paid of its debt. A repeated key posts nothing more. Audited. */
export async function recordDebtPaid(
  ctx: Ctx,
  { merchantId, amount: pounds, bankReference, key }: CallInput<typeof paidCall>,
  by: By,
): Promise<CallBody<typeof paidCall>> {
  const amount = fromPounds(pounds);
  return transaction(ctx, async tx => {
    const available = await lockClosed(tx, merchantId);
    if (available === undefined) throw payoutRefusal('merchant_not_closed');
    const posted = await post(tx, {
      cause: { type: 'merchant_payment', id: key },
      kind: 'paid',
      entries: [
        { account: 'bank', debit: amount },
        { account: merchantPayable(merchantId), credit: amount },
      ],
      reason: bankReference,
      userId: by.viewer.userId,
      at: ctx.clock.now(),
    });
    if (posted && amount > -available)
      throw payoutRefusal('more_than_owed', { fields: { amount: payoutRefusal('more_than_owed').message } });
    if (posted)
      await recordChange(tx, by, {
        what: 'merchant.debt_paid',
        subject: { type: 'merchant', id: merchantId },
        from: null,
        to: amount,
        reason: bankReference,
      });
    return { posted };
  });
}
