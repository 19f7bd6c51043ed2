import { signing } from '#modules/ledger/server/sign-money.ts';
import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../calls.ts';
import { approveRefund } from './approve-refund.ts';
import { listRefunds, showRefundChannel, showRefundToTransfer } from './list-refunds.ts';
import { chooseOtherWay, retryRefund } from './retry-refund.ts';
import { savePayoutChannel, showPayoutChannel } from './transfers/channel.ts';
import { attachReceipt, readReceipt } from './transfers/receipt.ts';
import { recordTransfer } from './transfers/record-transfer.ts';

export const routes: Route[] = [
  route(calls.showPayoutChannel, showPayoutChannel),
  route(calls.savePayoutChannel, savePayoutChannel),
  route(calls.listRefunds, listRefunds),
  route(calls.approveRefund, signing(approveRefund)),
  route(calls.retryRefund, retryRefund),
  route(calls.chooseOtherWay, chooseOtherWay),
  route(calls.recordTransfer, signing(recordTransfer)),
  route(calls.showRefundChannel, showRefundChannel),
  route(calls.showRefundToTransfer, showRefundToTransfer),
  route(calls.attachReceipt, attachReceipt),
  route(calls.readReceipt, readReceipt),
];
