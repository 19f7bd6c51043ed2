import type { CallInput } from '#platform/call.ts';
import { addDays, startOfCairoDay } from '#platform/dates.ts';
import { fromPounds, toPounds } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type {
  CouponBody,
  CouponInput,
  listCoupons as listCall,
  switchCoupon as switchCall,
} from '../calls.ts';
import { discountRefusal } from '../text.ts';
import {
  findCouponsOf,
  findListedCoupon,
  insertCoupon,
  type ListedCoupon,
  setCouponActive,
} from './queries.ts';

const PAGE_SIZE = 25;

/** Coupons, newest first: a merchant's members see their own merchant's. */
export async function listCoupons(ctx: Ctx, { page }: CallInput<typeof listCall>, { merchantId }: Account) {
  const { coupons, total } = await findCouponsOf(ctx.db, {
    merchantId,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  return {
    coupons: coupons.map(coupon => toBody(coupon, merchantId)),
    totalPages: Math.ceil(total / PAGE_SIZE),
  };
}

/** A merchant's coupon is always for its own goods and at its own cost. Refuses a code that is taken. */
export async function createCoupon(
  ctx: Ctx,
  input: CouponInput,
  caller: Caller<Account>,
): Promise<CouponBody> {
  const own = caller.viewer.merchantId;
  if (own !== null && input.platformPercent > 0) throw discountRefusal('coupon_not_yours');
  const merchantId = own ?? input.merchantId ?? null;
  const id = await transaction(ctx, async tx => {
    const couponId = await insertCoupon(tx, {
      ...input,
      merchantId,
      byMerchant: own !== null,
      percent: input.kind === 'percent' ? input.percent : null,
      amount: input.kind === 'amount' ? fromPounds(input.amount ?? 0) : null,
      most: input.kind === 'percent' && input.most !== null ? fromPounds(input.most) : null,
      minSubtotal: fromPounds(input.minSubtotal),
      startsAt: startOfCairoDay(input.firstDay),
      endsAt: input.lastDay === null ? null : startOfCairoDay(addDays(input.lastDay, 1)),
      createdAt: ctx.clock.now(),
    });
    if (couponId === 'unknown_merchant') throw discountRefusal('coupon_unknown_merchant');
    if (couponId === null)
      throw discountRefusal('coupon_code_taken', {
        fields: { code: discountRefusal('coupon_code_taken').message },
      });
    await recordChange(tx, caller, {
      what: 'coupon.created',
      subject: { type: 'coupon', id: couponId },
      from: null,
      to: audited(input),
    });
    return couponId;
  });
  return showCoupon(ctx, id, caller.viewer);
}

/** Amounts in piastres; fields that were left open are missing. */
function audited({ amount, most, minSubtotal, ...input }: CouponInput) {
  const amounts = { amount, most, minSubtotal };
  const inPiastres = Object.entries(amounts).map(([name, pounds]) => [name, pounds && fromPounds(pounds)]);
  return { ...input, ...Object.fromEntries(inPiastres) };
}

/** Stops a coupon or starts it again. Another merchant's coupon is not found. */
export async function switchCoupon(
  ctx: Ctx,
  { couponId, active }: CallInput<typeof switchCall>,
  caller: Caller<Account>,
): Promise<CouponBody> {
  await transaction(ctx, async tx => {
    const before = await setCouponActive(tx, { couponId, active, merchantId: caller.viewer.merchantId });
    if (!before) throw discountRefusal('coupon_not_found');
    if (before.was === active) return;
    await recordChange(tx, caller, {
      what: 'coupon.active',
      subject: { type: 'coupon', id: couponId },
      from: before.was,
      to: active,
    });
  });
  return showCoupon(ctx, couponId, caller.viewer);
}

async function showCoupon(ctx: Ctx, id: number, { merchantId }: Account): Promise<CouponBody> {
  return toBody((await findListedCoupon(ctx.db, id)) as ListedCoupon, merchantId);
}

function toBody(coupon: ListedCoupon, viewersMerchant: number | null): CouponBody {
  const { amount, most, minSubtotal, given, startsAt, endsAt } = coupon;
  return {
    ...coupon,
    mine: viewersMerchant === null || coupon.byMerchant,
    categoryIds: [...coupon.categoryIds],
    productIds: [...coupon.productIds],
    amount: amount === null ? null : toPounds(amount),
    most: most === null ? null : toPounds(most),
    minSubtotal: toPounds(minSubtotal),
    given: toPounds(given),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
  };
}
