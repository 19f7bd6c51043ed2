import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../calls.ts';
import * as finance from '../finance-work.calls.ts';
import { assignFinanceWork } from './assign-work.ts';
import { exportReport } from './export-report.ts';
import { findEverywhere } from './find-everywhere.ts';
import { listFinishedWork } from './list-finished-work.ts';
import { showFinanceWork } from './show-finance-work.ts';
import { countWaiting, showHome } from './show-home.ts';
import { showReport } from './show-report.ts';
import { exportStockLeft, showStockLeft } from './show-stock.ts';

export const routes: Route[] = [
  route(calls.showHome, showHome),
  route(finance.showFinanceWork, showFinanceWork),
  route(finance.assignFinanceWork, assignFinanceWork),
  route(finance.listFinishedWork, listFinishedWork),
  route(calls.countWaiting, countWaiting),
  route(calls.findEverywhere, findEverywhere),
  route(calls.showReport, showReport),
  route(calls.exportReport, exportReport),
  route(calls.showStockLeft, showStockLeft),
  route(calls.exportStockLeft, exportStockLeft),
];
