import { isDeepStrictEqual } from 'node:util';
import { addDays, cairoDay, startOfCairoDay } from '#platform/dates.ts';
import { fromPounds } from '#platform/money.ts';
import type { CouponTerms } from '../calls.ts';
import type { Coupon } from '../coupon.ts';
import type { StoredTerms } from './queries.ts';

/** Typed terms as they are stored: piastres and moments. What belongs to the other kind of discount is left out. */
export function storedTerms(input: CouponTerms): StoredTerms {
  const isPercent = input.kind === 'percent';
  return {
    kind: input.kind,
    percent: isPercent ? input.percent : null,
    amount: isPercent ? null : fromPounds(input.amount ?? 0),
    most: isPercent && input.most !== null ? fromPounds(input.most) : null,
    minSubtotal: fromPounds(input.minSubtotal),
    categoryIds: input.categoryIds,
    productIds: input.productIds,
    platformPercent: input.platformPercent,
    startsAt: startOfCairoDay(input.firstDay),
    endsAt: input.lastDay === null ? null : startOfCairoDay(addDays(input.lastDay, 1)),
    totalLimit: input.totalLimit,
    buyerLimit: input.buyerLimit,
  };
}

export function termsOf(coupon: Coupon): StoredTerms {
  const { id: _id, code: _code, merchantId: _merchantId, uses: _uses, active: _active, ...terms } = coupon;
  return terms;
}

/** As the audit log says it: by the first and the last day, both included. */
export function auditedTerms({ startsAt, endsAt, ...terms }: StoredTerms) {
  const lastDay = endsAt && cairoDay(new Date(endsAt.getTime() - 1));
  return { ...terms, firstDay: cairoDay(startsAt), lastDay };
}

/** Whether all is as it was but the end and the limits. */
export function keepsPromise(before: Coupon, now: StoredTerms): boolean {
  return isDeepStrictEqual(promiseOf(termsOf(before)), promiseOf(now));
}

function promiseOf({ endsAt: _endsAt, totalLimit: _total, buyerLimit: _buyer, ...promise }: StoredTerms) {
  return promise;
}
