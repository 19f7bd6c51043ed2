import { signing } from '#modules/ledger/server/sign-money.ts';
import { type Route, route } from '#platform/server/route.ts';
import * as closed from '../closed.calls.ts';
import * as documents from '../documents.calls.ts';
import * as money from '../money.calls.ts';
import * as payouts from '../payouts.calls.ts';
import { remindOfPayouts as remindCall, showPayoutRun as runCall } from '../run.calls.ts';
import * as tax from '../tax.calls.ts';
import { answerStatementDispute, listStatementDisputes } from './answer-dispute.ts';
import { draftPayouts } from './batches/draft-payouts.ts';
import { exportBatch } from './batches/export-batch.ts';
import { listAvailable } from './batches/list-available.ts';
import { listPayouts } from './batches/list-payouts.ts';
import { movePayout } from './batches/move-payout.ts';
import { movePayouts } from './batches/move-payouts.ts';
import { remindOfPayouts } from './batches/remind-of-payouts.ts';
import { retryPayout } from './batches/retry-payout.ts';
import { showPayoutRun } from './batches/show-run.ts';
import { listClosedMerchants, recordDebtPaid, setClosedChannel } from './closed-merchants.ts';
import { listDocuments, showDocument } from './documents/show-document.ts';
import { exportTax, showTax } from './documents/show-tax.ts';
import { downloadStatement } from './download-statement.ts';
import { setChannel } from './set-channel.ts';
import { listMoneyEntries, showMoney } from './show-money.ts';
import { disputeStatement, listStatements, showStatement } from './statements.ts';

export const routes: Route[] = [
  route(money.showMoney, showMoney),
  route(money.listMoneyEntries, listMoneyEntries),
  route(money.listStatements, listStatements),
  route(money.showStatement, showStatement),
  route(money.downloadStatement, downloadStatement),
  route(money.disputeStatement, disputeStatement),
  route(money.listStatementDisputes, listStatementDisputes),
  route(money.answerStatementDispute, answerStatementDispute),
  route(money.setPayoutChannel, setChannel),
  route(payouts.listPayouts, listPayouts),
  route(payouts.listAvailable, listAvailable),
  route(runCall, showPayoutRun),
  route(remindCall, remindOfPayouts),
  route(payouts.draftPayouts, draftPayouts),
  route(payouts.movePayout, movePayout),
  route(payouts.movePayouts, movePayouts),
  route(payouts.retryPayout, retryPayout),
  route(payouts.exportBatch, exportBatch),
  route(closed.listClosedMerchants, listClosedMerchants),
  route(closed.setClosedChannel, setClosedChannel),
  route(closed.recordDebtPaid, signing(recordDebtPaid)),
  route(documents.listDocuments, listDocuments),
  route(documents.showDocument, showDocument),
  route(tax.showTax, showTax),
  route(tax.exportTax, exportTax),
];
