import type { CouponDenial } from '#modules/discounts/coupon.ts';
import { type TaxClass, type TaxRates, taxPercent } from '#modules/settings/tax-class.ts';
import { shownDigits } from '#platform/digits.ts';
import { fromPounds, type Piastres, sumPiastres, vatIncluded } from '#platform/money.ts';

/** What a buyer must know about a line before paying. The last three prevent buying it as it is. */
export const LINE_CHANGES = ['price_changed', 'fewer_left', 'out_of_stock', 'not_sold'] as const;
export type LineChange = (typeof LINE_CHANGES)[number];

/** Free units are told up to this, as pages tell them, because a merchant's stock is its own business. */
const TOLD_UNITS = 6;
/** Above it they are told, and sold at once, in steps, so that no series of questions finds the number out. */
const STEPS = [99, 75, 50, 30, 20, 15, 10, TOLD_UNITS] as const;

const shownUnits = (free: number): number => STEPS.find(step => step <= free) ?? free;

/** A line that the buyer asks for, with the price the buyer saw in pounds. */
export interface LineInput {
  productId: number;
  variantId?: number;
  quantity: number;
  seenPrice?: number;
}

/** What the shop offers for a line; without a variant if none fits. */
export interface Offer {
  productId: number;
  categoryId: number;
  merchantId: number;
  merchantName: string;
  merchantLogo: string;
  title: string;
  image: string;
  variantId: number | null;
  optionNames: readonly string[];
  options: readonly string[];
  price: Piastres;
  free: number;
  sold: boolean;
  taxClass: TaxClass;
  /** Whether its merchant charges VAT. */
  vatRegistered: boolean;
  /** Whether its merchant accepts cash on delivery. */
  takesCash: boolean;
  /** How its merchant sends. */
  preparingDays: number;
  cutOffHour: number;
  shipsWith: string;
  /** From this amount of its goods on, the merchant pays the delivery; null: never. */
  freeDeliveryFrom: Piastres | null;
}

export interface Fees {
  /** For each parcel; null while the address is unknown. */
  delivery: Piastres | null;
  /** For each parcel. */
  packaging: Piastres;
  /** For the order. */
  admin: Piastres;
  taxes: TaxRates;
}

export interface QuoteLine {
  offer: Offer | null;
  asked: LineInput;
  /** Units available now, at most as many as asked for. */
  buyable: number;
  /** Units told of: all up to 6, above that in steps. */
  available: number;
  amount: Piastres;
  /** The coupon's discount, and the part of it that the shop bears. */
  discount: Piastres;
  platformDiscount: Piastres;
  /** Included in the amount after the discount, where the seller charges any. */
  vatPercent: number;
  vat: Piastres;
  changes: LineChange[];
}

/** What the delivery of a parcel costs its buyer, or its merchant instead. */
export interface ParcelFee {
  charged: Piastres;
  borne: Piastres;
}

export interface Quote {
  lines: QuoteLine[];
  /** Merchants with something available in the cart, by id; each will get one merchant order. */
  merchantIds: number[];
  goods: Piastres;
  discount: Piastres;
  vat: Piastres;
  delivery: Piastres | null;
  /** The same for each merchant's parcel, and what of it the merchant pays; empty while the address is unknown. */
  parcels: ReadonlyMap<number, ParcelFee>;
  packaging: Piastres;
  admin: Piastres;
  total: Piastres | null;
  /** The code that was typed, and why it gives no discount, if it does not. */
  coupon: { code: string; denial: CouponDenial | null; least?: Piastres } | null;
  /** The coupon that was applied. */
  couponId: number | null;
  /** Whether every line is available as asked for. */
  ready: boolean;
}

/**
 * Prices a cart: the requested lines, the offer for each in the same order, and the fees. Two lines of one variant
 * share the same units, the earlier line first.
 */
