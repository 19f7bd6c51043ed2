import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../calls.ts';
import * as control from '../control.calls.ts';
import * as months from '../months.calls.ts';
import { adjustMerchant } from './adjust-merchant.ts';
import { closeMonth, showMonth } from './close-month.ts';
import { decideMoneyAct, listMoneyActs, type Performers } from './decide-money-act.ts';
import { exportLedger } from './export-ledger.ts';
import { findPaidMerchants } from './find-paid-merchants.ts';
import { listBalances, listLedger } from './list-ledger.ts';
import { payDue } from './pay-due.ts';
import { signing } from './sign-money.ts';

export const ledgerRoutes = (performers: Performers): Route[] => [
  route(calls.listLedger, listLedger),
  route(calls.exportLedger, exportLedger),
  route(calls.listBalances, listBalances),
  route(calls.findPaidMerchants, findPaidMerchants),
  route(calls.adjustMerchant, signing(adjustMerchant)),
  route(months.showMonth, showMonth),
  route(months.closeMonth, closeMonth),
  route(months.payDue, signing(payDue)),
  route(control.listMoneyActs, listMoneyActs),
  route(control.decideMoneyAct, decideMoneyAct(performers)),
];
