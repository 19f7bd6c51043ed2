import type { Piastres } from '#platform/money.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import {
  type Coupon,
  type CouponDenial,
  type CouponLine,
  checkCoupon,
  discountLines,
  type LineDiscount,
} from '../coupon.ts';
import { type FoundCoupon, findCoupon, lockCoupon } from './queries.ts';

export interface CouponAsk {
  code: string;
  userId: number;
  now: Date;
  lines: readonly CouponLine[];
}

export type AppliedCoupon =
  /** `least`: what the goods must come to for this code. */
  | { denial: CouponDenial; least?: Piastres }
  | { denial: null; coupon: Coupon; discounts: readonly LineDiscount[] };

/** The discount of a code on these lines for this buyer now, in one statement, or why there is none. */
export async function applyCoupon(run: Runner, ask: CouponAsk): Promise<AppliedCoupon> {
  return check(await findCoupon(run, ask), ask);
}

/** The same for an order that is being placed: no other order can use the code until its transaction ends (M13). */
export async function claimCoupon(tx: Tx, ask: CouponAsk): Promise<AppliedCoupon> {
  return check(await lockCoupon(tx, ask), ask);
}

function check(coupon: FoundCoupon | undefined, { now, lines }: CouponAsk): AppliedCoupon {
  if (!coupon) return { denial: 'coupon_unknown' };
  const denial = checkCoupon(coupon, { now, usedByBuyer: coupon.usedByBuyer });
  if (denial) return { denial };
  const discounts = discountLines(coupon, lines);
  return typeof discounts === 'string'
    ? { denial: discounts, least: coupon.minSubtotal }
    : { denial: null, coupon, discounts };
}
