import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../calls.ts';
import * as control from '../control.calls.ts';
import { adjustMerchant } from './adjust-merchant.ts';
import { listBalances, listLedger } from './browse-ledger.ts';
import { decideMoneyAct, listMoneyActs, type Performers } from './decide-money-act.ts';
import { findPaidMerchants } from './find-paid-merchants.ts';

export const ledgerRoutes = (performers: Performers): Route[] => [
  route(calls.listLedger, listLedger),
  route(calls.listBalances, listBalances),
  route(calls.findPaidMerchants, findPaidMerchants),
  route(calls.adjustMerchant, adjustMerchant),
  route(control.listMoneyActs, listMoneyActs),
  route(control.decideMoneyAct, decideMoneyAct(performers)),
];
