import type { LedgerAccount } from '#modules/ledger/account.ts';
import type { PostingEntry } from '#modules/ledger/posting.ts';
import { isGateway } from '#modules/payments/providers.ts';
import type { Piastres } from '#platform/money.ts';
import { costOf, receivableOf } from './sender.ts';
import type { StatementLine } from './statement.ts';

/** `surplus` and `deduction`: money of a statement, or of the bank, that is of no parcel we know. */
export const EXCEPTION_KINDS = ['short', 'over', 'missing', 'surplus', 'deduction'] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/**
 * `recovered`: the debtor paid the difference after all. `written_off`: nobody waits for it any longer. `placed`: a surplus
 * was the cash of a parcel, what the courier owed for one, or a payment; what a gateway deducted was a buyer's refund or a
 * lost dispute.
 */
export const EXCEPTION_OUTCOMES = ['recovered', 'written_off', 'placed'] as const;
export type ExceptionOutcome = (typeof EXCEPTION_OUTCOMES)[number];

interface Waiting {
  kind: ExceptionKind;
  courier: string;
  /** Of the statement's line; null for what the bank showed more or less, which is money of the whole statement. */
  row: number | null;
  gross: Piastres;
}

/** Whose money a line was can be said of what came, and of what a gateway took back for a buyer or a bank, or charged for it. */
export const isPlaceable = ({ kind, courier, row, gross }: Waiting): boolean =>
  row !== null && (kind === 'surplus' || (kind === 'deduction' && gross <= 0 && isGateway(courier)));

/** Listed at a time, the oldest: the next come up as these are decided. */
export const MOST_EXCEPTIONS = 100;

/** How the cash received differs from the cash due; null if it does not. */
export function differenceOf(
  { gross }: Pick<StatementLine, 'gross'>,
  due: Piastres,
): { kind: 'short' | 'over'; amount: Piastres } | null {
  if (gross === due) return null;
  return gross < due ? { kind: 'short', amount: due - gross } : { kind: 'over', amount: gross - due };
}

/**
 * The posting of a statement when it is imported (docs/orders-rules.md, Books): the courier owes less by the fees that it
 * keeps, and more by the money that nobody knows, which waits in suspense. The bank has shown nothing yet.
 */
export function importEntries(
  courier: string,
  { fees, suspense }: { fees: Piastres; suspense: readonly Pick<StatementLine, 'gross' | 'fee'>[] },
): PostingEntry[] {
  const receivable = receivableOf(courier);
  return [
    { account: costOf(courier), debit: fees },
    { account: receivable, credit: fees },
    ...suspense.flatMap(({ gross, fee }) => [
      signed(receivable, gross - fee),
      signed('suspense', fee - gross),
    ]),
  ];
}

/** The bank shows the money of a statement: the courier owes less by all of it, and what differs waits in suspense. */
export function bankEntries(
  courier: string,
  { net, bankAmount }: { net: Piastres; bankAmount: Piastres },
): PostingEntry[] {
  return [
    signed('bank', bankAmount),
    signed(receivableOf(courier), -net),
    signed('suspense', net - bankAmount),
  ];
}

/** A debit where the amount is positive. */
const signed = (account: LedgerAccount, amount: Piastres): PostingEntry =>
  amount >= 0 ? { account, debit: amount } : { account, credit: -amount };

interface Closed {
  kind: ExceptionKind;
  courier: string;
  amount: Piastres;
  /** What the courier kept of it. */
  fee?: Piastres;
}

/**
 * The posting that closes an exception. For money that came over, `recovered` returns it and `written_off` keeps it; a
 * deduction that is written off was a cost.
 */
export function exceptionEntries(
  { kind, courier, amount, fee = 0 }: Closed,
  outcome: ExceptionOutcome,
): PostingEntry[] {
  const receivable = receivableOf(courier);
  if (outcome === 'placed') {
    const net = kind === 'deduction' ? -amount : amount;
    return [
      signed('suspense', net),
      { account: costOf(courier), debit: fee },
      signed(receivable, -(net + fee)),
    ];
  }
  if (kind === 'deduction')
    return [
      { account: outcome === 'recovered' ? 'bank' : costOf(courier), debit: amount },
      { account: 'suspense', credit: amount },
    ];
  if (kind === 'surplus')
    return [
      { account: 'suspense', debit: amount },
      { account: outcome === 'recovered' ? 'bank' : 'adjustment_income', credit: amount },
    ];
  if (kind === 'over')
    return [
      { account: receivable, debit: amount },
      { account: outcome === 'recovered' ? 'bank' : 'adjustment_income', credit: amount },
    ];
  return [
    { account: outcome === 'recovered' ? 'bank' : 'written_off', debit: amount },
    { account: receivable, credit: amount },
  ];
}
