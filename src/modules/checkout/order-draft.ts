import { type ParcelCharges, parcelCharges } from '#modules/cart/parcel-charges.ts';
import { describeOptions, type Offer, type Quote, type QuoteLine } from '#modules/cart/quote.ts';
import { type CommissionSettings, commissionOn } from '#modules/ledger/commission.ts';
import type { AgreedAmounts, AgreedLine } from '#modules/orders/uncancelled.ts';
import type { Preparing, Promised } from '#modules/shipping/promise.ts';
import { type Piastres, sumPiastres, vatIncluded } from '#platform/money.ts';

/** An order as it will be written, amounts in piastres. */
export interface OrderDraft extends AgreedAmounts {
  merchantOrders: DraftMerchantOrder[];
}

export interface DraftMerchantOrder extends AgreedAmounts {
  /** What of the delivery the merchant pays in the buyer's place. */
  borneDelivery: Piastres;
  /** Days in Cairo. */
  promisedOut: string;
  promisedFirst: string;
  promisedLast: string;
  merchantId: number;
  merchantName: string;
  merchantLogo: string;
  takesCash: boolean;
  lines: DraftLine[];
}

export interface DraftLine extends AgreedLine {
  categoryId: number;
}

/** Splits a quote into one part for each merchant, by merchant id. Each part pays for its own parcel. */
export function draftOrder(
  quote: Quote,
  settings: CommissionSettings,
  promised: (merchant: Preparing) => Promised,
): OrderDraft {
  const merchantOrders = parcelCharges(quote).map(charged => {
    const lines = linesOf(charged.merchantId, quote);
    return {
      ...draftMerchantOrder(lines, charged, settings),
      borneDelivery: quote.parcels.get(charged.merchantId)?.borne ?? 0,
      ...promisedDays(promised((lines[0] as BoughtLine).offer)),
    };
  });
  const sum = (name: AmountName) => sumPiastres(merchantOrders.map(merchantOrder => merchantOrder[name]));
  return { merchantOrders, ...amounts(sum), total: sum('total') };
}

/** As an order keeps them. */
export const promisedDays = ({ out, first, last }: Promised) => ({
  promisedOut: out,
  promisedFirst: first,
  promisedLast: last,
});

type AmountName = 'goods' | 'discount' | 'delivery' | 'packaging' | 'adminFee' | 'total';
type Amounts = Record<Exclude<AmountName, 'total'>, Piastres>;
type BoughtLine = QuoteLine & { offer: Offer };

function linesOf(merchantId: number, { lines }: Quote): BoughtLine[] {
  return lines.filter((line): line is BoughtLine => line.offer?.merchantId === merchantId);
}

function amounts(sum: (name: AmountName) => Piastres): Amounts {
  return {
    goods: sum('goods'),
    discount: sum('discount'),
    delivery: sum('delivery'),
    packaging: sum('packaging'),
    adminFee: sum('adminFee'),
  };
}

function draftMerchantOrder(
  lines: readonly BoughtLine[],
  charged: ParcelCharges,
  settings: CommissionSettings,
): Omit<DraftMerchantOrder, 'borneDelivery' | 'promisedOut' | 'promisedFirst' | 'promisedLast'> {
  const { merchantName, merchantLogo, takesCash } = (lines[0] as BoughtLine).offer;
  const byVariant = Map.groupBy(lines, line => line.offer.variantId);
  return {
    ...charged,
    merchantName,
    merchantLogo,
    takesCash,
    lines: [...byVariant.values()].map(same => draftLine(same, settings)),
  };
}

/** Two lines for the same thing become one line of the order. */
function draftLine(same: readonly BoughtLine[], settings: CommissionSettings): DraftLine {
  const { offer, vatPercent } = same[0] as BoughtLine;
  const quantity = same.reduce((sum, line) => sum + line.asked.quantity, 0);
  const gross = offer.price * quantity;
  const discount = sumPiastres(same.map(line => line.discount));
  const platformDiscount = sumPiastres(same.map(line => line.platformDiscount));
  return {
    productId: offer.productId,
    categoryId: offer.categoryId,
    variantId: offer.variantId as number,
    title: offer.title,
    options: describeOptions(offer),
    image: offer.image,
    unitPrice: offer.price,
    quantity,
    discount,
    platformDiscount,
    taxClass: offer.taxClass,
    vatPercent,
    vat: vatIncluded(gross - discount, vatPercent),
    ...commissionOn(gross - discount + platformDiscount, offer, settings),
  };
}
