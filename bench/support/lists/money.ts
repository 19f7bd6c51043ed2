import { findPaidMerchants, listBalances, listLedger } from '#modules/ledger/calls.ts';
import { listMoneyActs } from '#modules/ledger/control.calls.ts';
import { listPaymentWork } from '#modules/payments/back-office.calls.ts';
import { listDisputes } from '#modules/payments/disputes.calls.ts';
import { listClosedMerchants } from '#modules/payouts/closed.calls.ts';
import { listDocuments } from '#modules/payouts/documents.calls.ts';
import {
  listMoneyEntries,
  listStatementDisputes,
  listStatements,
  showMoney,
} from '#modules/payouts/money.calls.ts';
import { listAvailable, listPayouts } from '#modules/payouts/payouts.calls.ts';
import { showPayoutRun } from '#modules/payouts/run.calls.ts';
import { listRefunds } from '#modules/refunds/calls.ts';
import { listExceptions, listRemittances } from '#modules/remittances/calls.ts';
import { listCourierClaims } from '#modules/remittances/courier-claims.calls.ts';
import { listFinishedWork, showFinanceWork } from '#modules/reports/finance-work.calls.ts';
import { showCredit } from '#modules/returns/credit.calls.ts';
import { listSubmissions } from '#modules/taxes/calls.ts';
import { askedBy, daysAgo, type Lists } from './asked.ts';

const [admin, merchant, buyer] = [askedBy('admin'), askedBy('merchant'), askedBy('buyer')];

export const MONEY_LISTS: Lists = {
  'documents that the authority refused': admin(listSubmissions),
  'documents for the authority': admin(listSubmissions, { show: 'all' }),
  'documents for the authority, more': admin(listSubmissions, { show: 'all', before: 1_000 }),
  'refunds to approve': admin(listRefunds),
  'refunds, failed': admin(listRefunds, { tab: 'failed' }),
  'refunds, done': admin(listRefunds, { tab: 'done' }),
  'refunds, done, page 20': admin(listRefunds, { tab: 'done', page: 20 }),
  "a buyer's credit": buyer(showCredit),
  'payments that need a person': admin(listPaymentWork),
  'disputes of payments': admin(listDisputes),
  'work of finance': admin(showFinanceWork),
  'work of finance, finished': admin(listFinishedWork),
  remittances: admin(listRemittances),
  'remittances, a year ago': admin(listRemittances, { before: 400 }),
  'exceptions of cash': admin(listExceptions),
  'claims on couriers': admin(listCourierClaims),
  payouts: admin(listPayouts),
  'payouts, held': admin(listPayouts, { only: 'held' }),
  'the last run of payouts': admin(showPayoutRun),
  'payouts, drafts': admin(listPayouts, { state: 'draft' }),
  'payouts, paid': admin(listPayouts, { state: 'paid' }),
  'payouts, failed': admin(listPayouts, { state: 'failed' }),
  'available, by merchant': admin(listAvailable),
  'available, by merchant, page 2': admin(listAvailable, { page: 2 }),
  'disputed statements': admin(listStatementDisputes),
  'merchants of the books': admin(findPaidMerchants, { q: 'متجر' }),
  ledger: admin(listLedger),
  'ledger, half way down': admin(listLedger, ({ orders }) => ({ before: 2 * orders })),
  'ledger, an account': admin(listLedger, { account: 'commission_income' }),
  'ledger, accounts of all merchants': admin(listLedger, { account: 'merchant_payable' }),
  'ledger, a merchant': admin(listLedger, { account: 'merchant_payable:3' }),
  'ledger, an account of nobody': admin(listLedger, { account: 'store_credit' }),
  'ledger, a cause': admin(listLedger, ({ orders }) => ({
    causeType: 'order_event',
    causeId: 20_000 + orders,
  })),
  'ledger, of an order': admin(listLedger, ({ orders }) => ({
    number: `WK-${10_000 + Math.floor(orders / 2)}`,
  })),
  'ledger, a statement': admin(listLedger, { number: 'bosta-1' }),
  'ledger, an amount': admin(listLedger, { amount: 50 }),
  'ledger, an amount, an account': admin(listLedger, { amount: 50, account: 'store_credit' }),
  'ledger, an amount, an account, half way down': admin(listLedger, ({ orders }) => ({
    amount: 50,
    account: 'fee_income',
    before: 2 * orders,
  })),
  'ledger, an amount of nobody': admin(listLedger, { amount: 99_999.99 }),
  'ledger, a kind of cause': admin(listLedger, { causeType: 'goodwill' }),
  'ledger, until a year ago': admin(listLedger, () => ({ to: daysAgo(365) })),
  'ledger, an account, a month': admin(listLedger, () => ({
    account: 'fee_income',
    from: daysAgo(400),
    to: daysAgo(370),
  })),
  balances: admin(listBalances),
  'money that waits for signatures': admin(listMoneyActs),
  'closed merchants with money': admin(listClosedMerchants),
  documents: admin(listDocuments),
  'documents of an order': admin(listDocuments, ({ orders }) => ({
    orderId: 10_000 + Math.floor(orders / 2),
  })),
  'documents, half way down': admin(listDocuments, ({ orders }) => ({ before: orders })),
  "a buyer's documents": buyer(listDocuments),
  'own money': merchant(showMoney),
  'own entries': merchant(listMoneyEntries),
  'own entries, half way down': merchant(listMoneyEntries, ({ orders }) => ({ before: 2 * orders })),
  'own statements': merchant(listStatements),
  'own documents': merchant(listDocuments),
};
