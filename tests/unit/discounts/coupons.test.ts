import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Coupon,
  type CouponLine,
  checkCoupon,
  discountLines,
  normaliseCode,
} from '#modules/discounts/coupon.ts';
import { percentOf, sumPiastres } from '#platform/money.ts';

const START = new Date('2026-11-01T00:00:00Z');

const coupon = (changes: Partial<Coupon> = {}): Coupon => ({
  id: 1,
  code: 'WEKALA10',
  merchantId: null,
  kind: 'percent',
  percent: 10,
  amount: null,
  most: null,
  minSubtotal: 0,
  categoryIds: [],
  productIds: [],
  platformPercent: 100,
  startsAt: START,
  endsAt: null,
  totalLimit: null,
  buyerLimit: null,
  uses: 0,
  active: true,
  ...changes,
});

const line = (amount: number, of: Partial<CouponLine> = {}): CouponLine => ({
  amount,
  merchantId: 1,
  categoryId: 1,
  productId: 1,
  ...of,
});

const discounts = (given: ReturnType<typeof discountLines>) =>
  typeof given === 'string' ? given : given.map(each => each.discount);

test('a code is the same in any case, digits and spacing', () => {
  expect(normaliseCode(' wekala-١٠ ')).toBe('WEKALA10');
  expect(normaliseCode('\u200fWek ala۱0')).toBe('WEKALA10');
});

test('a percentage is allotted to the lines to the piastre, and stops at its most', () => {
  expect(discounts(discountLines(coupon(), [line(10_001), line(333)]))).toEqual([1000, 33]);
  expect(discounts(discountLines(coupon({ most: 500 }), [line(10_000), line(10_000)]))).toEqual([250, 250]);
});

test('an amount never takes more than 90 % of the goods', () => {
  const given = coupon({ kind: 'amount', percent: null, amount: 5000 });
  expect(discounts(discountLines(given, [line(10_000)]))).toEqual([5000]);
  expect(discounts(discountLines(given, [line(3000)]))).toEqual([2700]);
});

test('it is for the goods of its merchant, categories and products only', () => {
  const lines = [
    line(1000),
    line(1000, { merchantId: 2, productId: 2 }),
    line(1000, { merchantId: 2, categoryId: 2, productId: 3 }),
  ];
  expect(discounts(discountLines(coupon({ merchantId: 2 }), lines))).toEqual([0, 100, 100]);
  expect(discounts(discountLines(coupon({ categoryIds: [1] }), lines))).toEqual([100, 100, 0]);
  expect(discounts(discountLines(coupon({ merchantId: 2, productIds: [3] }), lines))).toEqual([0, 0, 100]);
  expect(discountLines(coupon({ productIds: [9] }), lines)).toBe('coupon_not_for_these');
  expect(discountLines(coupon({ merchantId: 1, minSubtotal: 1001 }), lines)).toBe('coupon_needs_more');
});

test('it says why it cannot be used', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  const check = (changes: Partial<Coupon>, usedByBuyer = 0) =>
    checkCoupon(coupon(changes), { now, usedByBuyer });
  expect(check({})).toBeNull();
  expect(check({ active: false })).toBe('coupon_unknown');
  expect(check({ startsAt: new Date('2026-11-20T10:00:01Z') })).toBe('coupon_not_yet');
  expect(check({ endsAt: now })).toBe('coupon_ended');
  expect(check({ totalLimit: 3, uses: 3 })).toBe('coupon_used_up');
  expect(check({ buyerLimit: 1 }, 1)).toBe('coupon_used_by_you');
});

test('whatever the lines, their discounts are the discount, and nobody bears more than it [M2]', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 1, max: 9000 }).map(hundredths => hundredths / 100),
      fc.integer({ min: 0, max: 10_000 }).map(hundredths => hundredths / 100),
      (amounts, percent, platformPercent) => {
        const given = discountLines(
          coupon({ percent, platformPercent }),
          amounts.map(amount => line(amount)),
        );
        const total = percentOf(sumPiastres(amounts), percent);
        if (typeof given === 'string') {
          expect(total).toBe(0);
          return;
        }
        expect(sumPiastres(given.map(each => each.discount))).toBe(total);
        expect(sumPiastres(given.map(each => each.platformDiscount))).toBe(percentOf(total, platformPercent));
        for (const [at, { discount, platformDiscount }] of given.entries()) {
          expect(discount).toBeLessThanOrEqual(amounts[at] ?? 0);
          expect(platformDiscount).toBeLessThanOrEqual(discount);
        }
      },
    ),
  );
});
