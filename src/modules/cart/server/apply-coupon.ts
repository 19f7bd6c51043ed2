import { releaseAttempt, secondsToWait } from '#modules/accounts/server/limits.ts';
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

type CouponInput = Omit<CouponAsk, 'lines'>;

/** The quote with the coupon's discount, or with the reason why the coupon does not apply. */
export async function applyCouponToQuote(run: Runner, quote: Quote, input: CouponInput): Promise<Quote> {
  return withAnswer(quote, input, await applyCoupon(run, { ...input, lines: couponLines(quote) }));
}

/**
 * The same for a code that a buyer typed. After too many unknown codes every code is answered with
 * `coupon_tried_too_often`, even a valid one, so coupons cannot be guessed.
 */
export async function applyTypedCoupon(ctx: Ctx, quote: Quote, input: CouponInput): Promise<Quote> {
  const wait = await secondsToWait(ctx, 'coupon_code', input.userId);
  if (wait > 0) return withDenial(quote, { code: input.code, denial: 'coupon_tried_too_often' });
  const priced = await applyCouponToQuote(ctx.db, quote, input);
  if (priced.coupon?.denial !== 'coupon_unknown') await releaseAttempt(ctx, 'coupon_code', input.userId);
  return priced;
}

/** The same while an order is placed: until the transaction ends, no other order can use the coupon. */
export async function applyClaimedCoupon(tx: Tx, quote: Quote, input: CouponInput): Promise<Quote> {
  return withAnswer(quote, input, await claimCoupon(tx, { ...input, lines: couponLines(quote) }));
}

function withAnswer(quote: Quote, { code }: CouponInput, applied: AppliedCoupon): Quote {
  if (applied.denial !== null) return withDenial(quote, { code, ...applied });
  const { coupon, discounts } = applied;
  return { ...withDiscounts(quote, { code: coupon.code, discounts }), couponId: coupon.id };
}
