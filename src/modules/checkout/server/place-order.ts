import { createHash, randomUUID } from 'node:crypto';
import { countAttempt } from '#modules/accounts/server/limits.ts';
import { promiseTo } from '#modules/cart/arrival.ts';
import type { Quote } from '#modules/cart/quote.ts';
import { applyClaimedCoupon } from '#modules/cart/server/apply-coupon.ts';
import { priceLines, quoteToBody } from '#modules/cart/server/quote-cart.ts';
import { openingTimers } from '#modules/orders/timers.ts';
import type { PaymentProvider } from '#modules/payments/provider.ts';
import { lockCredit, spendCredit } from '#modules/payments/server/credit.ts';
import { providerOf } from '#modules/payments/server/providers.ts';
import { paymentRefusal } from '#modules/payments/text.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Settings, ShippingZone } from '#modules/settings/settings.ts';
import { readDeliveryDays } from '#modules/shipping/server/delivery-days.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { DAY, HOUR } from '#platform/clock.ts';
import { fromPounds, sumPiastres } from '#platform/money.ts';
import { isRefusal, Refusal } from '#platform/refusal.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { UseCase } from '#platform/server/route.ts';
import { generalRefusal } from '#platform/text.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { placeOrder as placeCall } from '../calls.ts';
import { draftOrder, type OrderDraft } from '../order-draft.ts';
import { type DraftTender, draftTenders } from '../tenders.ts';
import { checkoutRefusal, checkoutText } from '../text.ts';
import { type Destination, destination } from './destination.ts';
import { type Buyer, claimKey, readBuyer, takeStock } from './queries.ts';
import { refuseHoarding } from './refuse-hoarding.ts';
import { type NewOrder, type Opening, type Written, writeOrder } from './write-order.sql.ts';

type Input = CallInput<typeof placeCall>;
type Reply = CallBody<typeof placeCall>;

interface Placing {
  tx: Tx;
  provider: PaymentProvider;
  input: Input;
  settings: Settings;
  userId: number;
  now: Date;
}

/**
 * Places an order in one transaction of at most 10 statements, however many lines and merchants it has. Whatever refuses
 * undoes every phase before it.
 *
 * 1. The key: a repeated request gets the first reply, a different one under the same key `key_reused`.
 * 2. The buyer and the address: the mobile is verified, the place exists, and its zone is known.
 * 3. The price: nothing is charged that the buyer has not seen. A changed price, fee or stock level refuses with
 *    `order_changed` and a fresh quote; too many coupon guesses refuse with `too_many_tries`.
 * 4. The payment: the method may be used for this order, the credit that the buyer spends is locked, and the buyer has
 *    not too much waiting for money already. The terms are accepted; if not, whatever refuses says that too.
 * 5. The order is written with its parts, timers, payments and the event `order.placed`, and its reply under the key.
 * 6. The stock, last, because everybody who wants the same product waits from here to the end: all units of all lines are
 *    taken, or none.
 */
export const placeOrder: UseCase<typeof placeCall> = async (ctx, input, caller) => {
  const settings = await readSettings(ctx);
  try {
    const provider = providerOf(ctx.config, settings, input.paymentMethod);
    if (!provider) throw paymentRefusal('method_not_offered');
    return await place(ctx, { input, settings, provider }, caller).catch(async (error: unknown) => {
      if (!(error instanceof StockGone)) throw error;
      // Read again, because what the transaction wrote of its own order, such as the use of a coupon, is undone.
      throw changed(await transaction(ctx, tx => price({ ...error.placing, tx }, error.zone)));
    });
  } catch (error) {
    // `order_changed` tells what a code is worth, so a guess costs a try here as it does in the cart.
    if (input.couponCode && isRefusal(error)) await countAttempt(ctx, 'coupon_code', caller.viewer.userId);
    throw input.acceptTerms || !isRefusal(error) ? error : alsoOfTerms(error);
  }
};

/** Beside whatever else is wrong, that the terms were not accepted. */
const alsoOfTerms = ({ code, status, message, details }: Refusal) =>
  new Refusal(code, [status, message], {
    ...details,
    fields: { ...details.fields, acceptTerms: checkoutText.acceptTerms },
  });

function place(
  ctx: Ctx,
  { input, settings, provider }: Pick<Placing, 'input' | 'settings' | 'provider'>,
  caller: Caller<Account>,
): Promise<Reply> {
  return transaction(ctx, async tx => {
    const placedAt = ctx.clock.now();
    const { userId } = caller.viewer;
    const placing: Placing = { tx, provider, input, settings, userId, now: placedAt };
    const earlier = await findByKey(placing, caller);
    if (earlier) return earlier;
    const buyer = await loadBuyer(placing, caller);
    const destined = destination(input, buyer);
    const { address, zone } = destined;
    const quote = await priceOrRefuse(placing, zone);
    const days = await readDeliveryDays(ctx);
    const draft = draftOrder(quote, settings, merchant =>
      promiseTo({ ...address, zone }, merchant, { settings, days, now: placedAt }),
    );
    const tenders = draftTenders(draft.merchantOrders, await paymentPlan(placing));
    const stage = openingStage(
      placing,
      { draft, tenders },
      { ...buyer, governorateId: address.governorateId },
    );
    if (stage === 'pending_payment') await refuseHoarding(tx, { userId, address }, { draft, settings });
    if (!input.acceptTerms) throw generalRefusal('invalid_input');
    const opening = {
      userId,
      couponId: quote.couponId,
      key: input.idempotencyKey,
      requestId: caller.requestId,
      placedAt,
      ...whatIsSaid(input, destined, buyer),
      tenders,
      reference: randomUUID().slice(0, 13),
      stage,
      timers: openingTimers(stage, placedAt, settings.timers),
      feeVatPercent: settings.vatPercent,
      emits: ['order.placed', ...(stage === 'pending_confirmation' ? ['order.confirmation_requested'] : [])],
    };
    const { reply } = await openOrder(ctx, tx, { draft, opening });
    const lines = draft.merchantOrders.flatMap(merchantOrder => merchantOrder.lines);
    const as = stage === 'new' ? 'allocated' : 'held';
    if (!(await takeStock(tx, lines, as))) throw new StockGone(placing, zone);
    return JSON.parse(reply ?? '') as Reply;
  });
}

