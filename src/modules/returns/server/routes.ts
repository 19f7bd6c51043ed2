import { signing } from '#modules/ledger/server/sign-money.ts';
import { type Route, route } from '#platform/server/route.ts';
import * as backOffice from '../back-office.calls.ts';
import * as credit from '../credit.calls.ts';
import * as customers from '../customers.calls.ts';
import * as calls from '../returns.calls.ts';
import { giveGoodwill, showCredit, showGoodwillBuyer } from './customers/credit.ts';
import { reportForCaller, sendCallerCode } from './customers/report-for-caller.ts';
import { showCustomer, writeCustomerNote } from './customers/show-customer.ts';
import { uploadCasePhoto } from './photos.ts';
import { listReturnable, quoteReturn } from './quote-return.ts';
import { refuseRefund } from './refunds/refuse-refund.ts';
import { requestReturn } from './request-return.ts';
import { listCases, listManagedCases, showClaim, showReturn } from './show-cases.ts';
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
  route(backOffice.approveReturn, returnStep('approved')),
  route(backOffice.rejectReturn, returnStep('rejected')),
  route(backOffice.upholdAppeal, returnStep('upheld')),
  route(backOffice.closeReturn, returnStep('closed')),
  route(backOffice.receiveReturn, returnStep('received')),
  route(backOffice.inspectReturn, returnStep('inspected')),
  route(backOffice.resolveReturn, returnStep('resolved')),
  route(backOffice.answerClaim, answerClaim),
  route(backOffice.decideClaim, decideClaim),
  route(backOffice.listManagedCases, listManagedCases),
  route(customers.showCustomer, showCustomer),
  route(customers.writeCustomerNote, writeCustomerNote),
  route(customers.sendCallerCode, sendCallerCode),
  route(customers.reportForCaller, reportForCaller),
  route(credit.showCredit, showCredit),
  route(credit.giveGoodwill, signing(giveGoodwill)),
  route(credit.showGoodwillBuyer, showGoodwillBuyer),
  route(backOffice.refuseRefund, refuseRefund),
];
