import { randomUUID } from 'node:crypto';
import { promiseTo } from '#modules/cart/arrival.ts';
import { describeOptions, type Offer } from '#modules/cart/quote.ts';
import { priceLines } from '#modules/cart/server/quote-cart.ts';
import { commissionPercent } from '#modules/ledger/commission.ts';
import { moneyBetween } from '#modules/ledger/line-money.ts';
import { takeUnits } from '#modules/orders/server/steps/take-units.ts';
import { openingTimers } from '#modules/orders/timers.ts';
import { lockCredit, spendCredit } from '#modules/payments/server/credit.ts';
import { providerOf } from '#modules/payments/server/providers.ts';
import type { CaseRefund } from '#modules/refunds/stored-refund.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Settings } from '#modules/settings/settings.ts';
import type { Promised } from '#modules/shipping/promise.ts';
import { readDeliveryDays } from '#modules/shipping/server/delivery-days.ts';
import { selectSending } from '#modules/shipping/server/sending.sql.ts';
import { HOUR, MINUTE } from '#platform/clock.ts';
import { type Piastres, sumPiastres } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { type NewLine, netOf, type Replacing, replacementLines } from '../../replacement.ts';
import { insertReplacement, selectDestination, selectWanted, sellsNow, type Wanted } from './queries.ts';

/** The cost of a replacement order, whose units are already taken. */
export interface Planned {
  lines: NewLine[];
  cost: Piastres;
  /** The amount above the refund, which the buyer pays before anything is packed. */
  toPay: Piastres;
}

/**
 * Takes the units of an exchange: the same goods at the old price, other variants of the product at today's. Null, with
 * nothing taken, if they are no longer available; then the money is refunded.
 */
export async function planReplacement(ctx: Ctx, tx: Tx, refund: CaseRefund): Promise<Planned | null> {
  const settings = await readSettings(ctx);
  const offered: Replacing[] = [];
  for (const each of await selectWanted(tx, refund.id)) {
    const line = each.variantId === each.soldVariantId ? sameAgain(each) : await another(tx, each, settings);
    if (!line) return null;
    offered.push(line);
  }
  const lines = replacementLines(offered);
  const cost = sumPiastres(lines.map(netOf));
  const toPay = Math.max(0, cost - refund.amount);
  if (lines.length === 0 || (toPay > 0 && !providerOf(ctx.config, settings, 'card'))) return null;
  if (!(await sellsNow(tx, refund.goods.merchantId))) return null;
  const isTaken = await takeUnits(tx, lines, toPay > 0 ? 'held' : 'allocated');
  return isTaken ? { lines, cost, toPay } : null;
}

function sameAgain({ frozen, fromUnits, soldVariantId: _, ...line }: Wanted): Replacing {
  const { gross, net, platformDiscount } = moneyBetween(frozen, fromUnits, fromUnits + line.quantity);
  return { ...line, unitPrice: frozen.unitPrice, discount: gross - net, platformDiscount };
}

async function another(tx: Tx, wanted: Wanted, settings: Settings): Promise<Replacing | null> {
  const { productId, variantId, quantity } = wanted;
  const { lines } = await priceLines(tx, [{ productId, variantId, quantity }], { settings, zone: null });
  const [line] = lines;
  const offer: Offer | null = line?.offer ?? null;
  if (!offer?.sold || (line?.buyable ?? 0) < quantity) return null;
  return {
    productId,
    variantId,
    title: offer.title,
    options: describeOptions(offer),
    image: offer.image,
    unitPrice: offer.price,
    quantity,
    discount: 0,
    platformDiscount: 0,
    commissionPercent: commissionPercent(offer, settings),
    taxClass: offer.taxClass,
    vatPercent: line?.vatPercent ?? 0,
    feeVatPercent: settings.vatPercent,
  };
}

/** Nobody waits at a screen for this order, so its rest may be paid as long as by a code that is carried to an outlet. */
const unhurried = (timers: Settings['timers']): Settings['timers'] => ({
  ...timers,
  paymentMinutes: (timers.paymentCodeHours * HOUR) / MINUTE,
});

/** What its merchant promises for goods that go where the first ones went, from now on. */
async function promiseOf(ctx: Ctx, tx: Tx, { orderId, goods }: CaseRefund): Promise<Promised> {
  const settings = await readSettings(ctx);
  const to = await selectDestination(tx, orderId);
  const merchant = await selectSending(tx, goods.merchantId);
  return promiseTo(to, merchant, { settings, days: await readDeliveryDays(ctx), now: ctx.clock.now() });
}

/** Places the planned order: the refund becomes credit and is spent in the same step. */
export async function placeReplacement(
  ctx: Ctx,
  tx: Tx,
  { refund, plan: { lines, cost, toPay } }: { refund: CaseRefund; plan: Planned },
): Promise<void> {
  const settings = await readSettings(ctx);
  const now = ctx.clock.now();
  const userId = refund.buyerId;
  await lockCredit(tx, userId);
  const stage = toPay > 0 ? 'pending_payment' : 'new';
  const creditPaymentId = await insertReplacement(tx, {
    refund,
    promised: await promiseOf(ctx, tx, refund),
    lines,
    cost,
    toPay,
    stage,
    reference: randomUUID().slice(0, 13),
    provider: providerOf(ctx.config, settings, 'card')?.name ?? '',
    timers: openingTimers(stage, now, unhurried(settings.timers)),
    now,
    emits: 'order.placed',
  });
  await spendCredit(ctx, tx, { paymentId: creditPaymentId, userId, amount: cost - toPay });
}
