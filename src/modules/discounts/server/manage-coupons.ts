import type { CallInput } from '#platform/call.ts';
import { toPounds } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type {
  CouponBody,
  CouponInput,
  editCoupon as editCall,
  listCoupons as listCall,
  switchCoupon as switchCall,
} from '../calls.ts';
import { normaliseCode } from '../coupon.ts';
import { discountRefusal } from '../text.ts';
import {
  findCouponPlace,
  findCouponsOf,
  findListedCoupon,
  insertCoupon,
  type ListedCoupon,
  lockManagedCoupon,
  setCouponActive,
  updateCoupon,
} from './queries.ts';
import { auditedTerms, keepsPromise, storedTerms, termsOf } from './terms.ts';

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

/** The coupon of exactly this code that the viewer's list has, and the page of the list that shows it. */
export async function findManagedCoupon(ctx: Ctx, text: string, { merchantId }: Account) {
  const found = await findCouponPlace(ctx.db, { code: normaliseCode(text), merchantId });
  return found && { ...found, page: Math.floor(found.before / PAGE_SIZE) + 1 };
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
      ...storedTerms(input),
      code: input.code,
      merchantId,
      byMerchant: own !== null,
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
      to: { code: input.code, merchantId, ...auditedTerms(storedTerms(input)) },
    });
    return couponId;
  });
  return showCoupon(ctx, id, caller.viewer);
}

/**
 * Changes the terms of a coupon. Buyers rely on what a coupon in use promises: of that one only the end and the limits
 * change. Another merchant's coupon is not found.
 */
export async function editCoupon(
  ctx: Ctx,
  { couponId, ...input }: CallInput<typeof editCall>,
  caller: Caller<Account>,
): Promise<CouponBody> {
  const terms = storedTerms(input);
  await transaction(ctx, async tx => {
    const managed = await lockManagedCoupon(tx, { couponId, merchantId: caller.viewer.merchantId });
    if (!managed) throw discountRefusal('coupon_not_found');
    const { byMerchant, ...before } = managed;
    if (byMerchant && input.platformPercent > 0) throw discountRefusal('coupon_not_yours');
    if (before.uses > 0 && !keepsPromise(before, terms)) throw discountRefusal('coupon_in_use');
    if (terms.totalLimit !== null && terms.totalLimit < before.uses) throw usedMore();
    await updateCoupon(tx, couponId, terms);
    await recordChange(tx, caller, {
      what: 'coupon.edited',
      subject: { type: 'coupon', id: couponId },
      from: auditedTerms(termsOf(before)),
      to: auditedTerms(terms),
    });
  });
  return showCoupon(ctx, couponId, caller.viewer);
}

function usedMore(): Error {
  const { message } = discountRefusal('coupon_used_more');
  return discountRefusal('coupon_used_more', { fields: { totalLimit: message } });
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
