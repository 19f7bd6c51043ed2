import { giveBack, secondsToWait } from '#modules/accounts/server/limits.ts';
import {
  type AppliedCoupon,
  applyCoupon,
  type CouponAsk,
  claimCoupon,
} from '#modules/discounts/server/apply-coupon.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import { couponLines, withDenial, withDiscounts } from '../coupon-quote.ts';
import type { Quote } from '../quote.ts';

interface Asked extends Omit<CouponAsk, 'lines'> {
  vatPercent: number;
}

/** The quote with the coupon's discount, or with the reason why the coupon does not apply. */
export async function takeOffCoupon(run: Runner, quote: Quote, asked: Asked): Promise<Quote> {
  return withAnswer(quote, asked, await applyCoupon(run, { ...asked, lines: couponLines(quote) }));
}

/**
 * The same for a code that a buyer typed. After too many unknown codes every code is answered with
 * `coupon_tried_too_often`, even a valid one, so coupons cannot be guessed.
 */
export async function takeOffTypedCoupon(ctx: Ctx, quote: Quote, asked: Asked): Promise<Quote> {
  const wait = await secondsToWait(ctx, 'coupon_code', asked.userId);
  if (wait > 0) return withDenial(quote, asked.code, 'coupon_tried_too_often');
  const priced = await takeOffCoupon(ctx.db, quote, asked);
  if (priced.coupon?.denial !== 'coupon_unknown') await giveBack(ctx, 'coupon_code', asked.userId);
  return priced;
}

/** The same while an order is placed: until the transaction ends, no other order can use the coupon. */
export async function takeOffClaimedCoupon(tx: Tx, quote: Quote, asked: Asked): Promise<Quote> {
  return withAnswer(quote, asked, await claimCoupon(tx, { ...asked, lines: couponLines(quote) }));
}

function withAnswer(quote: Quote, { code, vatPercent }: Asked, applied: AppliedCoupon): Quote {
  if (applied.denial !== null) return withDenial(quote, code, applied.denial);
  const { coupon, discounts } = applied;
  return { ...withDiscounts(quote, { code: coupon.code, discounts }, vatPercent), couponId: coupon.id };
}
