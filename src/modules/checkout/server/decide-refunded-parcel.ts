import { lossAccount } from '#modules/ledger/loss-party.ts';
import { moveBorne } from '#modules/ledger/server/bear-shortfall.ts';
import { type MoneyUseCase, signMoney } from '#modules/ledger/server/sign-money.ts';
import { lockMerchantOrder } from '#modules/orders/server/lock-merchant-order.ts';
import type { CallInput } from '#platform/call.ts';
import { toPounds } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { UseCase } from '#platform/server/route.ts';
import { generalRefusal } from '#platform/text.ts';
import type {
  decideRefundedParcel as decideCall,
  listRefundedParcels as listCall,
} from '../refunded-parcels.calls.ts';
import { checkoutRefusal } from '../text.ts';
import { askToPayAgain } from './ask-to-pay-again.ts';
import {
  chosen,
  type RefundedParcelRow,
  selectRefundedParcel,
  selectRefundedParcels,
  updateChoice,
  updatePaid,
} from './refunded-parcels.sql.ts';

export const listRefundedParcels: UseCase<typeof listCall> = async ({ db }) => {
  const parcels = await selectRefundedParcels(db);
  return {
    parcels: parcels.map(({ amount, openedAt, ...parcel }) => ({
      ...parcel,
      amount: toPounds(amount),
      openedAt: openedAt.toISOString(),
    })),
  };
};

type Input = CallInput<typeof decideCall>;

/**
 * Says how it goes on with a refunded parcel that is under way or delivered, once enough people have signed. What was
 * borne for it goes to who bears it now, or to the bank if its buyer has paid again. Refuses what is over, and a payment
 * for what was not delivered. Audited.
 */
export const decideRefundedParcel: MoneyUseCase<typeof decideCall> = async (ctx, tx, { asked, by }) => {
  const { id, decision, reason } = asked;
  const parcel = await lockOpen(tx, id);
  const subject = `refunded_parcel/${id}`;
  const act = { action: 'cashDifference', subject, amount: parcel.amount, asked } as const;
  if ((await signMoney(ctx, tx, { act, by })).state === 'waits') return { waits: true };
  await apply(ctx, tx, { parcel, decision, reason });
  await recordChange(tx, by, {
    what: 'refunded_parcel.decided',
    subject: { type: 'parcel', id: parcel.parcelId },
    from: null,
    to: decision,
    reason,
  });
  return { waits: false };
};

async function lockOpen(tx: Tx, id: number): Promise<RefundedParcelRow> {
  const found = await selectRefundedParcel(tx, id);
  if (!found) throw generalRefusal('not_found');
  await lockMerchantOrder(tx, found.merchantOrderId);
  const parcel = await selectRefundedParcel(tx, id);
  if (!parcel || parcel.isOver) throw checkoutRefusal('refunded_parcel_over');
  return parcel;
}

async function apply(
  ctx: Ctx,
  tx: Tx,
  { parcel, decision, reason }: { parcel: RefundedParcelRow } & Pick<Input, 'decision' | 'reason'>,
): Promise<void> {
  const { id, merchantOrderId, merchantId, amount } = parcel;
  const at = ctx.clock.now();
  const cause = { type: 'refunded_parcel', id };
  const of = { cause, merchantOrderId, most: amount, reason, at };
  if (decision === 'paid') {
    const paid = await moveBorne(tx, { ...of, kind: 'borne_paid', to: 'bank' });
    if (paid === 0) throw checkoutRefusal('refunded_parcel_not_delivered');
    return updatePaid(tx, { id, paid, at });
  }
  const choice = chosen(decision);
  await updateChoice(tx, { id, ...choice, at });
  if (choice.lossParty)
    await moveBorne(tx, { ...of, kind: 'borne_moved', to: lossAccount(choice.lossParty, merchantId) });
  if (decision === 'ask_buyer') await askToPayAgain(ctx, tx, parcel);
}