/** Writes an order with all that belongs to it, and spends the locked credit that its buyer pays it by. */
export async function openOrder(
  ctx: Ctx,
  tx: Tx,
  { draft, opening }: { draft: NewOrder; opening: Opening },
): Promise<Pick<Written, 'orderId' | 'reply'>> {
  const { creditPaymentId: paymentId, ...written } = await writeOrder(tx, draft, opening);
  const { userId, tenders } = opening;
  const amount = tenders.find(({ method }) => method === 'store_credit')?.amount ?? 0;
  if (paymentId !== null) await spendCredit(ctx, tx, { paymentId, userId, amount });
  return written;
}

export type { NewOrder, Opening } from './write-order.sql.ts';

async function findByKey({ tx, input }: Placing, { viewer }: Caller<Account>): Promise<Reply | null> {
  const { idempotencyKey: key, ...request } = input;
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const { requestHash, reply } = await claimKey(tx, { userId: viewer.userId, key, hash });
  if (requestHash !== hash) throw checkoutRefusal('key_reused');
  return reply === null ? null : (JSON.parse(reply) as Reply);
}

async function loadBuyer({ tx, input, now }: Placing, { viewer }: Caller<Account>): Promise<Buyer> {
  const buyer = await readBuyer(tx, viewer.userId, {
    addressId: input.addressId ?? null,
    governorateId: input.address?.governorateId ?? null,
    cityId: input.address?.cityId ?? null,
    mobile: (input.recipient ?? input.address)?.mobile ?? null,
    provedAfter: new Date(now.getTime() - HOUR),
    cancelledAfter: new Date(now.getTime() - DAY),
  });
  if (!buyer.mobileVerified) throw checkoutRefusal('mobile_not_verified');
  return buyer;
}

/** Where it goes, what the buyer says besides, and the terms that they agree to. */
const whatIsSaid = (
  { gift }: Input,
  { address, buyerName }: Destination,
  { saved, termsVersion }: Buyer,
) => ({ address, isNewAddress: saved === null, gift: gift ?? null, buyerName, termsVersion });

async function priceOrRefuse(placing: Placing, zone: ShippingZone): Promise<Quote> {
  const quote = await price(placing, zone);
  const { input } = placing;
  const asSeen =
    quote.total === fromPounds(input.seenTotal) && quote.lines.every(line => line.changes.length === 0);
  if (!asSeen) throw changed(quote);
  return quote;
}

type OpeningStage = 'new' | 'pending_confirmation' | 'pending_payment';

/** How the order is paid: the buyer's credit first, if the buyer wants that. */
async function paymentPlan({ tx, provider, input, userId }: Placing) {
  const credit = input.useCredit ? await lockCredit(tx, userId) : 0;
  return { method: input.paymentMethod, provider: provider.name, credit };
}

/** No other order can use the typed code until the transaction ends. */
async function price({ tx, input, settings, userId, now }: Placing, zone: ShippingZone): Promise<Quote> {
  const quote = await priceLines(tx, input.lines, { settings, zone });
  if (!input.couponCode) return quote;
  return applyClaimedCoupon(tx, quote, { code: input.couponCode, userId, now });
}

/** The first status of the merchant orders, by the payment method's rules; refuses with their reason. */
function openingStage(
  { provider, settings }: Placing,
  { draft: { merchantOrders }, tenders }: { draft: OrderDraft; tenders: readonly DraftTender[] },
  buyer: Pick<Buyer, 'delivered' | 'refused' | 'openOrders' | 'cancelledLately' | 'mobileJustProved'> & {
    governorateId: number;
  },
): OpeningStage {
  const rest = tenders.filter(({ status }) => status !== 'captured');
  if (rest.length === 0) return 'new';
  const total = sumPiastres(rest.map(({ amount }) => amount));
  const categoryIds = merchantOrders.flatMap(merchantOrder =>
    merchantOrder.lines.map(line => line.categoryId),
  );
  const everybodyTakesCash = merchantOrders.every(merchantOrder => merchantOrder.takesCash);
  const decision = provider.check({ ...buyer, total, categoryIds, everybodyTakesCash }, settings);
  if (decision.outcome === 'deny') throw paymentRefusal(decision.reason);
  if (provider.name !== 'cash') return 'pending_payment';
  return decision.outcome === 'confirm' ? 'pending_confirmation' : 'new';
}

/** Somebody bought the last unit since the price was agreed; the buyer shall see what is left. */
class StockGone extends Error {
  override name = 'StockGone';
  readonly placing: Placing;
  readonly zone: ShippingZone;

  constructor(placing: Placing, zone: ShippingZone) {
    super('the stock is gone');
    this.placing = placing;
    this.zone = zone;
  }
}

function changed(quote: Quote) {
  return checkoutRefusal('order_changed', { quote: quoteToBody(quote) });
}
