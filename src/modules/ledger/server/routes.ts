import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../contract.ts';
import { adjustMerchant } from './adjust-merchant.ts';
import { listBalances, listLedger } from './browse/browse-ledger.ts';

export const routes: Route[] = [
  route(calls.listLedger, listLedger),
  route(calls.listBalances, listBalances),
  route(calls.adjustMerchant, adjustMerchant),
];
