import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../calls.ts';
import { createCoupon, editCoupon, listCoupons, switchCoupon } from './manage-coupons.ts';

export const routes: readonly Route[] = [
  route(calls.listCoupons, (ctx, input, { viewer }) => listCoupons(ctx, input, viewer)),
  route(calls.createCoupon, createCoupon),
  route(calls.editCoupon, editCoupon),
  route(calls.switchCoupon, switchCoupon),
];
