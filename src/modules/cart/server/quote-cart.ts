import { couponDenials, couponNeeds } from '#modules/discounts/text.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Settings, ShippingZone } from '#modules/settings/settings.ts';
import type { Preparing, Promised } from '#modules/shipping/promise.ts';
import { readDeliveryDays } from '#modules/shipping/server/delivery-days.ts';
import type { CallInput } from '#platform/call.ts';
import { formatPrice, toPounds } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Runner } from '#platform/server/database.ts';
import type { Account } from '#platform/viewer.ts';
import { promiseTo } from '../arrival.ts';
import type { QuoteBody, quoteCart as quoteCall } from '../calls.ts';
import { type ParcelCharges, parcelCharges } from '../parcel-charges.ts';
import { describeOptions, type LineInput, priceCart, type Quote, type QuoteLine } from '../quote.ts';
import { cartRefusal } from '../text.ts';
import { applyTypedCoupon } from './apply-coupon.ts';
import { findDestination, findOffers } from './queries.ts';

/** Prices a cart as of now, in at most 6 statements. Refuses with `unknown_governorate`. */
export async function quoteCart(
  ctx: Ctx,
  { lines, governorateId, cityId, couponCode }: CallInput<typeof quoteCall>,
  { userId }: Account,
): Promise<QuoteBody> {
  const settings = await readSettings(ctx);
  const to = governorateId === undefined ? null : await findDestination(ctx.db, { governorateId, cityId });
  if (to === undefined) throw cartRefusal('unknown_governorate');
  const quote = await priceLines(ctx.db, lines, { settings, zone: to?.zone ?? null });
  const now = ctx.clock.now();
  const days = await readDeliveryDays(ctx);
  const promised = to && ((offer: Preparing) => promiseTo(to, offer, { settings, days, now }));
  if (!couponCode) return quoteToBody(quote, promised);
  const asked = { code: couponCode, userId, now };
  return quoteToBody(await applyTypedCoupon(ctx, quote, asked), promised);
}

/** What a merchant promises at the place that a cart goes to; null while that is unknown. */
type Promising = ((offer: Preparing) => Promised) | null;

/**
 * The price of the requested lines with the current fees. Placing an order uses the same function, inside its
 * transaction.
 */
export async function priceLines(
  run: Runner,
  lines: readonly LineInput[],
  { settings, zone }: { settings: Settings; zone: ShippingZone | null },
): Promise<Quote> {
  return priceCart(lines, await findOffers(run, lines), {
    delivery: zone === null ? null : settings.deliveryFees[zone],
    packaging: settings.packagingFee,
    admin: settings.adminFee,
    taxes: settings,
  });
}

/** A quote for the API, in pounds. */
export function quoteToBody(quote: Quote, promised: Promising = null): QuoteBody {
  return {
    lines: quote.lines.map(lineToBody),
    merchants: parcelCharges(quote).map(parcel => merchantToBody(parcel, quote, promised)),
    units: quote.lines.reduce((sum, line) => sum + line.buyable, 0),
    goods: toPounds(quote.goods),
    discount: toPounds(quote.discount),
    coupon: quote.coupon && couponToBody(quote.coupon),
    vat: toPounds(quote.vat),
    delivery: quote.delivery === null ? null : toPounds(quote.delivery),
    packaging: toPounds(quote.packaging),
    adminFee: toPounds(quote.admin),
    total: quote.total === null ? null : toPounds(quote.total),
    ready: quote.ready,
  };
}

function lineToBody({
  asked,
  offer,
  buyable,
  available,
  amount,
  changes,
}: QuoteLine): QuoteBody['lines'][number] {
  return {
    productId: asked.productId,
    variantId: offer?.variantId ?? null,
    quantity: asked.quantity,
    buyable,
    available,
    title: offer?.title ?? '',
    options: offer ? describeOptions(offer) : '',
    imageUrl: offer?.image ?? '',
    merchantId: offer?.merchantId ?? null,
    price: toPounds(offer?.price ?? 0),
    amount: toPounds(amount),
    changes,
  };
}

function couponToBody({ code, denial, least = 0 }: NonNullable<Quote['coupon']>): QuoteBody['coupon'] {
  if (denial === null) return { code, denial };
  const needs = denial === 'coupon_needs_more' && least > 0;
  return { code, denial: needs ? couponNeeds(formatPrice(least)) : couponDenials[denial] };
}

function merchantToBody(
  { merchantId, delivery, total }: ParcelCharges,
  { lines, total: all }: Quote,
  promised: Promising,
): QuoteBody['merchants'][number] {
  const offer = lines.find(line => line.offer?.merchantId === merchantId)?.offer;
  const { first, last } = (offer && promised?.(offer)) ?? {};
  return {
    merchantId,
    merchantName: offer?.merchantName ?? '',
    merchantLogoUrl: offer?.merchantLogo ?? '',
    arrives: first && last ? { first, last } : null,
    delivery: all === null ? null : toPounds(delivery),
    total: all === null ? null : toPounds(total),
    freeDeliveryFrom: offer?.freeDeliveryFrom ? toPounds(offer.freeDeliveryFrom) : null,
  };
}
