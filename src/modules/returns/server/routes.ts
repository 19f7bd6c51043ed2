import { type Route, route } from '#platform/server/route.ts';
import * as desk from '../contract/desk.ts';
import * as refundCalls from '../contract/refunds.ts';
import * as calls from '../contract/returns.ts';
import { listReturnable, quoteReturn } from './ask-return.ts';
import { uploadCasePhoto } from './photos.ts';
import { approveRefund, refuseRefund } from './refunds/approve-refund.ts';
import { savePayoutChannel, showPayoutChannel } from './refunds/channel.ts';
import { giveGoodwill, showCredit } from './refunds/credit.ts';
import { listRefunds, showRefundChannel } from './refunds/list-refunds.ts';
import { recordTransfer } from './refunds/record-transfer.ts';
import { chooseOtherWay, retryRefund } from './refunds/retry-refund.ts';
import { requestReturn } from './request-return.ts';
import { listCases, listDeskCases, showClaim, showReturn } from './showing/show-cases.ts';
import { answerClaim, decideClaim, returnStep } from './steps.ts';

export const routes: Route[] = [
  route(calls.listReturnable, listReturnable),
  route(calls.uploadCasePhoto, uploadCasePhoto),
  route(calls.quoteReturn, quoteReturn),
  route(calls.requestReturn, requestReturn),
  route(calls.listCases, listCases),
  route(calls.showReturn, showReturn),
  route(calls.showClaim, showClaim),
  route(calls.cancelReturn, returnStep('cancelled')),
  route(calls.appealReturn, returnStep('appealed')),
  route(calls.bookReturn, returnStep('booked')),
  route(calls.handOverReturn, returnStep('handed_over')),
  route(desk.approveReturn, returnStep('approved')),
  route(desk.rejectReturn, returnStep('rejected')),
  route(desk.upholdAppeal, returnStep('upheld')),
  route(desk.closeReturn, returnStep('closed')),
  route(desk.receiveReturn, returnStep('received')),
  route(desk.inspectReturn, returnStep('inspected')),
  route(desk.resolveReturn, returnStep('resolved')),
  route(desk.answerClaim, answerClaim),
  route(desk.decideClaim, decideClaim),
  route(desk.listDeskCases, listDeskCases),
  route(refundCalls.showPayoutChannel, showPayoutChannel),
  route(refundCalls.savePayoutChannel, savePayoutChannel),
  route(refundCalls.showCredit, showCredit),
  route(refundCalls.giveGoodwill, giveGoodwill),
  route(refundCalls.listRefunds, listRefunds),
  route(refundCalls.approveRefund, approveRefund),
  route(refundCalls.refuseRefund, refuseRefund),
  route(refundCalls.retryRefund, retryRefund),
  route(refundCalls.chooseOtherWay, chooseOtherWay),
  route(refundCalls.recordTransfer, recordTransfer),
  route(refundCalls.showRefundChannel, showRefundChannel),
];
