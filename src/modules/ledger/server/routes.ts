import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../calls.ts';
import { adjustMerchant, decideAdjustment, listAdjustmentRequests } from './adjust-merchant.ts';
import { listBalances, listLedger } from './browse-ledger.ts';
import { findPaidMerchants } from './find-paid-merchants.ts';

export const routes: Route[] = [
  route(calls.listLedger, listLedger),
  route(calls.listBalances, listBalances),
  route(calls.findPaidMerchants, findPaidMerchants),
  route(calls.adjustMerchant, adjustMerchant),
  route(calls.listAdjustmentRequests, listAdjustmentRequests),
  route(calls.decideAdjustment, decideAdjustment),
];
