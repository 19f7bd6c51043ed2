import { signing } from '#modules/ledger/server/sign-money.ts';
import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../calls.ts';
import { approveRefund } from './approve-refund.ts';
import { savePayoutChannel, showPayoutChannel } from './channel.ts';
import { listRefunds, showRefundChannel } from './list-refunds.ts';
import { recordTransfer } from './record-transfer.ts';
import { chooseOtherWay, retryRefund } from './retry-refund.ts';

export const routes: Route[] = [
  route(calls.showPayoutChannel, showPayoutChannel),
  route(calls.savePayoutChannel, savePayoutChannel),
  route(calls.listRefunds, listRefunds),
  route(calls.approveRefund, signing(approveRefund)),
  route(calls.retryRefund, retryRefund),
  route(calls.chooseOtherWay, chooseOtherWay),
  route(calls.recordTransfer, signing(recordTransfer)),
  route(calls.showRefundChannel, showRefundChannel),
];
