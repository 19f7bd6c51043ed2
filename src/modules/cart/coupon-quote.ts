import type { CouponDenial, CouponLine, LineDiscount } from '#modules/discounts/coupon.ts';
import { type Piastres, sumPiastres, vatIncluded } from '#platform/money.ts';
import type { Quote } from './quote.ts';

/** A quote's lines for a coupon; unavailable lines count nothing. */
export function couponLines({ lines }: Quote): CouponLine[] {
  return lines.map(({ offer, amount }) => ({
    merchantId: offer?.merchantId ?? 0,
    categoryId: offer?.categoryId ?? 0,
    productId: offer?.productId ?? 0,
    amount,
  }));
}

/** The quote minus a coupon's discount on each line; taxes are included in the rest. */
export function withDiscounts(
  quote: Quote,
  { code, discounts }: { code: string; discounts: readonly LineDiscount[] },
): Quote {
  const lines = quote.lines.map((line, at) => {
    const { discount, platformDiscount } = discounts[at] ?? { discount: 0, platformDiscount: 0 };
    return { ...line, discount, platformDiscount, vat: vatIncluded(line.amount - discount, line.vatPercent) };
  });
  const discount = sumPiastres(lines.map(line => line.discount));
  return {
    ...quote,
    lines,
    discount,
    vat: sumPiastres(lines.map(line => line.vat)),
    total: quote.total === null ? null : quote.total - discount,
    coupon: { code, denial: null },
  };
}

export function withDenial(
  quote: Quote,
  coupon: { code: string; denial: CouponDenial; least?: Piastres },
): Quote {
  return { ...quote, coupon };
}
