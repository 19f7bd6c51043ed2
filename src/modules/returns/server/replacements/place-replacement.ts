import { randomUUID } from 'node:crypto';
import { promiseTo } from '#modules/cart/arrival.ts';
import { describeOptions, type Offer } from '#modules/cart/quote.ts';
import { priceLines } from '#modules/cart/server/quote-cart.ts';
import { promisedDays } from '#modules/checkout/order-draft.ts';
import { type NewOrder, openOrder } from '#modules/checkout/server/place-order.ts';
import { type DraftTender, draftTenders } from '#modules/checkout/tenders.ts';
import { commissionPercent } from '#modules/ledger/commission.ts';
import { moneyBetween } from '#modules/ledger/line-money.ts';
import { takeUnits } from '#modules/orders/server/steps/take-units.ts';
import { openingTimers } from '#modules/orders/timers.ts';
import type { AgreedAmounts } from '#modules/orders/uncancelled.ts';
import { lockCredit } from '#modules/payments/server/credit.ts';
import { providerOf } from '#modules/payments/server/providers.ts';
import type { CaseRefund } from '#modules/refunds/stored-refund.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Settings } from '#modules/settings/settings.ts';
import { readDeliveryDays } from '#modules/shipping/server/delivery-days.ts';
import { sendingOf } from '#modules/shipping/server/sending.ts';
import { HOUR, MINUTE } from '#platform/clock.ts';
import { sumPiastres } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { type NewLine, type Replacing, replacementLines } from '../../replacement.ts';
import {
  insertReplacement,
  lockSeller,
  selectDestination,
  selectReplaced,
  selectWanted,
  type Wanted,
} from './queries.ts';

/** A replacement order, whose units are already taken. */
export interface Planned {
  merchantOrder: NewOrder['merchantOrders'][number];
  feeVatPercent: number;
  /** The refund as credit, and what is above it, which the buyer pays before anything is packed. */
  tenders: DraftTender[];
  stage: 'new' | 'pending_payment';
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
  const seller = await lockSeller(tx, refund.goods.merchantId);
  const card = providerOf(ctx.config, settings, 'card');
  if (lines.length === 0 || !seller) return null;
  const amounts = amountsOf(lines);
  const provider = card?.name ?? 'store_credit';
  const choice = { method: 'card', provider, credit: refund.amount } as const;
  const tenders = draftTenders([{ ...seller, ...amounts }], choice);
  const stage = tenders.some(({ method }) => method === 'card') ? 'pending_payment' : 'new';
  if (stage === 'pending_payment' && !card) return null;
  if (!(await takeUnits(tx, lines, stage === 'new' ? 'allocated' : 'held'))) return null;
  const feeVatPercent = Math.max(...lines.map(line => line.feeVatPercent));
  const promised = await promiseOf(ctx, tx, refund);
  const merchantOrder = { ...seller, ...promised, ...amounts, borneDelivery: 0, lines };
  return { merchantOrder, feeVatPercent, tenders, stage };
}

/** Nobody pays fees for it. */
function amountsOf(lines: readonly NewLine[]): AgreedAmounts {
  const goods = sumPiastres(lines.map(({ unitPrice, quantity }) => unitPrice * quantity));
  const discount = sumPiastres(lines.map(line => line.discount));
  return { goods, discount, delivery: 0, packaging: 0, adminFee: 0, total: goods - discount };
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
async function promiseOf(ctx: Ctx, tx: Tx, { orderId, goods }: CaseRefund) {
  const settings = await readSettings(ctx);
  const to = await selectDestination(tx, orderId);
  const merchant = await sendingOf(tx, goods.merchantId);
  const days = await readDeliveryDays(ctx);
  return promisedDays(promiseTo(to, merchant, { settings, days, now: ctx.clock.now() }));
}

/** Places the planned order, to the same address: the refund becomes credit and is spent in the same step. */
export async function placeReplacement(
  ctx: Ctx,
  tx: Tx,
  { refund, plan }: { refund: CaseRefund; plan: Planned },
): Promise<void> {
  const { timers } = await readSettings(ctx);
  const now = ctx.clock.now();
  const { id: refundId, buyerId: userId } = refund;
  const { merchantOrder, feeVatPercent, tenders, stage } = plan;
  await lockCredit(tx, userId);
  const opening = {
    ...(await selectReplaced(tx, refund.orderId)),
    ...NOT_CHECKED_OUT,
    userId,
    requestId: `refund-${refundId}`,
    placedAt: now,
    tenders,
    reference: randomUUID().slice(0, 13),
    stage,
    timers: openingTimers(stage, now, unhurried(timers)),
    feeVatPercent,
    emits: ['order.placed'],
  };
  const draft = { ...merchantOrder, merchantOrders: [merchantOrder] };
  const { orderId } = await openOrder(ctx, tx, { draft, opening });
  await insertReplacement(tx, { refundId, orderId, now });
}

const NOT_CHECKED_OUT = { couponId: null, key: null, gift: null, buyerName: '', isNewAddress: false };
