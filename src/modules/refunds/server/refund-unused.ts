import { refusedDelivery } from '#modules/ledger/fees-kept.ts';
import { post } from '#modules/ledger/server/post.ts';
import { earnDelivery } from '#modules/ledger/server/recognise-fees.ts';
import { lockOrderOfEvent } from '#modules/orders/server/lock-order.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { endOfCairoDay } from '#platform/dates.ts';
import { type Piastres, sumPiastres } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import { isOverForFees, moneyToRefund } from '../retained-money.ts';
import type { StoredRefund } from '../stored-refund.ts';
import { openRefund } from './finish-refund.ts';
import { selectRefund } from './queries.ts';
import { selectMerchantOrderMoney } from './refund-unused.sql.ts';
import { sendWaiting } from './send-refund.ts';

/** After units were cancelled, lost or returned undelivered: refunds what was paid for them, the way it came. */
export async function refundUnused(ctx: Ctx, tx: Tx, { id }: Event): Promise<void> {
  const place = await lockOrderOfEvent(tx, id);
  if (!place) return;
  const { orderId, merchantOrderId } = place;
  await earnRefused(ctx, tx, { orderId, merchantOrderId, eventId: id });
  await refundUnusedIn(ctx, tx, { orderId, eventId: id });
}

export { selectMerchantOrderMoney as readMoney } from './refund-unused.sql.ts';

/** The same for a locked order, after an event of it or after a payment came. */
export async function refundUnusedIn(
  ctx: Ctx,
  tx: Tx,
  { orderId, ...after }: { orderId: number } & ({ eventId: number } | { paymentId: number }),
): Promise<void> {
  const due = (await selectMerchantOrderMoney(tx, orderId)).flatMap(merchantOrder =>
    moneyToRefund(merchantOrder).map(each => ({ ...each, merchantOrderId: merchantOrder.merchantOrderId })),
  );
  await refundDue(ctx, tx, { orderId, cause: 'unused', ...after, due });
}

interface Due {
  orderId: number;
  cause: 'unused' | 'surplus';
  eventId?: number;
  paymentId?: number;
  /** Of which payment how much of which merchant order. */
  due: readonly { paymentId: number; merchantOrderId: number; amount: Piastres }[];
}

/**
 * Refunds what was never delivered by the payments that brought it, at once. Refuses with `refund_above_captured` if less is
 * left of one (M4). Once for each cause. The order is locked by then.
 */
export async function refundDue(ctx: Ctx, tx: Tx, { due, ...of }: Due): Promise<void> {
  const amount = sumPiastres(due.map(each => each.amount));
  if (amount === 0) return;
  const now = ctx.clock.now();
  const { returns } = await readSettings(ctx);
  const tenders = [...Map.groupBy(due, ({ paymentId }) => paymentId)].map(([paymentId, shares]) => ({
    means: 'gateway' as const,
    paymentId,
    amount: sumPiastres(shares.map(share => share.amount)),
    shares,
  }));
  const id = await openRefund(tx, {
    ...of,
    merchantOrderId: null,
    state: 'sending',
    wish: 'refund',
    amount: { lines: [], goods: amount, delivery: 0, fees: 0, deducted: 0, givenBefore: 0 },
    tenders,
    recoveredFrom: null,
    reason: '',
    draftedBy: null,
    dueAt: endOfCairoDay(now, returns.refundDays),
    now,
  });
  if (id === undefined) return;
  await post(tx, {
    cause: { type: 'refund', id },
    kind: 'owed',
    entries: [
      { account: 'buyer_advances', debit: amount },
      { account: 'refund_payable', credit: amount },
    ],
    at: now,
  });
  await sendWaiting(ctx, tx, (await selectRefund(tx, id)) as StoredRefund);
}

/**
 * Of a merchant order that its buyer did not take at all, or of which a parcel came back after its completion, the delivery
 * is earned now, because nothing completes it later. Only by its own event: the books know by the event whose fees they are.
 */
async function earnRefused(
  { clock }: Ctx,
  tx: Tx,
  { orderId, merchantOrderId, eventId }: { orderId: number; merchantOrderId: number; eventId: number },
): Promise<void> {
  const own = (await selectMerchantOrderMoney(tx, orderId)).find(
    each => each.merchantOrderId === merchantOrderId,
  );
  if (!own || !isOverForFees(own)) return;
  await earnDelivery(tx, { merchantOrderId, eventId, amount: refusedDelivery(own), at: clock.now() });
}
