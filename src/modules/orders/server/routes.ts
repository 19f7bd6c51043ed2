import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../calls.ts';
import { backOfficeRoutes } from './back-office/routes.ts';
import { confirmOrder, sendOrderCode } from './confirm-order.ts';
import { cancelOrder, packMerchantOrder, reportNotReceived, step } from './steps/merchant-order-steps.ts';
import { deliverParcel, parcelStep, reportAttempt, reportLoss } from './steps/parcel-steps.ts';
import { listOrders } from './views/list-orders.ts';
import { orderAgain } from './views/order-again.ts';
import { showOrder } from './views/show-order.ts';
import { showUnderWay } from './views/show-under-way.ts';

export const routes: Route[] = [
  route(calls.listOrders, listOrders),
  route(calls.showUnderWay, showUnderWay),
  route(calls.showOrder, showOrder),
  route(calls.orderAgain, orderAgain),
  route(calls.sendOrderCode, sendOrderCode),
  route(calls.confirmOrder, confirmOrder),
  route(calls.cancelOrder, cancelOrder),
  route(calls.cancelMerchantOrder, step('cancelled')),
  route(calls.reportNotReceived, reportNotReceived),
  route(calls.withdrawMerchantOrder, step('withdrawn')),
  route(calls.acceptMerchantOrder, step('accepted')),
  route(calls.rejectMerchantOrder, step('rejected')),
  route(calls.packMerchantOrder, packMerchantOrder),
  route(calls.handOverParcel, parcelStep('handed_over')),
  route(calls.reportOutForDelivery, parcelStep('out_for_delivery')),
  route(calls.reportAttempt, reportAttempt),
  route(calls.deliverParcel, deliverParcel),
  route(calls.refuseParcel, parcelStep('refused')),
  route(calls.receiveParcelBack, parcelStep('back_at_merchant')),
  route(calls.reportLoss, reportLoss),
  ...backOfficeRoutes,
];
