import { cleanText } from '#platform/arabic.ts';
import { asciiDigits } from '#platform/digits.ts';
import { type Piastres, percentOf, sumPiastres } from '#platform/money.ts';
import { splitByWeight } from '#platform/split-money.ts';

export const COUPON_KINDS = ['percent', 'amount'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

/** A coupon's rules, amounts in piastres. */
export interface Coupon {
  id: number;
  code: string;
  /** The merchant whose goods it is for; null: all goods, as the shop's coupon. */
  merchantId: number | null;
  kind: CouponKind;
  percent: number | null;
  amount: Piastres | null;
  most: Piastres | null;
  minSubtotal: Piastres;
  categoryIds: readonly number[];
  productIds: readonly number[];
  /** The percentage that the shop bears; its merchants bear the rest. */
  platformPercent: number;
  startsAt: Date;
  endsAt: Date | null;
  totalLimit: number | null;
  buyerLimit: number | null;
  uses: number;
  active: boolean;
}

/** A line of a cart as a coupon sees it. */
export interface CouponLine {
  merchantId: number;
  categoryId: number;
  productId: number;
  /** Available units at their list price. */
  amount: Piastres;
}

/** A line's discount, and the part of it that the shop bears. */
export interface LineDiscount {
  discount: Piastres;
  platformDiscount: Piastres;
}

/** Why a coupon gives no discount; the sentences are in text.ts. */
export const COUPON_DENIALS = [
  'coupon_unknown',
  'coupon_tried_too_often',
  'coupon_not_yet',
  'coupon_ended',
  'coupon_used_up',
  'coupon_used_by_you',
  'coupon_not_for_these',
  'coupon_needs_more',
] as const;
export type CouponDenial = (typeof COUPON_DENIALS)[number];

/** A coupon takes at most this percentage off goods, so they are never quite free. Our own choice. */
const MOST_PERCENT = 90;

/** A code as it is stored: without case, spaces and bidi marks, in Latin digits. */
export function normaliseCode(text: string): string {
  return asciiDigits(cleanText(text)).replace(/[\s-]/g, '').toUpperCase();
}

/** What decides whether a coupon can be used at all. */
export type CouponTime = Pick<
  Coupon,
  'active' | 'startsAt' | 'endsAt' | 'totalLimit' | 'uses' | 'buyerLimit'
>;

/** Whether a buyer with this many uses may use a coupon now. */
export function checkCoupon(
  coupon: CouponTime,
  { now, usedByBuyer }: { now: Date; usedByBuyer: number },
): CouponDenial | null {
  if (!coupon.active) return 'coupon_unknown';
  if (now < coupon.startsAt) return 'coupon_not_yet';
  if (coupon.endsAt !== null && now >= coupon.endsAt) return 'coupon_ended';
  if (coupon.totalLimit !== null && coupon.uses >= coupon.totalLimit) return 'coupon_used_up';
  if (coupon.buyerLimit !== null && usedByBuyer >= coupon.buyerLimit) return 'coupon_used_by_you';
  return null;
}

/** Each line's discount by a coupon, to the piastre, or why there is none (M2: the parts equal the whole). */
export function discountLines(coupon: Coupon, lines: readonly CouponLine[]): LineDiscount[] | CouponDenial {
  const weights = lines.map(line => (isFor(coupon, line) ? line.amount : 0));
  const goods = sumPiastres(weights);
  if (goods === 0) return 'coupon_not_for_these';
  if (goods < coupon.minSubtotal) return 'coupon_needs_more';
  const total = discountOn(coupon, goods);
  if (total === 0) return 'coupon_needs_more';
  const discounts = splitByWeight(total, weights);
  const borne = splitByWeight(percentOf(total, coupon.platformPercent), discounts);
  return discounts.map((discount, at) => ({ discount, platformDiscount: borne[at] ?? 0 }));
}

function isFor({ merchantId, categoryIds, productIds }: Coupon, line: CouponLine): boolean {
  if (merchantId !== null && merchantId !== line.merchantId) return false;
  if (categoryIds.length > 0 && !categoryIds.includes(line.categoryId)) return false;
  return productIds.length === 0 || productIds.includes(line.productId);
}

function discountOn({ percent, amount, most }: Coupon, goods: Piastres): Piastres {
  const wanted = amount ?? Math.min(percentOf(goods, percent ?? 0), most ?? Number.POSITIVE_INFINITY);
  return Math.min(wanted, percentOf(goods, MOST_PERCENT));
}
