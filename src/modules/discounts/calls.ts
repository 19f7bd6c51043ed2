import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { calendarDay, jointRule, page, rowId } from '#platform/inputs.ts';
import { fromPounds } from '#platform/money.ts';
import { COUPON_KINDS, normaliseCode } from './coupon.ts';
import { couponFields } from './text.ts';

/** Amounts in pounds. */
const pounds = z
  .number(couponFields.amount)
  .check(z.positive(couponFields.amount), z.maximum(10_000_000, couponFields.amount));
const limit = z.nullable(z.int(couponFields.limit).check(z.positive(couponFields.limit)));
const ids = (message?: string) => z.array(rowId, message).check(z.maxLength(500));

/** What a coupon gives, for which goods, when and how often. */
const terms = {
  kind: z.enum(COUPON_KINDS, couponFields.kind),
  percent: z.nullable(
    z
      .number(couponFields.percent)
      .check(z.positive(couponFields.percent), z.maximum(90, couponFields.percent)),
  ),
  amount: z.nullable(pounds),
  most: z.nullable(pounds),
  minSubtotal: z.number().check(z.minimum(0), z.maximum(10_000_000)),
  categoryIds: ids(),
  productIds: ids(couponFields.products),
  platformPercent: z.number().check(z.minimum(0), z.maximum(100)),
  /** The first and the last day on which it works, in Cairo, both included. */
  firstDay: calendarDay(couponFields.starts),
  lastDay: z.nullable(calendarDay(couponFields.ends)),
  totalLimit: limit,
  buyerLimit: limit,
};
const someTerms = z.object(terms);
export type CouponTerms = z.output<typeof someTerms>;

const agreeing = [
  jointRule<CouponTerms>(['kind', 'percent'], ({ kind, percent }) => kind !== 'percent' || percent !== null, {
    at: 'percent',
    error: couponFields.percent,
  }),
  jointRule<CouponTerms>(
    ['kind', 'amount'],
    ({ kind, amount }) => kind !== 'amount' || (amount !== null && fromPounds(amount) > 0),
    { at: 'amount', error: couponFields.amount },
  ),
  jointRule<CouponTerms>(
    ['firstDay', 'lastDay'],
    ({ firstDay, lastDay }) => lastDay === null || lastDay >= firstDay,
    { at: 'lastDay', error: couponFields.ends },
  ),
] as const;

const couponInput = z
  .object({
    code: z
      .string(couponFields.code)
      .check(z.overwrite(normaliseCode), z.regex(/^[A-Z0-9]{3,20}$/, couponFields.code)),
    /** For the shop's coupon: for this merchant's goods only. A merchant's own coupon is always for its goods. */
    merchantId: z.optional(z.int(couponFields.merchant).check(z.positive())),
    ...terms,
  })
  .check(...agreeing);
export type CouponInput = z.output<typeof couponInput>;

const coupon = z.object({
  id: z.int(),
  code: z.string(),
  merchantId: z.nullable(z.int()),
  merchantName: z.nullable(z.string()),
  /** Whether the viewer may stop it. */
  mine: z.boolean(),
  kind: z.enum(COUPON_KINDS),
  percent: z.nullable(z.number()),
  amount: z.nullable(z.number()),
  most: z.nullable(z.number()),
  minSubtotal: z.number(),
  categoryIds: z.array(z.int()),
  productIds: z.array(z.int()),
  /** The same with their titles. */
  products: z.array(z.object({ id: z.int(), name: z.string() })),
  platformPercent: z.number(),
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  totalLimit: z.nullable(z.int()),
  buyerLimit: z.nullable(z.int()),
  uses: z.int(),
  /** The total of its discounts so far, in pounds. */
  given: z.number(),
  active: z.boolean(),
});
export type CouponBody = z.output<typeof coupon>;

export const listCoupons = defineCall({
  method: 'GET',
  path: '/api/web/coupon/list',
  access: 'discounts',
  summary: 'Coupons, newest first: those of a merchant for its members, all for super_admin',
  input: z.object({ page: page() }),
  output: z.object({ coupons: z.array(coupon), totalPages: z.int() }),
});

export const createCoupon = defineCall({
  method: 'POST',
  path: '/api/web/coupon/create',
  access: 'discounts',
  summary: "Makes a coupon; a merchant's is for its own goods, and the merchant bears it",
  input: couponInput,
  output: coupon,
  refusals: ['coupon_code_taken', 'coupon_not_yours', 'coupon_unknown_merchant'],
});

export const editCoupon = defineCall({
  method: 'POST',
  path: '/api/web/coupon/edit',
  access: 'discounts',
  summary: "Changes a coupon's terms; once somebody has used it, only its end and its limits",
  input: z.object({ couponId: rowId, ...terms }).check(...agreeing),
  output: coupon,
  refusals: ['coupon_not_found', 'coupon_not_yours', 'coupon_in_use', 'coupon_used_more'],
});

export const switchCoupon = defineCall({
  method: 'POST',
  path: '/api/web/coupon/switch',
  access: 'discounts',
  summary: 'Stops a coupon or lets it be used again; orders placed with it stay as they are',
  input: z.object({ couponId: z.int(), active: z.boolean() }),
  output: coupon,
  refusals: ['coupon_not_found'],
});