export function priceCart(asked: readonly LineInput[], offers: readonly (Offer | null)[], fees: Fees): Quote {
  const taken = new Map<number, number>();
  const lines = asked.map((line, at) => priceLine({ asked: line, offer: offers[at] ?? null, taken }, fees));
  const merchantIds = merchantIdsOf(lines);
  const goods = sumPiastres(lines.map(line => line.amount));
  const parcels = parcelFees(lines, merchantIds, fees);
  const charged = chargeFees(parcels, merchantIds.length, fees);
  const { delivery, packaging, admin } = charged;
  return {
    lines,
    merchantIds,
    goods,
    discount: 0,
    vat: sumPiastres(lines.map(line => line.vat)),
    parcels,
    ...charged,
    total: delivery === null ? null : goods + delivery + packaging + admin,
    coupon: null,
    couponId: null,
    ready: lines.every(line => line.buyable === line.asked.quantity),
  };
}

/** `اللون: أسود · المقاس: ٤٢` */
export function describeOptions({ optionNames, options }: Pick<Offer, 'optionNames' | 'options'>): string {
  return options
    .map(shownDigits)
    .map((value, at) => (optionNames[at] ? `${optionNames[at]}: ${value}` : value))
    .join(' · ');
}

interface QuoteInput {
  asked: LineInput;
  offer: Offer | null;
  /** Units of each variant that earlier lines take. */
  taken: Map<number, number>;
}

function priceLine({ asked, offer, taken }: QuoteInput, { taxes }: Fees): QuoteLine {
  const free = unitsFor(offer, taken);
  const buyable = Math.min(free, asked.quantity);
  if (offer?.variantId) taken.set(offer.variantId, (taken.get(offer.variantId) ?? 0) + buyable);
  const amount = (offer?.price ?? 0) * buyable;
  const vatPercent = offer ? taxPercent(offer, taxes) : 0;
  return {
    asked,
    offer,
    buyable,
    available: Math.min(free, Math.max(asked.quantity, TOLD_UNITS)),
    amount,
    discount: 0,
    platformDiscount: 0,
    vatPercent,
    vat: vatIncluded(amount, vatPercent),
    changes: changesOf(asked, offer, free),
  };
}

function unitsFor(offer: Offer | null, taken: ReadonlyMap<number, number>): number {
  if (offer === null || !isSold(offer)) return 0;
  return Math.max(0, shownUnits(offer.free) - (taken.get(offer.variantId ?? 0) ?? 0));
}

function isSold(offer: Offer): boolean {
  return offer.sold && offer.variantId !== null;
}

function changesOf(asked: LineInput, offer: Offer | null, free: number): LineChange[] {
  if (offer === null || !isSold(offer)) return ['not_sold'];
  const changes: LineChange[] = [];
  if (asked.seenPrice !== undefined && fromPounds(asked.seenPrice) !== offer.price)
    changes.push('price_changed');
  if (free === 0) changes.push('out_of_stock');
  else if (free < asked.quantity) changes.push('fewer_left');
  return changes;
}

function merchantIdsOf(lines: readonly QuoteLine[]): number[] {
  const merchants = lines.flatMap(line => (line.offer && line.buyable > 0 ? [line.offer.merchantId] : []));
  return [...new Set(merchants)].toSorted((a, b) => a - b);
}

/** Counted at the price of the goods, so that a coupon takes no free delivery away. */
function parcelFees(
  lines: readonly QuoteLine[],
  merchantIds: readonly number[],
  { delivery }: Fees,
): Map<number, ParcelFee> {
  if (delivery === null) return new Map();
  return new Map(
    merchantIds.map(merchantId => {
      const own = lines.filter(({ offer }) => offer?.merchantId === merchantId);
      const from = own[0]?.offer?.freeDeliveryFrom ?? null;
      const isFree = from !== null && sumPiastres(own.map(({ amount }) => amount)) >= from;
      return [merchantId, { charged: isFree ? 0 : delivery, borne: isFree ? delivery : 0 }];
    }),
  );
}

function chargeFees(
  parcels: ReadonlyMap<number, ParcelFee>,
  merchants: number,
  fees: Fees,
): Pick<Quote, 'delivery' | 'packaging' | 'admin'> {
  return {
    delivery:
      fees.delivery === null ? null : sumPiastres([...parcels.values()].map(({ charged }) => charged)),
    packaging: fees.packaging * merchants,
    admin: merchants === 0 ? 0 : fees.admin,
  };
}
